// /cards/{language}{path}.png: the card of any public page, drawn on the first request and kept in DATA_DIR until its words change.
// Its first addresses lead there. A card that was replaced, or whose post is no longer public, is removed.
import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "#content/brand.ts";
import { navigation as en } from "#content/en/navigation.ts";
import { navigation as ko } from "#content/ko/navigation.ts";
import { isLocale, type Locale, locales } from "#content/locales.ts";
import { familyOf } from "#content/pages.ts";
import type { PostAnswer } from "#features/blog/rules/blog.contract.ts";
import { coverFamily, coverShapes } from "#features/blog/rules/cover-shapes.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { closedPolicy } from "#server/door/security-headers.ts";
import { isUnchanged } from "#server/pages/etags.ts";
import { cardDesign, drawCard, type ShareCard } from "./draw-card.ts";
import { isPublicPath, pageDrawing } from "./page-drawings.ts";

/** Asks the API for a published post; null when there is none. */
export type ReadPost = (slug: string, locale: Locale) => Promise<PostAnswer | null>;
export type ShareCards = {
  answer(request: Request, pathname: string): Promise<Response | undefined>;
  /** Pages with these tags show something else from now on: the cards of posts among them are thrown away. */
  drop(tags: readonly string[]): Promise<void>;
};

/** `owner` is the page or post in one language: of its cards only the newest is kept. */
type OwnedCard = { owner: string; card: ShareCard };

const address = /^\/cards\/([a-z]{2})((?:\/[^/]+)*)\.png$/;

/** Where the card of the home page was before every page had one: posts on other sites keep the address they were shared with. */
const firstAddresses = new Map(locales.map((locale) => [`/card-${locale}.png`, `/cards/${locale}/home.png`]));

/** Shown by other sites, which is what they are for. */
const shown = {
  "cache-control": "public, max-age=86400",
  "content-security-policy": closedPolicy,
  "cross-origin-resource-policy": "cross-origin",
};

export function createShareCards({ dataDir, readPost }: { dataDir: string; readPost: ReadPost }): ShareCards {
  const folder = join(dataDir, "cache", "cards");
  const drawing = new Map<string, Promise<Buffer>>();
  // One at a time: a crawler that wants all of them must not take the machine.
  let last: Promise<unknown> = Promise.resolve();

  async function picture({ owner, card }: OwnedCard): Promise<{ name: string; png: Buffer }> {
    const look = createHash("sha256")
      .update(JSON.stringify([cardDesign, card]))
      .digest("hex")
      .slice(0, 40);
    const name = `${owner}.${look}`;
    const kept = await readFile(join(folder, `${name}.png`)).catch(() => null);
    if (kept) return { name, png: kept };
    const pending = drawing.get(name) ?? draw(card, name, owner);
    drawing.set(name, pending);
    try {
      return { name, png: await pending };
    } finally {
      drawing.delete(name);
    }
  }

  function draw(card: ShareCard, name: string, owner: string): Promise<Buffer> {
    const turn = last.then(async () => {
      const png = await drawCard(card);
      makeFolder(folder, "DATA_DIR");
      const part = join(folder, `${name}.${randomBytes(6).toString("hex")}.part`);
      await writeFile(part, png);
      await remove((file) => file.startsWith(`${owner}.`) && file.endsWith(".png"));
      await rename(part, join(folder, `${name}.png`));
      return png;
    });
    last = turn.catch(() => {});
    return turn;
  }

  async function remove(unwanted: (file: string) => boolean): Promise<void> {
    const files = (await readdir(folder).catch(() => [])).filter(unwanted);
    await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
  }

  return {
    async drop(tags) {
      const owners = tags.filter((tag) => tag.startsWith("post:")).map((tag) => `${postOwner(tag.slice("post:".length))}-`);
      if (owners.length > 0) await remove((file) => owners.some((owner) => file.startsWith(owner)));
    },
    async answer(request, pathname) {
      if (request.method !== "GET" && request.method !== "HEAD") return undefined;
      const moved = firstAddresses.get(pathname);
      if (moved) return new Response(null, { status: 301, headers: { ...shown, location: moved } });
      if (!pathname.startsWith("/cards/")) return undefined;
      const [, locale, path] = address.exec(pathname) ?? [];
      const owned = isLocale(locale) && path !== undefined ? await cardFor(locale, path, readPost) : null;
      if (!owned) return new Response("Not found", { status: 404, headers: { "content-security-policy": closedPolicy } });
      const { name, png } = await picture(owned);
      const headers = { ...shown, "content-type": "image/png", etag: `"${name}"` };
      if (isUnchanged(request.headers.get("if-none-match"), headers.etag)) return new Response(null, { status: 304, headers });
      return new Response(request.method === "HEAD" ? null : new Uint8Array(png), { headers });
    },
  };
}

async function cardFor(locale: Locale, given: string, readPost: ReadPost): Promise<OwnedCard | null> {
  const words = { en, ko }[locale];
  const path = given === "/home" ? "/" : given;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug) return postCard(locale, slug, words.pages["/blog"].name, readPost);
  if (!isPublicPath(path)) return null;
  const page = words.pages[path];
  const family = familyOf(path);
  const inFamily = path.startsWith("/services/") || path.startsWith("/solutions/");
  return {
    owner: `page-${createHash("sha256").update(path).digest("hex").slice(0, 16)}-${locale}`,
    card: {
      locale,
      kicker: inFamily ? words.families[family].name : page.figure,
      // "Home" says nothing to whom the link is sent.
      ...(path === "/" ? { title: page.line, line: brand.tagline[locale] } : { title: page.name, line: page.line }),
      family,
      drawing: pageDrawing(path),
    },
  };
}

async function postCard(locale: Locale, encoded: string, kicker: string, readPost: ReadPost): Promise<OwnedCard | null> {
  const slug = decoded(encoded);
  const answer = slug ? await readPost(slug, locale) : null;
  if (!answer || !("data" in answer)) return null;
  const { id, title, summary, cover } = answer.data;
  const card = { locale: answer.data.locale, kicker, title, line: summary, family: coverFamily[cover], drawing: coverShapes(cover) };
  return { owner: `${postOwner(id)}-${locale}`, card };
}

/** A hash, so that no id can name another place on the disk. */
function postOwner(id: string): string {
  return `post-${createHash("sha256").update(id).digest("hex").slice(0, 16)}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
