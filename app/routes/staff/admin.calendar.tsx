import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { settingFailure, undoSetting } from "#app/staff/settings-action.server.ts";
import { type Locale, locales } from "#content/locales.ts";
import { HolidayForm, Holidays, HoursForm } from "#features/settings/console/calendar-form.tsx";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { weekdays } from "#features/settings/rules/setting-figures.ts";
import type { CalendarValue } from "#features/settings/rules/setting-groups.ts";
import { readCalendar, saveCalendar } from "#features/settings/rules/settings.contract.ts";
import { koreanHolidays } from "#features/support/rules/korean-holidays.ts";
import { yearOf } from "#platform/i18n/days.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.calendar";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_calendar() };
export const meta = () => accountMeta(m.setting_calendar());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readCalendar);
  const thisYear = yearOf(new Date());
  const known = (year: number) => data.value.holidays.some(({ date }) => date.startsWith(`${year}-`));
  return {
    ...data,
    thisYear,
    missingYear: [thisYear, thisYear + 1].find((year) => !known(year)) ?? null,
    timezone: context.get(viewerContext).timezone,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "undo") return undoSetting(context, "calendar", form);
  const api = context.get(apiContext);
  try {
    const { data: held } = await api.call(readCalendar);
    // Hours are saved as they were seen; a holiday comes and goes by itself, whatever else was changed.
    const version = form.has("version") ? textOf(form, "version") : held.version;
    await api.call(saveCalendar, { body: asTyped(saveCalendar, { version, value: changed(held.value, form) }) });
    return saved();
  } catch (error) {
    return settingFailure(error, form, (field) => field.replace(/^value\.(holidays\.\d+\.)?/, ""));
  }
}

function namesIn(form: FormData) {
  return Object.fromEntries(locales.map((locale) => [locale, textOf(form, locale)])) as Record<Locale, string>;
}

function changed(value: CalendarValue, form: FormData): CalendarValue {
  const date = textOf(form, "date");
  const others = value.holidays.filter((day) => day.date !== date);
  switch (form.get("intent")) {
    case "hours":
      return { ...value, week: Object.fromEntries(weekdays.map((day) => [day, textOf(form, `week.${day}`)])) as CalendarValue["week"] };
    case "add":
      return { ...value, holidays: [...others, { date, ...namesIn(form) }] };
    case "remove":
      return { ...value, holidays: others };
    case "preset": {
      const year = Number(textOf(form, "year"));
      return { ...value, holidays: [...value.holidays, ...(year > 2000 && year < 2100 ? koreanHolidays(year) : [])] };
    }
    default:
      return value;
  }
}

export default function Calendar({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const [busy, adding] = [useBusy("hours"), useBusy("add")];
  const { value, version, thisYear, missingYear } = loaderData;
  const frame = { group: "calendar", title: m.setting_calendar(), sub: m.setting_calendar_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData}>
      {(failed) => (
        <>
          <HoursForm key={`hours-${JSON.stringify(value.week)}`} {...{ value, version, locale, busy }} failure={failed("hours")} />
          <HolidayForm key={`add-${version}`} failure={failed("add")} busy={adding} />
          <Holidays {...{ value, locale, thisYear, missingYear }} />
        </>
      )}
    </SettingsPage>
  );
}
