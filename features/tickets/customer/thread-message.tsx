// One message: who, when, what, and the files that came with it.
import "#ui/styles/files.css";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";
import { fileNote } from "#features/files/file-note.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { RichTextView } from "#features/rich-text/rich-text-view.tsx";
import type { MessageView, PersonView } from "#features/tickets/rules/ticket-views.ts";
import { exactTimeText } from "#platform/i18n/relative-time.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { getLocale } from "#platform/paraglide/runtime.js";
import { Avatar } from "#ui/avatar.tsx";
import { type Clockwork, momentText, spanText } from "./ticket-times.ts";

type SentMessage = Extract<MessageView, { kind: "public" | "note" }>;

export function ThreadMessage({ message, now, clockwork }: { message: SentMessage; now: number; clockwork: Clockwork }) {
  const { by, body, files } = message;
  const source = (id: string) => (files.some((file) => file.id === id && file.width !== null) ? `/files/${id}/preview` : null);
  const vias = { mail: m.ticket_via_mail(), chat: m.ticket_via_chat(), portal: "", staff: "" };
  return (
    <MessageFrame
      id={`m${message.seq}`}
      by={by}
      notes={[
        vias[message.via],
        message.sender_unproved ? m.ticket_sender_unproved() : "",
        message.edited_at ? m.ticket_edited() : "",
      ].filter(Boolean)}
      end={
        <>
          {message.first_answer_minutes === null ? null : (
            <span className="thread-good">{m.ticket_first_answer({ span: spanText(message.first_answer_minutes * 60_000) })}</span>
          )}
          <time dateTime={message.created_at} title={exactTimeText(Date.parse(message.created_at), clockwork.locale, clockwork.timeZone)}>
            {momentText(message.created_at, now, clockwork)}
          </time>
        </>
      }
    >
      <div className="thread-text rich-text">
        <RichTextView doc={body} imageSource={source} />
      </div>
      <Attachments files={files} />
    </MessageFrame>
  );
}

/** A reply on its way: it stands where it will stand. */
export function SendingMessage({ by, body }: { by: PersonView; body: RichText }) {
  return (
    <MessageFrame by={by} notes={[]} end={<span role="status">{m.ticket_sending()}</span>} pending>
      <div className="thread-text rich-text">
        <RichTextView doc={body} />
      </div>
    </MessageFrame>
  );
}

type FrameProps = { id?: string; by: PersonView; notes: string[]; end: ReactNode; pending?: boolean; children: ReactNode };

function MessageFrame({ id, by, notes, end, pending, children }: FrameProps) {
  const staff = by.role === "staff" || by.role === "system";
  return (
    <article className="thread-message" id={id} data-staff={staff || undefined} data-pending={pending || undefined}>
      <Avatar name={by.name} kind={staff ? "staff" : "person"} />
      <header>
        <b {...writtenIn(by.name)}>{by.name}</b>
        <span className={staff ? "thread-good" : undefined}>
          {staff ? brand.name[getLocale()] : by.role === "you" ? m.ticket_you() : ""}
        </span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        <span className="thread-end">{end}</span>
      </header>
      {children}
    </article>
  );
}

export function Attachments({ files }: { files: readonly FileView[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="thread-files">
      {files.map((file) => (
        <li key={file.id}>
          <a className="file-chip" href={`/files/${file.id}`} download>
            {file.width ? (
              <img src={`/files/${file.id}/preview`} alt="" loading="lazy" decoding="async" />
            ) : (
              <span aria-hidden="true">
                <FileKind name={file.name} />
              </span>
            )}
            <span>
              <b {...writtenIn(file.name)}>{file.name}</b>
              <small>{fileNote(file)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function FileKind({ name }: { name: string }) {
  const ending = name.includes(".") ? name.split(".").pop() : "";
  return ending ? ending.slice(0, 4).toUpperCase() : <FileText size={18} />;
}
