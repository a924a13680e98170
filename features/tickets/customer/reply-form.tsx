// Writing back. What was typed survives a failed attempt, a reload and a lost connection; it goes only when the server has it.
import "./reply-form.css";
import { Send } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { AttachmentField, FailedFiles } from "#features/files/attachment-field.tsx";
import { acceptedFiles } from "#features/files/file-rules.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { newDraft } from "#features/files/new-draft.ts";
import { useUploads } from "#features/files/use-uploads.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { RichTextEditor } from "#features/rich-text/rich-text-editor.tsx";
import type { RichTextHandle } from "#features/rich-text/rich-text-props.ts";
import { useTicketDraft } from "#features/tickets/customer/create/use-ticket-draft.ts";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { type Clockwork, clockText } from "./ticket-times.ts";

/** What an attempt that failed gives back. */
export type ReplyFailure = { message: string; errors: Record<string, string>; text: string; draft: string; files: FileView[] };

type ReplyFormProps = {
  ticket: TicketView;
  own: { id: string; name: string };
  /** Sent with the reply, so that a repeated request writes nothing twice. */
  replyKey: string;
  fetcher: FetcherWithComponents<unknown>;
  failure: ReplyFailure | null;
  /** Grows with every reply that has arrived. */
  sent: number;
  clockwork: Clockwork;
  onTyping: () => void;
  /** The mail about the ticket can be answered as well. */
  byMail: boolean;
};

export function ReplyForm({ ticket, own, replyKey, fetcher, failure, sent, clockwork, onTyping, byMail }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const editor = useRef<RichTextHandle>(null);
  const body = useRef<RichText | null>(null);
  const [key, setKey] = useState(replyKey);
  const [waiting, setWaiting] = useState(false);
  const [restored, setRestored] = useState<RichText | null>(null);
  const uploads = useUploads({ draft: failure?.draft, files: failure?.files });
  const { files, draft, busy: uploading, restart } = uploads;
  const { savedAt, touch, drop, read } = useTicketDraft(ticket.id, () =>
    body.current?.content.length || files.length > 0 ? { fields: {}, body: body.current, draft, files } : null,
  );
  // Only on the way: what follows is a refresh of the page, which waits where there is no line.
  const busy = fetcher.state === "submitting";
  const closed = ticket.state === "closed";

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const kept = read();
    if (!kept || failure) return;
    body.current = kept.body;
    setRestored(kept.body);
    restart({ draft: kept.draft, files: kept.files });
  }, []);

  const clear = useCallback(() => {
    editor.current?.clear();
    body.current = null;
    restart();
    drop();
    setKey(newDraft());
  }, [restart, drop]);
  useEffect(() => {
    if (sent > 0) clear();
  }, [sent, clear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the files stand for them
  useEffect(() => touch(), [uploads.ids.join()]);
  useEffect(() => {
    if (!uploading) setWaiting(false);
  }, [uploading]);

  function changed(doc: RichText) {
    body.current = doc;
    // Another text is another request.
    setKey(newDraft());
    touch();
  }

  /** A pasted picture stands where it was pasted. */
  function place(file: FileView) {
    if (file.width) editor.current?.insertImage(file);
  }

  const sendWords = !closed ? m.ticket_reply_send() : ticket.may.reopen ? m.ticket_reply_send_reopen() : m.ticket_reply_send_new();
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/customer/ticket/details/${ticket.id}`}
      encType="multipart/form-data"
      className="thread-reply"
      id="reply"
      onSubmit={(event) => {
        if (!uploading && !busy) return;
        event.preventDefault();
        setWaiting(uploading);
      }}
    >
      <Avatar name={own.name} />
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={key} />
      {failure?.message ? (
        <Notice tone="late" announce>
          {failure.message}
        </Notice>
      ) : null}
      <RichTextEditor
        name="body"
        label={m.ticket_reply()}
        hideLabel
        handle={editor}
        value={restored}
        defaultValue={failure?.text ?? ""}
        placeholder={m.ticket_reply_placeholder()}
        error={failure?.errors.body}
        minRows={4}
        onChange={changed}
        onActivity={onTyping}
        acceptedFiles={acceptedFiles}
        onFiles={(list, how) => uploads.add(list, how === "insert" ? place : undefined)}
        onSubmit={() => form.current?.requestSubmit()}
        status={savedAt ? m.ticket_draft_saved({ time: clockText(savedAt, clockwork) }) : null}
        foot={
          <>
            <FailedFiles uploads={uploads} />
            <span className="hint thread-foot-note">
              {waiting ? m.files_busy() : <span className="thread-keys">{m.ticket_reply_keys()}</span>}
            </span>
            <span className="thread-buttons">
              {closed ? null : (
                <Button type="submit" kind="bare" size="compact" name="close" value="on" aria-disabled={busy || undefined}>
                  {m.ticket_reply_close()}
                </Button>
              )}
              <Button type="submit" size="compact" busy={busy} busyLabel={m.ticket_reply_sending()}>
                <Send size={15} aria-hidden="true" />
                {sendWords}
              </Button>
            </span>
          </>
        }
      />
      <AttachmentField uploads={uploads} error={failure?.errors.file_ids} saysFailed />
      {byMail ? <p className="hint thread-foot-note">{m.ticket_reply_mail()}</p> : null}
    </fetcher.Form>
  );
}
