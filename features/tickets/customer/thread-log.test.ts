import { expect, test } from "vitest";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";
import { mergeThread, type ThreadLog } from "./thread-log.ts";

const message = (seq: number, edited: string | null = null) => ({ id: `m${seq}`, seq, edited_at: edited }) as MessageView;
const log = (seqs: number[], moreBefore = false): ThreadLog => ({ ticketId: "t", messages: seqs.map((seq) => message(seq)), moreBefore });
const seqs = ({ messages }: ThreadLog) => messages.map(({ seq }) => seq);

test("older pages, newer messages and answers that cross leave no gap and nothing twice", () => {
  let known = mergeThread(null, log([10, 11, 12], true));
  known = mergeThread(known, log([11, 12, 13], true));
  known = mergeThread(known, log([7, 8, 9], true));
  known = mergeThread(known, log([12, 13, 14], true));
  expect(seqs(known)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(known.moreBefore).toBe(true);
  expect(mergeThread(known, log([1, 2, 3], false)).moreBefore).toBe(false);
});

test("an edited message replaces what was shown; another ticket starts afresh", () => {
  const known = mergeThread(log([1, 2]), { ticketId: "t", messages: [message(2, "2026-11-15T00:00:00Z")], moreBefore: false });
  expect(known.messages[1]).toMatchObject({ seq: 2, edited_at: "2026-11-15T00:00:00Z" });
  expect(seqs(mergeThread(known, { ...log([5]), ticketId: "u" }))).toEqual([5]);
});
