// A form that turns the state of a text. Whatever is still only on the screen is saved first, so that what is published is what is seen.
import type { FormEvent, ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import type { EditedVersion } from "./use-post-version.ts";

type PublishingFormProps = {
  edited: EditedVersion;
  /** As the server drew it, for a browser without scripts. */
  version: number;
  intent: string;
  className?: string;
  /** Asked before anything irreversible for readers. */
  confirm?: string | undefined;
  children: ReactNode;
};

export function PublishingForm({ edited, version, intent, className, confirm, children }: PublishingFormProps) {
  const submit = useSubmit();
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (confirm && !window.confirm(confirm)) return;
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const state = await edited.saver.flush();
    if (state.kind !== "saved") return;
    form.set("version", String(edited.saver.version()));
    await submit(form, { method: "post", preventScrollReset: true });
  }
  return (
    <Form method="post" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="locale" value={edited.locale} />
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
