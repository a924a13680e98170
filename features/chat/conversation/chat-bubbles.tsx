import "#ui/styles/files.css";
import "./chat-bubbles.css";
import { Check, CheckCheck, CircleAlert, Clock, Lock } from "lucide-react";
import type { Delivery, Run, StreamMessage } from "#features/chat/rules/stream-blocks.ts";
import { fileNote } from "#features/files/file-note.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { clockText } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { TypingDots } from "#ui/live-dot.tsx";
import { MessageBody } from "./message-body.tsx";

export type BubbleActions = { onRetry?: (key: string) => void; onDiscard?: (key: string) => void; onTakeBack?: () => void };

/** What one person wrote in one go. */
export function ChatRun({ run, timeZone, staff, actions }: { run: Run; timeZone: string; staff?: boolean; actions?: BubbleActions }) {
  const { side, note, by, at, messages } = run;
  return (
    <div className="chat-run" data-side={side} data-note={note || undefined}>
      {side === "theirs" ? <Avatar name={by} kind={staff ? "person" : "staff"} size="small" /> : null}
      <div className="chat-run-body">
        {side === "theirs" ? (
          <span className="hint chat-by">
            <b {...writtenIn(by)}>{by}</b> <time dateTime={at}>{clockText(at, timeZone)}</time>
          </span>
        ) : (
          <span className="vh">{m.chat_you()}</span>
        )}
        {note ? (
          <span className="inline-row chat-note-mark">
            <Lock size={13} aria-hidden="true" />
            {side === "mine" ? m.chat_note_mark() : m.chat_note_mark_by({ name: by })}
          </span>
        ) : null}
        {messages.map((message, index) => (
          <Bubble key={message.key} message={message} last={index === messages.length - 1} timeZone={timeZone} actions={actions} />
        ))}
      </div>
    </div>
  );
}

type BubbleProps = { message: StreamMessage; last: boolean; timeZone: string; actions?: BubbleActions };

function Bubble({ message, last, timeZone, actions }: BubbleProps) {
  const { delivery } = message;
  const own = delivery === "failed" || delivery === "waiting";
  return (
    <>
      {message.body ? (
        <div className="chat-bubble" {...writtenIn(message.body)} data-delivery={delivery ?? undefined}>
          <MessageBody body={message.body} />
        </div>
      ) : null}
      {message.files.map((file) => (
        <FileChip key={file.id} file={file} />
      ))}
      {message.side === "mine" && (last || own) ? <DeliveryLine message={message} timeZone={timeZone} actions={actions} /> : null}
    </>
  );
}

export function FileChip({ file }: { file: FileView }) {
  return (
    <a className="file-chip" href={`/files/${file.id}`} download={file.name}>
      {file.width ? (
        <img src={`/files/${file.id}/preview`} alt="" loading="lazy" width={44} height={36} />
      ) : (
        <span aria-hidden="true">{file.name.split(".").pop()?.slice(0, 4).toUpperCase()}</span>
      )}
      <span>
        <b {...writtenIn(file.name)}>{file.name}</b>
        <small>{fileNote(file)}</small>
      </span>
    </a>
  );
}

const marks: Record<Delivery, typeof Check> = {
  waiting: Clock,
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
};

function DeliveryLine({ message, timeZone, actions }: { message: StreamMessage; timeZone: string; actions?: BubbleActions }) {
  const { delivery, key, at } = message;
  const words: Record<Delivery, () => string> = {
    waiting: m.chat_waiting,
    sending: m.chat_sending,
    sent: m.chat_sent,
    delivered: m.chat_delivered,
    read: m.chat_read,
    failed: m.chat_failed,
  };
  const Mark = delivery ? marks[delivery] : null;
  return (
    <span className="inline-row hint chat-delivery" data-delivery={delivery ?? undefined}>
      {delivery === "failed" ? null : <time dateTime={at}>{clockText(at, timeZone)}</time>}
      {Mark ? <Mark size={14} strokeWidth={2} aria-hidden="true" /> : null}
      {delivery ? words[delivery]() : null}
      {message.recent && actions?.onTakeBack ? (
        <button type="button" onClick={actions.onTakeBack}>
          {m.chat_take_back()}
        </button>
      ) : null}
      {delivery === "failed" && actions?.onRetry ? (
        <button type="button" onClick={() => actions.onRetry?.(key)}>
          {m.chat_retry()}
        </button>
      ) : null}
      {delivery === "failed" && actions?.onDiscard ? (
        <button type="button" onClick={() => actions.onDiscard?.(key)}>
          {m.chat_discard()}
        </button>
      ) : null}
    </span>
  );
}

export function TypingBubble({ name, staff }: { name: string; staff?: boolean }) {
  return (
    <div className="chat-run" data-side="theirs">
      <Avatar name={name} kind={staff ? "person" : "staff"} size="small" />
      <div className="chat-run-body">
        <div className="chat-bubble chat-bubble-typing">
          <span>{m.chat_typing({ name })}</span>
          <TypingDots />
        </div>
      </div>
    </div>
  );
}
