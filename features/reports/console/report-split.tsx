// The same figures for each department, person, language or channel.
import { Link } from "react-router";
import { grouped } from "#content/format.ts";
import { type ReportList, type Split, splits } from "#features/reports/rules/report-names.ts";
import type { Figures, Report } from "#features/reports/rules/reports.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Table, type TableColumn } from "#ui/table.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { entriesAddress, type ReportAddress, reportAddress } from "./report-address.ts";
import { keyText, shareText, splitWords, timeText } from "./report-words.ts";

type Row = NonNullable<Report["split"]>["rows"][number];
type Column = { key: string; label: string; list: ReportList; show: (figures: Figures) => string; not?: Split; chats?: true };

function columns(): Column[] {
  return [
    // Nobody has a ticket yet when it is opened.
    { key: "opened", label: m.report_short_opened(), list: "opened", show: ({ opened }) => grouped(opened), not: "person" },
    { key: "solved", label: m.report_short_solved(), list: "solved", show: ({ solved }) => grouped(solved) },
    { key: "reopened", label: m.report_short_reopened(), list: "reopened", show: ({ reopened }) => grouped(reopened) },
    { key: "answer", label: m.report_short_answer(), list: "answers", show: ({ answers }) => timeText(answers.median) },
    {
      key: "answer_kept",
      label: m.report_short_answer_kept(),
      list: "late_answers",
      show: ({ answers }) => shareText(answers.kept, answers.count),
    },
    { key: "solution", label: m.report_short_solution(), list: "solved", show: ({ solutions }) => timeText(solutions.median) },
    {
      key: "solution_kept",
      label: m.report_short_solution_kept(),
      list: "late_solutions",
      show: ({ solutions }) => shareText(solutions.kept, solutions.count),
    },
    { key: "rating", label: m.report_rating(), list: "ratings", show: ({ ratings }) => ratings.average?.toFixed(2) ?? "–" },
    { key: "chats", label: m.report_chats_taken(), list: "chats", show: ({ chat_waits }) => grouped(chat_waits.count), chats: true },
    { key: "wait", label: m.report_short_wait(), list: "chats", show: ({ chat_waits }) => timeText(chat_waits.median), chats: true },
  ];
}

export function ReportSplit({ report, address }: { report: Report; address: ReportAddress }) {
  const { split, by_field: byField } = report;
  return (
    <section className="report-split" id="split">
      <h2>{m.report_split()}</h2>
      <LinkTabs
        label={m.report_split()}
        items={[
          ...splits.map((by) => ({
            to: `${reportAddress(address, { split: by, field: null })}#split`,
            label: splitWords[by](),
            current: by === split?.by,
          })),
          ...report.fields.map(({ id, label }) => ({
            to: `${reportAddress(address, { split: null, field: id })}#split`,
            label,
            current: id === byField?.id,
          })),
        ]}
      />
      {split ? (
        <SplitTable
          report={report}
          rows={split.rows}
          name={splitWords[split.by]()}
          cells={columns().filter(({ not }) => not !== split.by)}
          keyText={(row) => keyText(split.by, row)}
          narrow={({ key }) => ({ [split.by]: key || "none" })}
        />
      ) : null}
      {byField ? (
        <SplitTable
          report={report}
          rows={byField.rows}
          name={byField.label}
          cells={columns().filter(({ chats }) => !chats)}
          keyText={({ name }) => name ?? m.ticket_field_none()}
          narrow={({ key }) => (key ? { field: `${byField.id}:${key}` } : null)}
        />
      ) : null}
      {split && (split.more || split.page > 1) ? (
        <nav className="cluster apart" aria-label={splitWords[split.by]()}>
          {split.page > 1 ? (
            <Link className="btn btn-quiet btn-small" to={`${reportAddress(address, { page: split.page - 1 })}#split`}>
              {m.report_people_previous()}
            </Link>
          ) : null}
          {split.more ? (
            <Link className="btn btn-quiet btn-small" to={`${reportAddress(address, { page: split.page + 1 })}#split`}>
              {m.report_people_next()}
            </Link>
          ) : null}
        </nav>
      ) : null}
      {split ? <p className="hint console-note">{m.report_split_note()}</p> : null}
      {byField ? <p className="hint console-note">{m.report_field_note()}</p> : null}
    </section>
  );
}

type SplitTableProps = {
  report: Report;
  rows: Row[];
  name: string;
  cells: Column[];
  keyText: (row: Row) => string;
  /** What narrows the lists behind its figures; null: there are none. */
  narrow: (row: Row) => Parameters<typeof entriesAddress>[2] | null;
};

function SplitTable({ report, rows, name, cells, keyText: text, narrow }: SplitTableProps) {
  return (
    <Table
      caption={name}
      hideCaption
      stack
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "name", label: name, cell: text },
        ...cells.map(
          ({ key, label, list, show }): TableColumn<Row> => ({
            key,
            label,
            numeric: true,
            cell: (row) => {
              const own = narrow(row);
              return (
                <span className="report-cell">
                  {own ? <Link to={entriesAddress(report, list, own)}>{show(row.figures)}</Link> : <span>{show(row.figures)}</span>}
                  <small>{show(row.before)}</small>
                </span>
              );
            },
          }),
        ),
      ]}
    />
  );
}
