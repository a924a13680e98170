// The list of tickets: alone it has columns, beside an open ticket it is narrow. Same rows, same addresses, with and without scripts.
import type { Locale } from "#content/locales.ts";
import "#ui/styles/fields.css";
import "#ui/styles/ticks.css";
import "#ui/console/console-queue.css";
import { Fragment, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { type DueGroup, dueGroup } from "#features/tickets/console/due-words.ts";
import type { SavedViewView } from "#features/tickets/rules/saved-views.contract.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { StaffField } from "#features/tickets/rules/ticket-fields.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { focusShown, useKeys } from "#ui/console/use-keys.ts";
import { Notice } from "#ui/notice.tsx";
import { useNow } from "#ui/use-now.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { FrozenRow } from "./frozen-queue.ts";
import { LeftTickets } from "./left-tickets.tsx";
import type { Outcome, QueueData } from "./queue-data.ts";
import { QueueHead } from "./queue-head.tsx";
import { activeFilters, sortOf, writeAddress } from "./queue-query.ts";
import { QueueRow } from "./queue-row.tsx";
import { neighbour } from "./queue-step.ts";
import { seenLine } from "./seen-rows.ts";
import { useHeldQueue } from "./use-frozen-queue.ts";

type QueuePaneProps = {
  queue: QueueData;
  people: ColleagueView[];
  fields: StaffField[];
  saved: SavedViewView[];
  me: string;
  locale: Locale;
  openId: string | undefined;
  outcome: Outcome;
};

const bulkForm = "bulk";

/** The queue stays as it is when a ticket opens beside it (routes/staff/tickets.tsx). */
const besideTheQueue = "root,routes/staff/layout,routes/staff/ticket";

export function QueuePane({ queue, people, fields, saved, me, locale, openId, outcome }: QueuePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const { rows, waiting, next, countedAt, release } = useHeldQueue(queue, () => isHeld(pane.current));
  const now = useNow(countedAt);
  const navigate = useNavigate();
  const where = writeAddress(queue.address);
  const hrefOf = (id: string) => `/staff/tickets/${id}${where}`;

  const ids = rows.map(({ item }) => item.id);
  // As it was when the open ticket was opened.
  const drawn = useRef({ openId, ids });
  if (drawn.current.openId !== openId) drawn.current = { openId, ids };
  const besideOf = (by: 1 | -1) => (openId ? neighbour(ids, drawn.current.ids, openId, by) : undefined);

  const step = (by: 1 | -1) => {
    if (openId) {
      const target = besideOf(by);
      if (target) navigate(hrefOf(target));
      return;
    }
    const at = ids.indexOf((document.activeElement as HTMLElement | null)?.dataset.row ?? "");
    const target = ids[at < 0 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by))];
    pane.current?.querySelector<HTMLElement>(`[data-row="${target}"]`)?.focus();
  };
  const tick = () => document.activeElement?.closest(".console-row")?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  useKeys(m.console_keys_list, [
    {
      press: ["KeyJ", "KeyK"],
      shown: ["J", "K"],
      does: m.console_key_move,
      run: ({ code }) => step(code === "KeyJ" ? 1 : -1),
      foot: true,
    },
    ...(openId
      ? []
      : [
          { press: "Enter", shown: "Enter", does: m.console_key_open },
          { press: "KeyX", shown: "X", does: m.console_key_pick, run: tick, foot: true },
        ]),
    // Phones have theirs in the list, wide screens in the top bar.
    { press: "Slash", shown: "/", does: m.console_key_search, run: () => focusShown("[data-desk-search]"), foot: !openId },
  ]);

  const left = outcome && "left" in outcome ? outcome.left : undefined;
  const again = outcome && "again" in outcome ? outcome.again : undefined;
  const following = besideOf(1);
  const grouped = sortOf(queue.address) === "deadline" && rows.some(({ item }) => item.next_due);
  return (
    <section className="console-queue" ref={pane} aria-label={m.console_queue()} data-next={following ? hrefOf(following) : undefined}>
      <QueueHead address={queue.address} people={people} fields={fields} saved={saved} beside={openId !== undefined} outcome={outcome} />
      <Told outcome={outcome} people={people} where={where} />
      {waiting > 0 ? (
        <button type="button" className="console-news" onClick={release} aria-live="polite">
          {m.console_new_rows({ count: String(waiting) })}
        </button>
      ) : null}
      <BulkBar formId={bulkForm} people={people} me={me} where={where} count={rows.length} outcome={outcome} />
      <div className="console-scroll">
        {rows.length === 0 ? <Empty queue={queue} /> : null}
        <ul>
          {rows.map((row, index) => {
            const group = grouped ? groupOf(row, now) : null;
            const before = rows[index - 1];
            const first = group !== null && (!before || groupOf(before, now) !== group);
            return (
              <Fragment key={row.item.id}>
                {first ? <GroupHead group={group} count={rows.filter((other) => groupOf(other, now) === group).length} /> : null}
                <QueueRow
                  {...row}
                  to={hrefOf(row.item.id)}
                  current={row.item.id === openId}
                  {...{ now, countedAt, locale }}
                  formId={bulkForm}
                  seen={seenLine(row.item, left)}
                  parts={besideTheQueue}
                  ticked={again?.ids.includes(row.item.id) ?? false}
                />
              </Fragment>
            );
          })}
        </ul>
        {queue.more && !next ? <p className="hint console-pager">{m.console_more_match()}</p> : null}
        {next || queue.address.cursor ? (
          <nav className="console-pager" aria-label={m.console_pages()}>
            {queue.address.cursor ? (
              <Link to={`/staff/tickets${writeAddress(queue.address, { cursor: null })}`}>{m.console_first()}</Link>
            ) : null}
            {next ? <Link to={`/staff/tickets${writeAddress(queue.address, { cursor: next })}`}>{m.console_next()} →</Link> : null}
          </nav>
        ) : null}
      </div>
    </section>
  );
}

