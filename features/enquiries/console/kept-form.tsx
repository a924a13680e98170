// A form that is kept while it is written, files included: it survives a reload, another enquiry and a closed tab, and goes when it was sent.
import { type ComponentProps, useEffect, useRef } from "react";
import { Form } from "react-router";
import type { FileView } from "#features/files/files.contract.ts";
import { readKeptFiles } from "#features/files/kept-files.ts";
import type { Uploads } from "#features/files/use-uploads.ts";
import { draftSlot } from "#platform/browser/draft-slot.ts";

type Kept = { text: string; draft: string; files: FileView[] };

const drafts = draftSlot<Kept>("enquiry-draft", {
  version: 1,
  keptMs: 7 * 86_400_000,
  read(value) {
    // Before answers had files, the text was all that was kept.
    if (typeof value === "string") return { text: value, draft: "", files: [] };
    const { text, draft, files } = value as Record<keyof Kept, unknown>;
    return typeof text === "string" ? { text, draft: String(draft ?? ""), files: readKeptFiles(files) } : null;
  },
});

type KeptFormProps = ComponentProps<typeof Form> & {
  draft: string;
  /** What stood in it has just been sent. */
  sent: boolean;
  /** What stands in it was on its way and came back: what was begun since is put after it. */
  takenBack?: boolean;
  uploads?: Uploads;
};

export function KeptForm({ draft, sent, takenBack, uploads, ...rest }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const ids = uploads?.ids.join();
  const idsBefore = useRef(ids);
  const keep = () => {
    const text = fieldOf(form.current)?.value ?? "";
    const files = uploads?.files ?? [];
    drafts.keep(text || files.length > 0 ? { text, draft: uploads?.draft ?? "", files } : null, draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const field = fieldOf(form.current);
    const kept = sent ? null : drafts.read(draft);
    if (field && kept && !field.value) {
      field.value = kept.text;
      if (kept.files.length > 0) uploads?.resume(kept);
    } else if (field && kept?.text && takenBack) field.value += `\n\n${kept.text}`;
    if (sent) drafts.keep(null, draft);
    else if (takenBack || !kept) keep();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are known by their ids
  useEffect(() => {
    if (idsBefore.current === ids) return;
    idsBefore.current = ids;
    keep();
  }, [ids]);
  return <Form {...rest} ref={form} onInput={keep} />;
}

function fieldOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return form?.querySelector<HTMLTextAreaElement>("textarea[name=text]") ?? null;
}
