import type { Department } from "#features/support/rules/departments.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Reader } from "./present-ticket.server.ts";
import type { TicketServices } from "./ticket-services.ts";

/** Customers choose among the departments that are offered to them, in forms and by the API, for tickets and for chats. */
export function checkOffered(services: TicketServices, department: Department, reader: Reader): void {
  if (services.departments().find(({ id }) => id === department)?.offered) return;
  throw new AppError("invalid", { fields: { department: [m.field_choice({}, reader)] } });
}
