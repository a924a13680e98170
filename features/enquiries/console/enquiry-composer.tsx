// Answer by mail, or a note among colleagues. Two forms: a typed answer survives whatever happens to the other.
import "./enquiry-composer.css";
import { Form, useNavigation } from "react-router";
import { answerMaximum } from "#features/enquiries/rules/enquiry-states.ts";
import { languageWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryDetail } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

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
  const answer = of("answer");
  const note = of("note");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves whichever field has the focus
    <div
      className="enquiry-compose"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) (event.target as HTMLElement).blur();
      }}
    >
      {enquiry.status === "spam" ? null : (
        <Form method="post" className="enquiry-form" key={`answer-${keyOf("answer")}`} preventScrollReset noValidate>
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
        </Form>
      )}
      <Form method="post" className="enquiry-form enquiry-note" key={`note-${keyOf("note")}`} preventScrollReset noValidate>
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
      </Form>
    </div>
  );
}
