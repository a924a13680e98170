// The public holidays of a year in the Republic of Korea, with their substitute days, by the rules of the Public Holidays Act. Lunar dates
// come from the runtime's own Korean calendar ("dangi"), so that no list has to be added to each December.
import { formatOf } from "#platform/i18n/format.ts";

export type Holiday = { date: string; en: string; ko: string };

/** `moves`: on which weekdays it gets a substitute day; every one of them also does when it meets another holiday. */
type Rule = { en: string; ko: string; days: readonly string[]; moves: readonly number[]; from?: number };

const dayMs = 86_400_000;
const sunday = 0;
const saturday = 6;
const weekend = [sunday, saturday];

/** Days of one year only. */
const once: readonly Holiday[] = [{ date: "2026-06-03", en: "Local elections", ko: "전국동시지방선거일" }];

const lunar = formatOf("en-u-ca-dangi", "UTC", { month: "numeric", day: "numeric" });

const known = new Map<number, readonly Holiday[]>();

/** In order of date, those on weekends too. */
export function koreanHolidays(year: number): readonly Holiday[] {
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): Holiday[] {
  const { seollal, buddha, chuseok } = lunarDays(year);
  const rules: Rule[] = [
    { en: "New Year's Day", ko: "신정", days: [`${year}-01-01`], moves: [] },
    { en: "Seollal", ko: "설날", days: around(seollal), moves: [sunday] },
    { en: "Independence Movement Day", ko: "삼일절", days: [`${year}-03-01`], moves: weekend },
    { en: "Labour Day", ko: "노동절", days: [`${year}-05-01`], moves: [] },
    { en: "Children's Day", ko: "어린이날", days: [`${year}-05-05`], moves: weekend },
    { en: "Buddha's Birthday", ko: "부처님오신날", days: [buddha], moves: weekend },
    { en: "Memorial Day", ko: "현충일", days: [`${year}-06-06`], moves: [] },
    { en: "Constitution Day", ko: "제헌절", days: [`${year}-07-17`], moves: weekend, from: 2026 },
    { en: "Liberation Day", ko: "광복절", days: [`${year}-08-15`], moves: weekend },
    { en: "Chuseok", ko: "추석", days: around(chuseok), moves: [sunday] },
    { en: "National Foundation Day", ko: "개천절", days: [`${year}-10-03`], moves: weekend },
    { en: "Hangeul Day", ko: "한글날", days: [`${year}-10-09`], moves: weekend },
    { en: "Christmas Day", ko: "성탄절", days: [`${year}-12-25`], moves: weekend },
  ].filter(({ from }: Rule) => !from || year >= from);
  const found = new Map<string, Holiday>();
  const moved: { after: string; rule: Rule }[] = [];
  for (const rule of rules) {
    // One substitute day for a holiday of three days, however many of them are lost.
    const lost = rule.days.filter((date) => rule.moves.includes(weekdayOf(date)) || (rule.moves.length > 0 && found.has(date)));
    if (lost.length > 0) moved.push({ after: rule.days.at(-1) ?? "", rule });
    for (const date of rule.days) if (!found.has(date)) found.set(date, { date, en: rule.en, ko: rule.ko });
  }
  for (const day of once) if (day.date.startsWith(`${year}-`)) found.set(day.date, day);
  for (const { after, rule } of moved) {
    let date = next(after);
    while (weekend.includes(weekdayOf(date)) || found.has(date)) date = next(date);
    found.set(date, { date, en: `${rule.en} (substitute)`, ko: `${rule.ko} 대체공휴일` });
  }
  return [...found.values()].sort((a, b) => a.date.localeCompare(b.date));
}

function lunarDays(year: number): { seollal: string; buddha: string; chuseok: string } {
  const days = new Map<string, string>();
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += dayMs) {
    const parts = lunar.formatToParts(at);
    const part = (type: "month" | "day") => parts.find((one) => one.type === type)?.value;
    // A leap month is called "4bis": its days are no holidays.
    const name = `${part("month")}/${part("day")}`;
    if (!days.has(name)) days.set(name, dateOf(at));
  }
  const [seollal, buddha, chuseok] = ["1/1", "4/8", "8/15"].map((name) => days.get(name));
  if (!seollal || !buddha || !chuseok) throw new Error("This runtime does not know the Korean lunar calendar");
  return { seollal, buddha, chuseok };
}

function around(date: string): string[] {
  return [dateOf(Date.parse(date) - dayMs), date, next(date)];
}

function next(date: string): string {
  return dateOf(Date.parse(date) + dayMs);
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
