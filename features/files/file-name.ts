// A name as it will be shown and offered for download. It never becomes a path.
import { withoutEnds } from "#platform/trim-ends.ts";
import { type AllowedExtension, allowedFiles } from "./file-rules.ts";

const nameMaximum = 120;

/** Normalised first, so that no look-alike, zero-width or direction-changing character hides the real ending. */
export function cleanFileName(given: string): string {
  const flat = given
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, "")
    .split(/[/\\]/)
    .at(-1);
  const tidy = withoutEnds((flat ?? "").replace(/[<>:"|?*]/g, "_").replace(/\s+/g, " "), /[. ]/);
  const dot = tidy.lastIndexOf(".");
  const ending = dot > 0 ? tidy.slice(dot) : "";
  const stem = dot > 0 ? tidy.slice(0, dot) : tidy;
  const room = nameMaximum - [...ending].length;
  return `${[...stem].slice(0, Math.max(1, room)).join("") || "file"}${ending}`;
}

/** The ending in lower case, if files of that kind are accepted. */
export function allowedExtension(name: string): AllowedExtension | null {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(allowedFiles, ending) ? (ending as AllowedExtension) : null;
}

/** RFC 6266: an ASCII stand-in and the real name. */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
