// Opening hours of the week, and the days on which nobody works.
import { Form } from "react-router";
import { type Locale, locales } from "#content/locales.ts";
import { type Weekday, weekdays } from "#features/settings/rules/setting-figures.ts";
import type { CalendarValue } from "#features/settings/rules/setting-groups.ts";
import { weekdayText } from "#platform/i18n/days.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import { Table } from "#ui/table.tsx";
import { TextField } from "#ui/text-field.tsx";
import { weekdayName } from "./setting-words.ts";

type Holiday = CalendarValue["holidays"][number];
type PartProps = { value: CalendarValue; version: number; failure: FormFailure | undefined; locale: Locale; busy: boolean };

const fromMonday: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]];

export function HoursForm({ value, version, failure, locale, busy }: PartProps) {
  return (
    <section className="setting-part" aria-labelledby="setting-hours">
      <h2 id="setting-hours">{m.setting_hours()}</h2>
      <p>{m.setting_hours_hint()}</p>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <div className="setting-grid">
          {fromMonday.map((day) => (
            <TextField
              key={day}
              name={`week.${day}`}
              label={weekdayName(day, locale)}
              defaultValue={failure?.values[`week.${day}`] ?? value.week[day]}
              error={failure?.errors[`week.${day}`] ?? (day === "monday" ? failure?.errors.week : undefined)}
              autoComplete="off"
              limit={80}
              mono
            />
          ))}
        </div>
        <Button type="submit" size="small" name="intent" value="hours" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}

type HolidaysProps = Pick<PartProps, "value" | "locale"> & { thisYear: number; missingYear: number | null };

/** From this year on; what is over still counts in clocks that ran then. */
export function Holidays({ value, locale, thisYear, missingYear }: HolidaysProps) {
  const years = [...new Set(value.holidays.map(({ date }) => Number(date.slice(0, 4))))].filter((year) => year >= thisYear);
  return (
    <section className="setting-part" aria-labelledby="setting-holidays">
      <h2 id="setting-holidays">{m.setting_holidays()}</h2>
      <p>{m.setting_holidays_hint()}</p>
      {missingYear ? (
        <Form method="post" preventScrollReset>
          <Notice
            tone="soon"
            action={
              <Button type="submit" kind="quiet" size="compact" name="intent" value="preset">
                {m.setting_preset_add({ year: String(missingYear) })}
              </Button>
            }
          >
            {m.setting_preset_missing({ year: String(missingYear) })}
          </Notice>
          <input type="hidden" name="year" value={missingYear} />
        </Form>
      ) : null}
      {years.map((year) => (
        <Year key={year} year={year} open={year === thisYear} holidays={value.holidays} locale={locale} />
      ))}
    </section>
  );
}

type YearProps = { year: number; open: boolean; holidays: readonly Holiday[]; locale: Locale };

function Year({ year, open, holidays, locale }: YearProps) {
  const days = holidays.filter(({ date }) => date.startsWith(`${year}-`));
  return (
    <details open={open}>
      <summary>{m.setting_holidays_year({ year: String(year), count: String(days.length) })}</summary>
      <Table
        caption={String(year)}
        hideCaption
        stack
        rows={days}
        rowKey={({ date }) => date}
        columns={[
          { key: "date", label: m.setting_holiday_date(), cell: ({ date }) => dayText(date, locale) },
          { key: "name", label: m.setting_holiday_name(), cell: (day) => day[locale] },
          { key: "remove", label: m.setting_holiday_remove(), acts: true, cell: (day) => <Remove day={day} locale={locale} /> },
        ]}
      />
    </details>
  );
}

export function HolidayForm({ failure, busy }: Pick<PartProps, "failure" | "busy">) {
  const field = (name: "date" | Locale) => ({
    name,
    defaultValue: failure?.values[name] ?? "",
    error: failure?.errors[name],
    autoComplete: "off",
  });
  return (
    <section className="setting-part" aria-labelledby="setting-holiday-new">
      <h2 id="setting-holiday-new">{m.setting_holiday_new()}</h2>
      <Form method="post" noValidate preventScrollReset>
        <div className="setting-grid">
          <TextField {...field("date")} type="date" label={m.setting_holiday_date()} />
          {locales.map((locale) => (
            <TextField key={locale} {...field(locale)} label={m.setting_holiday_in({ language: languageWord[locale]() })} limit={60} />
          ))}
        </div>
        <Button type="submit" size="small" name="intent" value="add" busy={busy}>
          {m.setting_holiday_add()}
        </Button>
      </Form>
    </section>
  );
}

function Remove({ day, locale }: { day: Holiday; locale: Locale }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="date" value={day.date} />
      <Button
        type="submit"
        kind="quiet"
        size="compact"
        name="intent"
        value="remove"
        aria-label={m.setting_holiday_remove_of({ day: dayText(day.date, locale), name: day[locale] })}
      >
        {m.setting_holiday_remove()}
      </Button>
    </Form>
  );
}

/** 24 September 2026 (Thu) */
function dayText(date: string, locale: Locale): string {
  const at = `${date}T00:00:00Z`;
  return `${formatDate(at, locale, "UTC")} (${weekdayText(at, locale, "short", "UTC")})`;
}
