// The provider's own fields as calls take and give them: of a ticket, and as they are defined. A customer's answers have no place for a
// field of staff: its shape is another one.
import { z } from "zod";
import { departments } from "#features/support/rules/departments.ts";
import { fieldAudiences, fieldFilterPattern, fieldIdPattern, fieldKinds, fieldsMaximum } from "#features/support/rules/ticket-fields.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";

const id = z.string().meta({ examples: ["operating_system"] });
const value = z.union([z.string(), z.number()]);

/** By the id of the field: the id of a choice, a text, a number, a day (2026-11-17). Empty or null takes it away. */
export const givenFields = z
  .record(z.string().regex(fieldIdPattern), z.union([z.string().max(1_000), z.number(), z.null()]))
  .refine((given) => Object.keys(given).length <= fieldsMaximum, "field_format");
export type GivenFields = z.output<typeof givenFields>;

/** `operating_system:ubuntu` */
export const fieldFilter = typedText
  .max(250)
  .regex(fieldFilterPattern)
  .meta({ examples: ["operating_system:ubuntu"] });

/** A field that is filled in, as the customer reads it. */
export const customerFieldView = z
  .object({ id, kind: z.enum(fieldKinds), label: z.string(), value, /** In words of the reader's language. */ text: z.string() })
  .meta({ id: "TicketFieldValue" });
export type CustomerFieldView = z.output<typeof customerFieldView>;

const choices = z.array(z.object({ id: z.string(), label: z.string() }));
const defined = {
  id,
  kind: z.enum(fieldKinds),
  label: z.string(),
  hint: z.string(),
  /** Those that can be chosen now. */
  choices,
};

/** A field of a ticket at the desk: filled in, or offered by its department. */
export const staffFieldView = z
  .object({ ...defined, audience: z.enum(fieldAudiences), value: value.nullable(), text: z.string().nullable(), retired: z.boolean() })
  .meta({ id: "StaffTicketFieldValue" });
export type StaffFieldView = z.output<typeof staffFieldView>;

/** None named: every department. */
const where = { departments: z.array(z.enum(departments)), required: z.boolean() };
const fieldOffered = z.object({ ...defined, ...where }).meta({ id: "TicketField" });
export type FieldOffered = z.output<typeof fieldOffered>;
const staffField = z
  .object({ ...defined, ...where, audience: z.enum(fieldAudiences), retired: z.boolean() })
  .meta({ id: "StaffTicketField" });
export type StaffField = z.output<typeof staffField>;

export const listTicketFields = apiCall({
  id: "listTicketFields",
  method: "get",
  viewable: true,
  path: "/ticket-fields",
  access: "customer",
  tag: "Tickets",
  summary: "The provider's own fields that can be filled in when a ticket is opened",
  answer: one(z.array(fieldOffered)),
});

export const listStaffTicketFields = apiCall({
  id: "listStaffTicketFields",
  method: "get",
  path: "/staff/ticket-fields",
  access: "tickets.answer",
  tag: "Staff: tickets",
  summary: "The provider's own fields of tickets, those for staff and retired ones among them",
  shows: nobody("names of fields, no tickets"),
  answer: one(z.array(staffField)),
});
