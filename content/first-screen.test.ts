// What a visitor reads first: the product's name, what it costs from, headings that name their section.
import { expect, test } from "vitest";
import { navigation as en } from "./en/navigation.ts";
import { navigation as ko } from "./ko/navigation.ts";
import { defaultLiveValues, fillLive } from "./live.ts";
import type { Locale } from "./locales.ts";
import { services, solutions } from "./pages.ts";

type Price = { value: string };
type Page = { hero: { h1: string; lead: string; price: Price }; related: { heading: string } };

const paths = [...services.map(({ slug }) => `/services/${slug}` as const), ...solutions.map(({ slug }) => `/solutions/${slug}` as const)];
const cases = (["en", "ko"] as const).flatMap((locale) => paths.map((path) => ({ locale, path })));

const modules = import.meta.glob<{ page: Page }>("./{en,ko}/{services,solutions}/*.ts");

async function load(locale: Locale, path: string): Promise<Page> {
  const module = await modules[`./${locale}${path}.ts`]?.();
  if (!module) throw new Error(`content/${locale}${path}.ts is missing`);
  return fillLive(module.page, defaultLiveValues(locale));
}

/** Where the menu's name is longer or shorter than what the trade says. */
const tradeNames: Record<string, string> = {
  "/services/internet-connectivity en": "IP transit",
  "/services/internet-connectivity ko": "IP 트랜짓",
  "/services/vendor en": "procurement",
  "/solutions/data-protection en": "disaster recovery",
};

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

test.each(cases)("words 3: $path ($locale) names the product in its first heading", async ({ locale, path }) => {
  const { hero } = await load(locale, path);
  const name = tradeNames[`${path} ${locale}`] ?? (locale === "ko" ? ko : en).pages[path].name;
  expect(plain(hero.h1).toLowerCase()).toContain(name.toLowerCase());
});

test.each(cases)("words 3: $path ($locale) shows a price", async ({ locale, path }) => {
  const { hero } = await load(locale, path);
  expect(hero.price.value).toMatch(/^₩[\d,]+$|원$|^By quote$|^별도 견적$/);
});

test.each(cases)("design 5: the lead of $path ($locale) is short enough for a phone's first screen", async ({ locale, path }) => {
  const { hero } = await load(locale, path);
  expect(plain(hero.lead).length).toBeLessThanOrEqual(locale === "ko" ? 95 : 170);
});

function headings(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (/^(h1|heading)$/.test(key) ? [String(child)] : headings(child)));
}

test.each(cases)("words 2: the headings of $path ($locale) name their section", async ({ locale, path }) => {
  const all = headings(await load(locale, path)).map(plain);
  expect(
    all.filter((heading) => /[.!]$/.test(heading)),
    "no full stop",
  ).toEqual([]);
  // "…는지", "…것", "…일", "…곳" at the end is half a sentence, not a name.
  expect(
    all.filter((heading) => /(는지|는 것|는 일|는 곳|은 것|할 것|하는 이유)$/.test(heading)),
    "no dangling clause",
  ).toEqual([]);
  expect((await load(locale, path)).related.heading).toBe(locale === "ko" ? "함께 쓰는 서비스" : "Used together with");
});
