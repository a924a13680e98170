// Everything said and done in a ticket, oldest first, on one track.
import "./ticket-thread.css";
import "#ui/styles/rich-text.css";
import { Fragment, type ReactNode } from "react";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { MessageView, PersonView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { TypingDots } from "#ui/live-dot.tsx";
import { ThreadEvent } from "./thread-event.tsx";
import { SendingMessage, ThreadMessage } from "./thread-message.tsx";
import type { Clockwork } from "./ticket-times.ts";

type TicketThreadProps = {
  messages: readonly MessageView[];
  /** The last message seen before this visit. */
  seenSeq: number;
  now: number;
  clockwork: Clockwork;
  earlier: ReactNode;
  writing: string | undefined;
  sending: { by: PersonView; body: RichText } | null;
};

export function TicketThread({ messages, seenSeq, now, clockwork, earlier, writing, sending }: TicketThreadProps) {
  const firstNew = messages.find(({ seq, kind, by }) => seq > seenSeq && kind === "public" && by.role === "staff")?.id;
  return (
    <div className="thread">
      {earlier}
      <div role="log" aria-live="polite" aria-relevant="additions">
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === firstNew && seenSeq > 0 ? <p className="row thread-new">{m.ticket_unread_line()}</p> : null}
            {message.kind === "event" ? (
              <ThreadEvent message={message} now={now} clockwork={clockwork} />
            ) : (
              <ThreadMessage message={message} now={now} clockwork={clockwork} />
            )}
          </Fragment>
        ))}
      </div>
      {sending ? <SendingMessage {...sending} /> : null}
      <div role="status">
        {writing ? (
          <p className="row thread-writing">
            <Avatar name={writing} kind="staff" />
            {m.tickets_writing({ name: writing })}
            <TypingDots />
          </p>
        ) : null}
      </div>
    </div>
  );
}
