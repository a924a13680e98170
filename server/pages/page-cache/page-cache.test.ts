import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createDrawnBudget } from "./drawn-budget.ts";
import { bodyOf, createPageCache, dropPages, notePageAsked, storedAnswer, storedPage } from "./page-cache.ts";
import { askedState, drawnParameters, pageAddress, stateAddress, storedBehind } from "./page-key.ts";

const page = (...tags: string[]) => storedPage(Buffer.from("x"), {}, tags);

test("an event drops the pages it names and no others", async () => {
  const cache = createPageCache();
  cache.set("list", await page("posts"));
  cache.set("one", await page("post:1", "post-tag:network"));
  cache.set("two", await page("post:2"));
  cache.set("about", await page());
  dropPages(cache, { tags: ["post:1", "posts"] });
  expect(["list", "one", "two", "about"].map((key) => cache.get(key) !== undefined)).toEqual([false, false, true, true]);
  dropPages(cache, { tag: "post:2" });
  expect(cache.get("two")).toBeUndefined();
  dropPages(cache, null);
  expect(cache.stats()).toMatchObject({ pages: 0, bytes: 0 });
});

test("a page rendered while its text changed is not kept", async () => {
  const cache = createPageCache();
  const since = cache.drops();
  cache.drop("post:1");
  cache.set("stale", await page("post:1"), since);
  cache.set("other", await page("post:2"), since);
  cache.set("fresh", await page("post:1"), cache.drops());
  expect(["stale", "other", "fresh"].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  for (let n = 0; n < 2_000; n++) cache.drop("something");
  cache.set("ancient", await page("post:3"), since);
  expect(cache.get("ancient")).toBeUndefined();
});

test("scripts start from the version of the page they stand in, also after it was dropped; what was left is bounded", async () => {
  const cache = createPageCache();
  const versioned = async (version: string, bytes = 10) => ({
    ...(await page()),
    state: { version, page: { ...(await page()), size: bytes } },
  });
  cache.set("about", await versioned("one"));
  cache.drop();
  cache.set("about", await versioned("two"));
  expect(["one", "two", "three"].map((version) => cache.state("about", version) !== undefined)).toEqual([true, true, false]);
  expect(cache.state("other", "one")).toBeUndefined();
  for (let n = 0; n < 20; n++) {
    cache.set("big", await versioned(`v${n}`, 1024 * 1024));
    cache.drop();
  }
  expect(["v0", "v3", "v4", "v19"].map((version) => cache.state("big", version) !== undefined)).toEqual([false, false, true, true]);
});

test("many who are sent a page unpacked at the same time hold one copy of it", async () => {
  const stored = await storedPage(Buffer.from("a page ".repeat(1000)), {}, []);
  const copies = new Set(Array.from({ length: 50 }, () => bodyOf(stored, "identity")));
  expect([...copies].map(String)).toEqual(["a page ".repeat(1000)]);
});

test("the blog is stored by tag and page, a search never", () => {
  expect(pageAddress("/blog", "tag=network&page=2&utm=x")).toEqual({ path: "/blog", query: "page=2&tag=network" });
  expect(pageAddress("/blog", "tag=<b>&page=0")).toEqual({ path: "/blog", query: "" });
  expect(pageAddress("/blog", "q=mtu")).toBeUndefined();
  expect(pageAddress("/blog.data", "q=mtu")).toBeUndefined();
  expect(pageAddress("/blog.data", "_routes=root")).toBeUndefined();
});

test("security 7: only the one right spelling of a public address has a place in the store", () => {
  const slug = encodeURIComponent("해저-케이블");
  for (const path of ["/", "/_.data", "/about", "/about.data", "/sitemap.xml", "/blog/feed.xml", "/blog/five-cells", `/blog/${slug}`]) {
    expect(pageAddress(path, "lang=ko&utm_source=x"), path).toEqual({ path, query: "" });
  }
  const others = [
    "/about/",
    "/about//",
    "//about",
    "/AbOuT",
    "/%61bout",
    "/.data",
    "/_root.data",
    "/about.data.data",
    "/no-such",
    "/login",
  ];
  const posts = ["/blog/", "/blog/A", "/blog/a/b", "/blog/%61", `/blog/${slug.toLowerCase()}`, `/blog/${"a".repeat(91)}`, "/blog/%E0%A4%A"];
  for (const path of [...others, ...posts, "http://evil.example/about", ""]) expect(pageAddress(path, ""), path).toBeUndefined();
});

/** Names of an object that stands in the code as a literal. */
function literalNames(code: string, name: string): string[] {
  const literal = name.startsWith("{") ? name : new RegExp(`const ${name}\\b[^=]*= (\\{[^;]*?\\});`).exec(code)?.[1];
  return [...(literal ?? "").matchAll(/(?:^|[{,\s])(\w+)(?=:)/g)].map(([, key = ""]) => key);
}

test("customer 6: what a calculator writes into the address is drawn by the server, not left to a stored page", () => {
  const codes = globSync("features/service-tools/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const all = codes.join("\n");
  const written = codes.flatMap((code) =>
    [...code.matchAll(/useUrlState(?:<\w+>)?\(\s*(\{[^}]*\}|\w+),\s*(?:undefined|"(\w*)")/g)].map(([, given = "", prefix]) => {
      const own = literalNames(code, given);
      const names = own.length > 0 ? own : literalNames(all, given);
      return names.map((name) => (prefix ? `${prefix}-${name}` : name));
    }),
  );
  expect(written.length).toBeGreaterThan(40);
  for (const names of written) expect(names, "no calculator was overlooked").not.toEqual([]);
  expect(written.flat().filter((name) => !drawnParameters.has(name))).toEqual([]);
  expect(pageAddress("/services/cdn", "ea=500")).toBeUndefined();
  expect(pageAddress("/services/cdn", "utm_source=x"), "what is nobody's business is").toEqual({ path: "/services/cdn", query: "" });
});

test("security 7: made-up addresses of calculators and estimates take no more than their share; beyond it the stored page is the answer", () => {
  let now = 0;
  const budget = createDrawnBudget({ perSecond: 2, atOnce: 3 }, () => now);
  const taken = (count: number) => Array.from({ length: count }, () => budget.take()).filter(Boolean).length;
  expect(taken(50)).toBe(3);
  now = 1_000;
  expect(taken(50)).toBe(2);
  now = 3_600_000;
  expect(taken(50), "an hour of quiet saves nothing up").toBe(3);

  expect(storedBehind("/services/cdn", "ea=500&utm_source=x")).toEqual({ path: "/services/cdn", query: "" });
  expect(storedBehind("/resources/pricing", "basket=m4.2&currency=usd")).toEqual({ path: "/resources/pricing", query: "" });
  // What changes something, or only the server can show, is never answered with another page.
  for (const query of ["basket=m4.2&add=m4", "line=m4.2", "clear=1"]) expect(storedBehind("/resources/pricing", query)).toBeUndefined();
  for (const [path, query] of [
    ["/services/cdn", "utm_source=x"],
    ["/services/cdn", ""],
    ["/resources/contact-us", "config=x"],
    ["/blog", "q=x"],
    ["/customer/ticket", "n=1"],
  ] as const) {
    expect(storedBehind(path, query)).toBeUndefined();
  }
});

test("what the scripts of a page start from is asked for under the page's own name, and of nothing else", () => {
  for (const address of [
    { path: "/", query: "" },
    { path: "/services/cdn", query: "" },
    { path: "/blog", query: "page=2&tag=network" },
  ]) {
    const [path = "", query = ""] = stateAddress("ko", address, "abc").split("?");
    expect(askedState(path, query)).toEqual({ locale: "ko", address, version: "abc" });
  }
  for (const path of ["/login.state", "/about.data.state", "/sitemap.xml.state", "/.state", "/about"]) {
    expect(askedState(path, "lang=ko&v=abc"), path).toBeUndefined();
  }
  expect(askedState("/about.state", "lang=fr&v=abc")).toBeUndefined();
  expect(askedState("/services/cdn.state", "lang=ko&tb=4"), "one visitor's").toBeUndefined();
});

test("a page that is asked for often is packed smaller, reads the same and has another tag", async () => {
  const text = Array.from({ length: 3_000 }, (_, n) => `<li>${(n * 7_919) % 1_000} ms to ${(n * 104_729) % 97}</li>`).join("");
  const stored = await storedPage(Buffer.from(text), { "content-type": "text/html" }, []);
  const sent = () => storedAnswer(stored, { method: "GET", acceptEncoding: "br", ifNoneMatch: null });
  const { headers: before, body: first } = sent();
  for (let n = 0; n < 20; n += 1) notePageAsked(stored);
  await vi.waitFor(() => expect(sent().body?.length).toBeLessThan(first?.length ?? 0), { timeout: 10_000 });
  const { headers, body } = sent();
  expect(brotliDecompressSync(body ?? Buffer.alloc(0)).toString()).toBe(text);
  const of = (list: string[], name: string) => list[list.indexOf(name) + 1];
  expect(of(headers, "content-length")).toBe(String(body?.length));
  expect(of(headers, "etag")).not.toBe(of(before, "etag"));
  expect(storedAnswer(stored, { method: "GET", acceptEncoding: "br", ifNoneMatch: of(headers, "etag") }).status).toBe(304);
});
