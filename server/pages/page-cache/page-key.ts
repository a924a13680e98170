// What a stored page is known by: language, canonical path and the few query parameters that change what is shown. The page is rendered
// from this name alone, so nothing else of a request can get into it.
import type { Locale } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";
import { feeds } from "#features/blog/rules/feeds.ts";
import { slugMaximum, slugPattern, tagPattern } from "#features/blog/rules/post-kinds.ts";

/** Parameters that choose another page to store. Values are checked so that nobody can fill the cache. */
const keyed: Record<string, Record<string, RegExp>> = {
  "/blog": { tag: tagPattern, page: /^[1-9]\d{0,3}$/ },
};

/** Parameters whose answer is rendered for this visitor alone and never stored. */
const personal: Record<string, readonly string[]> = {
  "/blog": ["q"],
  "/resources/pricing": ["basket", "term", "vat", "currency", "cpu", "ram", "add", "start", "clear"],
  "/resources/contact-us": ["intent", "service", "config", "sent"],
};

const pages: ReadonlySet<string> = new Set(publicPaths);
const files: ReadonlySet<string> = new Set(["/sitemap.xml", ...feeds.map(({ path }) => path)]);

/** The path and query of a page that may be stored. Anything else is rendered for its visitor. */
export type PageAddress = { path: string; query: string };

export function pageAddress(path: string, query: string): PageAddress | undefined {
  const page = pageOf(path);
  if (page === undefined) return undefined;
  if (!query) return { path, query: "" };
  const params = new URLSearchParams(query);
  // A partial payload (some loaders only) is not the page.
  if (path !== page && params.has("_routes")) return undefined;
  if (personal[page]?.some((name) => params.has(name))) return undefined;
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(keyed[page] ?? {})) {
    const value = params.get(name);
    if (value && pattern.test(value)) kept.set(name, value);
  }
  kept.sort();
  return { path, query: kept.toString() };
}

export function pageKey(locale: Locale, { path, query }: PageAddress): string {
  return `${locale} ${path}${query ? `?${query}` : ""}`;
}

/** The page behind a path or behind the path of its payload; only the one right spelling counts. */
function pageOf(path: string): string | undefined {
  if (files.has(path)) return path;
  const page = path === "/_.data" ? "/" : path.endsWith(".data") && path !== "/.data" ? path.slice(0, -".data".length) : path;
  return pages.has(page) || isPost(page) ? page : undefined;
}

function isPost(path: string): boolean {
  const slug = decoded(/^\/blog\/([^/]{1,1000})$/.exec(path)?.[1] ?? "");
  return slug.length <= slugMaximum && slugPattern.test(slug) && path === `/blog/${encodeURIComponent(slug.normalize("NFC"))}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
