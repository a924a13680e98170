// Every page the sitemap lists, in both languages: no broken link, no console error, no axe violation, one h1, its own title.
import { publicPaths } from "#content/pages.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

// Words do not change colours and colours do not change words: each page is looked at once, every second one in English by day, the others
// in Korean by night. AXE=all looks at every page both ways.
for (const [locale, theme, turn] of [
  ["en", "light", 0],
  ["ko", "dark", 1],
] as const) {
  test(`axe finds nothing on the pages (${locale}, ${theme})`, async ({ browser, site }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of publicPaths.filter((_, index) => process.env.AXE === "all" || index % 2 === turn)) {
      await page.goto(`${path}?lang=${locale}`);
      await page.waitForFunction(() => document.fonts.status === "loaded");
      found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test("no page has a broken link, and each has a title, a description and one h1 of its own", async ({ request, site }) => {
  test.setTimeout(240_000);
  const links = new Map<string, string>();
  const titles = new Map<string, string>();
  const problems: string[] = [];
  for (const locale of ["en", "ko"]) {
    for (const path of publicPaths) {
      const html = await (await request.get(`${path}?lang=${locale}`)).text();
      const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
      if (!title) problems.push(`${path} (${locale}) has no title`);
      if (titles.has(title)) problems.push(`${path} (${locale}) has the title of ${titles.get(title)}`);
      titles.set(title, `${path} (${locale})`);
      if (!/<meta name="description" content="[^"]{20,}/.test(html)) problems.push(`${path} (${locale}) has no description`);
      if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) problems.push(`${path} (${locale}) does not have one h1`);
      for (const [, href] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        const url = new URL((href ?? "").replaceAll("&amp;", "&"), site.url + path);
        if (url.origin === site.url) links.set(url.pathname + url.search, path);
        if (
          url.origin === site.url &&
          url.hash &&
          url.pathname === path &&
          !html.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`)
        ) {
          problems.push(`${path} (${locale}) links to its missing part ${url.hash}`);
        }
      }
    }
  }
  for (const [link, from] of links) {
    const response = await request.get(link, { maxRedirects: 3 });
    if (response.status() >= 400) problems.push(`${link} answers ${response.status()} (linked from ${from})`);
  }
  expect(problems).toEqual([]);
});
