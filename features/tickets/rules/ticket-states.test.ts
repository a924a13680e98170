import { describe, expect, test } from "vitest";
import { isFrozen, nextState, statesOfTab, type TicketAction, type TicketState, ticketActions, ticketStates } from "./ticket-states.ts";

// Written out a second time, as a person reads it: rows are states, columns are what happens; "-" is forbidden.
const expected = `
                    open            in_progress     answered        customer_reply  on_hold         closed
customer_reply      open            customer_reply  customer_reply  customer_reply  customer_reply  customer_reply
customer_close      closed          closed          closed          closed          closed          -
customer_reopen     -               -               -               -               -               customer_reply
staff_reply         answered        answered        answered        answered        answered        -
staff_reply_keep    in_progress     in_progress     in_progress     in_progress     in_progress     -
staff_reply_hold    on_hold         on_hold         on_hold         on_hold         on_hold         -
staff_reply_close   closed          closed          closed          closed          closed          -
start               in_progress     -               in_progress     in_progress     in_progress     -
hold                on_hold         on_hold         on_hold         on_hold         -               -
staff_close         closed          closed          closed          closed          closed          -
staff_reopen        -               -               -               -               -               in_progress
auto_close          -               -               closed          -               -               -
merge_away          closed          closed          closed          closed          closed          -
`;

const [head = "", ...rows] = expected.trim().split("\n");
const columns = head.trim().split(/\s+/) as TicketState[];
const cases = rows.flatMap((row) => {
  const [action, ...results] = row.trim().split(/\s+/);
  return columns.map((state, index) => [state, action as TicketAction, results[index] === "-" ? null : results[index]] as const);
});

describe("the state machine", () => {
  test("the table of this test is complete", () => {
    expect(new Set(columns)).toEqual(new Set(ticketStates));
    expect(cases).toHaveLength(ticketStates.length * ticketActions.length);
  });
  test.each(cases)("%s + %s → %s", (state, action, result) => expect(nextState(state, action)).toBe(result));
});

test("clocks stand still exactly while it is not our turn", () => {
  expect(ticketStates.filter(isFrozen)).toEqual(["answered", "on_hold", "closed"]);
});

test("tabs: active is waiting and with us, and nothing is in no tab", () => {
  expect(new Set(statesOfTab.active)).toEqual(new Set([...statesOfTab.waiting, ...statesOfTab.with_us]));
  expect(new Set([...statesOfTab.active, ...statesOfTab.closed])).toEqual(new Set(ticketStates));
});
