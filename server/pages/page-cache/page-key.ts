// What a stored page is known by: language, canonical path and the few query parameters that change what is shown. The page is rendered
// from this name alone, so nothing else of a request can get into it.
import { isLocale, type Locale } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";
import { feeds } from "#features/blog/rules/feeds.ts";
import { slugMaximum, slugPattern, tagPattern } from "#features/blog/rules/post-kinds.ts";
import { previewParameter } from "#features/settings/rules/price-preview.ts";
import { statusFeeds } from "#features/status/rules/feeds.ts";
import { idPattern } from "#platform/api/field-limits.ts";

/** Parameters that choose another page to store. Values are checked so that nobody can fill the cache. */
const keyed: Record<string, Record<string, RegExp>> = {
  "/blog": { tag: tagPattern, page: /^[1-9]\d{0,3}$/ },
};

/** What an estimate is written with, and what its buttons do without scripts. */
const estimateParameters = ["basket", "term", "vat", "currency", "cpu", "ram", "was"];
const pressedParameters = ["add", "start", "clear", "line"];

/** Parameters whose answer is rendered for this visitor alone and never stored. */
const personal: Record<string, readonly string[]> = {
  "/blog": ["q"],
  "/resources/pricing": [...estimateParameters, ...pressedParameters],
  "/resources/contact-us": ["intent", "service", "config", "sent"],
};

/** What the calculators and drawings of the service pages write into the address, to be drawn for whoever follows it. */
export const drawnParameters: ReadonlySet<string> = new Set(
  `currency a z mbps net routes level copy-tb copy-line copy-use copy-change plan-servers plan-stage model ram disk os bk n term sites shape gw ha users
  city via framework service owner o-a o-b o-c ea sa ae ma found plan run h out lb ip from to show bill storage outbound steady acted review
  ms own-answer own-raw own-state pattern port cut c1 c2 c3 c4 c5 algo every fails retry days servers ratio l-ingest l-keep l-hot access wait
  power s1 w1 s2 w2 s4 w4 sw ww feeds xc c-size c-gb c-shape c-replicas writes protocol hls llhls webrtc event-viewers event-mbps event-hours
  event-region topology fail maths-path maths-paths maths-shared rpo rto tb source vcpu node hours check state size uplink t-return t-mtu
  r-tb r-link r-target p-tb p-change p-daily p-weekly p-monthly p-ratio p-offsite p-vms p-servers type since bought extend buy load isolation
  patch place commit intl course open`.split(/\s+/),
);

function isDrawn(page: string, names: Iterable<string>): boolean {
  return /^\/(?:services|solutions)\//.test(page) && [...names].some((name) => drawnParameters.has(name));
}

const pages: ReadonlySet<string> = new Set(publicPaths);
const files: ReadonlySet<string> = new Set(["/sitemap.xml", ...[...feeds, ...statusFeeds].map(({ path }) => path)]);

/** The path and query of a page that may be stored. Anything else is rendered for its visitor. */
export type PageAddress = { path: string; query: string };

export function pageAddress(path: string, query: string): PageAddress | undefined {
  const page = pageOf(path);
  if (page === undefined) return undefined;
  if (!query) return { path, query: "" };
  const params = new URLSearchParams(query);
  if (params.has(previewParameter)) return undefined;
  // A partial payload (some loaders only) is not the page.
  if (path !== page && params.has("_routes")) return undefined;
  if (personal[page]?.some((name) => params.has(name)) || isDrawn(page, params.keys())) return undefined;
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(keyed[page] ?? {})) {
    const value = params.get(name);
    if (value && pattern.test(value)) kept.set(name, value);
  }
  kept.sort();
  return { path, query: kept.toString() };
}

/** The stored page behind an address that is drawn for its visitor, where its scripts can draw the same. */
export function storedBehind(path: string, query: string): PageAddress | undefined {
  if (!pages.has(path) || !query) return undefined;
  const names = [...new URLSearchParams(query).keys()];
  if (names.includes(previewParameter)) return undefined;
  const isEstimate = path === "/resources/pricing" && !names.some((name) => pressedParameters.includes(name));
  const drawn = isDrawn(path, names) || (isEstimate && names.some((name) => estimateParameters.includes(name)));
  return drawn ? { path, query: "" } : undefined;
}

export function pageKey(locale: Locale, { path, query }: PageAddress): string {
  return `${locale} ${path}${query ? `?${query}` : ""}`;
}

/** What the scripts of a stored page start from, at an address of its own (late-scripts.ts). */
export type AskedState = { locale: Locale; address: PageAddress; version: string };

export function stateAddress(locale: Locale, { path, query }: PageAddress, version: string): string {
  return `${path === "/" ? "/_" : path}.state?${query ? `${query}&` : ""}lang=${locale}&v=${version}`;
}

export function askedState(path: string, query: string): AskedState | undefined {
  if (!path.endsWith(".state") || path === "/.state") return undefined;
  const page = path === "/_.state" ? "/" : path.slice(0, -".state".length);
  const params = new URLSearchParams(query);
  const locale = params.get("lang") ?? "";
  const address = page.includes(".") ? undefined : pageAddress(page, query);
  return address && isLocale(locale) ? { locale, address, version: params.get("v") ?? "" } : undefined;
}

/** The page behind a path or behind the path of its payload; only the one right spelling counts. */
function pageOf(path: string): string | undefined {
  if (files.has(path)) return path;
  const page = path === "/_.data" ? "/" : path.endsWith(".data") && path !== "/.data" ? path.slice(0, -".data".length) : path;
  return pages.has(page) || isPost(page) || isIncident(page) ? page : undefined;
}

/** One of the status: an id that nothing is behind is not found, and so not stored. */
function isIncident(path: string): boolean {
  const [, area, id = "", ...rest] = path.split("/");
  return area === "status" && rest.length === 0 && idPattern.test(id);
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
