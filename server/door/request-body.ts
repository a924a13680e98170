// A body on its way in: counted, given a deadline, and never left lying in the connection. A client that is still sending reads the answer
// only when somebody goes on reading what it sends; a connection that is cut instead loses the answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BodyLimit } from "#platform/api/body-limit.ts";
import { AppError } from "#platform/errors.ts";

/** Of a refused body this much, for this long, is still read and thrown away; then the connection is closed. */
const drainBytes = 64 * 1024 * 1024;
const drainMs = 20_000;
/** The slowest line that is waited for, beside half a minute for everybody. */
const bytesPerSecond = 32 * 1024;

export type RequestBody = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Why it was not read to its end, if it was refused on the way. */
  refusal(): AppError | undefined;
};

export function hasBody(incoming: IncomingMessage): boolean {
  return Number(incoming.headers["content-length"] ?? 0) > 0 || incoming.headers["transfer-encoding"] !== undefined;
}

export function bodyDeadlineMs(limit: BodyLimit): number {
  return 30_000 + (limit.bytes / bytesPerSecond) * 1_000;
}

export function receiveBody(incoming: IncomingMessage, limit: BodyLimit, deadlineMs = bodyDeadlineMs(limit)): RequestBody {
  let size = 0;
  let refusal: AppError | undefined;
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const late = setTimeout(() => refuse(new AppError("request_timeout")), deadlineMs);
        stop = () => {
          clearTimeout(late);
          incoming.off("data", take).off("end", end).off("error", fail).off("close", cut);
          stop = () => {};
        };
        function refuse(error: AppError) {
          refusal = error;
          stop();
          controller.error(error);
          incoming.resume();
        }
        function take(chunk: Buffer<ArrayBuffer>) {
          size += chunk.byteLength;
          if (size > limit.bytes) return refuse(new AppError(limit.failure, { limitBytes: limit.bytes }));
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
        }
        function end() {
          stop();
          controller.close();
        }
        function fail(error: Error) {
          stop();
          controller.error(error);
        }
        function cut() {
          fail(new Error("the connection was closed before the body was complete"));
        }
        incoming.on("data", take).on("end", end).on("error", fail).on("close", cut);
        incoming.pause();
      },
      pull() {
        incoming.resume();
      },
      cancel() {
        stop();
        incoming.resume();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  );
  return { stream, refusal: () => refusal };
}

/** To be called for every request with a body: what is left of it when the answer is out is read away, within bounds. */
export function drainAfter(incoming: IncomingMessage, outgoing: ServerResponse): void {
  // A longer rest will not be waited for; whoever sends it is told not to use the connection again.
  if (Number(incoming.headers["content-length"] ?? 0) > drainBytes) outgoing.shouldKeepAlive = false;
  outgoing.once("finish", () => {
    if (incoming.complete || incoming.destroyed) return;
    let left = drainBytes;
    const { socket } = incoming;
    const close = () => socket.destroySoon();
    const late = setTimeout(close, drainMs);
    incoming.on("data", (chunk: Buffer) => {
      left -= chunk.byteLength;
      if (left < 0) close();
    });
    for (const event of ["end", "error", "close"]) incoming.once(event, () => clearTimeout(late));
    incoming.resume();
  });
}
