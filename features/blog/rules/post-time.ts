import { shortDateTime } from "#platform/i18n/format.ts";
import { getLocale } from "#platform/paraglide/runtime.js";

/** 12 March, 11:41: the desk works in Korean time. */
export function postTime(moment: string): string {
  return shortDateTime(moment, getLocale());
}

/** What a date-and-time field holds, read as Korean time; null when it is no time. */
export function koreanMoment(field: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(field)) return null;
  const moment = new Date(`${field.length === 16 ? `${field}:00` : field}+09:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The other way round. */
export function koreanField(moment: Date): string {
  return new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
}
