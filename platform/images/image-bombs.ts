// Small files that promise a huge picture, for tests and for the hostile run.
import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { ImageFormat } from "./image-header.ts";

export const bombEdge = 16_000;

/** A real picture of 8 by 8 whose header says 16,000 by 16,000. */
export async function imageBomb(format: ImageFormat): Promise<Buffer> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#0c7a68" } });
  if (format === "png") {
    const png = await plain.png().toBuffer();
    png.writeUInt32BE(bombEdge, 16);
    png.writeUInt32BE(bombEdge, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }
  if (format === "gif") {
    const gif = await plain.gif().toBuffer();
    gif.writeUInt16LE(bombEdge, 6);
    gif.writeUInt16LE(bombEdge, 8);
    return gif;
  }
  if (format === "webp") {
    const webp = await plain.webp({ lossless: true }).toBuffer();
    webp.writeUInt32LE((((bombEdge - 1) << 14) | (bombEdge - 1)) >>> 0, 21);
    return webp;
  }
  const jpeg = await plain.jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(bombEdge, frame + 5);
  jpeg.writeUInt16BE(bombEdge, frame + 7);
  return jpeg;
}
