import "./status-ribbon.css";
import type { CSSProperties } from "react";
import type { Locale } from "#content/locales.ts";
import { ribbonDays } from "#features/status/rules/day-ribbon.ts";
import type { ServiceStatus } from "#features/status/rules/status-views.ts";
import { levelWords } from "#features/status/rules/status-words.ts";
import { shortDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { StatusPageWords } from "./status-page-words.ts";

type Course = Pick<ServiceStatus, "days" | "minutes">;
type RibbonProps = { course: Course; from: string; recordedFrom: string; locale: Locale; words: StatusPageWords["components"] };

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** 90 days as a line of marks. The marks are for the eye; the sentence below says the same to everybody. */
export function Ribbon({ course, from, recordedFrom, locale, words }: RibbonProps) {
  const blank = Math.max(0, daysBetween(from, recordedFrom));
  const at = (place: number, of = 1) => ({ "--at": place / ribbonDays, "--of": of / ribbonDays }) as CSSProperties;
  return (
    <div className="ribbon">
      <div className="ribbon-days" aria-hidden="true">
        {blank < ribbonDays ? <i className="ribbon-quiet" style={at(blank, ribbonDays - blank)} /> : null}
        {course.days.map(({ date, level, minutes }) => (
          <i
            key={date}
            className="ribbon-day"
            data-level={level}
            style={at(daysBetween(from, date))}
            title={`${shortDate(date, locale)}: ${levelWords[level]()}${minutes > 0 ? `, ${m.status_minutes({ count: String(minutes) })}` : ""}`}
          />
        ))}
      </div>
      <p className="hint">{ribbonText(course, blank, locale, words)}</p>
    </div>
  );
}

/** "85 min on 2 days: 3 Nov 45 min, 5 Nov 40 min; maintenance on 1 day" */
export function ribbonText({ days, minutes }: Course, blank: number, locale: Locale, words: StatusPageWords["components"]): string {
  const troubled = days.filter(({ level }) => level !== "maintenance");
  const worked = days.length - troubled.length;
  const count = (number: number) => (number === 1 ? words.day : fillLabel(words.dayCount, { count: String(number) }));
  const parts: string[] = [];
  if (troubled.length === 0) parts.push(fillLabel(words.quiet, { days: String(ribbonDays - Math.min(blank, ribbonDays - 1)) }));
  else {
    const list = troubled.slice(-4).map((day) => `${shortDate(day.date, locale)} ${m.status_minutes({ count: String(day.minutes) })}`);
    const sum = fillLabel(words.counted, { minutes: String(minutes), days: count(troubled.length) });
    parts.push(`${sum}: ${list.join(", ")}${troubled.length > list.length ? " …" : ""}`);
  }
  if (worked > 0) parts.push(fillLabel(words.planned, { days: count(worked) }));
  return parts.join(" · ");
}
