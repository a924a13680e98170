// The figures of a period, each with what it was before and the way to its tickets.
import { Link } from "react-router";
import { grouped } from "#content/format.ts";
import type { ReportList } from "#features/reports/rules/report-names.ts";
import type { Figures, Report, Times } from "#features/reports/rules/reports.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { entriesAddress } from "./report-address.ts";
import { shareText, timeText } from "./report-words.ts";

type Figure = {
  label: string;
  list: ReportList;
  now: number | null;
  before: number | null;
  show: (value: number | null) => string;
  /** Where a difference is said otherwise than the figure. */
  differ?: (value: number) => string;
  note: string;
  /** Whether more of it is better (1), worse (-1) or neither. */
  good: 1 | -1 | 0;
};

const counted = (value: number | null) => (value === null ? "–" : grouped(value));
const percent = (value: number | null) => (value === null ? "–" : `${value}%`);
const points = (value: number | null) => (value === null ? "–" : value.toFixed(2));
const keptOf = ({ kept, count }: Times & { kept: number }) => (count === 0 ? null : Math.round((kept / count) * 100));
const within = ({ p90 }: Times) => m.report_p90({ value: timeText(p90) });
const lateOf = ({ kept, count }: Times & { kept: number }) => m.report_late_of({ late: grouped(count - kept), count: grouped(count) });

function figuresOf(report: Report, ended: boolean): Figure[] {
  const { figures: now, figures_before: before, backlog, backlog_before } = report;
  const of = (read: (figures: Figures) => number | null) => ({ now: read(now), before: read(before) });
  const count = { show: counted, good: 0 } as const;
  const time = { show: timeText, good: -1 } as const;
  const share = { show: percent, differ: (value: number) => m.report_points({ value: String(value) }), good: 1 } as const;
  const chats = (figures: Figures) => figures.chat_handling.count + figures.chats_missed;
  const low = (now.ratings.marks[0] ?? 0) + (now.ratings.marks[1] ?? 0);
  return [
    { label: m.report_opened(), list: "opened", ...of(({ opened }) => opened), ...count, note: "" },
    { label: m.report_solved(), list: "solved", ...of(({ solved }) => solved), ...count, good: 1, note: "" },
    {
      label: m.report_reopened(),
      list: "reopened",
      ...of(({ reopened }) => reopened),
      ...count,
      good: -1,
      note: m.report_reopen_rate({ share: shareText(now.reopened, now.solved) }),
    },
    {
      label: ended ? m.report_backlog_then() : m.report_backlog(),
      list: "backlog",
      now: backlog.count,
      before: backlog_before.count,
      ...count,
      good: -1,
      note: m.report_age({ median: timeText(backlog.median), p90: timeText(backlog.p90) }),
    },
    { label: m.report_answer(), list: "answers", ...of(({ answers }) => answers.median), ...time, note: within(now.answers) },
    { label: m.report_answer_kept(), list: "late_answers", ...of(({ answers }) => keptOf(answers)), ...share, note: lateOf(now.answers) },
    { label: m.report_solution(), list: "solved", ...of(({ solutions }) => solutions.median), ...time, note: within(now.solutions) },
    {
      label: m.report_solution_kept(),
      list: "late_solutions",
      ...of(({ solutions }) => keptOf(solutions)),
      ...share,
      note: lateOf(now.solutions),
    },
    {
      label: m.report_rating(),
      list: "ratings",
      ...of(({ ratings }) => ratings.average),
      show: points,
      good: 1,
      note: m.report_rating_of({ count: grouped(now.ratings.count), low: grouped(low) }),
    },
    { label: m.report_chat_wait(), list: "chats", ...of(({ chat_waits }) => chat_waits.median), ...time, note: within(now.chat_waits) },
    {
      label: m.report_chat_handling(),
      list: "chats",
      ...of(({ chat_handling }) => chat_handling.median),
      ...time,
      note: within(now.chat_handling),
    },
    {
      label: m.report_missed(),
      list: "missed_chats",
      ...of(({ chats_missed }) => chats_missed),
      ...count,
      good: -1,
      note: m.report_missed_of({ count: grouped(chats(now)) }),
    },
  ];
}

/** `ended`: the period lies behind us, and what is open is what was open at its end. */
export function ReportFigures({ report, ended }: { report: Report; ended: boolean }) {
  return (
    <ul className="report-figures" aria-label={m.report_figures()}>
      {figuresOf(report, ended).map((figure) => (
        <li key={figure.label}>
          <Link to={entriesAddress(report, figure.list)}>
            <span>{figure.label}</span>
            <b>{figure.show(figure.now)}</b>
            <Change {...figure} />
            {figure.note ? <small>{figure.note}</small> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Change({ now, before, show, differ = show, good }: Figure) {
  if (before === null || now === null) return <small>{m.report_before({ value: show(before) })}</small>;
  const more = Math.round((now - before) * 100) / 100;
  const word = more > 0 ? m.report_more : m.report_less;
  const tone = more === 0 || good === 0 ? undefined : more > 0 === good > 0 ? "good" : "late";
  return (
    <small>
      <i data-tone={tone}>{more === 0 ? m.report_same() : word({ value: differ(Math.abs(more)) })}</i> ·{" "}
      {m.report_before({ value: show(before) })}
    </small>
  );
}
