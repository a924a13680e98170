// Answer by mail, or a note among colleagues. Two forms: a typed answer survives whatever happens to the other.
import "./enquiry-composer.css";
import type { KeyboardEvent } from "react";
import { useNavigation } from "react-router";
import type { EnquiryDetail } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { focusShown, useKeys } from "#ui/console/use-keys.ts";
import { TextareaField } from "#ui/textarea-field.tsx";
import { AnswerForm, type BegunAnswer } from "./answer-form.tsx";
import type { EnquiryDone, EnquiryFailure } from "./enquiry-outcome.ts";
import { KeptForm } from "./kept-form.tsx";

type EnquiryComposerProps = {
  enquiry: EnquiryDetail;
  failure: EnquiryFailure | undefined;
  done: EnquiryDone | undefined;
  /** An answer is on its way to the server. */
  onSend: () => void;
};

export function EnquiryComposer({ enquiry, failure, done, onSend }: EnquiryComposerProps) {
  const { formData, state } = useNavigation();
  const busy = (intent: string) => state !== "idle" && formData?.get("intent")?.toString().startsWith(intent) === true;
  const of = (intent: string) => (failure?.values.intent?.startsWith(intent) ? failure : undefined);
  // What went out is emptied; what did not stays; what was taken back stands there again.
  const keyOf = (intent: string) => (done?.intent === intent || (intent === "answer" && done?.undone) ? String(done.at) : "draft");
  const answer = of("answer");
  const note = of("note");
  useKeys(m.console_keys_writing, [
    { press: "KeyN", shown: "N", does: m.enquiries_key_note, run: () => focusShown("#enquiry-note"), foot: true },
    { press: "Ctrl+Enter", shown: "Ctrl Enter", does: m.console_key_send },
  ]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter sends whichever field has the focus
    <div className="enquiry-compose" onKeyDown={sendByKey}>
      {enquiry.status === "spam" ? null : (
        <AnswerForm
          key={`answer-${keyOf("answer")}`}
          enquiry={enquiry}
          failure={answer}
          begun={begunOf(answer, done)}
          sent={done?.intent === "answer"}
          busy={busy("answer")}
          onSend={onSend}
        />
      )}
      <KeptForm
        draft={`${enquiry.id}:note`}
        sent={done?.intent === "note"}
        method="post"
        className="enquiry-form enquiry-note"
        key={`note-${keyOf("note")}`}
        preventScrollReset
        noValidate
      >
        <TextareaField
          name="text"
          id="enquiry-note"
          label={m.enquiry_note()}
          hint={m.enquiry_note_only()}
          error={note?.errors.text}
          defaultValue={note?.values.text}
          rows={2}
          limit={5000}
        />
        <div className="enquiry-actions">
          <Button type="submit" size="compact" kind="quiet" name="intent" value="note" busy={busy("note")}>
            {m.enquiry_note_add()}
          </Button>
        </div>
      </KeptForm>
    </div>
  );
}

function begunOf(failure: EnquiryFailure | undefined, done: EnquiryDone | undefined): BegunAnswer | undefined {
  if (done?.undone) return { ...done.undone, takenBack: true };
  if (!failure) return undefined;
  return { text: failure.values.text ?? "", draft: failure.draft, files: failure.files, takenBack: false };
}

/** Sends by the first button of the form, and leaves the field: the next key is no longer part of the text. */
function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  const field = event.target as HTMLTextAreaElement;
  event.preventDefault();
  field.form?.requestSubmit(field.form.querySelector<HTMLButtonElement>("button[type=submit]"));
  field.blur();
}
