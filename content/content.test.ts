// What page copy must keep: both languages whole, no banned word, no superlative, no shared paragraph, Korean that is Korean.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { facts } from "./facts.ts";
import { localeTraits } from "./locale-traits.ts";
import { locales } from "./locales.ts";
import { publicPaths, services, solutions } from "./pages.ts";
import { pops } from "./pops.ts";

type Page = Record<string, unknown>;

const pagePaths = [...services.map(({ slug }) => `services/${slug}`), ...solutions.map(({ slug }) => `solutions/${slug}`)];
// The documents under /resources/legal/ are the library of that page.
const allPaths = publicPaths.filter((path) => !path.startsWith("/resources/legal/")).map((path) => (path === "/" ? "home" : path.slice(1)));

const modules = import.meta.glob<{ page: Page }>("./{en,ko}/**/*.ts");

async function load(locale: "en" | "ko", path: string): Promise<Page> {
  const module = modules[`./${locale}/${path}.ts`];
  if (!module) throw new Error(`content/${locale}/${path}.ts is missing`);
  return (await module()).page;
}

type Line = { at: string; text: string };

function lines(value: unknown, at = ""): Line[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => lines(child, at ? `${at}.${key}` : key));
}

/** Ids, paths and dates are not prose. */
function isProse({ at, text }: Line): boolean {
  return (
    !/(^|\.)(synonyms\.\d+\.\d+|id|path|paths\.\d+|to|href|slug|code|updated|value|unit|kind|state)$/.test(at) && !text.startsWith("/")
  );
}

const bannedEn =
  /\b(cutting-edge|seamless(?:ly)?|world-class|next-generation|empower\w*|best-in-class|state-of-the-art|unrivalled|unparalleled|industry-leading|market-leading|No\. ?1|number one|the best|revolutionary)\b/i;
const bannedKo = /최첨단|최적의|차별화된|혁신적|완벽한|최고의|최고 |업계 1위|국내 1위|최초로|유일한|유일하게/;
const foreignSpelling = /컨텐츠|메세지|어플리케이션|라이센스|되어지|당신|(?<!복)귀하|콜로케이션|해주십시오|하십시오/;

test.each(allPaths)("%s exists in both languages with the same shape", async (path) => {
  const [en, ko] = await Promise.all([load("en", path), load("ko", path)]);
  // A unit may be part of the value in one language, "once" stands before a price or after it, and search synonyms differ by nature.
  const shape = (page: Page) =>
    lines(page)
      .map(({ at }) => at)
      .filter((at) => !/\.unit$|^hero\.price\.(?:before|after)$|^synonyms\./.test(at));
  expect(shape(ko)).toEqual(shape(en));
});

test.each(allPaths)("%s uses no banned word or superlative", async (path) => {
  const en = (await load("en", path)) as Page;
  const ko = await load("ko", path);
  expect(lines(en).filter((line) => isProse(line) && bannedEn.test(line.text))).toEqual([]);
  expect(lines(ko).filter((line) => isProse(line) && (bannedKo.test(line.text) || foreignSpelling.test(line.text)))).toEqual([]);
});

test.each(pagePaths)("%s has 600 words of English or more, limits and three questions", async (path) => {
  const page = await load("en", path);
  const words = lines(page)
    .filter(isProse)
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => /[a-z]/i.test(word));
  expect(words.length).toBeGreaterThanOrEqual(600);
  const { faq, limits, capabilities } = page as {
    faq: { items: unknown[] };
    limits: { items: unknown[] };
    capabilities: { items: unknown[] };
  };
  expect(faq.items.length).toBeGreaterThanOrEqual(3);
  expect(limits.items.length).toBeGreaterThanOrEqual(1);
  expect(capabilities.items.length).toBeGreaterThanOrEqual(5);
});

test("no two pages share a paragraph longer than a sentence", async () => {
  for (const locale of ["en", "ko"] as const) {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const path of pagePaths) {
      for (const { text } of lines(await load(locale, path)).filter(isProse)) {
        const sentences = text.split(/(?<=[.!?])\s+/).length;
        // The tax and exchange-rate note beside every calculator is the same by law and on purpose.
        if (sentences < 2 || /부가세|VAT/.test(text)) continue;
        if (seen.has(text) && seen.get(text) !== path) shared.push(`${path} and ${seen.get(text)}: ${text.slice(0, 80)}`);
        seen.set(text, path);
      }
    }
    expect(shared).toEqual([]);
  }
});

test("Korean pages hold no English sentence", async () => {
  const found: string[] = [];
  for (const path of allPaths) {
    for (const line of lines(await load("ko", path)).filter(isProse)) {
      // Six Latin words in a row are a sentence; commands and product names are shorter.
      if (/(?:\b[A-Za-z][a-z']+\b ){5}\b[A-Za-z]/.test(line.text.replace(/`[^`]*`/g, "")) && !/[가-힣]/.test(line.text))
        found.push(`${path} ${line.at}: ${line.text}`);
    }
  }
  expect(found).toEqual([]);
});

test("the canon adds up", () => {
  expect(pops).toHaveLength(38);
  expect(facts).toMatchObject({ popCities: 38, countries: 27, edgeGbps: 12_000, scrubbingTbps: 4, cacheOnlyCities: 26 });
});

// A Korean unit is set close to its figure (38개, 9,000원부터); a word that says how far it goes would read as one with it: 3초이내.
test("a figure in Korean is followed by a unit or a particle, not by a bound", async () => {
  for (const path of allPaths) {
    const bounds = lines(await load("ko", path)).filter(
      ({ at, text }) => /(^|\.)unit$/.test(at) && /^(이내|이상|이하|미만|초과)/.test(text),
    );
    expect(bounds, path).toEqual([]);
  }
});

test("words 2: a plan that counts from T says above its steps what T is", async () => {
  type Plan = { intro?: string; steps: readonly { when: string }[] };
  const plans = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => ({ path, plan: (await load()).page?.delivery as Plan | undefined })),
  );
  const counted = plans.filter(({ plan }) => plan?.steps.some(({ when }) => /^T(?:$| )/.test(when)));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(({ plan }) => !/\bT(?: is |는)/.test(plan?.intro ?? "")).map(({ path }) => path)).toEqual([]);
});

test.each(locales)("copy: the manifest of %s has the provider's name and tagline", (locale) => {
  const { name, description } = JSON.parse(readFileSync(`public${localeTraits[locale].manifest}`, "utf8"));
  expect([name, description]).toEqual([brand.name[locale], brand.tagline[locale]]);
});
