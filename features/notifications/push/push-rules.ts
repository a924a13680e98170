// What is pushed, and when not. Pure: read by the settings page, the server and the tests.
import type { NoticeKind } from "#features/notifications/notifications.contract.ts";

export const pushKinds = ["due", "assigned", "mentioned", "chat"] as const;
export type PushKind = (typeof pushKinds)[number];

export const devicesMaximum = 10;

/** Notices of the bell that are pushed, too. */
const pushed: Partial<Record<NoticeKind, PushKind>> = {
  staff_ticket_due: "due",
  staff_ticket_overdue: "due",
  staff_ticket_assigned: "assigned",
  staff_ticket_mentioned: "mentioned",
  staff_chat_handed: "chat",
};

export function pushKindOf(kind: NoticeKind): PushKind | undefined {
  return pushed[kind];
}

/** `at`: minutes of the day. From 22:00 until 07:00 is one night; from and until the same is the whole day. */
export function isQuiet(at: number, from: number | null, until: number | null): boolean {
  if (from === null || until === null) return false;
  return from < until ? at >= from && at < until : at >= from || at < until;
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
