// A short form of staff that is kept while it is written: it survives a reload and another ticket, and goes when it was sent.
import { draftSlot } from "./draft-slot.ts";

type Kept = { text: string; fields: Record<string, string> };
type KeptForm = EventTarget & Pick<HTMLFormElement, "elements" | "closest">;

const drafts = draftSlot<Kept>("desk-draft", {
  version: 3,
  keptMs: 7 * 86_400_000,
  read(value) {
    const { text, fields } = value as Record<keyof Kept, unknown>;
    const entries = Object.entries(fields as Record<string, unknown>);
    return typeof text === "string" ? { text, fields: Object.fromEntries(entries.map(([name, words]) => [name, String(words)])) } : null;
  },
});

/** What stands in a field already, typed before scripts ran or refused by the server, wins over what was kept. Gives back how it stops. */
export function keepFields(form: KeptForm | null, place: string, sent: boolean): () => void {
  if (!form) return () => {};
  const fields = [...form.elements].filter(isWritten);
  const keep = () => {
    const { text = "", ...others } = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    drafts.keep(fields.some(({ value }) => value.trim()) ? { text, fields: others } : null, place);
  };
  if (sent) drafts.keep(null, place);
  else {
    const kept = drafts.read(place);
    for (const field of fields) field.value ||= (field.name === "text" ? kept?.text : kept?.fields[field.name]) ?? "";
    const folded = form.closest("details");
    if (kept && folded) folded.open = true;
  }
  form.addEventListener("input", keep);
  return () => form.removeEventListener("input", keep);
}

function isWritten(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const { type, name } = field as HTMLInputElement;
  return name !== "" && ["text", "email", "textarea"].includes(type);
}
