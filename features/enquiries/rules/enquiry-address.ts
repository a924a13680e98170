// The address of a list of enquiries: what the page's query says, read leniently and written without what goes without saying.
import { locales } from "#content/locales.ts";
import { intents } from "./enquiries.contract.ts";
import { type EnquiryView, enquiryViews } from "./enquiry-states.ts";

export type EnquiryAddress = {
  view: EnquiryView;
  intent?: string | undefined;
  assignee?: string | undefined;
  language?: string | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
};

export function readEnquiryAddress(query: URLSearchParams): EnquiryAddress {
  const q = query.get("q")?.trim().slice(0, 200) || undefined;
  return {
    // A search looks everywhere unless a view is named.
    view: oneOf(enquiryViews, query.get("view")) ?? (q ? "all" : "inbox"),
    intent: oneOf(intents, query.get("intent")),
    assignee: /^[\w-]{2,64}$/.test(query.get("assignee") ?? "") ? (query.get("assignee") ?? undefined) : undefined,
    language: oneOf(locales, query.get("language")),
    q,
    cursor: query.get("cursor")?.slice(0, 300) || undefined,
  };
}

export function writeEnquiryAddress(address: EnquiryAddress): string {
  const query = new URLSearchParams();
  if (address.view !== (address.q ? "all" : "inbox")) query.set("view", address.view);
  for (const name of ["intent", "assignee", "language", "q", "cursor"] as const) if (address[name]) query.set(name, address[name]);
  const text = query.toString();
  return text && `?${text}`;
}

export function isFiltered({ intent, assignee, language, q }: EnquiryAddress): boolean {
  return Boolean(intent || assignee || language || q);
}

function oneOf<T extends string>(list: readonly T[], value: string | null): T | undefined {
  return list.find((known) => known === value);
}
