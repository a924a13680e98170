// What staff may change stands in the copy by its name; every name has a value, and the words around it stay right.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "./brand.ts";
import { defaultLiveDesk, defaultLiveValues, defaultPriceList, fillLive, fillText, live, liveBrand, liveValues } from "./live.ts";
import { locales } from "./locales.ts";

test.each(locales)("%s: nothing that is named stays unfilled", async (locale) => {
  const files = readdirSync(join(import.meta.dirname, locale), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const using = files.filter((file) => /\blive(Brand|Prices)?\b/.test(readFileSync(join(import.meta.dirname, locale, file), "utf8")));
  expect(using.length).toBeGreaterThan(20);
  for (const file of using) {
    const module = (await import(join(import.meta.dirname, locale, file))) as object;
    const text = JSON.stringify({ ...module }, (_, value) => (typeof value === "function" ? undefined : value));
    const names = [...text.matchAll(/\ue000([\w.]+)\ue001/g)].map(([, name = ""]) => name);
    expect(names.filter((name) => !fillText(`\ue000${name}\ue001`, defaultLiveValues(locale)))).toEqual([]);
    expect(JSON.stringify(fillLive({ ...module }, defaultLiveValues(locale)) ?? "")).not.toMatch(/[\ue000\ue001]/);
  }
});

test("one hour, two hours, ninety minutes, a business day", () => {
  const said = (locale: "en" | "ko", high: number, low: number) => {
    const values = liveValues(
      locale,
      company,
      { ...defaultLiveDesk, response: { ...defaultLiveDesk.response, high, normal: high, low } },
      defaultPriceList,
    );
    return [live.p2, live.p3Business, live.p4].map((name) => fillText(name, values).replaceAll("\u00a0", " "));
  };
  expect(said("en", 60, 480)).toEqual(["1 hour", "1 business hour", "1 business day"]);
  expect(said("en", 120, 960)).toEqual(["2 hours", "2 business hours", "2 business days"]);
  expect(said("en", 90, 240)).toEqual(["90 minutes", "90 business minutes", "4 hours"]);
  expect(said("ko", 90, 480)).toEqual(["90분", "90분", "1영업일"]);
});

test("another number stands in its place in each language, and copy is filled once while it holds", () => {
  const moved = { ...company, contact: { ...company.contact, phone: { en: "+82-2-555-0100", ko: "02-555-0100" } } };
  const page = { lead: `Call ${liveBrand.contact.phone.en}`, rows: [[liveBrand.contact.phone.ko]] };
  const values = liveValues("en", moved, defaultLiveDesk, defaultPriceList);
  expect(fillLive(page, values)).toEqual({ lead: "Call +82-2-555-0100", rows: [["02-555-0100"]] });
  expect(fillLive(page, values)).toBe(fillLive(page, values));
});
