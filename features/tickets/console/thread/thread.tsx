// The conversation: public messages, notes on their own paper, what happened in between, and replies that have not left yet.
import type { Locale } from "#content/locales.ts";
import "#ui/styles/rich-text.css";
import "./thread.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OutboxItem } from "#features/tickets/console/composer/outbox-item.tsx";
import { stampText } from "#features/tickets/console/due-words.ts";
import type { TicketPage } from "#features/tickets/console/ticket-page.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";
import { exactTimeText } from "#platform/i18n/relative-time.ts";
import { m } from "#platform/paraglide/messages.js";
import { eventWords } from "./event-words.ts";
import { ThreadMessage } from "./thread-message.tsx";

type ThreadProps = {
  page: TicketPage;
  people: ColleagueView[];
  now: number;
  locale: Locale;
  /** The address of this ticket with its queue; others are made from it. */
  here: URL;
  /** Everything after this is marked as new. */
  seen: number;
  editing: string | null;
  chatHistory: ReactNode;
};

export function Thread({ page, people, now, locale, here, seen, editing, chatHistory }: ThreadProps) {
  const { ticket, history } = page;
  const lastRead = ticket.messages.findLast(
    ({ kind, by, seq }) => kind === "public" && by.role !== "customer" && seq <= ticket.customer_read.seq,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
    <section className="ticket-roll" aria-label={m.console_thread()} tabIndex={0}>
      <ol>
        {ticket.thread.more_before ? (
          <li className="ticket-older">
            <Link to={withParam(here, "pages", String(page.pages + 1))} preventScrollReset>
              {m.console_older()}
            </Link>
          </li>
        ) : null}
        {chatHistory && !ticket.thread.more_before ? <li>{chatHistory}</li> : null}
        {ticket.messages.map((message) =>
          message.kind === "event" ? (
            <EventLine key={message.id} message={message} people={people} now={now} locale={locale} />
          ) : (
            <ThreadMessage
              key={message.id}
              message={message}
              ticket={ticket}
              now={now}
              locale={locale}
              isNew={message.seq > seen && message.kind === "public" && message.by.role !== "you"}
              readAt={message === lastRead ? ticket.customer_read.at : null}
              editing={editing === message.id}
              history={history?.message === message.id ? history.edits : null}
              links={{
                plain: withParam(here, "edit", null),
                edit: withParam(here, "edit", message.id),
                history: withParam(here, "history", history?.message === message.id ? null : message.id),
              }}
            />
          ),
        )}
        {ticket.outbox.map((reply) => (
          <OutboxItem key={reply.id} ticketId={ticket.id} reply={reply} action={here.pathname + here.search} now={ticket.now} />
        ))}
      </ol>
    </section>
  );
}

type EventLineProps = { message: Extract<MessageView, { kind: "event" }>; people: ColleagueView[]; now: number; locale: Locale };

function EventLine({ message, people, now, locale }: EventLineProps) {
  return (
    <li className="hint ticket-event">
      <span>{eventWords(message, people, locale)}</span>
      <time dateTime={message.created_at} title={exactTimeText(Date.parse(message.created_at), locale)}>
        {stampText(message.created_at, now, locale)}
      </time>
    </li>
  );
}

function withParam(here: URL, name: string, value: string | null): string {
  const params = new URLSearchParams(here.search);
  params.delete("edit");
  if (value === null) params.delete(name);
  else params.set(name, value);
  const search = params.toString();
  return here.pathname + (search ? `?${search}` : "");
}
