// Every page the sitemap lists, in both languages: no broken link, no console error, no axe violation, a shape within its limits, valid HTML, one h1, its own title, one
// address in each language. In one file, because the server of a worker draws each page once for all of it.
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { publicPaths } from "#content/pages.ts";
import { everyWay } from "../fixtures/every-way.ts";
import { axeFaults, layOutAll } from "./axe.ts";
import { structureFaults } from "./html-structure.ts";
import { shapeFaults, sizes } from "./page-shape.ts";
import { addressesIn, locationsIn, rawGet } from "./raw-get.ts";
import { expect, signedInToken, test } from "./site-test.ts";

// Words do not change colours and colours do not change words: each page is looked at once, every second one in English by day, the others
// in Korean by night. `npm run test:all` looks at every page both ways.
for (const [locale, theme, turn] of [
  ["en", "light", 0],
  ["ko", "dark", 1],
] as const) {
  test(`axe finds nothing on the pages; design 5: name, sentence, price and first action stand above the fold, and no page is longer than a visitor reads (${locale}, ${theme})`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ baseURL: site.url, colorScheme: theme, reducedMotion: "reduce" });
    await context.addInitScript(layOutAll);
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of publicPaths.filter((_, index) => everyWay || index % 2 === turn)) {
      await page.setViewportSize(sizes.wide);
      await page.goto(`${path}?lang=${locale}#main`);
      await page.waitForFunction(() => document.fonts.status === "loaded");
      found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
      found.push(...(await shapeFaults(page, path, locale)).map((fault) => `${path}: ${fault}`));
      found.push(...(await lateFonts(page)).map((font) => `${path}: waits for ${font}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

/** Fonts that a page asks for besides those that are asked for at its start (app/shell/first-paint.ts) and the two files of our own Korean
 * words: each one more sets the whole page anew. */
async function lateFonts(page: Page): Promise<string[]> {
  const own = ["sans-latin", "mono-400", "mono-500", "sans-korean", "sans-korean-later"];
  const asked = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return asked.flatMap((url) => /([^/]+)-.{8}\.woff2$/.exec(url)?.[1] ?? []).filter((font) => !own.includes(font));
}

/** Pages of what one can begin with alone, and those that visitors compare before they begin. */
const startsAlone = [
  "/",
  "/resources/pricing",
  "/resources/faq",
  ...["public-cloud-solution", "server-hosting", "cdn", "vpn", "storage", "backup", "data", "load-balancing"].map(
    (slug) => `/services/${slug}`,
  ),
];

test("customer 3: no page has a broken link, and each has a title, a description and one h1 of its own", async ({ site }) => {
  test.setTimeout(240_000);
  const links = new Map<string, string>();
  const titles = new Map<string, string>();
  const problems: string[] = [];
  for (const locale of ["en", "ko"]) {
    for (const path of publicPaths) {
      const { text: html } = await rawGet(site.url, `${path}?lang=${locale}`);
      const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
      if (!title) problems.push(`${path} (${locale}) has no title`);
      if (titles.has(title)) problems.push(`${path} (${locale}) has the title of ${titles.get(title)}`);
      titles.set(title, `${path} (${locale})`);
      if (!/<meta name="description" content="[^"]{20,}/.test(html)) problems.push(`${path} (${locale}) has no description`);
      if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) problems.push(`${path} (${locale}) does not have one h1`);
      const still = [...html.matchAll(/ data-still="([^"]+)"/g)].map(([, name]) => name);
      if (new Set(still).size < still.length) problems.push(`${path} (${locale}) has two still parts of one name: ${still.join(", ")}`);
      if (startsAlone.includes(path) && !html.includes('href="/signup"')) problems.push(`${path} (${locale}) does not lead to the sign-up`);
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
    const { status } = await followed(site.url, link);
    if (status >= 400) problems.push(`${link} answers ${status} (linked from ${from})`);
  }
  expect(problems).toEqual([]);
});

/** At most three redirects; one more counts as a failure. */
async function followed(site: string, link: string, left = 3): Promise<{ status: number }> {
  const { status, headers } = await rawGet(site, link);
  if (status < 300 || status >= 400) return { status };
  const next = new URL(headers.location ?? "", site + link);
  if (next.origin !== site) return { status: 200 };
  return left > 0 ? followed(site, next.pathname + next.search, left - 1) : { status: 508 };
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // What React writes: attribute order and case of boolean attributes, "/>" on void elements, inline style attributes in drawings.
    "void-style": "off",
    // Advice, not validity: responsive tables keep their roles, the loading bar is drawn by us. Axe judges accessibility.
    "prefer-native-element": "off",
    "no-redundant-role": "off",
    "aria-label-misuse": "off",
    "wcag/h37": "off",
    "no-inline-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "no-implicit-button-type": "error",
    "require-sri": "off",
    "long-title": "off",
    // Telephone numbers keep their own spacing.
    "tel-non-breaking": "off",
    // React 19 hoists <title> and writes camel-case SVG attributes as they are.
    "element-case": "off",
    "attr-case": "off",
  },
});

test("all public pages are valid HTML", async ({ site }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  // What is marked up is the same in both languages: every second page in English, the others in Korean.
  for (const [index, path] of publicPaths.entries()) {
    for (const locale of everyWay ? ["en", "ko"] : [index % 2 === 0 ? "ko" : "en"]) {
      const { text: html } = await rawGet(site.url, `${path}?lang=${locale}`);
      found.push(...structureFaults(html).map((fault) => `${path}: ${fault}`));
      const report = await validator.validateString(html);
      for (const message of report.results.flatMap(({ messages }) => messages)) {
        if (message.severity === 2) found.push(`${path}: ${message.ruleId}: ${message.message} ${message.selector ?? ""}`);
      }
    }
  }
  expect([...new Set(found)].slice(0, 40)).toEqual([]);
});

test("tools, HTML: what the W3C validator refused is on no page, before a log-in or behind it", async ({ site }) => {
  const places = {
    visitor: ["/signup", "/login", "/staff/login"],
    customer: ["", "/create", "/details/"].map((part) => `/customer/ticket${part}`).concat("/customer/chat", "/customer/settings/password"),
    admin: ["tickets/", "chat/", "blog/", "enquiries", "customers/demo-alex", "team", "settings/password", "settings/language"].map(
      (part) => `/staff/${part}`,
    ),
  };
  const found: string[] = [];
  for (const [kind, paths] of Object.entries(places)) {
    const cookie = kind === "visitor" ? "" : `auth_token=${await signedInToken(site.url, kind as "customer" | "admin")}; signed_in=1`;
    const visit = async (path: string) => {
      const { status, text } = await rawGet(site.url, path, { cookie });
      expect(`${path} ${status}`).toBe(`${path} 200`);
      found.push(...structureFaults(text).map((fault) => `${path}: ${fault}`));
      return text;
    };
    for (const path of paths) {
      if (!path.endsWith("/")) await visit(path);
      else {
        // A list, and the first thing in it.
        const list = await visit(path.replace(/(\/details)?\/$/, ""));
        const first = new RegExp(`href="(${path}[\\w-]{9,}[^"]*)"`).exec(list)?.[1];
        expect(first, path).toBeDefined();
        await visit((first ?? "").replaceAll("&amp;", "&"));
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
});

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
