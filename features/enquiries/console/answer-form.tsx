// An answer by mail: words, files and canned replies. Sent, it waits some seconds in which it can be taken back into this form.
import { Zap } from "lucide-react";
import { useRef, useState } from "react";
import { answerMaximum } from "#features/enquiries/rules/enquiry-states.ts";
import { languageWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryDetail, fillEnquiryReply } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { AttachmentField } from "#features/files/attachment-field.tsx";
import type { FileView } from "#features/files/files.contract.ts";
import { useUploads } from "#features/files/use-uploads.ts";
import { opensCanned } from "#features/support/console/canned-key.ts";
import { CannedTextPicker } from "#features/support/console/canned-text-picker.tsx";
import { readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { focusShown, useKeys } from "#ui/console/use-keys.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import { Kbd } from "#ui/kbd.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { KeptForm } from "./kept-form.tsx";

/** What stands in the form from the start: it was refused, or taken back. */
export type BegunAnswer = { text: string; draft: string; files: readonly FileView[]; takenBack: boolean };

type AnswerFormProps = {
  enquiry: EnquiryDetail;
  failure: FormFailure | undefined;
  begun: BegunAnswer | undefined;
  sent: boolean;
  busy: boolean;
  onSend: () => void;
};

export function AnswerForm({ enquiry, failure, begun, sent, busy, onSend }: AnswerFormProps) {
  const uploads = useUploads({ audience: "customer", draft: begun?.draft ?? "", files: begun?.files ?? [] });
  const [picking, setPicking] = useState(false);
  const [waits, setWaits] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = () => box.current?.querySelector<HTMLTextAreaElement>("#enquiry-answer");
  useKeys(m.console_keys_writing, [
    { press: "KeyR", shown: "R", does: m.enquiries_key_answer, run: () => focusShown("#enquiry-answer"), foot: true },
    { press: "Semicolon", shown: ";", does: m.console_key_canned, run: () => setPicking(true) },
  ]);

  function insert(text: string) {
    const area = field();
    setPicking(false);
    if (!area) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    // The form keeps what is typed; nobody typed this.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  }

  const unfilled = failure?.code === "unfilled_placeholders" ? `${failure.message} ${failure.errors.text ?? ""}` : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field in it
    <div
      ref={box}
      className="enquiry-answer"
      onKeyDown={(event) => {
        if (event.target !== field() || field()?.value || event.nativeEvent.isComposing || !opensCanned(event.nativeEvent)) return;
        event.preventDefault();
        setPicking(true);
      }}
    >
      {picking ? (
        <CannedTextPicker
          language={enquiry.locale}
          fill={async (reply) =>
            (await readCall<typeof fillEnquiryReply>("fillEnquiryReply", { params: { id: enquiry.id, reply }, query: {} })).data.text
          }
          onClose={() => {
            setPicking(false);
            field()?.focus();
          }}
          onPick={insert}
        />
      ) : null}
      <KeptForm
        draft={`${enquiry.id}:answer`}
        sent={sent}
        takenBack={begun?.takenBack ?? false}
        uploads={uploads}
        method="post"
        encType="multipart/form-data"
        className="enquiry-form"
        preventScrollReset
        noValidate
        onSubmit={(event) => {
          setWaits(uploads.busy);
          if (uploads.busy) event.preventDefault();
          else onSend();
        }}
      >
        {failure?.code === "newer_reply" ? (
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
          error={unfilled ?? failure?.errors.text}
          defaultValue={begun?.text}
          lang={enquiry.locale}
          rows={6}
          limit={answerMaximum}
        />
        <AttachmentField uploads={uploads} error={failure?.errors.file_ids} />
        {waits && uploads.busy ? <p className="hint">{m.files_busy()}</p> : null}
        <div className="enquiry-actions">
          <Button type="submit" size="compact" name="intent" value="answer" busy={busy}>
            {m.enquiry_answer_send()}
          </Button>
          <Button type="submit" size="compact" kind="quiet" name="intent" value="answer-close" busy={busy}>
            {m.enquiry_answer_send_close()}
          </Button>
          <button type="button" className="console-button needs-scripts" aria-expanded={picking} onClick={() => setPicking(!picking)}>
            <Zap size={16} aria-hidden="true" />
            {m.console_canned()} <Kbd keys=";" />
          </button>
        </div>
      </KeptForm>
    </div>
  );
}
