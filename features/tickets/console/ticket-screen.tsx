// The work screen of one ticket: head and course, conversation, composer; properties and customer beside it, or behind a tab on small screens.
import "#ui/console/console-side.css";
import type { Locale } from "#content/locales.ts";
import "./ticket-screen.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { Composer, type ComposerHandle } from "#features/tickets/console/composer/composer.tsx";
import { MacroPalette } from "#features/tickets/console/macros/macro-palette.tsx";
import { Clocks } from "#features/tickets/console/properties/clocks.tsx";
import { HoldDialog } from "#features/tickets/console/properties/hold-dialog.tsx";
import { Properties } from "#features/tickets/console/properties/properties.tsx";
import { propertyActions } from "#features/tickets/console/properties/property-actions.ts";
import { PropertyConflicts } from "#features/tickets/console/properties/property-conflict.tsx";
import { propertiesOf, seenFields } from "#features/tickets/console/properties/property-fields.ts";
import { readAddress, writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import { Thread } from "#features/tickets/console/thread/thread.tsx";
import { useLiveTicket } from "#features/tickets/console/thread/use-live-ticket.ts";
import { useTakeBack } from "#features/tickets/console/thread/use-take-back.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Key } from "#ui/console/key-list.ts";
import { useKeys } from "#ui/console/use-keys.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import { useNow } from "#ui/use-now.ts";
import { useOpenAtNewest } from "#ui/use-open-at-newest.ts";
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
  const writing = useFetcher<ConsoleOutcome>({ key: `write-${ticket.id}` });
  const { sent, takeBack, mayTakeBack } = useTakeBack(
    ticket.outbox.some(({ by }) => by.role === "you"),
    [properties, writing],
  );
  const toggleClosed = () => {
    if (ticket.state !== "closed") {
      sent();
      change({ state: "closed", last_seen_seq: String(Math.max(seen, 0)) });
    } else if (ticket.may.reopen) change({ state: "in_progress" });
  };

  const [holding, setHolding] = useState(false);
  const hold = () => setHolding(true);

  const [choosing, setChoosing] = useState(false);
  const closePalette = () => setChoosing(false);
  const takeMacro = (macro: string) => {
    setChoosing(false);
    sent();
    properties.submit({ intent: "macro", macro, last_seen_seq: String(Math.max(seen, 0)) }, { method: "post", action });
  };

  // Beside a list the conversation scrolls by itself; on a phone it is the page, and its last line is often no message.
  useOpenAtNewest(ticket.id, ".ticket-roll > ol > li");
  const closed = ticket.state === "closed";
  const onNext = () => {
    showToast(m.console_sent_next({ name: ticket.customer.name }), {
      action: { label: m.console_sent_next_open(), onClick: () => navigate(`/staff/tickets/${ticket.id}${where}`) },
    });
    navigate(document.querySelector<HTMLElement>(".console-queue")?.dataset.next ?? `/staff/tickets${where}`);
  };
  useKeys(m.console_keys_ticket, [
    ...(ticket.may.reply ? [key("R", m.console_key_reply, () => composer.current?.start("reply"), true)] : []),
    key("N", m.console_key_note, () => composer.current?.start("note"), true),
    ...(ticket.assignee?.id === me.id ? [] : [key("A", m.console_key_take, () => change({ assignee: me.id }), true)]),
    ...(closed && !ticket.may.reopen ? [] : [key("E", closed ? m.console_key_reopen : m.console_key_close, toggleClosed, true)]),
    ...(closed ? [] : [key("H", ticket.state === "on_hold" ? m.console_key_held : m.console_key_hold, hold)]),
    ...(closed ? [] : [key("P", m.console_key_macro, () => setChoosing(true))]),
    key("F", ticket.following ? m.console_key_unfollow : m.console_key_follow, follow),
    ...(closed ? [] : [key("M", m.console_key_merge, () => navigate(`${pathname}/merge${where}`))]),
    key("U", m.console_key_back, () => navigate(`/staff/tickets${where}`)),
    ...(mayTakeBack ? [key("Z", m.console_key_undo, takeBack, true)] : []),
    ...propertyActions({ ticket, people, me: me.id, change, seen }),
  ]);

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
        <TicketHead {...{ ticket, now, locale, action, where, follow, toggleClosed, hold, onMacro: () => setChoosing(true) }}>
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
        {choosing ? (
          <div className="ticket-palette">
            <MacroPalette onClose={closePalette} onPick={takeMacro} />
          </div>
        ) : null}
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
          onNext={onNext}
          onReopen={() => change({ state: "in_progress" })}
        />
      </div>
      <HoldDialog open={holding} onClose={() => setHolding(false)} {...{ ticket, now, locale, change }} />
      <aside className="console-side" aria-label={m.console_pane_details()}>
        <Clocks ticket={ticket} now={now} locale={locale} />
        <Properties
          ticket={ticket}
          services={services}
          people={people}
          me={me}
          action={action}
          fetcher={properties}
          errors={refused?.errors ?? {}}
          change={change}
        />
        {customer(page, where)}
      </aside>
    </>
  );
}

function key(letter: string, does: Words, run: () => void, foot = false): Key {
  return { press: `Key${letter}`, shown: letter, does, run, foot };
}
