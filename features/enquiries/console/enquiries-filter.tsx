// Search and filters of the list: a form that asks by address, with or without scripts.

import { ListFilter, Search } from "lucide-react";
import { Form, Link } from "react-router";
import { locales } from "#content/locales.ts";
import { intents } from "#features/enquiries/rules/enquiries.contract.ts";
import { type EnquiryAddress, isFiltered, writeEnquiryAddress } from "#features/enquiries/rules/enquiry-address.ts";
import { intentWords, languageWords } from "#features/enquiries/rules/enquiry-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { FilterSelect } from "#ui/console/filter-select.tsx";
import type { Colleague } from "./colleague.ts";

export function EnquiriesFilter({ address, people }: { address: EnquiryAddress; people: Colleague[] }) {
  const any = { value: "", label: m.enquiries_filter_any() };
  const count = [address.intent, address.assignee, address.language].filter(Boolean).length;
  return (
    <>
      <details className="console-filters" open={count > 0 || undefined}>
        <summary>
          <ListFilter size={16} aria-hidden="true" />
          <span className="vh">{m.enquiries_filter_apply()}</span>
          {count > 0 ? <b>{count}</b> : null}
        </summary>
        <Form method="get" action="/staff/enquiries" key={writeEnquiryAddress(address)}>
          {address.view === "inbox" ? null : <input type="hidden" name="view" value={address.view} />}
          {address.q ? <input type="hidden" name="q" value={address.q} /> : null}
          <FilterSelect
            name="intent"
            label={m.enquiries_filter_intent()}
            value={address.intent}
            options={[any, ...intents.map((value) => ({ value, label: intentWords[value]() }))]}
          />
          <FilterSelect
            name="assignee"
            label={m.enquiries_filter_assignee()}
            value={address.assignee}
            options={[
              any,
              { value: "me", label: m.enquiries_me() },
              { value: "none", label: m.enquiries_nobody() },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FilterSelect
            name="language"
            label={m.enquiries_filter_language()}
            value={address.language}
            options={[any, ...[...locales].reverse().map((value) => ({ value, label: languageWords[value]() }))]}
          />
          <div className="row console-filter-actions">
            <button type="submit" className="btn btn-quiet btn-compact">
              {m.enquiries_filter_apply()}
            </button>
            {isFiltered(address) ? (
              <Link to={`/staff/enquiries${writeEnquiryAddress({ view: address.view })}`} className="console-button">
                {m.enquiries_filter_clear()}
              </Link>
            ) : null}
          </div>
        </Form>
      </details>
      <Form
        method="get"
        action="/staff/enquiries"
        className="find-box console-search enquiry-search"
        role="search"
        aria-label={m.enquiries_search()}
        key={address.q ?? ""}
      >
        <Search size={16} aria-hidden="true" />
        <input
          id="enquiries-q"
          type="search"
          name="q"
          defaultValue={address.q}
          maxLength={200}
          aria-label={m.enquiries_search()}
          placeholder={m.enquiries_search_hint()}
        />
      </Form>
    </>
  );
}
