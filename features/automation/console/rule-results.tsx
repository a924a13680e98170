// What a rule would do, and what it did.
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { DoneView, RunView, TrialView } from "#features/automation/rules/rules.contract.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import { Table } from "#ui/table.tsx";

const pages = { ticket: "/staff/tickets/", enquiry: "/staff/enquiries/" };

export function RuleTrial({ trial, enquiries }: { trial: TrialView; enquiries: boolean }) {
  const figures = { matched: String(trial.matched.length), looked: String(trial.looked) };
  return (
    <section className="setting-part" aria-labelledby="rule-trial">
      <h2 id="rule-trial">{m.rule_trial()}</h2>
      <p>{trial.sentence}</p>
      <Notice announce>{enquiries ? m.rule_trial_enquiries(figures) : m.rule_trial_tickets(figures)}</Notice>
      {trial.matched.length > 0 ? (
        <Table
          caption={m.rule_trial()}
          hideCaption
          stack
          rows={trial.matched}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "about",
              label: enquiries ? m.rule_trial_enquiry() : m.rule_trial_ticket(),
              cell: ({ kind, id, number, subject }) => (
                <>
                  <Link to={`${pages[kind]}${id}`} className="link-underline">
                    {number}
                  </Link>{" "}
                  {subject}
                </>
              ),
            },
            { key: "would", label: m.rule_trial_would(), long: true, cell: ({ would }) => <Done list={would} /> },
          ]}
        />
      ) : null}
    </section>
  );
}

type RuleLogProps = { runs: RunView[]; older: string | null; locale: Locale; timezone: string };

export function RuleLog({ runs, older, locale, timezone }: RuleLogProps) {
  return (
    <section className="setting-part" aria-labelledby="rule-log">
      <h2 id="rule-log">{m.rule_log()}</h2>
      {runs.length === 0 ? (
        <p className="console-none">{m.rule_log_none()}</p>
      ) : (
        <Table
          caption={m.rule_log()}
          hideCaption
          stack
          rows={runs}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "about",
              label: m.rule_log_about(),
              cell: ({ about }) => (
                <Link to={`${pages[about.kind]}${about.id}`} className="link-underline">
                  {about.number}
                </Link>
              ),
            },
            { key: "at", label: m.rule_log_at(), cell: ({ at }) => formatDateTime(at, locale, timezone) },
            { key: "did", label: m.rule_log_result(), long: true, cell: ({ did }) => <Done list={did} /> },
          ]}
        />
      )}
      {older ? (
        <p>
          <Link to={older} className="link-underline">
            {m.rule_log_older()}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function Done({ list }: { list: DoneView[] }) {
  if (list.length === 0) return m.rule_log_nothing();
  return (
    <ul className="setting-lines">
      {list.map(({ effect, text }) => (
        <li key={effect.type}>{text}</li>
      ))}
    </ul>
  );
}
