// What visitors send must not get into the pages that everybody is sent. No browser needed, but the real process.
import { publicPaths } from "#content/pages.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { addressesIn, rawGet } from "./raw-get.ts";
import { expect, test } from "./site-test.ts";

const languages = ["en", "ko"] as const;
const files = ["/sitemap.xml", "/blog/feed.xml", "/blog/atom.xml", "/blog/feed.json"];
const mark = "poison";

/** A number that looks random and is the same in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Two servers render the same page at two moments; home and status say when, and the address of what their scripts start from follows. */
function timeless(text: string): string {
  return text
    .replace(/"now\\*",\d{13}/g, "")
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "")
    .replace(/\d\d:\d\d KST/g, "")
    .replace(/(data-state="[^"]*v=)[\w-]+/g, "$1");
}

/** What the scripts of this page start from. */
async function stateOf(url: string, page: string): Promise<string> {
  const address = page.match(/data-state="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&");
  return address ? (await rawGet(url, address)).text : "";
}

test("security 7: random queries, hosts, cookies and headers leave no trace in what is stored", async () => {
  test.setTimeout(400_000);
  const env = { PUBLIC_ORIGIN: "http://www.example.com" };
  const [clean, poisoned] = [await startSite({ env }), await startSite({ env })];
  try {
    const pick = random(7);
    const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
    const different: string[] = [];
    for (const locale of languages) {
      const turn = locale === "ko" ? 0 : 2;
      for (const path of [...publicPaths.filter((_, at) => at % 4 === turn), "/", "/blog", ...files, "/_.data", "/about.data"]) {
        const names = ["utm_source", "next", "lang", "x", "tag", "page", "_", "index", "<script>", "a&b"];
        const query = new URLSearchParams(Array.from({ length: pick(4) }, () => [one(names), `${mark}"><b>${pick(1e6)}`]));
        query.set("lang", locale);
        const target = `${path}?${query}`;
        await rawGet(poisoned.url, pick(3) === 0 ? `http://${mark}.example${target}` : target, {
          host: one([`${mark}.example`, `${mark}.example:81`, "127.0.0.1", "localhost:1"]),
          cookie: `auth_token=${mark}; signed_in=1; locale=${one(languages)}; flash=${mark}; ${mark}=1`,
          "user-agent": mark,
          "accept-language": one(["ko", "en", mark]),
          "x-forwarded-for": "192.0.2.77",
          "x-forwarded-host": `${mark}.example`,
          "x-forwarded-proto": "https",
          referer: `http://${mark}.example/`,
        });
        const asked = `${path}?lang=${locale}`;
        const [here, there] = [await rawGet(clean.url, asked), await rawGet(poisoned.url, asked)];
        expect(here.status, asked).toBe(200);
        const states = [await stateOf(clean.url, here.text), await stateOf(poisoned.url, there.text)].map(timeless);
        if (timeless(there.text) !== timeless(here.text)) different.push(asked);
        if (states[0] !== states[1]) different.push(`${asked}: what its scripts start from`);
        if (there.text.includes(mark) || states[1]?.includes(mark)) different.push(`${asked}: ${mark}`);
      }
    }
    expect(different).toEqual([]);
  } finally {
    await clean.stop();
    await poisoned.stop();
  }
});

test.describe("a server that nobody has visited yet", () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ env: { METRICS_TOKEN: "metrics-for-the-test" } });
  });
  test.afterAll(() => site?.stop());

  test("security 7: junk requests take no place in the store, and twenty visitors at once are one rendering", async () => {
    const figures = async () => {
      const { text } = await rawGet(site.url, "/metrics", { authorization: "Bearer metrics-for-the-test" });
      const read = (name: string) => Number(new RegExp(`^aranode_page_cache_${name} (\\d+)`, "m").exec(text)?.[1] ?? Number.NaN);
      return { pages: read("pages"), renders: read("misses_total") };
    };
    const before = await figures();
    await Promise.all(Array.from({ length: 20 }, () => rawGet(site.url, "/services/cdn")));
    const rendered = await figures();
    expect({ pages: rendered.pages - before.pages, renders: rendered.renders - before.renders }).toEqual({ pages: 1, renders: 1 });
    const kinds = [
      (n: number) => `/about?junk=${n}`,
      (n: number) => `/blog/no-such-post-${n}`,
      (n: number) => `/blog?tag=none-${n}`,
      (n: number) => `/${"aBoUt".slice(0, 1 + (n % 5))}OUT${"/".repeat(n % 7)}`,
      (n: number) => `/services/cdn${"/".repeat(1 + (n % 9))}?n=${n}`,
    ];
    for (let n = 0; n < 100; n++) await rawGet(site.url, kinds[n % kinds.length]?.(n) ?? "/");
    const after = await figures();
    expect(after.pages - rendered.pages, "only /about is new").toBe(1);
  });

  // Addresses that nothing above has asked for.
  test("tools 5: without a public origin the site's addresses are the listener's, whatever Host or target a request names", async () => {
    for (const path of ["/sitemap", "/sitemap.xml", "/blog/feed.xml", "/robots.txt", "/.well-known/security.txt"]) {
      const answers = [
        await rawGet(site.url, path, { host: `${mark}.example` }),
        await rawGet(site.url, `http://${mark}.example${path}`, { host: `${mark}.example` }),
        await rawGet(site.url, path, { host: 'a"b&c' }),
        await rawGet(site.url, path),
      ];
      for (const { text } of answers) expect(text, path).not.toMatch(/poison|a"b|a&quot;b|a&amp;b/);
      expect(answers.at(-1)?.text, path).toContain(site.url);
    }
    expect(addressesIn((await rawGet(site.url, "/sitemap", { host: "localhost" })).text).canonical).toBe(`${site.url}/sitemap`);
  });
});
