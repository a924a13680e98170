// Over the list: which view it is, the filters, and on phones the search. Filters are a form with an address; scripts apply them at once.
import "#ui/styles/find-box.css";
import { locales } from "#content/locales.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import "#ui/console/queue-head.css";
import { ChevronDown, ListFilter, Search } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import { priorities } from "#features/support/rules/departments.ts";
import { priorityCodes, priorityWords, stateWords, viewWords } from "#features/tickets/console/console-words.ts";
import { queueSorts } from "#features/tickets/rules/queue-views.ts";
import type { SavedViewView } from "#features/tickets/rules/saved-views.contract.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { StaffField } from "#features/tickets/rules/ticket-fields.contract.ts";
import { ticketStates } from "#features/tickets/rules/ticket-states.ts";
import { m } from "#platform/paraglide/messages.js";
import { FilterSelect } from "#ui/console/filter-select.tsx";
import { LimitedInput } from "#ui/limited.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useConsoleCounts } from "./queue-counts.tsx";
import { type Outcome, refusedBy } from "./queue-data.ts";
import { activeFilters, type QueueAddress, readAddress, writeAddress } from "./queue-query.ts";
import { ViewsNav } from "./views-nav.tsx";

type QueueHeadProps = {
  address: QueueAddress;
  people: ColleagueView[];
  fields: StaffField[];
  saved: SavedViewView[];
  /** A ticket is open beside it: its subject heads the page. */
  beside: boolean;
  outcome: Outcome;
};

export function QueueHead({ address, people, fields, saved, beside, outcome }: QueueHeadProps) {
  const Title = beside ? "h2" : "h1";
  const counts = useConsoleCounts();
  const active = activeFilters(address).length;
  const count = active === 0 && !address.q && address.view !== "all" ? counts?.views[address.view] : undefined;
  const title = address.q ? `“${address.q}”` : viewWords[address.view]();
  return (
    <div className="cluster console-queue-head">
      <Title className="ellipsis console-queue-title">
        {title} {count === undefined ? null : <span>{count}</span>}
      </Title>
      <details
        className="console-drop"
        name="queue-head"
        key={writeAddress(address)}
        open={refusedBy(outcome, "save-view") ? true : undefined}
      >
        <summary>
          {title} {count === undefined ? null : <span>{count}</span>}
          <ChevronDown size={15} aria-hidden="true" />
        </summary>
        <div>
          <ViewsNav address={address} saved={saved} outcome={outcome} />
        </div>
      </details>
      <details className="console-filters" name="queue-head" open={active > 0 || undefined}>
        <summary>
          <ListFilter size={16} aria-hidden="true" />
          {m.console_filters()}
          {active > 0 ? <b>{m.console_filters_on({ count: String(active) })}</b> : null}
        </summary>
        <Filters key={writeAddress(address)} address={address} people={people} fields={fields} />
      </details>
      <Form method="get" action="/staff/tickets" role="search" aria-label={m.console_search()} className="find-box console-search">
        <input type="hidden" name="view" value="all" />
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          name="q"
          defaultValue={address.q}
          placeholder={m.staff_search_hint()}
          aria-label={m.console_search()}
          data-desk-search
          maxLength={200}
        />
      </Form>
    </div>
  );
}

type FiltersProps = Pick<QueueHeadProps, "address" | "people" | "fields">;

function Filters({ address, people, fields }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const scripted = useHydrated();
  const apply = () => {
    if (!form.current) return;
    const params = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    navigate(`/staff/tickets${writeAddress(readAddress(params))}`, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const choose = scripted ? apply : undefined;
  const any = { value: "", label: m.console_filter_any() };
  return (
    <form ref={form} method="get" action="/staff/tickets" onSubmit={onSubmit}>
      {address.view === "needs_reply" ? null : <input type="hidden" name="view" value={address.view} />}
      {address.q ? <input type="hidden" name="q" value={address.q} /> : null}
      {address.customer ? <input type="hidden" name="customer" value={address.customer} /> : null}
      <FilterSelect
        name="department"
        label={m.console_department()}
        value={address.department}
        onChange={choose}
        options={[any, ...departmentsInOrder().map((value) => ({ value, label: departmentWords[value]() }))]}
      />
      <FilterSelect
        name="priority"
        label={m.console_priority()}
        value={address.priority}
        onChange={choose}
        options={[
          any,
          ...[...priorities].reverse().map((value) => ({ value, label: `${priorityCodes[value]} ${priorityWords[value]()}` })),
        ]}
      />
      <FilterSelect
        name="state"
        label={m.console_state()}
        value={address.state}
        onChange={choose}
        options={[any, ...ticketStates.map((value) => ({ value, label: stateWords[value]() }))]}
      />
      <FilterSelect
        name="assignee"
        label={m.console_assignee()}
        value={address.assignee}
        onChange={choose}
        options={[
          any,
          { value: "me", label: m.console_assignee_me() },
          { value: "none", label: m.console_assignee_none() },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <label className="console-filter">
        <span>{m.console_tag()}</span>
        <LimitedInput name="tag" defaultValue={address.tag} limit={30} className="input input-small" />
      </label>
      <FilterSelect
        name="language"
        label={m.console_language()}
        value={address.language}
        onChange={choose}
        options={[any, ...[...locales].reverse().map((value) => ({ value, label: languageWord[value]() }))]}
      />
      <FieldFilter {...{ address, fields, choose }} />
      <FilterSelect
        name="sort"
        label={m.console_sort()}
        value={address.sort}
        onChange={choose}
        options={[any, ...queueSorts.map((value) => ({ value, label: sortWords[value]() }))]}
      />
      <div className="row console-filter-actions">
        <button type="submit" className="btn btn-quiet btn-compact">
          {m.console_apply()}
        </button>
        {activeFilters(address).length > 0 ? (
          <Link to={`/staff/tickets${writeAddress({ view: address.view })}`} className="console-button">
            {m.console_clear()}
          </Link>
        ) : null}
      </div>
    </form>
  );
}

/** Of the provider's own fields those with choices; any other value that the address asks for stays asked for. */
function FieldFilter({ address, fields, choose }: Pick<FiltersProps, "address" | "fields"> & { choose: (() => void) | undefined }) {
  const chosen = fields.filter(({ kind, retired }) => kind === "choice" && !retired);
  const options = chosen.map(({ id, label, choices }) => ({
    label,
    options: choices.map((choice) => ({ value: `${id}:${choice.id}`, label: choice.label })),
  }));
  const known = options.some((group) => group.options.some(({ value }) => value === address.field));
  if (options.length === 0 && !address.field) return null;
  return (
    <FilterSelect
      name="field"
      label={m.console_filter_field()}
      value={address.field}
      onChange={choose}
      options={[
        { value: "", label: m.console_filter_any() },
        ...(address.field && !known ? [{ value: address.field, label: address.field }] : []),
        ...options,
      ]}
    />
  );
}

const sortWords = { deadline: m.console_sort_deadline, updated: m.console_sort_updated, created: m.console_sort_created };
