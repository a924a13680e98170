// A short form of staff that is kept while it is written: it survives a reload and another ticket, and goes when it was sent.
import { draftSlot } from "./draft-slot.ts";

/** Files of the form. What they are knows whoever keeps them: what stood in the storage may be anything. */
type Files = { draft: string; files: readonly unknown[] };
export type AttachedFiles = { now: () => Files; back: (kept: { draft: string; files: unknown }) => void };

type Kept = { text: string; fields: Record<string, string>; draft?: string; files?: unknown };
type KeptForm = EventTarget & Pick<HTMLFormElement, "elements" | "closest">;

const drafts = draftSlot<Kept>("desk-draft", {
  version: 3,
  keptMs: 7 * 86_400_000,
  read(value) {
    const { text, fields, draft, files } = value as Record<keyof Kept, unknown>;
    const entries = Object.entries(fields as Record<string, unknown>);
    const attached = typeof draft === "string" && draft ? { draft, files } : {};
    const words = Object.fromEntries(entries.map(([name, typed]) => [name, String(typed)]));
    return typeof text === "string" ? { text, fields: words, ...attached } : null;
  },
});

/** What stands in a field already, typed before scripts ran or refused by the server, wins over what was kept. Gives back how it stops. */
export function keepFields(form: KeptForm | null, place: string, sent: boolean, attached?: AttachedFiles): () => void {
  if (!form) return () => {};
  const fields = [...form.elements].filter(isWritten);
  const keep = () => {
    const { text = "", ...others } = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const { draft = "", files = [] } = attached?.now() ?? {};
    const begun = files.length > 0 || fields.some(({ value }) => value.trim());
    drafts.keep(begun ? { text, fields: others, ...(files.length > 0 ? { draft, files } : {}) } : null, place);
  };
  if (sent) drafts.keep(null, place);
  else {
    const kept = drafts.read(place);
    for (const field of fields) field.value ||= (field.name === "text" ? kept?.text : kept?.fields[field.name]) ?? "";
    if (kept?.draft) attached?.back({ draft: kept.draft, files: kept.files });
    const folded = form.closest("details");
    if (kept && folded) folded.open = true;
    // A field counts what stands in it.
    if (kept) for (const field of fields) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  form.addEventListener("input", keep);
  return () => form.removeEventListener("input", keep);
}

function isWritten(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const { type, name } = field as HTMLInputElement;
  return name !== "" && ["text", "email", "textarea"].includes(type);
}
