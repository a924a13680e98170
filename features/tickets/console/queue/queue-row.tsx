import type { Locale } from "#content/locales.ts";
import "#ui/console/queue-row.css";
import { ShieldQuestion } from "lucide-react";
import { Link } from "react-router";
import { departmentWords } from "#features/support/console/department-words.ts";
import { stateShapes, stateWords } from "#features/tickets/console/console-words.ts";
import { useDeskCalendar } from "#features/tickets/console/desk-calendar.ts";
import { dueText, dueTone, momentText, usedShare } from "#features/tickets/console/due-words.ts";
import { PriorityMark } from "#features/tickets/console/properties/priority-mark.tsx";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { Gauge } from "./gauge.tsx";

type QueueRowProps = {
  item: QueueItem;
  gone: boolean;
  to: string;
  current: boolean;
  now: number;
  countedAt: string;
  locale: Locale;
  /** The form the tick belongs to; without one the row has none. */
  formId?: string;
  /** What the row shows, for that form; see seen-rows.ts. */
  seen?: string;
  /** Selected from the start: what was asked for it has not been done. */
  ticked?: boolean;
  /** What is asked for when the ticket opens, where that is not the whole page (app/shell/data-ahead.ts). */
  parts?: string;
};

export function QueueRow({ item, gone, to, current, now, countedAt, locale, formId, seen, ticked, parts }: QueueRowProps) {
  const calendar = useDeskCalendar();
  const { next_due: due } = item;
  const tone = dueTone(due?.due_at ?? null, now);
  const [, year = "", number = item.number] = /^(.*-)(\d+)$/.exec(item.number) ?? [];
  const oursToDo = item.state === "open" || item.state === "customer_reply";
  return (
    <li className="console-row" data-current={current || undefined} data-gone={gone || undefined} data-loud={oursToDo || undefined}>
      {formId ? (
        <>
          <input
            type="checkbox"
            className="tick"
            name="ids"
            value={item.id}
            form={formId}
            defaultChecked={ticked}
            aria-label={m.console_select({ number: item.number })}
          />
          <input type="hidden" name="seen" value={seen} form={formId} />
        </>
      ) : null}
      <Link
        to={to}
        className="console-row-link"
        aria-current={current ? "page" : undefined}
        data-row={item.id}
        data-ahead="press"
        data-ahead-parts={parts}
      >
        <span className="row console-row-state" title={stateWords[item.state]()}>
          <StatusIcon shape={stateShapes[item.state]} size={15} />
          <span className="console-wide-only">{stateWords[item.state]()}</span>
          <span className="vh">{stateWords[item.state]()}</span>
        </span>
        <span className="ellipsis console-row-subject" {...writtenIn(item.subject)}>
          {item.subject}
        </span>
        <span className="console-row-due" data-tone={tone}>
          {gone ? (
            m.console_row_gone()
          ) : due ? (
            dueText(calendar, due.due_at, now, locale, item.priority)
          ) : item.hold_until ? (
            m.console_row_held({ time: momentText(Date.parse(item.hold_until), now, locale) })
          ) : (
            <RelativeTime at={item.updated_at} now={now} locale={locale} />
          )}
        </span>
        <span className="row hint console-row-meta">
          <PriorityMark priority={item.priority} />
          <span className="ellipsis console-row-who" {...writtenIn(item.customer.company ?? item.customer.name)}>
            {item.customer.company ?? item.customer.name}
          </span>
          <span className="console-row-number">
            <span className="console-wide-only">{year}</span>
            {number}
          </span>
          <span className="console-lang">{item.customer.locale.toUpperCase()}</span>
          <span className="console-wide-only console-row-department">{departmentWords[item.department]()}</span>
          {item.sender_unproved ? (
            <span className="row console-row-doubt" title={m.console_sender_unproved_why()}>
              <ShieldQuestion size={13} aria-hidden="true" />
              <span className="console-wide-only">{m.console_sender_unproved()}</span>
              <span className="vh">{m.console_sender_unproved()}</span>
            </span>
          ) : null}
          {item.tags.slice(0, 3).map((tag) => (
            <span key={tag} className="console-tag console-wide-only" {...writtenIn(tag)}>
              {tag}
            </span>
          ))}
        </span>
        <span className="console-row-last console-wide-only">
          <b {...(item.last.by.role === "you" ? {} : writtenIn(item.last.by.name))}>
            {item.last.by.role === "you" ? m.console_you() : item.last.by.name}
          </b>{" "}
          <bdi {...writtenIn(item.last.text)}>{item.last.text}</bdi>
        </span>
        <span className="row console-row-end">
          {due ? <Gauge share={usedShare(calendar, due, item.priority, countedAt, now)} tone={tone} /> : null}
          <Owner name={item.assignee?.name} />
        </span>
      </Link>
    </li>
  );
}

function Owner({ name }: { name: string | undefined }) {
  const label = name ?? m.console_nobody();
  return (
    <span className="console-owner" title={label}>
      {name ? <Avatar name={name} kind="staff" size="small" /> : <i aria-hidden="true" />}
      <span className="vh" {...writtenIn(name)}>
        {label}
      </span>
    </span>
  );
}
