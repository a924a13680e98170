// The whole copy of every public page, for searches that the names do not answer: "10 gbps" is a figure of a page, not its name.
import { fillLive, type LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { normalise } from "#platform/i18n/korean-match.ts";

/** Asked for when it is needed: the measurements import the server without a bundler, which knows no glob. */
const modules = () =>
  import.meta.glob<{ page: unknown }>([
    "/content/*/{about,home}.ts",
    "/content/*/{services,solutions}/*.ts",
    "/content/*/resources/pricing.ts",
  ]);

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

const read = new WeakMap<LiveValues, Promise<ReadonlyMap<string, string>>>();

/** Normalised text by path, made once for as long as the values hold (they are those of a language). */
export function pageTexts(locale: Locale, live: LiveValues): Promise<ReadonlyMap<string, string>> {
  const known = read.get(live) ?? readTexts(locale, live);
  read.set(live, known);
  return known;
}

async function readTexts(locale: Locale, live: LiveValues): Promise<ReadonlyMap<string, string>> {
  const start = `/content/${locale}`;
  const own = Object.entries(modules()).filter(([file]) => file.startsWith(`${start}/`));
  const texts = own.map(async ([file, load]): Promise<[string, string]> => {
    const path = file.slice(start.length, -".ts".length);
    // A space keeps the end of one line from making a word with the start of the next.
    return [
      path === "/home" ? "/" : path,
      strings(fillLive((await load()).page, live))
        .map(normalise)
        .join(" "),
    ];
  });
  return new Map(await Promise.all(texts));
}
