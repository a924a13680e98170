// The three promises of a ticket: a first answer, an answer to what was written since, a solution. Pure functions over plain data.
// A clock keeps the business time it has used and, while it runs, since when; its due time follows from both.
import { addBusinessTime, type BusinessCalendar, businessTimeBetween, roundTheClock } from "#features/support/rules/business-calendar.ts";
import type { Priority } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { targets } from "#features/support/rules/support-settings.ts";
import { isFrozen, type TicketState } from "./ticket-states.ts";

export type { Priority };
export type ClockName = "first" | "reply" | "resolution";

/** Seconds used, running since (null: standing still), due (null: standing still or not wanted). */
export type Clock = { used: number; since: Date | null; dueAt: Date | null };

export type Clocks = {
  first: Clock;
  reply: Clock;
  resolution: Clock;
  firstAnsweredAt: Date | null;
  /** The first message of the customer that nobody has answered; only known after the first answer. */
  unansweredSince: Date | null;
};

/** Sorts after every real deadline. */
export const noDeadline = new Date("9999-12-31T00:00:00Z");

const idle: Clock = { used: 0, since: null, dueAt: null };

/** Which promises run at night is how the desk is staffed, not a setting. */
export function calendarOf(calendar: BusinessCalendar, priority: Priority): BusinessCalendar {
  return targets[priority].roundTheClock ? roundTheClock : calendar;
}

export function startClocks(desk: Desk, priority: Priority, at: Date): Clocks {
  return {
    first: run(desk, idle, "first", priority, at),
    reply: idle,
    resolution: run(desk, idle, "resolution", priority, at),
    firstAnsweredAt: null,
    unansweredSince: null,
  };
}

/** A human answered in public: the first answer is given, and nothing waits for an answer any more. */
export function onStaffReply(desk: Desk, clocks: Clocks, priority: Priority, at: Date): Clocks {
  return {
    ...clocks,
    first: clocks.firstAnsweredAt ? clocks.first : stop(desk, clocks.first, priority, at),
    firstAnsweredAt: clocks.firstAnsweredAt ?? at,
    reply: idle,
    unansweredSince: null,
  };
}

/** The customer wrote: from their first unanswered message an answer is due. Before the first answer, that clock covers it. */
export function onCustomerMessage(desk: Desk, clocks: Clocks, priority: Priority, at: Date): Clocks {
  if (!clocks.firstAnsweredAt || clocks.unansweredSince) return clocks;
  return { ...clocks, unansweredSince: at, reply: run(desk, idle, "reply", priority, at) };
}

/** Stops and starts the clocks as the state asks. `reopened`: a solution is promised anew. */
export function onState(desk: Desk, clocks: Clocks, priority: Priority, state: TicketState, at: Date, reopened = false): Clocks {
  const running = !isFrozen(state);
  const resolution = reopened ? idle : clocks.resolution;
  return {
    ...clocks,
    first: clocks.firstAnsweredAt ? clocks.first : follow(desk, clocks.first, "first", priority, at, running),
    reply: clocks.unansweredSince ? follow(desk, clocks.reply, "reply", priority, at, running) : idle,
    resolution: follow(desk, resolution, "resolution", priority, at, running),
  };
}

/** Another priority: what was used stays used, counted by the calendar it was used on. */
export function onPriority(desk: Desk, clocks: Clocks, from: Priority, to: Priority, at: Date): Clocks {
  const move = (clock: Clock, name: ClockName) => (clock.since ? run(desk, stop(desk, clock, from, at), name, to, at) : clock);
  return {
    ...clocks,
    first: move(clocks.first, "first"),
    reply: move(clocks.reply, "reply"),
    resolution: move(clocks.resolution, "resolution"),
  };
}

/** When the customer will have an answer, at the latest. */
export function answerDue(clocks: Pick<Clocks, "first" | "reply">): Date | null {
  return clocks.first.dueAt ?? clocks.reply.dueAt;
}

export function deadlineOf(clocks: Clocks): Date {
  const due = [clocks.first.dueAt, clocks.reply.dueAt, clocks.resolution.dueAt].filter((date) => date !== null);
  return due.length === 0 ? noDeadline : new Date(Math.min(...due.map((date) => date.getTime())));
}

export function targetSeconds(desk: Desk, name: ClockName, priority: Priority): number {
  return (name === "resolution" ? desk.targets[priority].resolution : desk.targets[priority].response) * 60;
}

/** By when somebody would answer a ticket opened now. */
export function firstAnswerDue(desk: Desk, priority: Priority, at: Date): Date {
  return addBusinessTime(calendarOf(desk.calendar, priority), at, targetSeconds(desk, "first", priority) * 1000);
}

/** Seconds of business time a clock has used until now. */
export function usedSeconds(desk: Desk, clock: Clock, priority: Priority, at: Date): number {
  if (!clock.since) return clock.used;
  return clock.used + Math.floor(businessTimeBetween(calendarOf(desk.calendar, priority), clock.since, at) / 1000);
}

/** Whether a promise that is fulfilled now was kept. */
export function isKept(desk: Desk, clocks: Clocks, name: ClockName, priority: Priority, at: Date): boolean {
  return usedSeconds(desk, clocks[name], priority, at) <= targetSeconds(desk, name, priority);
}

function run(desk: Desk, clock: Clock, name: ClockName, priority: Priority, at: Date): Clock {
  const left = Math.max(0, targetSeconds(desk, name, priority) - clock.used);
  // Time that has run out stays run out: it is due now, not at the next opening.
  const dueAt = left === 0 ? at : addBusinessTime(calendarOf(desk.calendar, priority), at, left * 1000);
  return { used: clock.used, since: at, dueAt };
}

function stop(desk: Desk, clock: Clock, priority: Priority, at: Date): Clock {
  return { used: usedSeconds(desk, clock, priority, at), since: null, dueAt: null };
}

function follow(desk: Desk, clock: Clock, name: ClockName, priority: Priority, at: Date, running: boolean): Clock {
  if (running) return clock.since ? clock : run(desk, clock, name, priority, at);
  return clock.since ? stop(desk, clock, priority, at) : clock;
}
