import { expect, test } from "vitest";
import { importedBy, pageStyles, pageStylesAddress } from "./page-styles.ts";

const read = (href: string) => `.${href.slice(8, -4)}{top:0}`;
const [shell, page] = ["/assets/shell-1.css", "/assets/page-1.css"];

/** What a browser makes of it: imports are put where they stand. */
function flat(hrefs: readonly string[]): string {
  const files = new Map(pageStyles(hrefs, read).map(({ address, text }) => [address, text]));
  const whole = (address: string): string => {
    const text = files.get(address) ?? read(address);
    return text.replace(/@import"([^"]+)";/g, (_, href: string) => whole(href)).replaceAll("\n", "");
  };
  return whole(pageStylesAddress(hrefs));
}

test("rules stay in the order of the sheets, wherever those stand that pages have in common", () => {
  for (const hrefs of [
    [shell, page],
    [shell, "/assets/a.css", "/assets/b.css", page, "/assets/c.css"],
    ["/assets/a.css", shell, "/assets/b.css", page],
    ["/assets/a.css", "/assets/b.css"],
    [],
  ])
    expect(flat(hrefs)).toBe(hrefs.map(read).join(""));
});

test("what pages have in common is imported and never copied; other names make another address", () => {
  const files = pageStyles([shell, "/assets/a.css", "/assets/b.css", page, "/assets/c.css"], read);
  expect(files).toHaveLength(2);
  expect(importedBy(files[1]?.text ?? "")).toEqual([shell, files[0]?.address, page]);
  expect(files[0]?.text).toBe(".a{top:0}\n.b{top:0}");
  expect(pageStylesAddress([shell, "/assets/c.css"])).not.toBe(pageStylesAddress([shell, "/assets/d.css"]));
});
