// When a server is ready: business hours in Seoul, which keeps no summer time. Weekends are skipped; public holidays are not known here.
import { serverHosting } from "#content/figures/server-hosting.ts";

const hour = 3_600_000;
const day = 24 * hour;
const seoulOffset = 9 * hour;
const { opensAt: opens, closesAt: closes } = serverHosting;

/** Days and hours as a clock in Seoul shows them, read with the UTC methods. */
function seoul(date: Date): Date {
  return new Date(date.getTime() + seoulOffset);
}

function isWorkday(local: Date): boolean {
  return local.getUTCDay() !== 0 && local.getUTCDay() !== 6;
}

function at(local: Date, hours: number): Date {
  return new Date(Math.floor(local.getTime() / day) * day + hours * hour);
}

function nextOpening(local: Date): Date {
  let next = at(new Date(local.getTime() + day), opens);
  while (!isWorkday(next)) next = new Date(next.getTime() + day);
  return next;
}

/** The moment work on an order can begin. */
function firstOpen(local: Date): Date {
  if (!isWorkday(local) || local >= at(local, closes)) return nextOpening(local);
  return local < at(local, opens) ? at(local, opens) : local;
}

export function addBusinessHours(from: Date, hours: number): Date {
  let moment = firstOpen(seoul(from));
  let left = hours * hour;
  for (;;) {
    const untilClose = at(moment, closes).getTime() - moment.getTime();
    if (left <= untilClose) return new Date(moment.getTime() + left - seoulOffset);
    left -= untilClose;
    moment = nextOpening(moment);
  }
}

/** The close of business on the nth working day after the day on which work can begin. */
export function addBusinessDays(from: Date, days: number): Date {
  let moment = firstOpen(seoul(from));
  for (let count = 0; count < days; count += 1) moment = nextOpening(moment);
  return new Date(at(moment, closes).getTime() - seoulOffset);
}
