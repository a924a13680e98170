// Answer by mail, or a note among colleagues. Two forms: a typed answer survives whatever happens to the other.
import "./enquiry-composer.css";
import type { KeyboardEvent } from "react";
import { useNavigation } from "react-router";
import { answerMaximum } from "#features/enquiries/rules/enquiry-states.ts";
import { languageWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryDetail } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { focusShown, useKeys } from "#ui/console/use-keys.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { KeptForm } from "./kept-form.tsx";

type EnquiryComposerProps = {
  enquiry: EnquiryDetail;
  failure: FormFailure | undefined;
  sent: { intent: string; at: number } | undefined;
};

export function EnquiryComposer({ enquiry, failure, sent }: EnquiryComposerProps) {
  const { formData, state } = useNavigation();
  const busy = (intent: string) => state !== "idle" && formData?.get("intent")?.toString().startsWith(intent);
  const of = (intent: string) => (failure?.values.intent?.startsWith(intent) ? failure : undefined);
  // What went out is emptied; what did not stays.
  const keyOf = (intent: string) => (sent?.intent === intent ? String(sent.at) : "draft");
  const kept = (intent: string) => ({ draft: `${enquiry.id}:${intent}`, sent: sent?.intent === intent });
  const answer = of("answer");
  const note = of("note");
  useKeys(m.console_keys_writing(), [
    ...(enquiry.status === "spam"
      ? []
      : [{ press: "KeyR", shown: "R", does: m.enquiries_key_answer(), run: () => focusShown("#enquiry-answer"), foot: true }]),
    { press: "KeyN", shown: "N", does: m.enquiries_key_note(), run: () => focusShown("#enquiry-note"), foot: true },
    { press: "Ctrl+Enter", shown: "Ctrl Enter", does: m.console_key_send() },
  ]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter sends whichever field has the focus
    <div className="enquiry-compose" onKeyDown={sendByKey}>
      {enquiry.status === "spam" ? null : (
        <KeptForm
          {...kept("answer")}
          method="post"
          className="enquiry-form"
          key={`answer-${keyOf("answer")}`}
          preventScrollReset
          noValidate
        >
          {answer?.code === "newer_reply" ? (
            <Notice tone="soon" announce>
              {m.enquiry_answer_newer()}
            </Notice>
          ) : null}
          <input type="hidden" name="seen_answers" value={enquiry.answers} />
          <TextareaField
            name="text"
            id="enquiry-answer"
            label={m.enquiry_answer()}
            aside={m.enquiry_answer_to({ email: enquiry.email, language: languageWords[enquiry.locale]() })}
            hint={{ en: m.enquiry_answer_hint_en, ko: m.enquiry_answer_hint_ko }[enquiry.locale]()}
            error={answer?.errors.text}
            defaultValue={answer?.values.text}
            lang={enquiry.locale}
            rows={6}
            maxLength={answerMaximum}
          />
          <div className="enquiry-actions">
            <Button type="submit" size="compact" name="intent" value="answer" busy={busy("answer")}>
              {m.enquiry_answer_send()}
            </Button>
            <Button type="submit" size="compact" kind="quiet" name="intent" value="answer-close" busy={busy("answer")}>
              {m.enquiry_answer_send_close()}
            </Button>
          </div>
        </KeptForm>
      )}
      <KeptForm
        {...kept("note")}
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
          maxLength={5000}
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

/** Sends by the first button of the form, and leaves the field: the next key is no longer part of the text. */
function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  const field = event.target as HTMLTextAreaElement;
  event.preventDefault();
  field.form?.requestSubmit(field.form.querySelector<HTMLButtonElement>("button[type=submit]"));
  field.blur();
}
