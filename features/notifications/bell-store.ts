// What the bell knows. Pure: the component feeds it and draws it.
import type { CallAnswer } from "#platform/api/api-call.ts";
import type { listNotices, NotificationView } from "./notifications.contract.ts";

export type BellAnswer = CallAnswer<typeof listNotices>;

export type BellState = { notices: NotificationView[]; unread: number; channel: string | null; state: "loading" | "ready" | "failed" };

export const emptyBell: BellState = { notices: [], unread: 0, channel: null, state: "loading" };

export type BellChange =
  | { type: "fetched"; answer: BellAnswer }
  | { type: "failed" }
  | { type: "counted"; unread: number }
  | { type: "read"; ids: string[] | "all" };

export function changeBell(bell: BellState, change: BellChange): BellState {
  switch (change.type) {
    case "fetched":
      return { notices: change.answer.data, unread: change.answer.meta.unread, channel: change.answer.meta.channel, state: "ready" };
    case "failed":
      // What was shown stays; only a bell that never had anything says so.
      return bell.state === "ready" ? bell : { ...bell, state: "failed" };
    case "counted":
      return { ...bell, unread: change.unread };
    case "read": {
      const isRead = (notice: NotificationView) => change.ids === "all" || change.ids.includes(notice.id);
      const newly = bell.notices.filter((notice) => !notice.read && isRead(notice)).length;
      return {
        ...bell,
        notices: bell.notices.map((notice) => (isRead(notice) ? { ...notice, read: true } : notice)),
        unread: change.ids === "all" ? 0 : Math.max(0, bell.unread - newly),
      };
    }
  }
}
