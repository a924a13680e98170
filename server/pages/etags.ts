// Entity tags. A body that leaves in three encodings is three representations, and a strong tag names only one of them.
import { createHash } from "node:crypto";

export type Encoding = "br" | "gzip" | "identity";

export function etagOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

export function encodedEtag(etag: string, encoding: Encoding): string {
  return encoding === "identity" ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** If-None-Match: "*", or a list compared without regard to W/. Our own tags hold no comma. */
export function isUnchanged(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
