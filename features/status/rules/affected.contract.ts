import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, pageOf } from "#platform/api/api-call.ts";
import { cursorField, idParams } from "#platform/api/call-fields.ts";
import { each, showsIn } from "#platform/api/shown-data.ts";

const affectedCustomer = z
  .object({
    id: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    locale: z.enum(locales),
    /** Of their services, those the incident touches. */
    codes: z.array(z.string()),
    open_tickets: z.int(),
  })
  .meta({ id: "AffectedCustomer" });
export type AffectedCustomer = z.output<typeof affectedCustomer>;

const answer = pageOf(affectedCustomer, {
  /** All of them, counted up to 10,000. */
  customers: z.int(),
  more: z.boolean(),
  /** Who is told: tickets that are linked, and confirmed addresses of the status mails. */
  linked_tickets: z.int(),
  subscribers: z.int(),
});
export type AffectedFigures = z.output<typeof answer>["meta"];

export const listAffectedCustomers = apiCall({
  id: "listAffectedCustomers",
  method: "get",
  path: "/staff/incidents/{id}/customers",
  access: "customers.read",
  tag: "Status",
  summary: "Customers with a running service that an incident or maintenance touches, with their open tickets; logged",
  params: idParams,
  query: z.strictObject({ cursor: cursorField.optional() }),
  shows: showsIn("incident.customers", answer, ({ data }) => each("customer", data, ({ id }) => id)),
  answer,
});
