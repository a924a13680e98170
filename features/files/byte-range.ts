// Which part of a file a request asks for (RFC 9110, 14): one range of bytes. Several at once, or what makes no sense, is the whole file.
import type { ByteRange } from "#platform/storage/storage.ts";

export type AskedRange = ByteRange | "whole" | "outside";

/** `ifRange` is what the caller has the beginning of; of anything else it gets the whole. */
export function askedRange(range: string | undefined, ifRange: string | undefined, file: { size: number; etag: string }): AskedRange {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? "") ?? [];
  if ((from === "" && to === "") || (ifRange !== undefined && ifRange !== file.etag)) return "whole";
  const last = file.size - 1;
  if (from === "") {
    // "-500": the last 500 bytes.
    const length = Math.min(Number(to), file.size);
    return length === 0 ? "outside" : { start: file.size - length, end: last };
  }
  if (to !== "" && Number(to) < Number(from)) return "whole";
  if (Number(from) > last) return "outside";
  return { start: Number(from), end: to === "" ? last : Math.min(Number(to), last) };
}
