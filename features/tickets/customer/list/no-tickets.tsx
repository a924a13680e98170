import type { Desk } from "#features/support/rules/desk.ts";
import { targetText } from "#features/support/rules/desk-words.ts";
// An empty list says why it is empty and what to do about it.
import type { StatusTab } from "#features/tickets/rules/ticket-states.ts";
import type { TicketCounts } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type ListQuery, listHref } from "./ticket-filter.tsx";

export function NoTickets({ query, counts, targets }: { query: ListQuery; counts: TicketCounts; targets: Desk["targets"] }) {
  const create = (
    <ButtonLink to="/customer/ticket/create" size="small">
      {m.tickets_new()}
    </ButtonLink>
  );
  if (query.q) {
    return (
      <EmptyState
        heading={m.tickets_none_found({ q: query.q })}
        action={
          <>
            {query.status === "all" ? null : (
              <ButtonLink to={listHref({ ...query, status: "all" })} size="small">
                {m.tickets_search_all()}
              </ButtonLink>
            )}
            <ButtonLink to={listHref({ ...query, q: "" })} size="small" kind="quiet">
              {m.tickets_clear()}
            </ButtonLink>
          </>
        }
      >
        <p>{m.tickets_none_found_text()}</p>
      </EmptyState>
    );
  }
  if (counts.active + counts.closed > 0) {
    const headings: Record<StatusTab, () => string> = {
      active: m.tickets_none_active,
      waiting: m.tickets_none_waiting,
      with_us: m.tickets_none_with_us,
      closed: m.tickets_none_closed,
      all: m.tickets_none_active,
    };
    return (
      <EmptyState heading={headings[query.status]()} action={create}>
        <p>{m.tickets_none_text()}</p>
      </EmptyState>
    );
  }
  if (query.scope === "company") {
    return (
      <EmptyState heading={m.tickets_none_company()} action={create}>
        <p>{m.tickets_none_company_text()}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading={m.tickets_empty()}
      action={create}
      steps={[
        { when: targetText(targets.urgent.response), what: `${m.support_p1()}: ${m.support_p1_text()}` },
        { when: targetText(targets.high.response), what: `${m.support_p2()}: ${m.support_p2_text()}` },
        { when: targetText(targets.normal.response), what: `${m.support_p3()}: ${m.support_p3_text()}` },
        { when: targetText(targets.low.response), what: `${m.support_p4()}: ${m.support_p4_text()}` },
      ]}
    >
      <p>{m.tickets_empty_text()}</p>
    </EmptyState>
  );
}
