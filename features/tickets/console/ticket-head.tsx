import "#ui/console/console-tabs.css";
import type { Locale } from "#content/locales.ts";
import "./ticket-head.css";
import { ArrowLeft, Check, Eye, EyeOff, ListChecks, Merge, Pause, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { momentText } from "#features/tickets/console/due-words.ts";
import { PriorityMark } from "#features/tickets/console/properties/priority-mark.tsx";
import { TimelineStrip } from "#features/tickets/console/thread/timeline-strip.tsx";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { Notice } from "#ui/notice.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { stateShapes, stateWords } from "./console-words.ts";
import type { TicketOnScreen } from "./ticket-page.ts";

type TicketHeadProps = {
  ticket: TicketOnScreen;
  now: number;
  locale: Locale;
  action: string;
  /** The queue this ticket was opened from. */
  where: string;
  follow: () => void;
  toggleClosed: () => void;
  hold: () => void;
  onMacro: () => void;
  /** What came of the last change. */
  children: ReactNode;
};

export function TicketHead({ ticket, now, locale, action, where, follow, toggleClosed, hold, onMacro, children }: TicketHeadProps) {
  const closed = ticket.state === "closed";
  const merged = ticket.links.find(({ kind }) => kind === "merged_into");
  return (
    <header className="ticket-head">
      <div className="ticket-head-line">
        <Link to={`/staff/tickets${where}`} className="console-button ticket-back">
          <ArrowLeft size={16} aria-hidden="true" />
          {m.console_back()}
        </Link>
        <h1 {...writtenIn(ticket.subject)}>{ticket.subject}</h1>
        <div className="ticket-head-actions">
          <HeadForm
            action={action}
            intent={ticket.following ? "unfollow" : "follow"}
            label={ticket.following ? m.console_unfollow() : m.console_follow()}
            onPress={follow}
          >
            {ticket.following ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
            <span>{ticket.following ? m.console_unfollow() : m.console_follow()}</span>
          </HeadForm>
          {closed ? null : (
            <button type="button" className="console-button needs-scripts" title={m.console_hold()} onClick={hold}>
              <Pause size={16} aria-hidden="true" />
              <span>{m.console_hold()}</span>
            </button>
          )}
          {closed ? null : (
            <button type="button" className="console-button needs-scripts" title={m.console_key_macro()} onClick={onMacro}>
              <ListChecks size={16} aria-hidden="true" />
              <span>{m.console_key_macro()}</span>
            </button>
          )}
          {closed ? null : (
            <Link to={`/staff/tickets/${ticket.id}/merge${where}`} className="console-button" title={m.console_merge()}>
              <Merge size={16} aria-hidden="true" />
              <span>{m.console_merge()}</span>
            </Link>
          )}
          {!closed || ticket.may.reopen ? (
            <HeadForm
              action={action}
              intent="change"
              label={closed ? m.console_reopen() : m.console_close()}
              onPress={toggleClosed}
              fields={{ state: closed ? "in_progress" : "closed", seen_state: ticket.state, last_seen_seq: String(ticket.seq) }}
            >
              {closed ? <RotateCcw size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
              <span>{closed ? m.console_reopen() : m.console_close()}</span>
              <Kbd keys="E" />
            </HeadForm>
          ) : null}
        </div>
      </div>
      <div className="cluster ticket-head-facts">
        <span className="figure-number">{ticket.number}</span>
        <span className="inline-row ticket-head-state">
          <StatusIcon shape={stateShapes[ticket.state]} size={15} />
          {ticket.hold_until
            ? m.console_head_held({ time: momentText(Date.parse(ticket.hold_until), now, locale) })
            : stateWords[ticket.state]()}
        </span>
        <PriorityMark priority={ticket.priority} />
        <span>
          <bdi {...writtenIn(ticket.customer.name)}>{ticket.customer.name}</bdi>
          {ticket.customer.company ? (
            <>
              , <bdi {...writtenIn(ticket.customer.company)}>{ticket.customer.company}</bdi>
            </>
          ) : null}
        </span>
        {ticket.via === "mail" ? <span>{m.console_via_mail()}</span> : ticket.via === "chat" ? <span>{m.console_via_chat()}</span> : null}
      </div>
      <TimelineStrip ticket={ticket} now={now} locale={locale} />
      {merged ? (
        <Notice>
          {m.console_merged_hint({ number: merged.number })}{" "}
          <Link to={`/staff/tickets/${merged.id}${where}`} className="link-underline">
            {merged.number}
          </Link>
        </Notice>
      ) : null}
      {children}
      <div className="ticket-panes" role="radiogroup" aria-label={m.console_panes()}>
        <label className="console-tab">
          <input type="radio" name="pane" defaultChecked />
          {m.console_pane_thread()}
        </label>
        <label className="console-tab">
          <input type="radio" name="pane" className="ticket-pane-details" />
          {m.console_pane_details()}
        </label>
      </div>
    </header>
  );
}

type HeadFormProps = {
  action: string;
  intent: string;
  label: string;
  fields?: Record<string, string>;
  onPress: () => void;
  children: ReactNode;
};

/** A button that works as a form without scripts. */
function HeadForm({ action, intent, label, fields = {}, onPress, children }: HeadFormProps) {
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="intent" value={intent} className="console-button" title={label}>
        {children}
      </button>
    </Form>
  );
}
