// What a row shows, as the form of a change for many carries it: one line for each ticket, in a hidden field beside its tick.
import type { QueueItem, SeenTicket } from "#features/tickets/rules/staff-ticket-views.ts";
import type { NotChanged } from "./queue-data.ts";

const nobody = "-";

/** A ticket that was refused has been told of: from then on it counts as seen as it was then, unless the row is newer. */
export function seenLine({ id, seq, state, priority, department, assignee }: QueueItem, left: NotChanged | undefined): string {
  const shown: SeenTicket = { id, last_seen_seq: seq, state, priority, department, assignee: assignee?.id ?? null };
  const told = left?.tickets.find((ticket) => ticket.id === id)?.now;
  return lineOf(told && told.last_seen_seq > seq ? told : shown);
}

function lineOf({ id, last_seen_seq, state, priority, department, assignee }: SeenTicket): string {
  return [id, last_seen_seq, state, priority, department, assignee ?? nobody].join(" ");
}

/** Whether the words are any that exist is said by the API. */
export function readSeenLine(line: string): SeenTicket {
  const [id = "", seq = "", state = "", priority = "", department = "", assignee = nobody] = line.split(" ");
  return { id, last_seen_seq: Number(seq), state, priority, department, assignee: assignee === nobody ? null : assignee } as SeenTicket;
}
