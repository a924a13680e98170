// Tabs, search and order of the list. Everything is in the address: it works without scripts and can be sent to a colleague.
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { sortWords, tabWords } from "#features/tickets/customer/ticket-words.ts";
import {
  type StatusTab,
  statusTabs,
  type TicketScope,
  type TicketSort,
  ticketScopes,
  ticketSorts,
} from "#features/tickets/rules/ticket-states.ts";
import type { TicketCounts } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

export type ListQuery = { scope: TicketScope; status: StatusTab; q: string; sort: TicketSort };

/** Defaults are left out of the address. */
export function listHref({ scope, status, q, sort }: ListQuery, cursor?: string | null): string {
  const search = new URLSearchParams();
  if (scope !== "mine") search.set("scope", scope);
  if (status !== "active") search.set("status", status);
  if (q) search.set("q", q);
  if (sort !== "updated") search.set("sort", sort);
  if (cursor) search.set("cursor", cursor);
  return `/customer/ticket${search.size > 0 ? `?${search}` : ""}`;
}

/** For those who are in an organisation: the reader's own tickets, or those of all. */
export function ScopeSwitch({ query, organisation }: { query: ListQuery; organisation: string }) {
  const labels: Record<TicketScope, string> = { mine: m.tickets_scope_mine(), company: organisation };
  const items = ticketScopes.map((scope) => ({ to: listHref({ ...query, scope }), label: labels[scope], current: scope === query.scope }));
  return (
    <div className="ticket-scope">
      <LinkTabs label={m.tickets_scope()} items={items} />
    </div>
  );
}

export function TicketFilter({ query, counts }: { query: ListQuery; counts: TicketCounts }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSlash(field);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A search that was cleared elsewhere, by a tab or by going back.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = query.q;
  }, [query.q]);

  function later(event: FormEvent) {
    if ((event.nativeEvent as InputEvent).isComposing) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form.current, { replace: true, preventScrollReset: true }), 300);
  }

  const tabs = statusTabs.map((status) => ({
    to: listHref({ ...query, status }),
    label: tabWords[status](),
    count: status === "all" ? undefined : counts[status],
    current: status === query.status,
  }));
  return (
    <div className="cluster ticket-tools">
      <LinkTabs label={m.tickets_filter()} items={tabs} />
      <Form ref={form} method="get" action="/customer/ticket" className="row ticket-find" role="search" preventScrollReset>
        {query.scope === "mine" ? null : <input type="hidden" name="scope" value={query.scope} />}
        {query.status === "active" ? null : <input type="hidden" name="status" value={query.status} />}
        <TextField
          name="q"
          type="search"
          ref={field}
          label={<span className="vh">{m.tickets_search()}</span>}
          placeholder={m.tickets_search_hint()}
          lead={<Search size={16} aria-hidden="true" />}
          defaultValue={query.q}
          maxLength={200}
          autoComplete="off"
          required={false}
          aria-keyshortcuts="/"
          onInput={later}
          onCompositionEnd={later}
        />
        <SelectField
          name="sort"
          label={<span className="vh">{m.tickets_sort()}</span>}
          key={query.sort}
          defaultValue={query.sort}
          options={ticketSorts.map((value) => ({ value, label: sortWords[value]() }))}
          onChange={() => void submit(form.current, { replace: true, preventScrollReset: true })}
        />
        {hydrated ? null : (
          <Button type="submit" kind="quiet" size="small">
            {m.tickets_apply()}
          </Button>
        )}
      </Form>
    </div>
  );
}

/** The slash goes to the search, unless somebody is writing one. */
function useSlash(field: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing = (event.target as HTMLElement).matches?.("input, textarea, select, [contenteditable=true]");
      if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