function groupOf({ item }: FrozenRow, now: number): DueGroup {
  return dueGroup(item.next_due?.due_at ?? null, now);
}

function GroupHead({ group, count }: { group: DueGroup; count: number }) {
  const words = {
    overdue: m.console_group_overdue(),
    hour: m.console_group_hour(),
    today: m.console_group_today(),
    tomorrow: m.console_group_tomorrow(),
    later: m.console_group_later(),
    none: m.console_group_none(),
  };
  const tone = group === "overdue" ? "late" : group === "hour" ? "soon" : undefined;
  return (
    <li className="console-group" data-tone={tone}>
      <b>{words[group]}</b>
      <span>{count}</span>
    </li>
  );
}

function Empty({ queue: { address } }: { queue: QueueData }) {
  const narrowed = activeFilters(address).length > 0;
  const text = address.q
    ? m.console_empty_search({ query: address.q })
    : !narrowed && address.view === "needs_reply"
      ? m.console_empty_needs()
      : m.console_empty();
  return (
    <div className="console-empty">
      <p>{text}</p>
      {narrowed || address.q ? <Link to={`/staff/tickets${writeAddress({ view: address.view })}`}>{m.console_empty_clear()}</Link> : null}
    </div>
  );
}

function Told({ outcome, people, where }: { outcome: Outcome; people: ColleagueView[]; where: string }) {
  if (!outcome) return null;
  const told = "told" in outcome ? outcome : { told: outcome.message, tone: "late" as const };
  return (
    <div className="console-outcome">
      <Notice tone={told.tone} announce>
        {told.told}
        {"left" in told && told.left ? <LeftTickets left={told.left} people={people} where={where} /> : null}
      </Notice>
    </div>
  );
}

/** A pointer over the rows, the focus in them, or ticks: then nothing may move. */
function isHeld(pane: HTMLElement | null): boolean {
  const list = pane?.querySelector(".console-scroll");
  if (!pane || !list) return false;
  return list.matches(":hover") || list.matches(":has(:focus-visible)") || pane.querySelector("input[name=ids]:checked") !== null;
}
