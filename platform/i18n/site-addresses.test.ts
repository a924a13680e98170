import { expect, test } from "vitest";
import { addressOf, languageLink, linkOf, originOf, otherHost, ownOrigins, siteOf } from "./site-addresses.ts";

const origin = "https://www.example.com";

test("tools 9: one host for both languages: English has the plain address, Korean names itself", () => {
  const site = siteOf(origin, new Map());
  expect(addressOf(site, "en", "/about")).toBe(`${origin}/about`);
  expect(addressOf(site, "ko", "/about")).toBe(`${origin}/about?lang=ko`);
  expect(addressOf(site, "ko", "/blog?tag=bgp#list")).toBe(`${origin}/blog?tag=bgp&lang=ko#list`);
  expect([linkOf(site, "en", "/about"), linkOf(site, "ko", "/about")]).toEqual(["/about", "/about?lang=ko"]);
  expect(languageLink(site, "en", "/about")).toBe("/about?lang=en");
  expect(languageLink(site, "ko", "/about?x=1#y")).toBe("/about?x=1&lang=ko#y");
});

test("security 6: a language link never leads to another site, whatever the path begins with", () => {
  for (const origins of [new Map(), new Map([["www.example.kr", "ko"]] as const)]) {
    const site = siteOf(origin, origins);
    for (const path of ["//evil.example/x", "/\\evil.example", "\\\\evil.example", "///evil.example"]) {
      const { hostname } = new URL(languageLink(site, "en", path) ?? "", origin);
      expect(hostname, path).toBe("www.example.com");
    }
  }
});

test("tools 4: a forced host is the home of its language, with the scheme and port of the public origin", () => {
  const forced = new Map([["www.example.kr", "ko"]] as const);
  const site = siteOf("http://www.example.com:8080", forced);
  expect(addressOf(site, "ko", "/about")).toBe("http://www.example.kr:8080/about");
  expect(addressOf(site, "en", "/about")).toBe("http://www.example.com:8080/about");
  expect(languageLink(site, "ko", "/about")).toBe("http://www.example.kr:8080/about");
  expect(languageLink(site, "en", "/about")).toBe("http://www.example.com:8080/about?lang=en");
  expect([...ownOrigins("http://www.example.com:8080", forced).values()].sort()).toEqual([
    "http://www.example.com:8080",
    "http://www.example.kr:8080",
  ]);
});

test("a site whose only host is forced to Korean is not published in English", () => {
  const site = siteOf("https://www.example.kr", new Map([["www.example.kr", "ko"]]));
  expect(site.homes.en).toBeUndefined();
  expect(languageLink(site, "en", "/")).toBeUndefined();
  expect(originOf(site, "en"), "mails in English still have somewhere to lead").toBe("https://www.example.kr");
  expect(addressOf(site, "ko", "/")).toBe("https://www.example.kr/");
});

test("where each language has a host of its own, a log-in can name the other one: the settings' name, and only where it is another", () => {
  const site = siteOf("https://www.example.com:8443", new Map([["www.example.kr", "ko"]] as const));
  expect(otherHost(site, "en", "https://www.example.kr:8443")).toBe("www.example.com:8443");
  expect(otherHost(site, "ko", "https://www.example.com:8443")).toBe("www.example.kr:8443");
  expect(otherHost(site, "en", "https://www.example.com:8443"), "one's own").toBeUndefined();
  expect(otherHost(siteOf(origin, new Map()), "ko", origin), "one host for both").toBeUndefined();
});
