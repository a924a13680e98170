// The built client files, read once at start with their precompressed twins. Hashed assets never change; the rest is revalidated.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { closedPolicy } from "#server/door/security-headers.ts";
import { acceptedEncoding } from "#server/pages/page-cache/page-cache.ts";
import { encodedEtag, etagOf, isUnchanged } from "./etags.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".speculationrules": "application/speculationrules+json",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

type StaticFile = { body: Buffer; br: Buffer | undefined; gzip: Buffer | undefined; headers: Record<string, string>; etag: string };

export type StaticFiles = {
  serve(req: IncomingMessage, res: ServerResponse, path: string): boolean;
  stylesheet(path: string): string | undefined;
};

/** `written`: texts that the server writes itself, by their address. */
export function loadStaticFiles(folder: string, base: Record<string, string>, written: Record<string, string> = {}): StaticFiles {
  const files = new Map<string, StaticFile>();
  const add = (path: string, body: Buffer, br: Buffer | undefined, gzip: Buffer | undefined) =>
    files.set(path, {
      body,
      br,
      gzip,
      etag: etagOf(body),
      headers: {
        ...base,
        "content-type": types[extname(path)] ?? "application/octet-stream",
        "cache-control": cacheControl(path, path.startsWith("/assets/")),
        "content-security-policy": closedPolicy,
        vary: "accept-encoding",
      },
    });
  for (const file of walk(folder)) {
    if (file.endsWith(".br") || file.endsWith(".gz")) continue;
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const packed = (ending: string) => (existsSync(`${file}.${ending}`) ? readFileSync(`${file}.${ending}`) : undefined);
    add(path, readFileSync(file), packed("br"), packed("gz"));
  }
  for (const [path, text] of Object.entries(written)) add(path, Buffer.from(text), brotliCompressSync(text), gzipSync(text));
  return {
    serve(req, res, path) {
      const file = files.get(path);
      if (!file || (req.method !== "GET" && req.method !== "HEAD")) return false;
      const accepted = acceptedEncoding(req.headers["accept-encoding"]);
      const packed = accepted === "br" ? file.br : accepted === "gzip" ? file.gzip : undefined;
      const encoding = packed ? accepted : "identity";
      const etag = encodedEtag(file.etag, encoding);
      if (isUnchanged(req.headers["if-none-match"], etag)) {
        res.writeHead(304, { ...file.headers, etag }).end();
        return true;
      }
      const body = packed ?? file.body;
      const encoded = packed ? { "content-encoding": encoding } : {};
      res.writeHead(200, { ...file.headers, etag, ...encoded, "content-length": body.length });
      res.end(req.method === "HEAD" ? undefined : body);
      return true;
    },
    stylesheet: (path) => (path.endsWith(".css") ? files.get(path)?.body.toString() : undefined),
  };
}

function cacheControl(path: string, hashed: boolean): string {
  if (hashed) return "public, max-age=31536000, immutable";
  // A browser asks for its worker again by itself, and must get the newest.
  if (path === "/staff/push-worker.js") return "no-cache";
  return path === "/builds/latest.json" ? "no-store" : "public, max-age=3600, must-revalidate";
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
