// One history: a ticket that began as a chat shows what was said there, above its own messages. Closed at first where it is long.
import "./chat-before-ticket.css";
import type { Locale } from "#content/locales.ts";
import type { ChatSide } from "#features/chat/rules/chat-channels.ts";
import { eventText } from "#features/chat/rules/chat-event-text.ts";
import type { ChatMessageView } from "#features/chat/rules/chat-views.ts";
import type { TicketChatView } from "#features/chat/rules/ticket-chat.contract.ts";
import { clockText, formatDateTime } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { MessageBody } from "./message-body.tsx";

type ChatBeforeTicketProps = { chat: TicketChatView | null; side: ChatSide; locale: Locale; timeZone: string; now: string };

const openUpTo = 12;

export function ChatBeforeTicket({ chat, ...reader }: ChatBeforeTicketProps) {
  if (!chat || chat.messages.length === 0) return null;
  const { side, locale, timeZone } = reader;
  return (
    <details className="chat-before" open={chat.messages.length <= openUpTo || undefined}>
      <summary>{m.chat_before_title({ when: formatDateTime(new Date(chat.started_at), locale, timeZone) })}</summary>
      <ol>
        {chat.messages.map((message) => (
          <li key={message.seq} data-kind={message.kind}>
            <Line message={message} {...reader} />
          </li>
        ))}
      </ol>
      <a href={side === "staff" ? `/staff/chat/${chat.id}` : `/customer/chat/${chat.id}`}>{m.chat_before_open()}</a>
    </details>
  );
}

function Line({ message, ...reader }: { message: ChatMessageView } & Omit<ChatBeforeTicketProps, "chat">) {
  const time = <time dateTime={message.created_at}>{clockText(message.created_at, reader.timeZone)}</time>;
  if (message.kind === "event") {
    return (
      <p>
        {time} {eventText(message.event, reader)}
      </p>
    );
  }
  return (
    <>
      <header>
        <b {...writtenIn(message.by.name)}>{message.by.name}</b> {time}
      </header>
      <div {...writtenIn(message.body)}>
        <MessageBody body={message.body} />
      </div>
      {message.files.map((file) => (
        <a key={file.id} href={`/files/${file.id}`} download {...writtenIn(file.name)}>
          {file.name}
        </a>
      ))}
    </>
  );
}
