// The record as a page: one colleague can be chosen, one customer comes by a link from their card.
import "#ui/console/console-pages.css";
import "#ui/styles/fields.css";
import { ChevronDown } from "lucide-react";
import { Form, Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { Table } from "#ui/table.tsx";
import type { AccessEntry } from "./access-record.contract.ts";
import { accessWords } from "./access-words.ts";

export const recordPath = "/staff/team/record";

type AccessRecordListProps = {
  entries: AccessEntry[];
  colleagues: { id: string; name: string }[];
  asked: { staff: string; customer: string };
  /** Where the list goes on and where it begins; null where it does not. */
  older: string | null;
  newest: string | null;
  /** For how long: "2 years". */
  kept: string;
  locale: Locale;
  timezone: string;
  now: string;
};

export function AccessRecordList({ entries, colleagues, asked, older, newest, kept, ...clock }: AccessRecordListProps) {
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.record_title()}</h1>
          <p>{m.record_sub({ years: kept })}</p>
        </div>
      </div>
      {asked.customer ? (
        <p>
          {m.record_one_customer()}{" "}
          <Link to={recordPath} className="link-underline">
            {m.record_all()}
          </Link>
        </p>
      ) : (
        <Form method="get" action={recordPath} className="cluster" key={asked.staff}>
          <span className="input-box">
            <select name="staff" className="input" defaultValue={asked.staff} aria-label={m.record_by()}>
              <option value="">{m.record_everyone()}</option>
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <span className="input-tail">
              <ChevronDown size={17} aria-hidden="true" />
            </span>
          </span>
          <Button type="submit" kind="quiet" size="compact">
            {m.record_show()}
          </Button>
        </Form>
      )}
      {entries.length === 0 ? <p className="console-none">{m.record_none()}</p> : <Entries entries={entries} {...clock} />}
      <nav className="cluster apart" aria-label={m.record_title()}>
        {newest ? (
          <Link className="btn btn-quiet btn-small" to={newest}>
            {m.settings_events_first()}
          </Link>
        ) : null}
        {older ? (
          <Link className="btn btn-quiet btn-small" to={older}>
            {m.settings_events_more()}
          </Link>
        ) : null}
      </nav>
      {asked.staff || asked.customer ? null : <p className="hint console-note">{m.record_own()}</p>}
    </>
  );
}

type EntriesProps = Pick<AccessRecordListProps, "entries" | "locale" | "timezone" | "now">;

function Entries({ entries, locale, timezone, now }: EntriesProps) {
  return (
    <Table
      caption={m.record_title()}
      hideCaption
      stack
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { key: "what", label: m.settings_events_what(), cell: ({ action }) => accessWords[action]() },
        { key: "by", label: m.record_by(), cell: ({ by }) => <span {...writtenIn(by.name)}>{by.name ?? by.id}</span> },
        { key: "about", label: m.record_about(), cell: About },
        { key: "place", label: m.settings_sessions_place(), cell: ({ address }) => <span className="figure-number">{address}</span> },
        {
          key: "when",
          label: m.settings_events_when(),
          cell: ({ created_at }) => <RelativeTime at={created_at} now={now} locale={locale} timeZone={timezone} />,
        },
      ]}
    />
  );
}

function About({ about }: AccessEntry) {
  if (about.kind === "stranger") return m.record_stranger();
  if (about.kind === "colleague") return <span {...writtenIn(about.name)}>{about.name}</span>;
  return (
    <Link to={`/staff/customers/${about.id}`} className="link-underline" {...writtenIn(about.name)}>
      {about.name}
    </Link>
  );
}
