// Do the links of a text lead somewhere? Our own pages are looked up, other sites are asked.
import type { Locale } from "#content/locales.ts";
import { publicPaths } from "#content/pages.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { postHeadings, postLinks } from "#features/blog/rules/post-text.ts";
import type { LinkCheck } from "#features/blog/rules/staff-post-views.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { outsideStatus } from "#platform/outside-fetch.ts";
import { findVersion } from "./post-store.server.ts";
import { readPost } from "./public-posts.server.ts";

const linksMaximum = 60;
const atOnce = 6;
const redirectsMaximum = 3;
export type AskOutside = typeof outsideStatus;

export async function checkLinks(db: Db, id: string, locale: Locale, ask: AskOutside = outsideStatus): Promise<LinkCheck[]> {
  const version = await findVersion(db, id, locale);
  if (!version) throw new AppError("not_found");
  const body = version.body as PostDocument;
  const anchors = new Set(postHeadings(body).map(({ id: anchor }) => anchor));
  const links = postLinks(body).slice(0, linksMaximum);
  const results: LinkCheck[] = [];
  for (let at = 0; at < links.length; at += atOnce) {
    results.push(...(await Promise.all(links.slice(at, at + atOnce).map((href) => checkOne(db, locale, href, anchors, ask)))));
  }
  return results;
}

async function checkOne(db: Db, locale: Locale, href: string, anchors: ReadonlySet<string>, ask: AskOutside): Promise<LinkCheck> {
  if (href.startsWith("mailto:")) return { href, state: "ok", detail: "" };
  if (href.startsWith("#")) return { href, state: anchors.has(decodeURIComponent(href.slice(1))) ? "ok" : "broken", detail: "" };
  if (href.startsWith("/")) return { href, state: (await isOwnPage(db, locale, href)) ? "ok" : "broken", detail: "404" };
  return checkOutside(href, ask);
}

async function isOwnPage(db: Db, locale: Locale, href: string): Promise<boolean> {
  const path = new URL(href, "http://site.test").pathname.replace(/(.)\/$/, "$1");
  if ((publicPaths as readonly string[]).includes(path) || ["/blog", "/login", "/signup", "/support"].includes(path)) return true;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (!slug) return false;
  try {
    await readPost(db, locale, decodeURIComponent(slug).normalize("NFC"));
    return true;
  } catch (error) {
    if (error instanceof AppError || error instanceof URIError) return false;
    throw error;
  }
}

async function checkOutside(href: string, ask: AskOutside): Promise<LinkCheck> {
  let url = new URL(href);
  try {
    for (let hops = 0; hops <= redirectsMaximum; hops++) {
      let { status, location } = await ask(url, "HEAD");
      // Some servers do not know HEAD.
      if (status === 405 || status === 501 || status === 403) ({ status, location } = await ask(url, "GET"));
      const next = status >= 300 && status < 400 && location ? URL.parse(location, url) : null;
      if (next) {
        url = next;
        continue;
      }
      if (status < 400) return { href, state: "ok", detail: String(status) };
      // Refused to a program is not missing to a person.
      return { href, state: [401, 403, 429].includes(status) || status >= 500 ? "unknown" : "broken", detail: String(status) };
    }
    return { href, state: "unknown", detail: "redirects" };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return { href, state: code === "ENOTFOUND" ? "broken" : "unknown", detail: code ?? (error as Error).name };
  }
}
