// What stands in a draft, for people: whichever form wrote it. A choice alone (reply or note, a file's name) is no text.
import { readKeptText } from "#features/rich-text/kept-rich-text.ts";
import { toPlainText } from "#features/rich-text/plain-text.ts";

export function draftWords(place: string, entry: string | null): string {
  const value = written(entry);
  if (typeof value === "string") return /:(?:mode|kind)$/.test(place) ? "" : value;
  if (typeof value !== "object" || value === null) return "";
  const { doc, body, text, fields, files } = value as Record<string, unknown>;
  const formatted = readKeptText(doc ?? body);
  const names = Array.isArray(files) ? files.map((file) => (file as { name?: unknown }).name) : [];
  const parts = [(fields as { subject?: unknown } | undefined)?.subject, formatted && toPlainText(formatted), text, names.join(", ")];
  return parts.filter((part) => typeof part === "string" && part).join("\n\n");
}

function written(entry: string | null): unknown {
  try {
    return (JSON.parse(entry ?? "null") as { value?: unknown } | null)?.value;
  } catch {
    return null;
  }
}

/** Whether a form of the page with this address writes it. */
export function isOnPage(place: string, pathname: string): boolean {
  const [name, id = ""] = place.split(":");
  if (name === "chat-draft" && pathname.startsWith("/customer/chat")) return true;
  return pathname.split("/").some((part) => part.length > 5 && id.startsWith(part));
}
