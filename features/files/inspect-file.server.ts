// Is the file what its name says? Decided by its bytes; what could be two things at once, or unpack to far more, is refused.
import { type FileHandle, open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { AppError } from "#platform/errors.ts";
import type { ImageFormat } from "#platform/images/image-header.ts";
import { images } from "#platform/images/images.ts";
import { type AllowedExtension, allowedFiles } from "./file-rules.ts";
import { inspectZip } from "./inspect-zip.server.ts";

export type Inspected = { type: string; width: number | null; height: number | null };

const imageFormats: Record<string, ImageFormat> = { png: "png", jpg: "jpeg", jpeg: "jpeg", gif: "gif", webp: "webp" };
const zipped: readonly string[] = ["zip", "docx", "xlsx", "pptx"];
const textual: readonly string[] = ["txt", "log", "csv", "json", "conf", "cfg"];
/** Only ever downloaded; a capture of web traffic holds pages, and that is what it is sent for. */
const opaque: readonly string[] = ["gz", "tgz", "pcap"];

export async function inspectFile(path: string, extension: AllowedExtension): Promise<Inspected> {
  const type = allowedFiles[extension];
  const sniffed = await fileTypeFromFile(path);
  const file = await open(path);
  try {
    if (textual.includes(extension)) {
      const wide = await wideEncoding(file);
      // Nothing that has a known binary form, and nothing a browser would take for a page. (UTF-16 looks like MPEG to the sniffer.)
      if (sniffed && sniffed.mime !== "application/json" && !wide) throw new AppError("file_type");
      await inspectText(file, wide);
      return { type, width: null, height: null };
    }
    if (sniffed?.mime !== type) throw new AppError("file_type");
    if (zipped.includes(extension)) await inspectZip(file);
    else if (!opaque.includes(extension)) await refuseSecondNature(file);
    const format = imageFormats[extension];
    return { type, ...(format ? await images.measure(path, format) : { width: null, height: null }) };
  } finally {
    await file.close();
  }
}

/** Windows writes UTF-16 with a mark in front. */
async function wideEncoding(file: FileHandle): Promise<"utf-16le" | "utf-16be" | null> {
  const mark = Buffer.alloc(2);
  await file.read(mark, 0, 2, 0);
  const hex = mark.toString("hex");
  return hex === "fffe" ? "utf-16le" : hex === "feff" ? "utf-16be" : null;
}

/** Text in any encoding: no characters that no text has, and no beginning of a page or program. */
async function inspectText(file: FileHandle, wide: "utf-16le" | "utf-16be" | null): Promise<void> {
  const decoder = wide ? new TextDecoder(wide, { fatal: true }) : null;
  let first = true;
  for await (const chunk of file.createReadStream({ autoClose: false, start: 0 }) as AsyncIterable<Buffer>) {
    const text = decoder ? decodeNext(decoder, chunk) : chunk.toString("latin1");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) throw new AppError("file_type");
    if (first && pageStart.test(text.slice(0, 1024).replace(/^\xef\xbb\xbf/, ""))) throw new AppError("file_type");
    first = false;
  }
}

const pageStart = /^\s*(<!doctype|<html|<head|<body|<script|<svg|<\?xml|<\?php|<!--|<iframe|#!\s*\/)/i;

function decodeNext(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new AppError("file_type", { cause: error });
  }
}

/** A picture or PDF that is a page or an archive as well. */
async function refuseSecondNature(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, 65_557));
  await file.read(tail, 0, tail.length, size - tail.length);
  for (
    let at = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
    at >= 0;
    at = at > 0 ? tail.lastIndexOf("PK\x05\x06", at - 1, "latin1") : -1
  ) {
    // The end of an archive says how long its comment is; by chance it does not fit.
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) throw new AppError("file_type");
  }
  let before = "";
  for await (const chunk of file.createReadStream({ autoClose: false, start: 0 }) as AsyncIterable<Buffer>) {
    const text = before + chunk.toString("latin1");
    if (/<script[\s>/]|<html[\s>]|<svg[\s>]|<\?php/i.test(text)) throw new AppError("file_type");
    before = text.slice(-16);
  }
}
