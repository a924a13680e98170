// The work screen of one ticket: head and course, conversation, composer; properties and customer beside it, or behind a tab on small screens.
import "#ui/console/console-side.css";
import type { Locale } from "#content/locales.ts";
import "./ticket-screen.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { Composer, type ComposerHandle } from "#features/tickets/console/composer/composer.tsx";
import { Clocks } from "#features/tickets/console/properties/clocks.tsx";
import { Properties } from "#features/tickets/console/properties/properties.tsx";
import { PropertyConflicts } from "#features/tickets/console/properties/property-conflict.tsx";
import { propertiesOf, seenFields } from "#features/tickets/console/properties/property-fields.ts";
import { readAddress, writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import { Thread } from "#features/tickets/console/thread/thread.tsx";
import { useLiveTicket } from "#features/tickets/console/thread/use-live-ticket.ts";
import { useTakeBack } from "#features/tickets/console/thread/use-take-back.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { useShortcuts } from "#ui/console/use-shortcuts.ts";
import { Notice } from "#ui/notice.tsx";
import { useNow } from "#ui/use-now.ts";
import { type ConsoleOutcome, isRefused } from "./console-outcome.ts";
import { TicketHead } from "./ticket-head.tsx";
import type { TicketPage } from "./ticket-page.ts";

type TicketScreenProps<P extends TicketPage> = {
  page: P;
  me: { id: string; name: string };
  locale: Locale;
  people: ColleagueView[];
  outcome: ConsoleOutcome | undefined;
  editing: string | null;
  /** What was said before the ticket was one: shown above its messages. */
  chatHistory: ReactNode;
  /** Drawn beside the ticket, from the page as it is by now. */
  customer: (page: P, where: string) => ReactNode;
};

export function TicketScreen<P extends TicketPage>(props: TicketScreenProps<P>) {
  const { page: loaded, me, locale, people, outcome, editing, chatHistory, customer } = props;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { page, others, typing, refresh } = useLiveTicket(loaded, pathname + search, me);
  const { ticket, services } = page;
  const now = useNow(ticket.now);
  const [seen, setSeen] = useState(ticket.seq);
  const composer = useRef<ComposerHandle>(null);
  const properties = useFetcher<ConsoleOutcome>({ key: `properties-${ticket.id}` });
  const here = new URL(pathname + search, "http://desk");
  const action = pathname + search;
  const where = writeAddress(readAddress(new URLSearchParams(search)));
  const change = (fields: Record<string, string>) =>
    properties.submit({ intent: "change", ...seenFields(fields, propertiesOf(ticket)), ...fields }, { method: "post", action });
  const follow = () => properties.submit({ intent: ticket.following ? "unfollow" : "follow" }, { method: "post", action });
  const { sent, takeBack } = useTakeBack();
  const toggleClosed = () => {
    sent();
    if (ticket.state !== "closed") change({ state: "closed", last_seen_seq: String(Math.max(seen, 0)) });
    else if (ticket.may.reopen) change({ state: "in_progress" });
  };

  useShortcuts({
    KeyR: () => composer.current?.start("reply"),
    KeyN: () => composer.current?.start("note"),
    KeyA: () => change({ assignee: me.id }),
    KeyE: toggleClosed,
    KeyF: follow,
    KeyM: () => navigate(`${pathname}/merge${where}`),
    KeyU: () => navigate(`/staff/tickets${where}`),
    KeyZ: takeBack,
  });

  const refused = isRefused(properties.data) ? properties.data : isRefused(outcome) && outcome.intent === "change" ? outcome : null;
  const [left, setLeft] = useState(0);
  const attempt = refused?.conflicts?.length ? refused.attempt : 0;
  // What a colleague made of it is shown at once, also where no hint arrived.
  useEffect(() => {
    if (attempt) refresh();
  }, [attempt, refresh]);
  return (
    <>
      <div className="ticket-talk">
        <TicketHead {...{ ticket, now, locale, action, where, follow, toggleClosed }}>
          {refused && attempt === 0 ? (
            <Notice tone="late" announce>
              {Object.values(refused.errors)[0] ?? refused.message}
            </Notice>
          ) : null}
          {refused && attempt > left && properties.state === "idle" ? (
            <PropertyConflicts
              conflicts={refused.conflicts ?? []}
              services={ticket.service ? [ticket.service, ...services] : services}
              onLeave={() => setLeft(attempt)}
              {...{ ticket, people, action, change }}
            />
          ) : null}
        </TicketHead>
        <Thread {...{ page, people, now, locale, here, seen, editing, chatHistory }} />
        <Composer
          ref={composer}
          ticket={ticket}
          action={action}
          outcome={outcome}
          others={others}
          typing={typing}
          seen={seen}
          onSeen={setSeen}
          onSent={sent}
          onReopen={() => change({ state: "in_progress" })}
        />
      </div>
      <aside className="console-side" aria-label={m.console_pane_details()}>
        <Clocks ticket={ticket} now={now} locale={locale} />
        <Properties ticket={ticket} services={services} people={people} me={me} action={action} fetcher={properties} change={change} />
        {customer(page, where)}
      </aside>
    </>
  );
}
