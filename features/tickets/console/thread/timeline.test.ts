import { expect, test } from "vitest";
import { newerThan, type TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { timelineOf } from "./timeline.ts";

const at = (time: string) => `2026-03-12T${time}:00.000Z`;
const said = (seq: number, role: string, time: string, kind = "public") => ({ seq, kind, by: { role }, created_at: at(time) });

function ticket(over: object): TicketOnScreen {
  const clock = { done_at: null, due_at: null };
  return {
    state: "open",
    created_at: at("01:44"),
    closed_at: null,
    closes_at: null,
    clocks: { first: clock, reply: clock },
    messages: [said(1, "customer", "01:44")],
    ...over,
  } as unknown as TicketOnScreen;
}
const kinds = (it: TicketOnScreen) => timelineOf(it, at("02:42")).map(({ kind, at: when }) => `${kind} ${when.slice(11, 16)}`);

test("a new ticket runs towards its first answer", () => {
  const clocks = { first: { done_at: null, due_at: at("02:44") }, reply: { due_at: null } };
  expect(kinds(ticket({ clocks }))).toEqual(["opened 01:44", "now 02:42", "due 02:44"]);
});

test("desk: an overdue ticket has passed its due time before now", () => {
  const clocks = { first: { done_at: null, due_at: at("02:14") }, reply: { due_at: null } };
  expect(kinds(ticket({ clocks }))).toEqual(["opened 01:44", "due 02:14", "now 02:42"]);
});

test("the first of several unanswered messages is the one that waits", () => {
  const clocks = { first: { done_at: at("01:53"), due_at: null }, reply: { due_at: at("02:56") } };
  const messages = [said(1, "customer", "01:44"), said(2, "staff", "01:53"), said(3, "customer", "01:56"), said(4, "customer", "02:10")];
  expect(kinds(ticket({ state: "customer_reply", clocks, messages }))).toEqual([
    "opened 01:44",
    "first 01:53",
    "customer 01:56",
    "now 02:42",
    "due 02:56",
  ]);
});

test("a closed ticket ends there", () => {
  const clocks = { first: { done_at: at("01:53"), due_at: null }, reply: { due_at: null } };
  const messages = [said(1, "customer", "01:44"), said(2, "staff", "01:53")];
  expect(kinds(ticket({ state: "closed", closed_at: at("02:30"), clocks, messages }))).toEqual([
    "opened 01:44",
    "first 01:53",
    "closed 02:30",
  ]);
});

test("what a writer should read first: public words of others, not their own, not notes", () => {
  const messages = [said(4, "customer", "02:10"), said(5, "you", "02:11"), said(6, "staff", "02:12", "note"), said(7, "staff", "02:13")];
  expect(newerThan(messages as TicketOnScreen["messages"], 3).map(({ seq }) => seq)).toEqual([4, 7]);
  expect(newerThan(messages as TicketOnScreen["messages"], 7)).toEqual([]);
});
