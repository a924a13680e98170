// Reading multipart/form-data part by part as it arrives; nothing is held but the few bytes that may be a boundary.
import { AppError } from "#platform/errors.ts";

export type Part = { name: string; fileName: string | undefined; chunks: AsyncGenerator<Uint8Array> };

const headerMaximum = 8_192;
const partsMaximum = 5;

export function boundaryOf(contentType: string | undefined): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "");
  return match ? (match[1] ?? match[2] ?? null) : null;
}

/** Each part must be read (or left) before the next is asked for. An early end of the stream is `file_broken`. */
export async function* readMultipart(stream: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const source = stream[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first boundary has no line break before it; with one put there, all boundaries look the same.
  let buffer: Buffer = Buffer.from("\r\n");

  async function more(): Promise<boolean> {
    const next = await source.next();
    if (next.done) return false;
    buffer = Buffer.concat([buffer, next.value]);
    return true;
  }

  async function need(length: number): Promise<void> {
    while (buffer.length < length) if (!(await more())) throw new AppError("file_broken");
  }

  async function* untilDelimiter(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = buffer.indexOf(delimiter);
      if (at >= 0) {
        if (at > 0) yield buffer.subarray(0, at);
        buffer = buffer.subarray(at + delimiter.length);
        return;
      }
      const safe = buffer.length - delimiter.length + 1;
      if (safe > 0) {
        yield buffer.subarray(0, safe);
        buffer = buffer.subarray(safe);
      }
      if (!(await more())) throw new AppError("file_broken");
    }
  }

  async function headers(): Promise<string> {
    for (;;) {
      const end = buffer.indexOf("\r\n\r\n");
      if (end >= 0 && end <= headerMaximum) {
        const text = buffer.toString("utf8", 0, end);
        buffer = buffer.subarray(end + 4);
        return text;
      }
      if (buffer.length > headerMaximum || !(await more())) throw new AppError("file_broken");
    }
  }

  // What stands before the first boundary is nobody's.
  for await (const _ of untilDelimiter());
  for (let count = 0; ; count++) {
    await need(2);
    if (buffer.toString("latin1", 0, 2) === "--") break;
    if (buffer.toString("latin1", 0, 2) !== "\r\n" || count >= partsMaximum) throw new AppError("file_broken");
    buffer = buffer.subarray(2);
    const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(await headers())?.[1] ?? "";
    const chunks = untilDelimiter();
    yield { name: parameter(disposition, "name") ?? "", fileName: fileNameOf(disposition), chunks };
    for await (const _ of chunks);
  }
  // The rest of the request is read to its end, so that its length can be compared.
  while (await more()) buffer = Buffer.alloc(0);
}

function fileNameOf(disposition: string): string | undefined {
  const extended = /(?:^|;)\s*filename\*=utf-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      throw new AppError("file_broken");
    }
  }
  return parameter(disposition, "filename");
}

function parameter(disposition: string, name: string): string | undefined {
  const match =
    new RegExp(`(?:^|;)\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, "i").exec(disposition) ??
    new RegExp(`(?:^|;)\\s*${name}=([^;"\\s]+)`, "i").exec(disposition);
  // Browsers write a quote as %22 and line breaks as %0D %0A.
  return match?.[1]
    ?.replace(/\\(["\\])/g, "$1")
    .replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, " ");
}
