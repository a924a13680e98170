// What a ticket opened now would be promised, for the form in which it is opened.
import { type Department, departments, type Priority, priorities } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { firstAnswerDue } from "./ticket-clocks.ts";

/** Minutes until the first response, and by when that is. */
export type Promised = { minutes: number; due: string };
export type Promises = Record<Department, Record<Priority, Promised>>;

export function promisesOf(deskOf: (department: Department) => Desk, now: Date): Promises {
  const each = (department: Department) => {
    const desk = deskOf(department);
    return priorities.map((priority) => [
      priority,
      { minutes: desk.targets[priority].response, due: firstAnswerDue(desk, priority, now).toISOString() } satisfies Promised,
    ]);
  };
  return Object.fromEntries(departments.map((department) => [department, Object.fromEntries(each(department))])) as Promises;
}
