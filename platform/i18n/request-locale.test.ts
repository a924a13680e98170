import { expect, test } from "vitest";
import { acceptedLocale, chooseLocale, wishedLocale } from "./request-locale.ts";

const base = { host: "127.0.0.1:3000", lang: null, cookie: undefined, forcedHosts: new Map(), secure: false };

test("English unless something says otherwise", () => {
  expect(chooseLocale(base)).toEqual({ locale: "en", forced: false, setCookie: undefined });
});

test("the query wins over the cookie and is remembered for a year", () => {
  const choice = chooseLocale({ ...base, lang: "ko", cookie: "locale=en" });
  expect(choice.locale).toBe("ko");
  expect(choice.setCookie).toBe("locale=ko; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("the cookie is used when the query is missing or unknown", () => {
  expect(chooseLocale({ ...base, cookie: "a=b; locale=ko" }).locale).toBe("ko");
  expect(chooseLocale({ ...base, lang: "fr", cookie: "locale=ko" })).toMatchObject({ locale: "ko", setCookie: undefined });
});

test("desk: a picture put into the English text leaves a Korean console Korean", () => {
  const at = (path: string) => wishedLocale(new URL(path, "https://desk.example"));
  expect(at("/call/uploadPostImage?id=1&alt=&lang=en")).toBeNull();
  expect(at("/staff/blog?lang=en")).toBe("en");
  expect(at("/staff/blog")).toBeNull();
});

test("a forced host decides, whatever cookie or query say", () => {
  const forcedHosts = new Map([["www.example.kr", "ko" as const]]);
  expect(chooseLocale({ ...base, host: "WWW.example.kr:443", lang: "en", cookie: "locale=en", forcedHosts })).toEqual({
    locale: "ko",
    forced: true,
    setCookie: undefined,
  });
});

test("the API follows Accept-Language by quality", () => {
  expect(acceptedLocale("ko-KR,ko;q=0.9,en;q=0.5")).toBe("ko");
  expect(acceptedLocale("en;q=0.4, ko;q=0.9")).toBe("ko");
  expect(acceptedLocale("fr, de")).toBe("en");
  expect(acceptedLocale(null)).toBe("en");
});
