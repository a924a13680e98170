// Rendered public pages in memory, compressed ahead. A hit is answered on node:http, before any router or Request object.
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { type Encoding, encodedEtag, etagOf, isUnchanged } from "#server/pages/etags.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type StoredPage = {
  etags: Record<Encoding, string>;
  /** Packed only: those who read neither are few, and unpacking takes a millisecond. The pages as they are would be most of what is held. */
  bodies: Record<Exclude<Encoding, "identity">, Buffer>;
  /** Header lists ready for writeHead, by encoding. */
  headers: Record<Encoding, string[]>;
  notModified: Record<Encoding, string[]>;
  size: number;
  tags: readonly string[];
  /** How often it has left. */
  asked?: number;
  /** What its scripts start from, fetched by them when they start. */
  state?: { version: string; page: StoredPage };
};

export type PageCache = {
  get(key: string): StoredPage | undefined;
  /** What the scripts of this version of a page start from, also for a while after the page was dropped: whoever is reading it still has
   * that version, and scripts that started from a newer one would find another page than they were told of. */
  state(key: string, version: string): StoredPage | undefined;
  /** How many drops there were: taken before a page is rendered, given back when it is stored. */
  drops(): number;
  /** A page that was rendered while what it shows was dropped is not kept. */
  set(key: string, page: StoredPage, since?: number): void;
  /** Drops pages by tag ("posts") or, without one, all of them. */
  drop(tag?: string): void;
  stats(): { pages: number; bytes: number; hits: number; misses: number };
  hit(): void;
  miss(): void;
};

const rememberedDrops = 1_000;
const leftStatesBytes = 16 * 1024 * 1024;

/** An event of the bus: `{ tag }`, `{ tags }`, or anything else for all pages. */
export function dropPages(cache: Pick<PageCache, "drop">, payload: unknown): void {
  const { tag, tags } = (payload ?? {}) as { tag?: string; tags?: string[] };
  if (tags) for (const one of tags) cache.drop(one);
  else cache.drop(tag);
}

export function createPageCache(limitBytes = 96 * 1024 * 1024): PageCache {
  const pages = new Map<string, StoredPage>();
  const dropped: (string | undefined)[] = [];
  const left = new Map<string, StoredPage>();
  let leftBytes = 0;
  let forgotten = 0;
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function remove(key: string) {
    const page = pages.get(key);
    if (!page) return;
    bytes -= weightOf(page);
    pages.delete(key);
    if (page.state) leave(`${key} ${page.state.version}`, page.state.page);
  }

  function leave(name: string, state: StoredPage) {
    if (left.has(name)) return;
    left.set(name, state);
    leftBytes += state.size;
    for (const [oldest, page] of left) {
      if (leftBytes <= leftStatesBytes) break;
      left.delete(oldest);
      leftBytes -= page.size;
    }
  }

  function isStale(page: StoredPage, since: number): boolean {
    if (since < forgotten) return true;
    return dropped.slice(since - forgotten).some((tag) => tag === undefined || page.tags.includes(tag));
  }

  return {
    get: (key) => pages.get(key),
    state(key, version) {
      const state = pages.get(key)?.state;
      return state?.version === version ? state.page : left.get(`${key} ${version}`);
    },
    drops: () => forgotten + dropped.length,
    set(key, page, since) {
      if (since !== undefined && isStale(page, since)) return;
      remove(key);
      pages.set(key, page);
      bytes += weightOf(page);
      // Maps keep insertion order: the oldest page goes first.
      for (const oldest of pages.keys()) {
        if (bytes <= limitBytes) break;
        remove(oldest);
      }
    },
    drop(tag) {
      dropped.push(tag);
      if (dropped.length > rememberedDrops) forgotten += dropped.splice(0, dropped.length - rememberedDrops).length;
      for (const [key, page] of pages) if (!tag || page.tags.includes(tag)) remove(key);
    },
    stats: () => ({ pages: pages.size, bytes, hits, misses }),
    hit() {
      hits += 1;
    },
    miss() {
      misses += 1;
    },
  };
}

