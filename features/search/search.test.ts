import { expect, test } from "vitest";
import { defaultLiveValues } from "#content/live.ts";
import { searchSite } from "./search.server.ts";

const paths = async (query: string, locale: "en" | "ko") =>
  (await searchSite(query, locale, defaultLiveValues(locale))).map(({ path }) => path);

test("a service is found by its name, its slug and a synonym", async () => {
  expect((await paths("cdn", "en"))[0]).toBe("/services/cdn");
  expect(await paths("colo", "en")).toContain("/services/colocation");
  expect(await paths("firewall", "ko")).toContain("/services/firewall");
});

test("Korean initials and half-typed syllables find pages", async () => {
  expect((await paths("ㅂㅎㅂ", "ko"))[0]).toBe("/services/firewall");
  expect(await paths("전용", "ko")).toContain("/services/dedicated-line");
});

test("questions are found with their own address, and nonsense finds nothing", async () => {
  expect((await paths("부가세", "ko")).some((path) => path.startsWith("/resources/faq#"))).toBe(true);
  expect(await searchSite("qqqqzzzz", "en", defaultLiveValues("en"))).toEqual([]);
});

test("customer frictions: a figure of a page and a service with its price are found", async () => {
  expect(await paths("10 gbps", "en")).toContain("/services/server-hosting");
  expect((await paths("서버 호스팅 가격", "ko"))[0]).toBe("/services/server-hosting");
  expect((await paths("server hosting price", "en"))[0]).toBe("/services/server-hosting");
});

test("customer frictions: a slip of the finger is forgiven, in Korean letter by letter; a short word is taken as typed", async () => {
  expect((await paths("collocation", "en"))[0]).toBe("/services/colocation");
  expect(await paths("firewal", "en")).toContain("/services/firewall");
  expect(await paths("frewall", "en")).toContain("/services/firewall");
  expect(await paths("bakcup", "en")).toContain("/services/backup");
  expect((await paths("방하벽", "ko"))[0]).toBe("/services/firewall");
  expect(await paths("코로케이숀", "ko")).toContain("/services/colocation");
  expect(await paths("xyq", "en")).toEqual([]);
});
