// The thread that decodes pictures. It does one thing at a time; whoever sends the orders gives up on it when it takes too long.
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import type { ImageAnswer, ImageOrder } from "./images.ts";

// One picture at a time on one core, and nothing kept afterwards: memory is that of the largest picture allowed, not of all at once.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on("message", async (order: ImageOrder) => {
  let answer: ImageAnswer;
  try {
    answer = await carryOut(order);
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : "unknown" };
  }
  parentPort?.postMessage(answer);
});

async function carryOut({ from, to, width, height, quality, pixelsMaximum, seconds }: ImageOrder): Promise<ImageAnswer> {
  const image = sharp(from, { limitInputPixels: pixelsMaximum, failOn: "error", animated: false });
  if (!to) {
    const { format, width: across = 0, height: down = 0, orientation = 1 } = await image.metadata();
    // Cameras store some pictures lying on their side.
    const shown = orientation >= 5 ? { width: down, height: across } : { width: across, height: down };
    return { format, ...shown };
  }
  const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  const { width: drawn, height: high } = await image
    .rotate()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds })
    .toFile(to);
  return { format: "webp", width: drawn, height: high };
}
