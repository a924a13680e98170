// A new ticket goes to somebody of its department, where the department says so: among its members who are on duty with a free seat, as
// rules choose them (rule-plan.ts). With nobody free it stays unassigned.
import { heldDefault } from "#features/automation/rules/rule-figures.ts";
import { nextSeat } from "#features/automation/rules/rule-plan.ts";
import { notifyChanged, notifyPeople } from "#features/tickets/notices/ticket-notices.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { addEvent, saveTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { noteTurn } from "./rule-effects.server.ts";
import { seatsOnDuty } from "./rule-world.server.ts";

const system = { by: "system", id: null } as const;

export async function assignByDepartment(tx: Db, services: TicketServices, before: TicketRow, open: boolean): Promise<void> {
  const setting = services.departments().find(({ id }) => id === before.department);
  if (!setting || setting.assign === "nobody" || before.assigneeId) return;
  // Outside opening hours only what cannot wait for the morning.
  if (!open && before.priority !== "urgent") return;
  const now = new Date();
  const { members } = setting;
  const seats = (await seatsOnDuty(tx, now)).filter(({ id }) => members.length === 0 || members.includes(id));
  const seat = nextSeat(setting.assign, seats, heldDefault);
  if (!seat) return;
  await noteTurn(tx, seat.id, now);
  const ticket = await addEvent(tx, { ...before, assigneeId: seat.id }, { type: "assigned", to: seat.id }, system, now);
  await saveTicket(tx, ticket);
  await notifyChanged(tx, services, before, ticket);
  await notifyPeople(tx, services, { notice: "assigned", ticketId: ticket.id, seq: ticket.lastSeq });
}
