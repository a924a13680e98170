// What the routes of staff have in common: who asks, how a write is answered, and what a conflict looks like.

import { limits } from "#features/support/rules/support-settings.ts";
import type { StaffTicketView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import type { AnswerResponse, Call } from "#platform/api/endpoint.ts";
import { errorAnswer } from "#platform/api/error-answer.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { AppError } from "#platform/errors.ts";
import { NewerReplyError } from "./newer-reply.ts";
import { PropertyChangedError } from "./property-conflicts.server.ts";
import type { StaffActor } from "./staff-actor.ts";
import { readStaffTicket } from "./staff-tickets.server.ts";

export type StaffCall = Pick<Call<"tickets.answer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: StaffViewer };

export function write(
  call: StaffCall,
  work: (tx: Db, actor: StaffActor) => Promise<TicketRow>,
  status: 200 | 201 = 200,
): Promise<AnswerResponse<{ data: StaffTicketView }>> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limits.staff, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, status, before }, async (tx) => {
    const ticket = await work(tx, actorOf(call));
    return { data: await readStaffTicket(tx, viewer, readerOf(call), ticket.id) };
  });
}

/** 409 with what the writer has not seen, so that it can be shown beside what they wanted. */
export async function conflictResponse({ c, locale }: StaffCall, error: unknown): Promise<AnswerResponse<never>> {
  const data =
    error instanceof NewerReplyError ? error.newer : error instanceof PropertyChangedError ? { conflicts: error.conflicts } : undefined;
  if (data === undefined) throw error;
  const answer = errorAnswer(error as AppError, locale, c.var.requestId);
  return c.json({ ...((await answer.json()) as object), data }, 409);
}

export function actorOf(call: StaffCall): StaffActor {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

export function readerOf({ viewer, locale }: Pick<StaffCall, "viewer" | "locale">): StaffActor["reader"] {
  return { id: viewer.id, kind: "staff", locale };
}
