// The audit log as a page: filters, the check of the chain, entries with old and new values.
import "#ui/console/console-pages.css";
import "./audit-list.css";
import { Form, Link } from "react-router";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { commandLine } from "#platform/api/audit-trail.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FoldedList } from "#ui/folded-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Table } from "#ui/table.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { AuditEntry, AuditProofView } from "./audit.contract.ts";
import { auditKinds, checkedMaximum } from "./audit-actions.ts";
import { type AuditAddress, auditPath, kindValue, writeAuditAddress } from "./audit-address.ts";
import { auditActions, auditActionText, auditFieldText, auditKindWords } from "./audit-words.ts";

type Clock = { locale: Locale; timezone: string; now: string };
/** Roles, states and the like in the reader's language, and the names of fields that only another feature knows. */
type EntryWords = {
  field: (entry: AuditEntry, field: string) => string | undefined;
  value: (entry: AuditEntry, field: string, value: string) => string;
};

type AuditListProps = Clock & {
  entries: AuditEntry[];
  people: { id: string; name: string }[];
  address: AuditAddress;
  proof: AuditProofView | null;
  /** Where the list goes on and where it begins; null where it does not. */
  older: string | null;
  newest: string | null;
  /** For how long: "2 years". */
  kept: string;
  words: EntryWords;
};

export function AuditList({ entries, people, address, proof, older, newest, kept, words, ...clock }: AuditListProps) {
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.audit_title()}</h1>
          <p>
            {m.audit_sub()} {m.audit_kept({ years: kept })}
          </p>
        </div>
      </div>
      <Filter address={address} people={people} />
      <div className="cluster audit-tools">
        <ButtonLink external kind="quiet" size="compact" to={`${auditPath}/export${writeAuditAddress(address)}`}>
          {m.audit_export()}
        </ButtonLink>
        <ButtonLink kind="quiet" size="compact" to={`${auditPath}${writeAuditAddress(address, { check: "1" })}`} preventScrollReset>
          {m.audit_check()}
        </ButtonLink>
      </div>
      {proof ? <Proof proof={proof} /> : null}
      {entries.length === 0 ? <p className="console-none">{m.audit_none()}</p> : <Entries entries={entries} words={words} {...clock} />}
      <nav className="cluster apart" aria-label={m.audit_title()}>
        {newest ? (
          <Link className="btn btn-quiet btn-small" to={newest}>
            {m.audit_newest()}
          </Link>
        ) : null}
        {older ? (
          <Link className="btn btn-quiet btn-small" to={older}>
            {m.audit_older()}
          </Link>
        ) : null}
      </nav>
      <p className="hint console-note">{m.audit_check_sub({ count: grouped(checkedMaximum) })}</p>
    </>
  );
}

