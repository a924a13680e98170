import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { legalDocuments, publicPaths } from "#content/pages.ts";

// The menu shows the n-th icon for the n-th page; a page put into the list without one would shift all that follow.
test("every page of the menus has its own icon, at the place where its entry looks for it", () => {
  const picture = readFileSync(new URL("./menu-icons.svg", import.meta.url), "utf8");
  const icons = [...picture.matchAll(/<g id="([^"]+)" transform="translate\(0 (\d+)\)">(.*)<\/g>/g)].map(([, id, y, drawing]) => ({
    id,
    y: Number(y),
    drawing,
  }));
  const elsewhere = ["/", "/blog", "/resources/pricing", ...legalDocuments.map((id) => `/resources/legal/${id}`)];
  expect(icons.map(({ id }) => id)).toEqual(publicPaths.filter((path) => !elsewhere.includes(path)));
  for (const { id, y } of icons) expect(y, id).toBe(24 * (publicPaths as readonly (string | undefined)[]).indexOf(id));
  expect(new Set(icons.map(({ drawing }) => drawing)).size, "no icon serves two pages").toBe(icons.length);
});
