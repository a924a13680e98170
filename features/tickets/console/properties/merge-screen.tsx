import "#ui/styles/find-box.css";
import type { Locale } from "#content/locales.ts";
import "#ui/styles/ticks.css";
import "./merge-screen.css";
import { Search } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { stateShapes, stateWords } from "#features/tickets/console/console-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";

type MergeScreenProps = {
  ticket: TicketOnScreen;
  candidates: QueueItem[];
  asked: string;
  where: string;
  locale: Locale;
  problem: string | undefined;
};

export function MergeScreen({ ticket, candidates, asked, where, locale, problem }: MergeScreenProps) {
  const { name } = ticket.customer;
  const here = `/staff/tickets/${ticket.id}`;
  const navigation = useNavigation();
  const kept = [...new URLSearchParams(where)];
  return (
    <section className="ticket-merge">
      <h1>{m.console_merge_title({ number: ticket.number })}</h1>
      <p {...writtenIn(ticket.subject)}>{ticket.subject}</p>
      <Notice tone="soon" heading={m.console_merge_intro()}>
        {m.console_merge_customer({ name })}
      </Notice>
      {problem ? (
        <Notice tone="late" announce>
          {problem}
        </Notice>
      ) : null}
      {candidates.length > 0 || asked ? (
        <Form method="get" action={`${here}/merge`} role="search" aria-label={m.console_merge_search({ name })} className="find-box">
          {kept.map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <Search size={16} aria-hidden="true" />
          <input
            type="search"
            name="find"
            defaultValue={asked}
            aria-label={m.console_merge_search({ name })}
            placeholder={m.console_merge_search({ name })}
          />
        </Form>
      ) : null}
      <Form method="post" action={`${here}/merge${where}`}>
        <fieldset>
          <legend>{m.console_merge_into()}</legend>
          {candidates.length === 0 ? <p>{asked ? m.console_merge_not_found({ asked }) : m.console_merge_none()}</p> : null}
          {candidates.map((other, index) => (
            <label key={other.id}>
              <input type="radio" className="tick" name="into" value={other.id} required ref={index === 0 ? takesFocus : undefined} />
              <StatusIcon shape={stateShapes[other.state]} size={15} />
              <span className="figure-number">{other.number}</span>
              <b {...writtenIn(other.subject)}>{other.subject}</b>
              <small>
                {stateWords[other.state]()}, <RelativeTime at={other.updated_at} now={ticket.now} locale={locale} />
              </small>
            </label>
          ))}
        </fieldset>
        <div className="ticket-merge-actions">
          {candidates.length > 0 ? (
            <Button type="submit" size="small" kind="danger" busy={navigation.formMethod === "POST"}>
              {m.console_merge_submit()}
            </Button>
          ) : null}
          <Link to={here + where} className="btn btn-quiet btn-small">
            {m.console_cancel()}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** Who came by key goes on by key: past the whole list beside it would be forty presses (use-focus-on-navigation.ts looks for this). */
function takesFocus(node: HTMLInputElement | null): void {
  node?.setAttribute("autofocus", "");
}
