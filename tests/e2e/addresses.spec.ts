// One address for each page in each language: the sitemap, canonical, hreflang, og:url, breadcrumbs and feeds name the same ones.
import { addressesIn, locationsIn, rawGet } from "./raw-get.ts";
import { expect, test } from "./site-test.ts";

test("tools 9: every address of the sitemap answers 200, is its own canonical and names its counterparts, which name it", async ({
  site,
}) => {
  test.setTimeout(300_000);
  const locations = locationsIn((await rawGet(site.url, "/sitemap.xml")).text);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.filter((href) => href.endsWith("?lang=ko")).length).toBeGreaterThan(40);
  const pages = new Map<string, ReturnType<typeof addressesIn>>();
  const problems: string[] = [];
  for (const href of locations) {
    const { status, text } = await rawGet(site.url, href.slice(site.url.length));
    const named = addressesIn(text);
    pages.set(href, named);
    if (status !== 200) problems.push(`${href} answers ${status}`);
    if (named.canonical !== href) problems.push(`${href} has the canonical ${named.canonical}`);
    if (named.ogUrl !== href) problems.push(`${href} has the og:url ${named.ogUrl}`);
    const language = href.endsWith("?lang=ko") ? "ko" : "en";
    if (named.alternates[language] !== href) problems.push(`${href} does not name itself as ${language}`);
    const crumbs = /"@type":"BreadcrumbList".*?<\/script>/.exec(text)?.[0] ?? "";
    for (const [, item] of crumbs.matchAll(/"item":"([^"]+)"/g)) {
      if ((new URL(item ?? "").searchParams.get("lang") ?? "en") !== language) problems.push(`${href} has the breadcrumb ${item}`);
    }
  }
  for (const [href, { alternates }] of pages) {
    for (const [language, other] of Object.entries(alternates)) {
      const back = pages.get(other);
      if (!back) problems.push(`${href} names ${other} (${language}), which is not in the sitemap`);
      else if (!Object.values(back.alternates).includes(href)) problems.push(`${other} does not name ${href}`);
    }
  }
  expect(problems).toEqual([]);
});

test("tools 9: feeds and sitemap name the same addresses, and each feed names itself", async ({ site }) => {
  const locations = locationsIn((await rawGet(site.url, "/sitemap.xml")).text);
  for (const locale of ["en", "ko"]) {
    const query = locale === "ko" ? "?lang=ko" : "";
    const feed = JSON.parse((await rawGet(site.url, `/blog/feed.json${query}`)).text) as {
      feed_url: string;
      home_page_url: string;
      items: { url: string }[];
    };
    expect(feed.feed_url).toBe(`${site.url}/blog/feed.json${query}`);
    expect(locations).toContain(feed.home_page_url);
    for (const { url } of feed.items) expect(locations).toContain(url);
  }
});
