// The address of a queue: what of it goes to the API, and how links change one thing of it. What the API does not know is left out.
import { locales } from "#content/locales.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { fieldFilterPattern } from "#features/support/rules/ticket-fields.ts";
import { type QueueSort, type QueueView, queueSorts, queueViews, tagMaximum, tagPattern } from "#features/tickets/rules/queue-views.ts";
import { ticketStates } from "#features/tickets/rules/ticket-states.ts";
import { cursorMaximum, idPattern, searchMaximum } from "#platform/api/field-limits.ts";

export const filterNames = [
  "department",
  "priority",
  "state",
  "assignee",
  "tag",
  "language",
  "customer",
  "field",
  "rating_at_most",
] as const;
export type FilterName = (typeof filterNames)[number];
const kept = ["view", ...filterNames, "q", "sort", "cursor"] as const;
type Name = (typeof kept)[number];

export type QueueAddress = { view: QueueView } & Partial<Record<Exclude<Name, "view">, string>>;

const oneOf = (list: readonly string[]) => (value: string) => list.includes(value);
const isId = (value: string) => idPattern.test(value);

/** What the API takes for each: the schemas stay on the server. */
const fits: Record<Name, (value: string) => boolean> = {
  view: oneOf(queueViews),
  department: oneOf(departments),
  priority: oneOf(priorities),
  state: oneOf(ticketStates),
  assignee: (value) => value === "none" || value === "me" || isId(value),
  tag: (value) => value.length <= tagMaximum && tagPattern.test(value),
  language: oneOf(locales),
  customer: isId,
  field: (value) => fieldFilterPattern.test(value),
  rating_at_most: oneOf(["1", "2", "3", "4", "5"]),
  q: (value) => value.length <= searchMaximum,
  sort: oneOf(queueSorts),
  cursor: (value) => value.length <= cursorMaximum,
};

/** Anything may stand in an address: values that no view or filter has are treated as absent. */
export function readAddress(params: URLSearchParams): QueueAddress {
  const address: Record<string, string> = {};
  for (const name of kept) {
    const value = params.get(name)?.trim();
    if (!value) continue;
    if (fits[name](value)) address[name] = value;
  }
  return { ...address, view: (address.view as QueueView | undefined) ?? "needs_reply" };
}

/** For the API, and for the page's own links: the same words mean the same thing. */
export function writeAddress(address: QueueAddress, change: Partial<Record<Name, string | null>> = {}): string {
  const next: Record<string, string | null | undefined> = { ...address, ...change };
  // Another view, filter or order starts at its beginning.
  if (!("cursor" in change) && Object.keys(change).length > 0) next.cursor = null;
  const params = new URLSearchParams();
  for (const name of kept) {
    const value = next[name];
    if (value && !(name === "view" && value === "needs_reply")) params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** As the API does it: what waits for nobody's clock is sorted by the latest change. */
export function sortOf({ view, sort }: QueueAddress): QueueSort {
  if (sort) return sort as QueueSort;
  return view === "waiting" || view === "closed" || view === "all" || view === "on_hold" ? "updated" : "deadline";
}

export function activeFilters(address: QueueAddress): FilterName[] {
  return filterNames.filter((name) => address[name] !== undefined);
}

/** What a saved view keeps: view and filters, not the search, the order or the page. */
export function savedFilters(address: QueueAddress): Record<string, string> {
  return Object.fromEntries(["view" as const, ...filterNames].flatMap((name) => (address[name] ? [[name, address[name]]] : [])));
}

export function savedAddress(filters: Record<string, unknown>): string {
  const params = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return writeAddress(readAddress(params));
}
