// Between the router and the store: a rendered public page is made late-loading, given its styles, hashed, compressed and kept.
import type { Locale } from "#content/locales.ts";
import { closedPolicy, contentSecurityPolicy, type HeaderSettings } from "#server/door/security-headers.ts";
import { inlineStyles, type Stylesheets } from "./inline-styles.ts";
import { delayScripts } from "./late-scripts.ts";
import { speculationRules } from "./next-page.ts";
import { bodyOf, createPageCache, type PageCache, type StoredPage, storedAnswer, storedPage } from "./page-cache.ts";
import { type PageAddress, pageKey, stateAddress } from "./page-key.ts";

export type PublicPages = {
  cache: PageCache;
  /** Pages being rendered now: a second visitor waits for the first one's answer. */
  pending: Map<string, { since: number; made: Promise<Made> }>;
  /** Off in development: every request renders. */
  store: boolean;
  headers: HeaderSettings;
  base: Record<string, string>;
  stylesheets: Stylesheets;
  surrogateKeys: SurrogateKeys;
};

/** The header in which a CDN reads by which names a page can be purged there: Fastly and Varnish, or Cloudflare and Akamai. */
type SurrogateKeys = "off" | "surrogate-key" | "cache-tag";

type Options = {
  store: boolean;
  headers: HeaderSettings;
  base: Record<string, string>;
  stylesheets?: Stylesheets | undefined;
  surrogateKeys?: SurrogateKeys;
};

/** The router's answer, and the nonce with which this rendering signed its own scripts. */
export type Rendering = { response: Response; nonce: string };

/** A page that is kept, or an answer (a redirect, an unknown post) that only those who wait for it now share. */
type Made = { stored: StoredPage } | { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> };

export function createPublicPages({ store, headers, base, stylesheets = () => undefined, surrogateKeys = "off" }: Options): PublicPages {
  return { cache: createPageCache(), pending: new Map(), store, headers, base, stylesheets, surrogateKeys };
}

/** The page of this name, from the store or rendered. `render` is given nothing but the name. */
export async function publicPage(
  pages: PublicPages,
  locale: Locale,
  address: PageAddress,
  render: (locale: Locale, address: PageAddress) => Promise<Rendering>,
): Promise<Made> {
  const key = pageKey(locale, address);
  const stored = pages.cache.get(key);
  if (stored) return { stored };
  const since = pages.cache.drops();
  const running = pages.pending.get(key);
  // A rendering that began before something was dropped may show the old text; who comes after that does not wait for it.
  if (running?.since === since) return running.made;
  pages.cache.miss();
  const made = render(locale, address).then((rendering) => makePage(pages, { key, locale, address, rendering, since }));
  pages.pending.set(key, { since, made });
  try {
    return await made;
  } finally {
    if (pages.pending.get(key)?.made === made) pages.pending.delete(key);
  }
}

type Making = { key: string; locale: Locale; address: PageAddress; rendering: Rendering; since: number };

async function makePage(pages: PublicPages, { key, locale, address, rendering, since }: Making): Promise<Made> {
  const { response } = rendering;
  const tags = (response.headers.get("x-page-tags") ?? "").split(",").filter(Boolean);
  const storable =
    pages.store && response.status === 200 && response.headers.get("x-page-kind") === "public" && !response.headers.has("set-cookie");
  const stateAt = storable ? (version: string) => stateAddress(locale, address, version) : undefined;
  const { headers, body, state } = await finishPage(pages, locale, rendering, stateAt);
  if (!storable) return { status: response.status, headers, body };
  headers.set("cache-control", "public, max-age=0, must-revalidate");
  if (pages.surrogateKeys !== "off")
    headers.set(pages.surrogateKeys, keysOf(locale, tags).join(pages.surrogateKeys === "cache-tag" ? "," : " "));
  const stored = await storedPage(Buffer.from(body), { ...Object.fromEntries(headers), ...pages.base }, tags);
  if (state) stored.state = { version: state.version, page: await storedPage(Buffer.from(state.code), stateHeaders(pages), []) };
  pages.cache.set(key, stored, since);
  return { stored };
}

/** All pages, those of a language, and whatever the page shows: the names by which the store here drops them (topic `pages`). */
function keysOf(locale: Locale, tags: readonly string[]): string[] {
  return ["pages", `lang:${locale}`, ...tags];
}

function stateHeaders(pages: PublicPages): Record<string, string> {
  return {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": closedPolicy,
    ...pages.base,
  };
}

/** What the scripts of a page start from, where it is not the one they asked for: the page has changed since, or is drawn by another server. */
export function latestState(made: Made): Response {
  const state = "stored" in made ? made.stored.state : undefined;
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
  };
  if (!state) return new Response("", { status: 404, headers });
  return new Response(new Uint8Array(bodyOf(state.page, "identity")), { headers });
}

/** A page of the public site as it leaves, rendered for everybody or for one visitor. */
export async function finishPage(
  pages: PublicPages,
  locale: Locale,
  { response, nonce }: Rendering,
  stateAt?: (version: string) => string,
): Promise<{ headers: Headers; body: Uint8Array<ArrayBuffer>; state?: { version: string; code: string } | undefined }> {
  const headers = new Headers(response.headers);
  for (const internal of ["x-page-kind", "x-page-tags"]) headers.delete(internal);
  headers.set("content-language", locale);
  headers.set("cache-control", "private, no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!(headers.get("content-type") ?? "").startsWith("text/html")) return { headers, body: bytes };
  const page = preparePage(new TextDecoder().decode(bytes), nonce, pages.stylesheets, stateAt);
  headers.set("content-security-policy", contentSecurityPolicy(page.scriptHashes, pages.headers, page.styleHashes));
  headers.set("speculation-rules", speculationRules);
  return { headers, body: new TextEncoder().encode(page.html), state: page.state };
}

export function preparePage(text: string, nonce: string, stylesheets: Stylesheets, stateAt?: (version: string) => string) {
  const { html, scriptHashes, state } = delayScripts(text, nonce, stateAt);
  return { scriptHashes, state, ...inlineStyles(html, stylesheets) };
}

/** What a visitor is sent of it; only here the request counts again. */
export function answerWith(made: Made, request: Request, setCookie: string | undefined): Response {
  const { status, headers, body } = "stored" in made ? ofStored(made.stored, request) : made;
  const sent = new Headers(headers);
  if (setCookie) sent.append("set-cookie", setCookie);
  const empty = body === undefined || request.method === "HEAD" || [204, 304].includes(status);
  return new Response(empty ? null : body, { status, headers: sent });
}

function ofStored(page: StoredPage, request: Request) {
  const { status, headers, body } = storedAnswer(page, {
    method: request.method,
    acceptEncoding: request.headers.get("accept-encoding") ?? "",
    ifNoneMatch: request.headers.get("if-none-match"),
  });
  const pairs: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at] ?? "", headers[at + 1] ?? ""]);
  return { status, headers: new Headers(pairs), body: body && new Uint8Array(body) };
}
