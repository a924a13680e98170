import { expect, test } from "vitest";
import { changeBell, emptyBell } from "./bell-store.ts";
import type { NotificationView } from "./notifications.contract.ts";

const notice = (id: string, read = false): NotificationView => ({
  id,
  kind: "ticket_reply",
  title: "Park Dohyun answered AR-2026-000482",
  text: "Packet loss",
  href: "/customer/ticket/details/abcdefgh",
  about: { kind: "ticket", id: "abcdefgh" },
  read,
  created_at: "2026-11-15T00:00:00Z",
});
const fetched = changeBell(emptyBell, {
  type: "fetched",
  answer: { data: [notice("3"), notice("2"), notice("1", true)], meta: { next_cursor: null, unread: 7, channel: "private-customer-x" } },
});

test("reading some counts only what was unread; reading all empties the count, listed or not", () => {
  const some = changeBell(fetched, { type: "read", ids: ["3", "1"] });
  expect(some.unread).toBe(6);
  expect(some.notices.map(({ read }) => read)).toEqual([true, false, true]);
  expect(changeBell(fetched, { type: "read", ids: "all" }).unread).toBe(0);
});

test("a failed request leaves what is shown, and is said only when there is nothing to show", () => {
  expect(changeBell(fetched, { type: "failed" })).toBe(fetched);
  expect(changeBell(emptyBell, { type: "failed" }).state).toBe("failed");
});
