import { describe, expect, test } from "vitest";
import { defaultDesk } from "#features/support/rules/desk.ts";
import {
  answerDue,
  deadlineOf,
  firstAnswerDue,
  noDeadline,
  onCustomerMessage,
  onPriority,
  onStaffReply,
  onState,
  startClocks,
  usedSeconds,
} from "./ticket-clocks.ts";

const desk = defaultDesk(new Date("2026-11-12T00:00:00Z"));

const kst = (text: string) => new Date(`2026-11-${text}+09:00`);
const opened = kst("12T13:24");

describe("the first answer", () => {
  test.each([
    ["urgent", "12T13:39"],
    ["high", "12T14:24"],
    ["normal", "12T17:24"],
    ["low", "13T13:24"],
  ] as const)("%s is due at %s", (priority, due) => {
    expect(answerDue(startClocks(desk, priority, opened))).toEqual(kst(due));
    expect(firstAnswerDue(desk, priority, opened)).toEqual(kst(due));
  });

  test("urgent at night is due at night", () => expect(firstAnswerDue(desk, "urgent", kst("14T02:00"))).toEqual(kst("14T02:15")));

  test("a further message before it does not move it", () => {
    const clocks = onCustomerMessage(desk, startClocks(desk, "high", opened), "high", kst("12T13:50"));
    expect(answerDue(clocks)).toEqual(kst("12T14:24"));
    expect(clocks.unansweredSince).toBeNull();
  });

  test("given once, it is never asked again", () => {
    const answered = onStaffReply(desk, startClocks(desk, "high", opened), "high", kst("12T13:38"));
    expect(answered.firstAnsweredAt).toEqual(kst("12T13:38"));
    expect(usedSeconds(desk, answered.first, "high", kst("20T10:00"))).toBe(14 * 60);
    const again = onStaffReply(desk, onCustomerMessage(desk, answered, "high", kst("12T14:16")), "high", kst("12T14:51"));
    expect(again.firstAnsweredAt).toEqual(kst("12T13:38"));
    expect(answerDue(again)).toBeNull();
  });

  test("on hold it stands still and goes on where it stood", () => {
    const held = onState(desk, startClocks(desk, "high", opened), "high", "on_hold", kst("12T13:44"));
    expect(answerDue(held)).toBeNull();
    expect(held.first.used).toBe(20 * 60);
    const resumed = onState(desk, held, "high", "in_progress", kst("13T11:30"));
    expect(answerDue(resumed)).toEqual(kst("13T13:10"));
  });
});

describe("the next answer", () => {
  const answered = onState(
    desk,
    onStaffReply(desk, startClocks(desk, "high", opened), "high", kst("12T13:38")),
    "high",
    "answered",
    kst("12T13:38"),
  );

  test("nothing is due while the customer is to answer", () => {
    expect(answerDue(answered)).toBeNull();
    expect(deadlineOf(answered)).toEqual(noDeadline);
  });

  test("counts from the first message that nobody has answered, not from the latest", () => {
    const one = onState(desk, onCustomerMessage(desk, answered, "high", kst("12T14:16")), "high", "customer_reply", kst("12T14:16"));
    expect(answerDue(one)).toEqual(kst("12T15:16"));
    const two = onCustomerMessage(desk, one, "high", kst("12T14:40"));
    expect(answerDue(two)).toEqual(kst("12T15:16"));
  });

  test("a customer's reply on hold wakes it", () => {
    const held = onState(desk, answered, "high", "on_hold", kst("12T15:00"));
    const woken = onState(desk, onCustomerMessage(desk, held, "high", kst("12T17:30")), "high", "customer_reply", kst("12T17:30"));
    expect(answerDue(woken)).toEqual(kst("13T09:30"));
  });

  test("put on hold with an unanswered message, the used time is kept", () => {
    const asked = onState(desk, onCustomerMessage(desk, answered, "high", kst("12T14:00")), "high", "customer_reply", kst("12T14:00"));
    const held = onState(desk, asked, "high", "on_hold", kst("12T14:45"));
    expect(answerDue(held)).toBeNull();
    expect(answerDue(onState(desk, held, "high", "in_progress", kst("13T10:00")))).toEqual(kst("13T10:15"));
  });
});

describe("the solution", () => {
  test("stands still while answered, goes on after, starts anew when reopened", () => {
    const start = startClocks(desk, "high", opened);
    expect(start.resolution.dueAt).toEqual(kst("13T13:24"));
    const answered = onState(desk, onStaffReply(desk, start, "high", kst("12T15:24")), "high", "answered", kst("12T15:24"));
    expect(answered.resolution).toEqual({ used: 7200, since: null, dueAt: null });
    const again = onState(desk, onCustomerMessage(desk, answered, "high", kst("13T09:00")), "high", "customer_reply", kst("13T09:00"));
    expect(again.resolution.dueAt).toEqual(kst("13T16:00"));
    const closed = onState(desk, again, "high", "closed", kst("13T10:00"));
    const reopened = onState(
      desk,
      onCustomerMessage(desk, closed, "high", kst("16T09:00")),
      "high",
      "customer_reply",
      kst("16T09:00"),
      true,
    );
    expect(reopened.resolution.dueAt).toEqual(kst("16T18:00"));
  });

  test("the deadline is the earliest of what runs", () => {
    const start = startClocks(desk, "normal", opened);
    expect(deadlineOf(start)).toEqual(start.first.dueAt);
    const replied = onStaffReply(desk, start, "normal", kst("12T14:00"));
    expect(deadlineOf(replied)).toEqual(start.resolution.dueAt);
  });
});

describe("another priority", () => {
  test("raised: the shorter time counts what was used", () => {
    const raised = onPriority(desk, startClocks(desk, "normal", opened), "normal", "high", kst("12T14:00"));
    expect(answerDue(raised)).toEqual(kst("12T14:24"));
  });
  test("raised after the shorter time has run out: due now, also at night", () => {
    expect(answerDue(onPriority(desk, startClocks(desk, "normal", opened), "normal", "high", kst("12T19:00")))).toEqual(kst("12T19:00"));
  });
  test("lowered: there is more time", () => {
    expect(answerDue(onPriority(desk, startClocks(desk, "high", opened), "high", "normal", kst("12T14:00")))).toEqual(kst("12T17:24"));
  });
  test("what stands still keeps standing", () => {
    const held = onState(desk, startClocks(desk, "normal", opened), "normal", "on_hold", kst("12T14:00"));
    expect(answerDue(onPriority(desk, held, "normal", "urgent", kst("12T15:00")))).toBeNull();
  });
});