function weightOf(page: StoredPage): number {
  return page.size + (page.state?.page.size ?? 0);
}

export async function storedPage(body: Buffer, headers: Record<string, string>, tags: readonly string[]): Promise<StoredPage> {
  const [br, zipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    gz(body, { level: 9 }),
  ]);
  const etag = etagOf(body, JSON.stringify(headers));
  const etags = { br: encodedEtag(etag, "br"), gzip: encodedEtag(etag, "gzip"), identity: etag };
  const lengths = { br: br.length, gzip: zipped.length, identity: body.length };
  const shared = (encoding: Encoding) => ({ ...headers, etag: etags[encoding], vary: "accept-encoding, cookie" });
  const whole = (encoding: Encoding) =>
    flat({
      ...shared(encoding),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(lengths[encoding]),
    });
  const each = (make: (encoding: Encoding) => string[]) => ({ br: make("br"), gzip: make("gzip"), identity: make("identity") });
  return {
    etags,
    bodies: { br, gzip: zipped },
    headers: each(whole),
    notModified: each((encoding) => flat(shared(encoding))),
    size: br.length + zipped.length + 2000,
    tags,
  };
}

const unpacked = new WeakMap<Buffer, WeakRef<Buffer>>();

/** All that are being sent a page unpacked are sent the same copy of it: two hundred slow readers with one each held a gigabyte. */
export function bodyOf({ bodies }: StoredPage, encoding: Encoding): Buffer {
  if (encoding !== "identity") return bodies[encoding];
  const body = unpacked.get(bodies.gzip)?.deref() ?? gunzipSync(bodies.gzip);
  unpacked.set(bodies.gzip, new WeakRef(body));
  return body;
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

/** Then it is worth half a second of a processor to save two kilobytes each time. */
const askedOften = 20;
let packing: Promise<unknown> = Promise.resolve();

/** A page that is asked for often is packed once more, as small as it gets: a tenth smaller, for ten times the work, which nobody waits for
 * and of which one is done at a time. */
export function notePageAsked(page: StoredPage) {
  page.asked = (page.asked ?? 0) + 1;
  if (page.asked !== askedOften) return;
  packing = packing.then(() => packSmaller(page)).catch(() => {});
}

async function packSmaller(page: StoredPage) {
  const [body, before] = [bodyOf(page, "identity"), page.bodies.br];
  const br = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  if (br.length >= before.length) return;
  // Other bytes have another tag.
  const etag = encodedEtag(page.etags.identity, "br").replace(/"$/, '-11"');
  const exchanged = (headers: string[]) =>
    headers.map((value, at) => (headers[at - 1] === "etag" ? etag : headers[at - 1] === "content-length" ? String(br.length) : value));
  page.bodies.br = br;
  page.etags.br = etag;
  page.headers.br = exchanged(page.headers.br);
  page.notModified.br = exchanged(page.notModified.br);
}

type Asked = { method: string | undefined; acceptEncoding: string | string[] | undefined; ifNoneMatch: string | null | undefined };
type Sent = { status: 200 | 304; headers: string[]; body: Buffer | undefined };

/** What of a stored page is sent to this visitor. */
export function storedAnswer(page: StoredPage, { method, acceptEncoding, ifNoneMatch }: Asked): Sent {
  const encoding = acceptedEncoding(acceptEncoding);
  if (isUnchanged(ifNoneMatch, page.etags[encoding])) return { status: 304, headers: page.notModified[encoding], body: undefined };
  return { status: 200, headers: page.headers[encoding], body: method === "HEAD" ? undefined : bodyOf(page, encoding) };
}

export function sendStored(page: StoredPage, req: IncomingMessage, res: ServerResponse, setCookie: string | undefined) {
  const { status, headers, body } = storedAnswer(page, {
    method: req.method,
    acceptEncoding: req.headers["accept-encoding"],
    ifNoneMatch: req.headers["if-none-match"],
  });
  res.writeHead(status, setCookie ? [...headers, "set-cookie", setCookie] : headers);
  res.end(body);
}

export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = Array.isArray(header) ? header.join(",") : (header ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return "gzip";
  return "identity";
}
