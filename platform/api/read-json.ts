// Reading a JSON body that nobody vouches for: size, encoding, depth and key names are checked before any schema sees it.
import { AppError } from "#platform/errors.ts";
import { type BodyLimit, plainBody } from "./body-limit.ts";
import { Malformed } from "./malformed.ts";

const depthLimit = 40;

export async function readJson(request: Request, limit: BodyLimit = plainBody): Promise<Record<string, unknown>> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_type");
  const bytes = await readBytes(request, limit);
  const value = parse(decode(bytes));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Malformed("no_object");
  refuseOddShapes(value);
  return value as Record<string, unknown>;
}

/** Counted while it arrives, whatever its Content-Length says. */
export async function readBytes(request: Request, { bytes: limit, failure }: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError(failure, { limitBytes: limit });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError(failure, { limitBytes: limit });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Malformed("not_utf8");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed("not_json");
  }
}

// An explicit stack: a recursive walk would itself overflow on the input it is meant to refuse.
function refuseOddShapes(root: object) {
  const waiting: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.depth > depthLimit) throw new Malformed("too_deep");
    for (const [key, child] of Object.entries(item.value)) {
      if (key === "__proto__" || key === "constructor" || key === "prototype") throw new Malformed("forbidden_key");
      if (typeof child === "string" && !child.isWellFormed()) throw new Malformed("not_utf8");
      // Postgres cannot store NUL in text.
      if (typeof child === "string" && child.includes("\u0000")) throw new Malformed("not_utf8");
      if (typeof child === "object" && child !== null) waiting.push({ value: child, depth: item.depth + 1 });
    }
  }
}
