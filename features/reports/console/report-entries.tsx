// The list behind a figure.
import "#ui/console/console-pages.css";
import "./reports.css";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { ReportList } from "#features/reports/rules/report-names.ts";
import type { ReportEntry } from "#features/reports/rules/reports.contract.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { formatDate, shortDateTime } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Table, type TableColumn } from "#ui/table.tsx";
import { listWords, timeText } from "./report-words.ts";

type ReportEntriesProps = {
  entries: ReportEntry[];
  list: ReportList;
  from: string;
  to: string;
  back: string;
  next: string | null;
  zone: string;
  locale: Locale;
};

export function ReportEntries({ entries, list, from, to, back, next, zone, locale }: ReportEntriesProps) {
  const day = (text: string) => formatDate(`${text}T12:00:00Z`, locale, "UTC");
  const has = (name: "seconds" | "kept" | "rating") => entries.some((entry) => entry[name] !== null);
  const some = (shown: boolean, column: TableColumn<ReportEntry>) => (shown ? [column] : []);
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{listWords[list]()}</h1>
          <p>{list === "backlog" ? day(to) : `${day(from)} – ${day(to)}`}</p>
        </div>
        <Link className="btn btn-quiet btn-compact" to={back}>
          {m.report_back()}
        </Link>
      </div>
      {entries.length === 0 ? (
        <p className="console-none">{m.report_list_none()}</p>
      ) : (
        <Table
          caption={listWords[list]()}
          hideCaption
          stack
          hover
          rows={entries}
          rowKey={({ id, at }) => `${id} ${at}`}
          columns={[
            {
              key: "number",
              label: m.report_list_number(),
              cell: ({ kind, id, number }) => (
                <Link className="link-underline" to={kind === "ticket" ? `/staff/tickets/${id}` : `/staff/chat/${id}`}>
                  {number || m.report_list_chat()}
                </Link>
              ),
            },
            { key: "subject", label: m.report_list_subject(), cell: ({ subject }) => <span {...writtenIn(subject)}>{subject}</span> },
            { key: "department", label: m.report_by_department(), cell: ({ department }) => departmentWords[department]() },
            {
              key: "person",
              label: m.report_list_person(),
              cell: ({ person }) => (person ? <span {...writtenIn(person)}>{person}</span> : "–"),
            },
            { key: "at", label: m.report_list_at(), cell: ({ at }) => shortDateTime(at, locale, zone) },
            ...some(has("seconds"), {
              key: "time",
              label: list === "backlog" ? m.report_list_age() : m.report_list_time(),
              numeric: true,
              cell: ({ seconds }) => timeText(seconds),
            }),
            ...some(has("kept"), {
              key: "kept",
              label: m.report_list_kept(),
              cell: ({ kept }) => (kept === null ? "–" : kept ? m.report_list_yes() : m.report_list_no()),
            }),
            ...some(has("rating"), {
              key: "rating",
              label: m.report_list_rating(),
              numeric: true,
              cell: ({ rating }) => rating ?? "–",
            }),
          ]}
        />
      )}
      {next ? (
        <nav className="cluster apart" aria-label={listWords[list]()}>
          <Link className="btn btn-quiet btn-small" to={next}>
            {m.report_list_more()}
          </Link>
        </nav>
      ) : null}
    </>
  );
}
