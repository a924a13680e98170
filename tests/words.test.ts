// Interface words: both languages have the same keys and placeholders, and nothing was left in English.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Words = Record<string, unknown>;

const files = readdirSync("messages/en");

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

test("both languages have the same message files, listed in the project settings", () => {
  expect(readdirSync("messages/ko")).toEqual(files);
  const settings = readFileSync("project.inlang/settings.json", "utf8");
  for (const file of files) expect(settings).toContain(`./messages/{locale}/${file}`);
});

test.each(files)("%s: same keys, same placeholders, all translated", (file) => {
  const en = read("en", file);
  const ko = read("ko", file);
  expect(Object.keys(ko).sort()).toEqual(Object.keys(en).sort());
  const wrong = Object.keys(en).filter((key) => placeholders(en[key]).join() !== placeholders(ko[key]).join());
  expect(wrong, "placeholders differ").toEqual([]);
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
