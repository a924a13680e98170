// Pictures that strangers send. Size is asked of the header first, decoding happens in a thread of its own, one picture at a time, and
// whatever takes longer than the limit is given up together with its thread.
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { AppError } from "#platform/errors.ts";
import { type ImageFormat, readImageSize } from "./image-header.ts";

/** 40 megapixels: more than phones take, and 160 MB when decoded. */
export const pixelsMaximum = 40_000_000;

const secondsMaximum = 20;
/** Somebody who waits behind this many has waited long enough. */
const waitingMaximum = 40;

export type ImageOrder = {
  from: string;
  /** Where the WebP goes; without it the picture is measured only. */
  to?: string;
  width?: number;
  height?: number;
  quality: number;
  pixelsMaximum: number;
  seconds: number;
};
export type ImageAnswer = { format: string | undefined; width: number; height: number } | { failed: string };
type Measured = Exclude<ImageAnswer, { failed: string }>;

export type Images = {
  /** As it is shown, turned upright. Refuses what is not of this format, and what has too many pixels. */
  measure(path: string, format: ImageFormat): Promise<{ width: number; height: number }>;
  /** Drawn anew as WebP: nothing of the original's bytes or metadata is left. */
  draw(from: string, to: string, size: { width?: number; height?: number; quality: number }): Promise<void>;
};

/** From the project's folder, like the migrations: a build leaves it where it is. */
const workerFile = "platform/images/image-worker.ts";

export function createImages(thread = pathToFileURL(workerFile), seconds = secondsMaximum): Images {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function carryOut(order: Omit<ImageOrder, "pixelsMaximum" | "seconds">): Promise<Measured> {
    if (waiting >= waitingMaximum) throw new AppError("too_busy", { retryAfterSeconds: 10 });
    waiting += 1;
    const turn = last
      .then(() => ask({ ...order, pixelsMaximum, seconds }))
      .finally(() => {
        waiting -= 1;
      });
    last = turn.catch(() => {});
    return turn;
  }

  async function ask(order: ImageOrder): Promise<Measured> {
    worker ??= new Worker(thread);
    const asked = worker;
    asked.unref();
    const { promise, resolve, reject } = Promise.withResolvers<ImageAnswer>();
    const givenUp = new Error("took too long");
    // The decoder has a limit of its own, which frees its memory; this one is for a thread that does not answer at all.
    const timer = setTimeout(() => reject(givenUp), (seconds + 2) * 1000);
    asked.once("message", resolve).once("error", reject);
    try {
      asked.postMessage(order);
      const answer = await promise;
      if ("failed" in answer) throw new AppError("file_type", { cause: new Error(answer.failed) });
      return answer;
    } catch (error) {
      if (error instanceof AppError) throw error;
      worker = undefined;
      void asked.terminate();
      throw new AppError("file_type", { cause: error });
    } finally {
      clearTimeout(timer);
      asked.removeListener("message", resolve).removeListener("error", reject);
    }
  }

  return {
    async measure(path, format) {
      const promised = await readImageSize(path);
      if (promised?.format !== format || promised.width * promised.height === 0) throw new AppError("file_type");
      if (promised.width * promised.height > pixelsMaximum) throw new AppError("image_too_large");
      const { format: found, width, height } = await carryOut({ from: path, quality: 0 });
      if (found !== format) throw new AppError("file_type");
      return { width, height };
    },
    async draw(from, to, size) {
      await carryOut({ from, to, ...size });
    },
  };
}

/** One queue for the process: pictures of tickets, chats, mails and posts together. */
export const images = createImages();
