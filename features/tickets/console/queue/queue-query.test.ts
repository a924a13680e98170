import { expect, test } from "vitest";
import { activeFilters, readAddress, savedAddress, savedFilters, writeAddress } from "./queue-query.ts";

const read = (search: string) => readAddress(new URLSearchParams(search));

test("what no view, filter or order is called is left out", () => {
  expect(read("view=secret&department=kitchen&sort=id;drop&priority=high&x=<script>")).toEqual({ view: "needs_reply", priority: "high" });
});

test("an address survives the way there and back", () => {
  const search = "?view=mine&department=billing&assignee=none&tag=mtr&q=bgp&sort=created&cursor=abc";
  expect(writeAddress(read(search))).toBe(search);
});

test("another filter starts at the first page; a page keeps the filters", () => {
  const address = read("view=mine&cursor=abc");
  expect(writeAddress(address, { priority: "high" })).toBe("?view=mine&priority=high");
  expect(writeAddress(address, { cursor: "def" })).toBe("?view=mine&cursor=def");
  expect(writeAddress(address, { view: "needs_reply" })).toBe("");
});

test("a saved view keeps filters but neither search nor page", () => {
  const address = read("view=all&priority=urgent&q=loss&cursor=abc&sort=created");
  expect(savedFilters(address)).toEqual({ view: "all", priority: "urgent" });
  expect(activeFilters(address)).toEqual(["priority"]);
  expect(savedAddress({ view: "all", priority: "urgent", rating_at_most: 2 })).toBe("?view=all&priority=urgent&rating_at_most=2");
});