function Filter({ address, people }: Pick<AuditListProps, "address" | "people">) {
  const groups = auditKinds.map((kind) => ({
    label: auditKindWords[kind](),
    options: [
      { value: kindValue(kind), label: m.audit_all_of({ kind: auditKindWords[kind]() }) },
      ...Object.entries(auditActions[kind] ?? {}).map(([value, word]) => ({ value, label: word() })),
    ],
  }));
  return (
    <Form method="get" action={auditPath} className="audit-filter" key={writeAuditAddress(address)}>
      <SelectField
        name="staff"
        label={m.audit_by()}
        defaultValue={address.staff}
        required={false}
        options={[{ value: "", label: m.audit_everyone() }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <SelectField
        name="what"
        label={m.audit_what()}
        defaultValue={address.what}
        required={false}
        options={[{ value: "", label: m.audit_any_action() }, ...groups]}
      />
      <TextField
        name="subject"
        label={m.audit_subject()}
        placeholder={m.audit_subject_hint()}
        defaultValue={address.subject}
        limit={200}
        required={false}
      />
      <TextField name="from" type="date" label={m.audit_from()} defaultValue={address.from} required={false} />
      <TextField name="to" type="date" label={m.audit_to()} defaultValue={address.to} required={false} />
      <div className="cluster">
        <Button type="submit" size="compact">
          {m.audit_show()}
        </Button>
        {writeAuditAddress(address) ? (
          <Link to={auditPath} className="link-underline">
            {m.audit_clear()}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}

const faultWords = {
  altered: m.audit_fault_altered,
  missing: m.audit_fault_missing,
  head: m.audit_fault_head,
  checkpoint: m.audit_fault_checkpoint,
};

function Proof({ proof: { entries, first, head, fault } }: { proof: AuditProofView }) {
  if (fault) {
    return (
      <Notice tone="late" announce>
        {faultWords[fault.kind]({ seq: String(fault.seq) })}
      </Notice>
    );
  }
  if (entries === 0 || !head) {
    return (
      <Notice tone="good" announce>
        {m.audit_check_empty()}
      </Notice>
    );
  }
  return (
    <Notice tone="good" announce>
      <b>{m.audit_check_holds({ first: String(first), last: String(head.seq) })}</b>{" "}
      <span className="audit-head">{m.audit_check_head({ seq: String(head.seq), hash: head.hash })}</span>
    </Notice>
  );
}

function Entries({ entries, words, locale, timezone, now }: Clock & Pick<AuditListProps, "entries" | "words">) {
  return (
    <Table
      caption={m.audit_title()}
      hideCaption
      stack
      rows={entries}
      rowKey={({ seq }) => String(seq)}
      columns={[
        { key: "what", label: m.audit_what(), cell: ({ action }) => auditActionText(action) },
        { key: "by", label: m.audit_by(), cell: Who },
        { key: "subject", label: m.audit_subject(), cell: Subject },
        { key: "changes", label: m.audit_changes(), long: true, cell: (entry) => <Changes entry={entry} words={words} /> },
        { key: "place", label: m.audit_place(), cell: ({ address, browser }) => <span title={browser}>{address}</span> },
        {
          key: "when",
          label: m.audit_when(),
          cell: ({ at }) => <RelativeTime at={at} now={now} locale={locale} timeZone={timezone} />,
        },
        { key: "seq", label: m.audit_seq(), numeric: true, cell: ({ seq, hash }) => <span title={hash}>{seq}</span> },
      ]}
    />
  );
}

function Who({ by, key }: AuditEntry) {
  const who = by.id === commandLine ? m.audit_by_command_line() : (by.name ?? by.id);
  return key ? `${who} (${m.audit_by_key()}: ${key.name ?? key.id})` : who;
}

const pages: Partial<Record<AuditEntry["kind"], string>> = {
  ticket: "/staff/tickets/",
  chat: "/staff/chat/",
  enquiry: "/staff/enquiries/",
  customer: "/staff/customers/",
  post: "/staff/blog/",
  webhook: "/staff/admin/webhooks/",
  rule: "/staff/admin/rules/",
  macro: "/staff/canned-replies/macros/",
  settings: "/staff/admin/",
};

function Subject({ kind, subject }: AuditEntry) {
  const page = pages[kind];
  const text = subject.name ?? auditKindWords[kind]();
  if (!page) return <span title={subject.id}>{text}</span>;
  return (
    <Link to={`${page}${subject.id}`} className="link-underline">
      {text}
    </Link>
  );
}

function Changes({ entry, words }: { entry: AuditEntry; words: EntryWords }) {
  if (entry.changes.length === 0) return <span aria-hidden="true">–</span>;
  const text = (field: string, value: string | null) => (value === null ? m.audit_empty_value() : words.value(entry, field, value));
  return (
    <FoldedList more={(count) => m.setting_changes_more({ count: String(count) })}>
      {entry.changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="audit-field">{words.field(entry, field) ?? auditFieldText(field)}:</span> {text(field, from)} → {text(field, to)}
        </li>
      ))}
    </FoldedList>
  );
}
