// Between the router and the store: a rendered public page is made late-loading, given its styles, hashed, compressed and kept.
import type { LocaleChoice } from "#platform/i18n/request-locale.ts";
import { contentSecurityPolicy, type HeaderSettings } from "../security-headers.ts";
import { inlineStyles, type Stylesheets } from "./inline-styles.ts";
import { delayScripts } from "./late-scripts.ts";
import { acceptedEncoding, createPageCache, type PageCache, type StoredPage, storedPage } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

export type PublicPages = {
  cache: PageCache;
  /** Pages being rendered now: a second visitor waits for the first one's answer. */
  pending: Map<string, Promise<StoredPage | undefined>>;
  /** Off in development: every request renders. */
  store: boolean;
  base: Record<string, string>;
  stylesheets: Stylesheets;
};

type Options = { store: boolean; base: Record<string, string>; stylesheets?: Stylesheets | undefined };

export function createPublicPages({ store, base, stylesheets = () => undefined }: Options): PublicPages {
  return { cache: createPageCache(), pending: new Map(), store, base, stylesheets };
}

export function fullKey(choice: Pick<LocaleChoice, "locale" | "forced">, host: string | undefined, key: string): string {
  // A forced host has its own alternates and switch, so its pages are kept apart.
  return `${choice.locale}${choice.forced ? `@${host}` : ""} ${key}`;
}

type Answer = {
  request: Request;
  response: Response;
  choice: LocaleChoice;
  pages: PublicPages;
  headers: HeaderSettings;
  /** The cache's count of drops before the page was rendered. */
  since: number;
};

/** Turns the router's answer for a public page into what is sent, storing it when it may be stored. */
export async function answerPublic({ request, response, choice, pages, headers, since }: Answer): Promise<Response> {
  const url = new URL(request.url);
  const html = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const tags = (response.headers.get("x-page-tags") ?? "").split(",").filter(Boolean);
  const sent = new Headers(response.headers);
  for (const internal of ["x-page-kind", "x-page-tags"]) sent.delete(internal);
  sent.set("content-language", choice.locale);
  if (choice.setCookie) sent.append("set-cookie", choice.setCookie);

  const key = pageKey(url.pathname, url.search.slice(1));
  const storable =
    pages.store && request.method === "GET" && response.status === 200 && key.kind === "stored" && !response.headers.has("set-cookie");
  if (!html && !storable) return new Response(response.body, { status: response.status, headers: sent });

  const text = await response.text();
  const page = html ? preparePage(text, pages) : { html: text, scriptHashes: [], styleHashes: [] };
  if (html) sent.set("content-security-policy", contentSecurityPolicy(page.scriptHashes, headers, page.styleHashes));
  sent.set("cache-control", storable ? "public, max-age=0, must-revalidate" : "private, no-store");
  if (storable) {
    const kept = new Headers(sent);
    kept.delete("set-cookie");
    const stored = await storedPage(Buffer.from(page.html), { ...Object.fromEntries(kept), ...pages.base }, tags);
    pages.cache.set(fullKey(choice, request.headers.get("host") ?? url.host, key.key), stored, since);
    sent.set("etag", stored.etag);
    sent.set("vary", "accept-encoding, cookie");
    const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
    if (encoding !== "identity") sent.set("content-encoding", encoding);
    return new Response(new Uint8Array(stored.bodies[encoding]), { status: 200, headers: sent });
  }
  return new Response(page.html, { status: response.status, headers: sent });
}

function preparePage(text: string, pages: PublicPages) {
  const { html, scriptHashes } = delayScripts(text);
  return { scriptHashes, ...inlineStyles(html, pages.stylesheets) };
}
