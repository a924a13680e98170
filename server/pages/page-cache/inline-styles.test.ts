import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";
import { pageStyles } from "./page-styles.ts";

const sheets: Record<string, string> = { "/assets/a.css": ".a{color:red}", "/assets/b.css": ".b{color:blue}" };
const page = (links: string) => `<html><head><title>x</title>${links}<meta name="y"/></head><body></body></html>`;
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

test("styles stand in the page in their order, the links stay but are switched off, and the policy knows the hash", () => {
  const { html, styleHashes } = inlineStyles(page(link("/assets/a.css") + link("/assets/b.css#")), (href) => sheets[href]);
  const styles = ".a{color:red}\n.b{color:blue}";
  expect(html).toBe(
    page(
      `<style>${styles}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/b.css#" disabled=""/>`,
    ),
  );
  expect(styleHashes).toEqual([`'sha256-${createHash("sha256").update(styles).digest("base64")}'`]);
});

test("a sheet that is not the build's, or that would end the style element, leaves the page as it is", () => {
  const mixed = page(link("/assets/a.css") + link("https://elsewhere.example/c.css"));
  expect(inlineStyles(mixed, (href) => sheets[href])).toEqual({ html: mixed, styleHashes: [] });
  const odd = page(link("/assets/a.css"));
  expect(inlineStyles(odd, () => '.a{content:"</style>"}')).toEqual({ html: odd, styleHashes: [] });
  expect(inlineStyles(page(""), () => "").styleHashes).toEqual([]);
});

test("where the first view ends, only its rules are inside and all sheets are linked behind its fonts; below, nothing is missed", () => {
  const low = (href: string) => `<link fetchpriority="low" rel="stylesheet" href="${href}"/>`;
  const head = link("/assets/a.css") + link("/assets/b.css#");
  const drawn = `<html><head>${head}</head><body><h1 class="a">x</h1><div hidden="" data-later-styles=""></div><p class="b">y</p></body></html>`;
  const { html, styleHashes } = inlineStyles(drawn, (href) => sheets[href]);
  expect(html).toContain("<style>.a{color:red}</style>");
  expect(html).toContain(`<div hidden="" data-later-styles="">${low("/assets/a.css")}${low("/assets/b.css")}</div><p class="b">`);
  expect(html.match(/ disabled=""/g)).toHaveLength(2);
  expect(styleHashes).toEqual([`'sha256-${createHash("sha256").update(".a{color:red}").digest("base64")}'`]);
});

test("where the build has the sheets of a page in one file, that is what follows the first view, and what it imports is asked for with it", () => {
  const [shell, b] = ["/assets/shell-1.css", "/assets/b.css"];
  const kept: Record<string, string> = { [shell]: ".a{color:red}", [b]: ".b{color:blue}" };
  const files = pageStyles([shell, b], (href) => kept[href] ?? "");
  for (const { address, text } of files) kept[address] = text;
  const drawn = `<html><head>${link(`${shell}#`)}${link(b)}</head><body><h1 class="a">x</h1><div hidden="" data-later-styles=""></div></body></html>`;
  const { html } = inlineStyles(drawn, (href) => kept[href]);
  expect(html).toContain("<style>.a{color:red}</style>");
  const later = `<link rel="preload" as="style" fetchpriority="low" href="${shell}"/><link fetchpriority="low" rel="stylesheet" href="${files[0]?.address}"/>`;
  expect(html).toContain(`<div hidden="" data-later-styles="">${later}</div>`);
});
