// A form is not sent while a file in its list has failed: it would leave without that file, and the row that said so would go with it.

type FormLike = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/**
 * Ahead of every other listener of the form, so that none of them takes it for sent. A button that sends nothing says so with
 * `formNoValidate`.
 */
export function holdForm(form: FormLike, hasFailed: () => boolean, onHeld: () => void): () => void {
  function hold(event: Event) {
    const { submitter } = event as Event & { submitter?: { formNoValidate?: boolean } | null };
    if (submitter?.formNoValidate || !hasFailed()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onHeld();
  }
  form.addEventListener("submit", hold, { capture: true });
  return () => form.removeEventListener("submit", hold, { capture: true });
}
