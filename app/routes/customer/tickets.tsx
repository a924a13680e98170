import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { useScriptsAhead } from "#app/shell/scripts-ahead.ts";
import { openingHours } from "#features/support/rules/opening-hours.ts";
import { DayStrip } from "#features/tickets/customer/list/day-strip.tsx";
import { NoTickets } from "#features/tickets/customer/list/no-tickets.tsx";
import { type ListQuery, listHref, ScopeSwitch, TicketFilter } from "#features/tickets/customer/list/ticket-filter.tsx";
import { TicketList } from "#features/tickets/customer/list/ticket-list.tsx";
import { useTicketTyping } from "#features/tickets/customer/use-ticket-typing.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { listTickets, listTicketsQuery } from "#features/tickets/rules/tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { useNow } from "#ui/use-now.ts";
import type { Route } from "./+types/tickets";

export const meta = () => accountMeta(m.tickets_title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams;
  // An address typed by hand or from an older version is read as far as it makes sense.
  const { shape } = listTicketsQuery;
  const scope = shape.scope.safeParse(given.get("scope") ?? undefined).data ?? "mine";
  const status = shape.status.safeParse(given.get("status") ?? undefined).data ?? "active";
  const sort = shape.sort.safeParse(given.get("sort") ?? undefined).data ?? "updated";
  const q = (given.get("q") ?? "").trim().slice(0, 200);
  const cursor = given.get("cursor");
  const search = { scope, status, sort, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) };
  const page = await context.get(apiContext).call(listTickets, { query: search });
  const viewer = context.get(viewerContext);
  const desk = context.get(requestContext).desk();
  const { today, span } = openingHours(desk.calendar, new Date());
  return {
    customerId: viewer.id,
    tickets: page.data,
    meta: page.meta,
    query: { scope, status, q, sort } satisfies ListQuery,
    later: Boolean(cursor),
    targets: desk.targets,
    hours: { today, span },
    clockwork: { locale: context.get(requestContext).locale, timeZone: viewer.timezone },
    now: new Date().toISOString(),
  };
}

export default function Tickets({ loaderData }: Route.ComponentProps) {
  useScriptsAhead("routes/customer/ticket-details");
  const { customerId, meta, query, later, clockwork } = loaderData;
  const now = useNow(loaderData.now, 30_000);
  const writing = useTicketTyping(customerId);
  const view = listHref(query);
  const { tickets, next, more, loading } = useOlder(view, loaderData.tickets, meta.next_cursor);
  const plain = query.status === "active" && query.sort === "updated" && !query.q;
  return (
    <>
      <div className="account-title">
        <h1>{m.tickets_title()}</h1>
        <div className="account-actions">
          <ButtonLink to="/customer/ticket/create" size="small">
            <Plus size={16} aria-hidden="true" />
            {m.tickets_new()}
          </ButtonLink>
        </div>
      </div>
      {plain && !later ? <DayStrip tickets={loaderData.tickets} hours={loaderData.hours} now={now} clockwork={clockwork} /> : null}
      {meta.organisation ? <ScopeSwitch query={query} organisation={meta.organisation} /> : null}
      <TicketFilter query={query} counts={meta.counts} />
      {tickets.length === 0 ? (
        <NoTickets query={query} counts={meta.counts} targets={loaderData.targets} />
      ) : (
        <TicketList {...{ tickets, view, now, clockwork, writing }} grouped={plain} />
      )}
      {next || later ? (
        <p className="ticket-more">
          {later ? (
            <ButtonLink to={view} kind="quiet" size="small">
              {m.tickets_newest()}
            </ButtonLink>
          ) : null}
          {next ? (
            <a
              className={buttonClass({ kind: "quiet", size: "small" })}
              href={listHref(query, next)}
              aria-busy={loading || undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                if (!loading) more(listHref(query, next));
              }}
            >
              {loading ? m.tickets_loading() : m.tickets_older()}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** Further pages, put under the first one. The first is kept fresh by the loader; the others are as they were when they came. */
function useOlder(view: string, first: TicketListItem[], firstNext: string | null) {
  const fetcher = useFetcher<typeof loader>({ key: `older ${view}` });
  const [older, setOlder] = useState<{ view: string; tickets: TicketListItem[]; next: string | null } | null>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || listHref(data.query) !== view) return;
    setOlder((known) => {
      const before = known?.view === view ? known.tickets : [];
      // The same page again, asked for anew with everything else: its rows are replaced where they stand.
      const merged = new Map([...before, ...data.tickets].map((ticket) => [ticket.id, ticket]));
      return { view, tickets: [...merged.values()], next: data.meta.next_cursor };
    });
  }, [data, view]);
  const mine = older?.view === view ? older : null;
  const ids = new Set(first.map(({ id }) => id));
  return {
    tickets: [...first, ...(mine?.tickets.filter(({ id }) => !ids.has(id)) ?? [])],
    next: mine ? mine.next : firstNext,
    loading: fetcher.state !== "idle",
    more: (href: string) => void fetcher.load(href),
  };
}
