// A report as a table for spreadsheets: one figure in a line, beside the period before.
import type { Figures, Report } from "#features/reports/rules/reports.contract.ts";
import { csvTable } from "#platform/csv.ts";

type Line = [figure: string, now: number | null, before: number | null];

export function reportCsv(report: Report): string {
  const { figures, figures_before: before, backlog, backlog_before: backlogBefore, split, by_field: byField, course } = report;
  const about = (part: string, key: string, lines: Line[]) => lines.map(([figure, ...values]) => [part, key, figure, ...values.map(text)]);
  return csvTable([
    ["part", "key", "figure", `${report.from} – ${report.to}`, `${report.before.from} – ${report.before.to}`],
    ...about("all", "", [
      ...linesOf(figures, before),
      ["backlog", backlog.count, backlogBefore.count],
      ["backlog_age_median_seconds", backlog.median, backlogBefore.median],
      ["backlog_age_p90_seconds", backlog.p90, backlogBefore.p90],
    ]),
    ...(split?.rows ?? []).flatMap((row) => about(split?.by ?? "", row.name ?? row.key, linesOf(row.figures, row.before))),
    ...(byField?.rows ?? []).flatMap((row) =>
      about(
        byField?.id ?? "",
        row.name ?? row.key,
        linesOf(row.figures, row.before).filter(([figure]) => !figure.startsWith("chat")),
      ),
    ),
    ...course.flatMap(({ from, to, opened, solved }) => {
      const key = from === to ? from : `${from} – ${to}`;
      return about("course", key, [
        ["opened", opened, null],
        ["solved", solved, null],
      ]);
    }),
  ]);
}

const text = (value: number | null) => (value === null ? "" : String(value));

function linesOf(now: Figures, before: Figures): Line[] {
  const line = (figure: string, of: (figures: Figures) => number | null): Line => [figure, of(now), of(before)];
  return [
    line("opened", ({ opened }) => opened),
    line("solved", ({ solved }) => solved),
    line("reopened", ({ reopened }) => reopened),
    line("first_answers", ({ answers }) => answers.count),
    line("first_answer_median_seconds", ({ answers }) => answers.median),
    line("first_answer_p90_seconds", ({ answers }) => answers.p90),
    line("first_answers_in_time", ({ answers }) => answers.kept),
    line("solution_median_seconds", ({ solutions }) => solutions.median),
    line("solution_p90_seconds", ({ solutions }) => solutions.p90),
    line("solutions_in_time", ({ solutions }) => solutions.kept),
    line("ratings", ({ ratings }) => ratings.count),
    line("rating_average", ({ ratings }) => ratings.average),
    line("chats_taken", ({ chat_waits }) => chat_waits.count),
    line("chat_wait_median_seconds", ({ chat_waits }) => chat_waits.median),
    line("chat_wait_p90_seconds", ({ chat_waits }) => chat_waits.p90),
    line("chat_handling_median_seconds", ({ chat_handling }) => chat_handling.median),
    line("chat_handling_p90_seconds", ({ chat_handling }) => chat_handling.p90),
    line("chats_missed", ({ chats_missed }) => chats_missed),
  ];
}
