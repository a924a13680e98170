import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createPageCache, dropPages, storedPage } from "./page-cache.ts";
import { drawnParameters, pageAddress } from "./page-key.ts";

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
