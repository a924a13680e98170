// A field of a form: JSON from the editor, or plain text from the textarea it stands for. The API checks whatever comes out.
import { fromPlainText } from "./plain-text.ts";
import type { RichText } from "./rich-text.ts";

export function readRichText(form: FormData, name: string): RichText {
  const value = form.get(name);
  return typeof value === "string" ? asRichText(value) : fromPlainText("");
}

/** Text that only looks like JSON is text. */
export function asRichText(value: string): RichText {
  if (!value.startsWith('{"type":"doc"')) return fromPlainText(value);
  try {
    return JSON.parse(value) as RichText;
  } catch {
    return fromPlainText(value);
  }
}
