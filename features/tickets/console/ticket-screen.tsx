// The work screen of one ticket: head and course, conversation, composer; properties and customer beside it, or behind a tab on small screens.
import "./ticket-screen.css";
import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { CustomerPanel } from "#features/customers/console/customer-panel.tsx";
import { Composer, type ComposerHandle } from "#features/tickets/console/composer/composer.tsx";
import { readAddress, writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { useNow } from "#ui/console/use-now.ts";
import { useShortcuts } from "#ui/console/use-shortcuts.ts";
import { Notice } from "#ui/notice.tsx";
import { Clocks } from "./clocks.tsx";
import { Properties } from "./properties.tsx";
import { PropertyConflicts } from "./property-conflict.tsx";
import { propertiesOf, seenFields } from "./property-fields.ts";
import { Thread } from "./thread.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { isRefused, type TicketOutcome } from "./ticket-outcome.ts";
import type { TicketPage } from "./ticket-page.ts";
import { useLiveTicket } from "./use-live-ticket.ts";

type TicketScreenProps = {
  page: TicketPage;
  me: { id: string; name: string };
  locale: "en" | "ko";
  people: ColleagueView[];
  outcome: TicketOutcome | undefined;
  editing: string | null;
};

export function TicketScreen({ page: loaded, me, locale, people, outcome, editing }: TicketScreenProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { page, others, typing, refresh } = useLiveTicket(loaded, pathname + search, me);
  const { ticket, card } = page;
  const now = useNow(ticket.now);
  const [seen, setSeen] = useState(ticket.seq);
  const composer = useRef<ComposerHandle>(null);
  const properties = useFetcher<TicketOutcome>({ key: `properties-${ticket.id}` });
  const here = new URL(pathname + search, "http://desk");
  const action = pathname + search;
  const where = writeAddress(readAddress(new URLSearchParams(search)));
  const change = (fields: Record<string, string>) =>
    properties.submit({ intent: "change", ...seenFields(fields, propertiesOf(ticket)), ...fields }, { method: "post", action });
  const follow = () => properties.submit({ intent: ticket.following ? "unfollow" : "follow" }, { method: "post", action });
  const toggleClosed = () => {
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
    KeyZ: () => document.querySelector<HTMLButtonElement>("[data-undo]")?.click(),
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
      <div className="tk-ticket">
        <TicketHead {...{ ticket, now, locale, action, where, follow, toggleClosed }}>
          {refused && attempt === 0 ? (
            <Notice tone="late" announce>
              {Object.values(refused.errors)[0] ?? refused.message}
            </Notice>
          ) : null}
          {refused && attempt > left && properties.state === "idle" ? (
            <PropertyConflicts
              conflicts={refused.conflicts ?? []}
              services={ticket.service ? [ticket.service, ...card.services] : card.services}
              onLeave={() => setLeft(attempt)}
              {...{ ticket, people, action, change }}
            />
          ) : null}
        </TicketHead>
        <Thread page={page} people={people} now={now} locale={locale} here={here} seen={seen} editing={editing} />
        <Composer
          ref={composer}
          ticket={ticket}
          action={action}
          outcome={outcome}
          others={others}
          typing={typing}
          seen={seen}
          onSeen={setSeen}
          onReopen={() => change({ state: "in_progress" })}
        />
      </div>
      <aside className="tk-side" aria-label={m.desk_pane_details()}>
        <Clocks ticket={ticket} now={now} locale={locale} />
        <Properties ticket={ticket} card={card} people={people} me={me} action={action} fetcher={properties} change={change} />
        <CustomerPanel card={card} ticket={ticket} action={action} locale={locale} outcome={outcome} where={where} me={me.name} />
      </aside>
    </>
  );
}
