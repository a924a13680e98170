// A form whose text is kept while it is written: it survives a reload, another enquiry and a closed tab, and goes when it was sent.
import { type ComponentProps, useEffect, useRef } from "react";
import { Form } from "react-router";
import { draftSlot } from "#platform/browser/drafts.ts";

const drafts = draftSlot<string>("enquiry-draft", {
  version: 1,
  keptMs: 7 * 86_400_000,
  read: (value) => (typeof value === "string" ? value : null),
});

type KeptFormProps = ComponentProps<typeof Form> & {
  draft: string;
  /** What stood in it has just been sent. */
  sent: boolean;
};

export function KeptForm({ draft, sent, ...rest }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const field = fieldOf(form.current);
    if (sent) drafts.keep(null, draft);
    else if (field && !field.value) field.value = drafts.read(draft) ?? "";
    else if (field) drafts.keep(field.value, draft);
  }, []);
  return <Form {...rest} ref={form} onInput={() => drafts.keep(fieldOf(form.current)?.value || null, draft)} />;
}

function fieldOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return form?.querySelector<HTMLTextAreaElement>("textarea[name=text]") ?? null;
}
