// A ticket that staff open for a customer, after a call for instance. The customer finds it in their list.
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { customerServices } from "#db/schema/tickets.ts";
import { notifyCreated } from "#features/tickets/notices/ticket-notices.server.ts";
import type { openForCustomerBody } from "#features/tickets/rules/staff-tickets.contract.ts";
import type { GivenFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import { type GivenLines, linesOf, type TicketLine } from "#features/tickets/rules/ticket-lines.ts";
import { readGiven } from "#features/tickets/server/fields/field-values.server.ts";
import { openTicket } from "#features/tickets/server/open-ticket.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { saveTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { StaffActor } from "./staff-actor.ts";

export async function openForCustomer(
  tx: Db,
  services: TicketServices,
  { viewer, reader, socketId }: StaffActor,
  input: Omit<z.output<typeof openForCustomerBody>, TicketLine | "fields"> & GivenLines & { fields?: GivenFields },
): Promise<TicketRow> {
  const known = and(eq(accounts.id, input.customer), eq(accounts.kind, "customer"), isNull(accounts.disabledAt));
  const [customer] = await tx.select({ id: accounts.id }).from(accounts).where(known);
  if (!customer) throw new AppError("not_found");
  if (input.service) {
    const own = and(eq(customerServices.id, input.service), eq(customerServices.customerId, customer.id));
    const [service] = await tx.select({ id: customerServices.id }).from(customerServices).where(own);
    if (!service) throw new AppError("invalid", { fields: { service: [m.ticket_service_unknown({}, reader)] } });
  }
  const fields = readGiven(services, reader, input.fields ?? {}, { department: input.department, as: "staff" });
  const { ticket } = await openTicket(tx, services, {
    customerId: customer.id,
    ...linesOf(input),
    department: input.department,
    priority: input.priority,
    serviceId: input.service ?? null,
    body: input.body,
    files: { uploaderId: viewer.id, draft: input.draft, ids: input.file_ids, unknown: m.ticket_file_unknown({}, reader) },
    author: { by: "staff", id: viewer.id },
    via: "staff",
    at: new Date(),
    fields,
  });
  const mine: TicketRow = { ...ticket, assigneeId: viewer.id };
  await saveTicket(tx, mine);
  await notifyCreated(tx, services, mine, socketId);
  return mine;
}
