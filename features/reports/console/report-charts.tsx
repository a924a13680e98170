// Two drawings, each with its table: what came and went day by day, and how long first answers took.
import "#ui/styles/hours.css";
import type { CSSProperties } from "react";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { Report } from "#features/reports/rules/reports.contract.ts";
import { shortDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Table } from "#ui/table.tsx";
import { shareText, timeText } from "./report-words.ts";

const height = 100;
const step = 10;

type Course = Report["course"];

export function dayText(day: string, locale: Locale): string {
  return shortDate(`${day}T12:00:00Z`, locale, "UTC");
}

const daysText = ({ from, to }: Course[number], locale: Locale) =>
  from === to ? dayText(from, locale) : `${dayText(from, locale)} – ${dayText(to, locale)}`;

/** Bars for what was opened, a line for what was solved. */
export function CourseChart({ course, locale }: { course: Course; locale: Locale }) {
  const top = Math.max(1, ...course.flatMap(({ opened, solved }) => [opened, solved]));
  const y = (value: number) => Math.round((height - (value / top) * height) * 10) / 10;
  const opened = course.map(({ opened }, n) => (opened > 0 ? `M${n * step + 2} ${height}V${y(opened)}h6V${height}Z` : "")).join("");
  const solved = course.map(({ solved }, n) => `${n === 0 ? "M" : "L"}${n * step + 5} ${y(solved)}`).join("");
  const [first, last] = [course[0], course.at(-1)];
  const sum = (name: "opened" | "solved") => grouped(course.reduce((all, day) => all + day[name], 0));
  if (!first || !last) return null;
  const text = m.report_course_text({
    opened: sum("opened"),
    solved: sum("solved"),
    from: dayText(first.from, locale),
    to: dayText(last.to, locale),
  });
  const named = course.flatMap((day, n) => (n % Math.ceil(course.length / 6) === 0 ? [{ day: day.from, n }] : []));
  const place = (n: number) => ({ "--x": `${((n + 0.5) / course.length) * 100}%` }) as CSSProperties;
  return (
    <section className="report-chart">
      <h2>{m.report_course()}</h2>
      <p className="report-legend">
        <span data-kind="opened">{m.report_opened()}</span>
        <span data-kind="solved">{m.report_solved()}</span>
      </p>
      <div className="hours-lane">
        <em aria-hidden="true">{grouped(top)}</em>
        <svg viewBox={`0 0 ${course.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label={text}>
          <path className="report-grid" d={`M0 0H${course.length * step}M0 ${height / 2}H${course.length * step}`} />
          <path className="report-opened" d={opened} />
          <path className="report-solved" d={solved} />
        </svg>
      </div>
      <div className="hours-ticks" data-days aria-hidden="true">
        {named.map(({ day, n }) => (
          <span key={day} style={place(n)}>
            {dayText(day, locale)}
          </span>
        ))}
      </div>
      <details>
        <summary>{m.report_as_table()}</summary>
        <Table
          caption={m.report_course()}
          hideCaption
          rows={course}
          rowKey={({ from }) => from}
          columns={[
            { key: "day", label: first.from === first.to ? m.report_day() : m.report_week(), cell: (day) => daysText(day, locale) },
            { key: "opened", label: m.report_opened(), numeric: true, cell: ({ opened }) => grouped(opened) },
            { key: "solved", label: m.report_solved(), numeric: true, cell: ({ solved }) => grouped(solved) },
          ]}
        />
      </details>
    </section>
  );
}

/** A table whose shares are drawn: it needs no second one. */
export function AnswerTimes({ times }: { times: Report["answer_times"] }) {
  const all = times.reduce((sum, { count }) => sum + count, 0);
  const before = times.reduce((sum, one) => sum + one.before, 0);
  const name = (up_to: number | null) =>
    up_to === null ? m.report_longer({ value: timeText(times.at(-2)?.up_to ?? null) }) : m.report_up_to({ value: timeText(up_to) });
  return (
    <section className="report-chart">
      <h2>{m.report_answer_times()}</h2>
      <Table
        caption={m.report_answer_times()}
        hideCaption
        rows={times}
        rowKey={({ up_to }) => String(up_to)}
        columns={[
          { key: "time", label: m.report_answers(), cell: ({ up_to }) => name(up_to) },
          {
            key: "share",
            label: m.report_share(),
            cell: ({ count }) => (
              <span className="report-share">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={all === 0 ? 0 : (count / all) * 100} height="10" />
                </svg>
                {shareText(count, all)}
              </span>
            ),
          },
          { key: "count", label: m.report_count(), numeric: true, cell: ({ count }) => grouped(count) },
          { key: "before", label: m.report_period_before(), numeric: true, cell: (one) => shareText(one.before, before) },
        ]}
      />
    </section>
  );
}
