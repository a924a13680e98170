// An enquiry that was begun stands there again after a reload or another page. Never the consent, never the trap; what a configuration is
// about comes with its link.
import { type RefObject, useEffect } from "react";
import { visitorDraft } from "#platform/browser/visitor-draft.ts";

const enquiryDraft = visitorDraft("contact-draft");
const typed: readonly string[] = ["name", "company", "email", "phone", "message"];
const kept: readonly string[] = [...typed, "intent", "service"];

/** `answered`: the server has answered, so what it gave back stands in the form. Gives back what keeps the form. */
export function useKeptEnquiry(form: RefObject<HTMLFormElement | null>, answered: boolean): () => void {
  const keep = () => {
    const fields = form.current ? typedIn(form.current) : {};
    // A choice that came with a link is nothing that was written.
    enquiryDraft.keep(typed.some((name) => fields[name]?.trim()) ? fields : null);
  };
  // Once for each form. What a link brought, what was typed before scripts ran and what the server gave back is in the form already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    if (!form.current) return;
    if (!answered) putInto(form.current, enquiryDraft.read());
    keep();
  }, []);
  return keep;
}

export function forgetEnquiry(): void {
  enquiryDraft.keep(null);
}

type Form = Pick<HTMLFormElement, "elements">;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf({ elements }: Form): Field[] {
  return ([...elements] as Field[]).filter(({ name }) => kept.includes(name));
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === "radio";

export function typedIn(form: Form): Record<string, string> {
  const written = fieldsOf(form).filter((field) => !isChoice(field) || field.checked);
  return Object.fromEntries(written.map(({ name, value }) => [name, value]));
}

export function putInto(form: Form, texts: Readonly<Record<string, string>>): void {
  const fields = fieldsOf(form);
  const before = typedIn(form);
  for (const field of fields) {
    const { name } = field;
    const text = texts[name];
    if (!text || before[name]) continue;
    if (isChoice(field)) field.checked = field.value === text;
    else field.value = text;
  }
  // The field counts what stands in it.
  for (const field of fields) field.dispatchEvent(new Event("input", { bubbles: true }));
}
