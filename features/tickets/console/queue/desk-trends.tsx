import "#ui/styles/hours.css";
import type { CSSProperties, ReactNode } from "react";
import type { Locale } from "#content/locales.ts";
import type { TrendDay } from "#features/tickets/rules/staff-ticket-views.ts";
import { shortDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

const height = 100;
const step = 20;

/** A bar of each day as one path; `from` is what it stands on. */
function bars(values: readonly number[], top: number, from: readonly number[] = []): string {
  const scale = (value: number) => (value / top) * height;
  const bar = (value: number, day: number) =>
    value > 0 ? `M${day * step + 3} ${height - scale(from[day] ?? 0)}v${-scale(value)}h14v${scale(value)}Z` : "";
  return values.map(bar).join("");
}

function line(values: readonly number[], top: number): string {
  return `M${values.map((value, day) => `${day * step + 10} ${height - (value / top) * height}`).join("L")}`;
}

function Chart({ title, sums, top, days, locale, children }: ChartProps) {
  const place = (day: number) => ({ "--x": `${((day + 0.5) / days.length) * 100}%` }) as CSSProperties;
  const named = days.flatMap((day, index) => ((days.length - 1 - index) % 7 === 1 ? [{ ...day, index }] : []));
  return (
    <section className="hours-strip today-day" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {sums}
      </header>
      <div className="hours-lane" aria-hidden="true">
        <em>{top}</em>
        <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {children}
        </svg>
      </div>
      <div className="hours-ticks" data-days aria-hidden="true">
        {named.map(({ day, index }) => (
          <span key={day} style={place(index)}>
            {shortDate(day, locale)}
          </span>
        ))}
      </div>
    </section>
  );
}

type ChartProps = { title: string; sums: ReactNode; top: number; days: readonly TrendDay[]; locale: Locale; children: ReactNode };

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The last 30 days: what came and went, and whether the first answers came in time. */
export function DeskTrends({ days, locale }: { days: readonly TrendDay[]; locale: Locale }) {
  const of = (name: "opened" | "closed" | "in_time" | "late") => days.map((day) => day[name]);
  const [opened, closed, inTime, late] = [of("opened"), of("closed"), of("in_time"), of("late")];
  const tickets = Math.max(1, ...opened, ...closed);
  const answers = Math.max(1, ...days.map((day) => day.in_time + day.late));
  return (
    <div className="today-trends">
      <Chart
        title={m.today_volume()}
        sums={
          <>
            <span>{m.today_opened({ count: String(total(opened)) })}</span>
            <span data-tone="good">{m.today_closed({ count: String(total(closed)) })}</span>
          </>
        }
        top={tickets}
        days={days}
        locale={locale}
      >
        <path d={bars(opened, tickets)} />
        <path data-tone="line" d={line(closed, tickets)} />
      </Chart>
      <Chart
        title={m.today_first_answers()}
        sums={
          <>
            <span data-tone="good">{m.today_in_time({ count: String(total(inTime)) })}</span>
            <span data-tone={total(late) > 0 ? "late" : undefined}>{m.today_late({ count: String(total(late)) })}</span>
          </>
        }
        top={answers}
        days={days}
        locale={locale}
      >
        <path data-tone="good" d={bars(inTime, answers)} />
        <path data-tone="late" d={bars(late, answers, inTime)} />
      </Chart>
    </div>
  );
}
