// The desk's calendar for what counts on in the browser between two answers of the server.
import { createContext, useContext } from "react";
import { type BusinessCalendar, roundTheClock } from "#features/support/rules/business-calendar.ts";

/** Given by the console's layout. */
export const DeskCalendar = createContext<BusinessCalendar>(roundTheClock);

export function useDeskCalendar(): BusinessCalendar {
  return useContext(DeskCalendar);
}
