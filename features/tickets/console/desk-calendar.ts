// The desk's calendar for what counts on in the browser between two answers of the server.
import { createContext, useContext } from "react";
import { type BusinessCalendar, roundTheClock } from "#features/support/rules/business-calendar.ts";
import { deskTimeZone } from "#features/support/rules/support-settings.ts";

/** Given by the console's layout. */
export const DeskCalendar = createContext<BusinessCalendar>(roundTheClock);

export function useDeskCalendar(): BusinessCalendar {
  return useContext(DeskCalendar);
}

/** The opening hours, written with this dash, in Korea's time, where they are the same on every day that is worked: else they are no line of words. */
export function commonHours({ timeZone, week }: BusinessCalendar, dash: string): string | null {
  const days = new Set(
    week.filter((day) => day.length > 0).map((day) => day.map(({ from, to }) => `${clock(from)}${dash}${clock(to)}`).join(", ")),
  );
  const [hours] = days;
  return timeZone === deskTimeZone && days.size === 1 && hours !== undefined ? hours : null;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
