// What a request must look like before anything else looks at it: length, depth, spelling, host, method. The router matches every prefix of
// a path, so a path of thousands of parts would hold the whole process; here it costs one look.
import type { IncomingMessage } from "node:http";
import { Malformed } from "#platform/api/malformed.ts";
import { AppError } from "#platform/errors.ts";
import type { PagePaths } from "#server/pages/page-paths.ts";

export const doorLimits = { pathLength: 2_048, pathDepth: 24, queryLength: 8_192, headers: 100 };

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export type Entry =
  | { kind: "pass"; path: string; query: string }
  /** The same page under its one address. */
  | { kind: "moved"; to: string }
  | { kind: "refused"; path: string; error: AppError; allow?: readonly string[] };

export function frontDoor(req: IncomingMessage, pages: PagePaths): Entry {
  const target = req.url ?? "";
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? "" : target.slice(mark + 1);
  const refused = (error: AppError, allow?: readonly string[]): Entry => ({ kind: "refused", path, error, ...(allow ? { allow } : {}) });

  if (path.length > doorLimits.pathLength || query.length > doorLimits.queryLength) return refused(new AppError("address_too_long"));
  if (path.split("/", doorLimits.pathDepth + 2).length > doorLimits.pathDepth + 1) return refused(new AppError("address_too_long"));
  if (req.rawHeaders.length > 2 * doorLimits.headers) return refused(new AppError("headers_too_large"));
  if (req.headers.host !== undefined && !isHost(req.headers.host)) return refused(new Malformed("bad_host"));
  if (hostsNamed(req.rawHeaders) > 1) return refused(new Malformed("bad_host"));
  // OPTIONS asks what an address answers; the API says so by its routes, everything else by this list.
  if (!methods.includes(req.method ?? "") && !(req.method === "OPTIONS" && isApi(path))) {
    return refused(new AppError("method_not_allowed"), methods);
  }
  // Also absolute addresses ("GET http://elsewhere/"): this is no proxy, and the host of a page is its Host header.
  if (!path.startsWith("/") || !isReadable(path) || /%00/.test(query)) return refused(new Malformed("bad_address"));
  // Of the API's addresses there is only one spelling; any other is simply not there.
  if (isApi(path)) return path.includes("\\") ? refused(new Malformed("bad_address")) : { kind: "pass", path, query };
  const to = canonical(path, pages);
  return to === path ? { kind: "pass", path, query } : { kind: "moved", to: mark < 0 ? to : `${to}?${query}` };
}

const knownHosts = new Set<string>();

/** A name or an address with a port, spelled so that every reader of the page's address takes it for the same. */
function isHost(given: string): boolean {
  if (knownHosts.has(given)) return true;
  if (given.length > 260 || !/^[a-z0-9._:[\]-]+$/i.test(given) || !URL.canParse(`http://${given}`)) return false;
  const { hostname } = new URL(`http://${given}`);
  if (hostname !== given.toLowerCase().replace(/:\d{1,5}$/, "")) return false;
  if (knownHosts.size < 100) knownHosts.add(given);
  return true;
}

/** Of two, a proxy may take the one and the server the other. */
function hostsNamed(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/") || path.startsWith("/apps/");
}

/** No fragment, no NUL, and percent signs that mean something. */
function isReadable(path: string): boolean {
  if (path.includes("#")) return false;
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\u0000");
  } catch {
    return false;
  }
}

function canonical(path: string, pages: PagePaths): string {
  let tidy = path;
  if (tidy.includes("\\") || tidy.includes("//") || (tidy.length > 1 && tidy.endsWith("/"))) {
    tidy = `/${tidy.split(/[/\\]/).filter(Boolean).join("/")}`;
  }
  // Dot segments, plain or escaped, as every URL parser resolves them.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(tidy)) tidy = canonical(new URL(tidy, "http://here").pathname, pages);
  return pages.spelled(tidy);
}
