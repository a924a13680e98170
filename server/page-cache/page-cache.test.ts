import { expect, test } from "vitest";
import { createPageCache, dropPages, storedPage } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

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
  expect(pageKey("/blog", "tag=network&page=2&utm=x")).toMatchObject({ kind: "stored", key: "/blog?page=2&tag=network" });
  expect(pageKey("/blog", "tag=<b>&page=0")).toMatchObject({ kind: "stored", key: "/blog" });
  expect(pageKey("/blog", "q=mtu")).toMatchObject({ kind: "render" });
  expect(pageKey("/blog.data", "q=mtu")).toMatchObject({ kind: "render" });
});
