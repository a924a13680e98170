// Where a list was left off: the sort value and id of the last row, opaque to the caller and checked on the way back.
import { Malformed } from "./malformed.ts";

export type Cursor = { value: string; id: string };

export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

export function decodeCursor(text: string | undefined, isValue: (value: string) => boolean): Cursor | null {
  if (text === undefined) return null;
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as unknown[];
    if (typeof value === "string" && isValue(value) && typeof id === "string" && /^[\w-]{1,64}$/.test(id) && rest.length === 0) {
      return { value, id };
    }
  } catch {
    // Falls through: what cannot be read was not made here.
  }
  throw new Malformed("bad_address");
}

/** A moment as `toISOString` writes it. A database knows neither a year 0 nor a 31 February, so only real ones count. */
export function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) || value.startsWith("0000")) return false;
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value;
}
