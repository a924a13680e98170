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
  const hear = () => {
    const late = lateArrivals.get(place);
    if (late) attached?.back(late);
  };
  const stop = drafts.subscribe(hear, place);
  return () => {
    form.removeEventListener("input", keep);
    stop();
  };
}

/** While it is said that one has come: a form that stands on the page takes it up. */
const lateArrivals = new Map<string, { draft: string; files: unknown }>();

/** A file that arrived after its form had left the screen: it is there when the form is drawn again, or at once where it has been. */
export function keepLateFile(place: string, draft: string, file: unknown): void {
  const kept = drafts.read(place);
  const before = Array.isArray(kept?.files) ? kept.files : [];
  if (before.length > 0 && kept?.draft !== draft) return;
  lateArrivals.set(place, { draft, files: [file] });
  drafts.keep({ text: kept?.text ?? "", fields: kept?.fields ?? {}, draft, files: [...before, file] }, place);
  lateArrivals.delete(place);
}

function isWritten(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const { type, name } = field as HTMLInputElement;
  return name !== "" && ["text", "email", "textarea"].includes(type);
}
