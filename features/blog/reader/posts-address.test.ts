import { expect, test } from "vitest";
import { postsAddress } from "./posts-address.ts";

test("a tag, a search and a page of posts hold together and leave by themselves", () => {
  expect(postsAddress({})).toBe("/blog");
  expect(postsAddress({ tag: "bgp", page: 1 })).toBe("/blog?tag=bgp");
  expect(postsAddress({ tag: "bgp", q: "route & path", page: 2 })).toBe("/blog?tag=bgp&q=route+%26+path&page=2");
  expect(postsAddress({ q: "route" })).toBe("/blog?q=route");
});
