// How large a picture says it is, read from its first bytes. Nothing is decoded: a file of a hundred bytes can promise a terabyte.
import { open } from "node:fs/promises";

export type ImageFormat = "png" | "jpeg" | "gif" | "webp";
export type ImageSize = { format: ImageFormat; width: number; height: number };

/** Cameras put a preview and colour tables in front; what needs more than this to say its size is not read. */
const headMaximum = 1024 * 1024;

export async function readImageSize(path: string): Promise<ImageSize | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headMaximum), 0, headMaximum, 0);
    return imageSizeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

export function imageSizeOf(head: Buffer): ImageSize | undefined {
  const latin = (start: number, end: number) => head.toString("latin1", start, end);
  if (head.length >= 24 && latin(0, 8) === "\x89PNG\r\n\x1a\n" && latin(12, 16) === "IHDR") {
    return { format: "png", width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  }
  if (head.length >= 10 && (latin(0, 6) === "GIF87a" || latin(0, 6) === "GIF89a")) {
    return { format: "gif", width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  }
  if (head.length >= 30 && latin(0, 4) === "RIFF" && latin(8, 12) === "WEBP") return webpSize(head, latin(12, 16));
  if (head.length >= 4 && head[0] === 0xff && head[1] === 0xd8) return jpegSize(head);
  return undefined;
}

function webpSize(head: Buffer, chunk: string): ImageSize | undefined {
  if (chunk === "VP8X") return { format: "webp", width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (chunk === "VP8 ") return { format: "webp", width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (chunk !== "VP8L" || head[20] !== 0x2f) return undefined;
  const bits = head.readUInt32LE(21);
  return { format: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** From marker to marker up to the first that starts a frame. */
function jpegSize(head: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 < head.length) {
    if (head[at] !== 0xff) return undefined;
    const marker = head[at + 1] ?? 0;
    // Filling bytes, and markers that stand alone.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (startsFrame) return { format: "jpeg", width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    at += 2 + Math.max(2, head.readUInt16BE(at + 2));
  }
  return undefined;
}
