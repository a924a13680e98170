import { Check, Lock, Paperclip, ShieldQuestion } from "lucide-react";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { fileNote } from "#features/files/file-note.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { RichTextView } from "#features/rich-text/rich-text-view.tsx";
import { MessageEdit } from "#features/tickets/console/composer/message-edit.tsx";
import { spanText, stampText } from "#features/tickets/console/due-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { EditView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";
import { exactTimeText } from "#platform/i18n/relative-time.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";

type Spoken = Exclude<MessageView, { kind: "event" }>;

type ThreadMessageProps = {
  message: Spoken;
  ticket: TicketOnScreen;
  now: number;
  locale: Locale;
  isNew: boolean;
  /** When the customer has read up to here. */
  readAt: string | null;
  editing: boolean;
  history: EditView[] | null;
  links: { plain: string; edit: string; history: string };
};

export function ThreadMessage({ message, ticket, now, locale, isNew, readAt, editing, history, links }: ThreadMessageProps) {
  const { by, kind } = message;
  const side = by.role === "customer" ? "customer" : "staff";
  const editable = by.role === "you" && now - Date.parse(message.created_at) < ticket.may.edit_own_for_minutes * 60_000;
  const at = (moment: string) => (
    <time dateTime={moment} title={exactTimeText(Date.parse(moment), locale)}>
      {stampText(moment, now, locale)}
    </time>
  );
  return (
    <li className="ticket-message" data-kind={kind} data-side={side} data-new={isNew || undefined} id={`m-${message.seq}`} tabIndex={-1}>
      <Avatar name={by.name} kind={side === "staff" ? "staff" : "person"} size="small" />
      <article className="ticket-message-box" aria-label={by.name}>
        <header>
          <b {...writtenIn(by.name)}>{by.name}</b>
          {kind === "note" ? (
            <span className="inline-row ticket-note-mark">
              <Lock size={13} aria-hidden="true" />
              {m.console_note_mark()}
            </span>
          ) : null}
          {message.via === "mail" ? (
            <span>{m.console_via_mail()}</span>
          ) : message.via === "chat" ? (
            <span>{m.console_via_chat()}</span>
          ) : null}
          {message.sender_unproved ? (
            <span className="inline-row ticket-note-mark" title={m.console_sender_unproved_why()}>
              <ShieldQuestion size={13} aria-hidden="true" />
              {m.console_sender_unproved()}
            </span>
          ) : null}
          {isNew ? <em>{m.console_newer_mark()}</em> : null}
          {at(message.created_at)}
        </header>
        {editing ? <MessageEdit message={message} action={links.plain} /> : <MessageBody body={message.body} files={message.files} />}
        <footer>
          {message.first_answer_minutes === null ? null : (
            <span>{m.console_first_answer({ time: spanText(message.first_answer_minutes * 60) })}</span>
          )}
          {readAt ? (
            <span>
              <Check size={14} aria-hidden="true" /> {m.console_read({ time: stampText(readAt, now, locale) })}
            </span>
          ) : null}
          {message.edited_at ? (
            <Link to={links.history} preventScrollReset>
              {m.console_edited({ time: stampText(message.edited_at, now, locale) })} ·{" "}
              {history ? m.console_edit_hide() : m.console_edit_history()}
            </Link>
          ) : null}
          {editable && !editing ? (
            <Link to={links.edit} preventScrollReset>
              {m.console_edit()}
            </Link>
          ) : null}
        </footer>
        {history ? (
          <ol className="ticket-history">
            {history.map((edit) => (
              <li key={edit.at}>
                <span>{m.console_edit_was({ time: stampText(edit.at, now, locale) })}</span>
                <div className="rich-text">
                  <RichTextView doc={edit.body} />
                </div>
              </li>
            ))}
          </ol>
        ) : null}
      </article>
    </li>
  );
}

export function MessageBody({ body, files }: { body: RichText; files: FileView[] }) {
  const shown = new Set(files.filter(({ width }) => width !== null).map(({ id }) => id));
  return (
    <>
      <div className="rich-text ticket-body">
        <RichTextView doc={body} imageSource={(id) => (shown.has(id) ? `/files/${id}/preview` : null)} />
      </div>
      {files.length > 0 ? (
        <ul className="ticket-files" aria-label={m.console_files()}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={`/files/${file.id}`} download>
                {file.width ? <img src={`/files/${file.id}/preview`} alt="" loading="lazy" /> : <Paperclip size={14} aria-hidden="true" />}
                <span {...writtenIn(file.name)}>{file.name}</span>
                <small>{fileNote(file)}</small>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
