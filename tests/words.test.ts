// Interface words: all languages have the same keys and placeholders, and nothing was left in English.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { defaultLocale, locales } from "#content/locales.ts";

type Words = Record<string, unknown>;

const files = readdirSync(`messages/${defaultLocale}`);
const others = locales.filter((locale) => locale !== defaultLocale);

function read(locale: string, file: string): Words {
  const { $schema: _, ...words } = JSON.parse(readFileSync(`messages/${locale}/${file}`, "utf8")) as Words;
  return words;
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

const placeholders = (value: unknown) => [...new Set(texts(value).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

// The same in both languages on purpose: units, names, codes.
const sameOnPurpose = /^(?:[\d\s{}%×·.,:/+()–~-]|[A-Z]{2,}\d*|\{\w+\}|KST|CSV|SLA|VPN|CDN|API|QR|Wh?HMCS|JSON|OTP|English|한국어)*$/;

test("the message files are listed in the project settings", () => {
  const settings = readFileSync("project.inlang/settings.json", "utf8");
  for (const file of files) expect(settings).toContain(`./messages/{locale}/${file}`);
});

describe.each(others)("%s", (locale) => {
  test("has the same message files", () => {
    expect(readdirSync(`messages/${locale}`)).toEqual(files);
  });

  test.each(files)("%s: no key is missing or left over, and placeholders are the same", (file) => {
    const [first, own] = [read(defaultLocale, file), read(locale, file)];
    expect(Object.keys(own).sort()).toEqual(Object.keys(first).sort());
    const wrong = Object.keys(first).filter((key) => placeholders(first[key]).join() !== placeholders(own[key]).join());
    expect(wrong, "placeholders differ").toEqual([]);
  });
});

test.each(files)("%s: all translated", (file) => {
  const en = read("en", file);
  const ko = read("ko", file);
  const untranslated = Object.keys(en).filter((key) =>
    texts(ko[key]).some(
      (text) =>
        // Nothing but placeholders and marks between them needs no translation.
        /\p{L}/u.test(text.replace(/\{[^}]*\}/g, "")) &&
        !/[가-힣]/.test(text) &&
        !sameOnPurpose.test(text) &&
        key !== "shell_switch_language" &&
        key !== "shell_switch_language_short",
    ),
  );
  expect(untranslated, "no Korean in it").toEqual([]);
});

test.each(["en", "ko"] as const)("tools low: the language switch is named by what it shows (%s)", (locale) => {
  const { shell_switch_language: name, shell_switch_language_short: shown } = read(locale, "shell.json");
  expect(String(name).startsWith(String(shown))).toBe(true);
});

test("a key is defined in one file only", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const file of files) {
    for (const key of Object.keys(read("en", file))) {
      if (seen.has(key)) twice.push(`${key}: ${seen.get(key)} and ${file}`);
      seen.set(key, file);
    }
  }
  expect(twice).toEqual([]);
});

test("no message names the provider: its name is a setting of content/brand.ts", () => {
  const named = (["en", "ko"] as const).flatMap((locale) =>
    files.flatMap((file) =>
      Object.entries(read(locale, file)).flatMap(([key, text]) =>
        Object.values(brand.name).some((name) => JSON.stringify(text).includes(name)) ? [`${locale}/${file}: ${key}`] : [],
      ),
    ),
  );
  expect(named).toEqual([]);
});
