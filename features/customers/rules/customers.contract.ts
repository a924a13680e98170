// What staff see of a customer beside a ticket. Addresses and phone numbers are covered until they are needed, and that is logged.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { emailField } from "#features/accounts/rules/accounts.contract.ts";
import { chatStates } from "#features/chat/rules/chat-states.ts";
import { organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { ticketStates } from "#features/tickets/rules/ticket-states.ts";
import { serviceView } from "#features/tickets/rules/ticket-views.ts";
import { apiCall, nothing, one, pageOf } from "#platform/api/api-call.ts";
import { cursorField, idField, idParams } from "#platform/api/call-fields.ts";
import { each, showsAt, showsIn } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";

const time = z.iso.datetime();

export const customerCard = z
  .object({
    id: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    locale: z.enum(locales),
    timezone: z.string(),
    /** d•••@example.com, +65 ••••4417 */
    email_masked: z.string(),
    phone_masked: z.string().nullable(),
    with_us_since: time,
    /** The address is proved. */
    verified: z.boolean(),
    /** Since when the customer cannot log in; null while they can. */
    disabled_at: time.nullable(),
    organisation: z
      .object({
        id: z.string(),
        name: z.string(),
        role: z.enum(organisationRoles),
        members: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(organisationRoles) })),
      })
      .nullable(),
    /** A log-in asks for a code after the password. */
    two_step: z.boolean(),
    /** When the second step will be turned off, if the customer does not say no. */
    two_step_off_at: time.nullable(),
    open_tickets: z.int(),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
    services: z.array(serviceView),
    tickets: z.array(z.object({ id: z.string(), number: z.string(), subject: z.string(), state: z.enum(ticketStates), updated_at: time })),
    /** The newest ones the reader may open. */
    chats: z.array(z.object({ id: z.string(), topic: z.string(), state: z.enum(chatStates), at: time })),
    notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: time })),
  })
  .meta({ id: "CustomerCard" });
export type CustomerCard = z.output<typeof customerCard>;

const foundCustomer = z
  .object({ id: z.string(), name: z.string(), company: z.string().nullable(), locale: z.enum(locales), disabled: z.boolean() })
  .meta({ id: "FoundCustomer" });
export type FoundCustomer = z.output<typeof foundCustomer>;

/** What was asked for; null where the customer never told it. */
const revealedContact = z.object({ email: z.string().nullable().optional(), phone: z.string().nullable().optional() });
export type RevealedContact = z.output<typeof revealedContact>;

export const revealBody = z.strictObject({ field: z.enum(["email", "phone"]) });
export const customerNoteBody = z.strictObject({ text: typedText.min(1).max(2_000) });
/** How the caller made sure who asks: kept as a note on the card. */
export const resetTwoStepBody = z.strictObject({ reason: typedText.min(10).max(500) });
/** Why: kept as a note on the card. */
export const customerAccessBody = z.strictObject({ disabled: z.boolean(), reason: typedText.min(10).max(500) });
/** Why somebody has to see it as the customer does: kept with the view and in the audit log. */
export const viewCustomerBody = z.strictObject({ reason: typedText.min(10).max(500) });
/** The other account of the same person, by its address, and how that was made sure. */
export const mergeCustomerBody = z.strictObject({ email: emailField, reason: typedText.min(10).max(500) });
export const findCustomersQuery = z.strictObject({ q: typedText.min(2).max(120) });

/** The card shows colleagues in the organisation as well. */
const shows = showsIn("customer.read", one(customerCard), ({ data }) =>
  each("customer", [data, ...(data.organisation?.members ?? [])], ({ id }) => id),
);

const tag = "Staff: customers";
const access = "customers.read";

export const findCustomers = apiCall({
  id: "findCustomers",
  method: "get",
  path: "/staff/customers",
  access,
  tag,
  summary: "Find customers by address, name or company, or by Korean initials of them",
  query: findCustomersQuery,
  shows: showsIn("customer.search", one(z.array(foundCustomer)), ({ data }) => each("customer", data, ({ id }) => id)),
  answer: one(z.array(foundCustomer)),
});

export const readCustomer = apiCall({
  id: "readCustomer",
  method: "get",
  path: "/staff/customers/{id}",
  access,
  tag,
  summary: "The customer card; logged",
  params: idParams,
  shows,
  answer: one(customerCard),
});

export const revealContact = apiCall({
  id: "revealContact",
  method: "post",
  path: "/staff/customers/{id}/contact",
  access,
  tag,
  summary: "Uncover address or phone; logged",
  params: idParams,
  body: revealBody,
  shows: showsAt("customer.contact", "customer"),
  answer: one(revealedContact),
});

export const addCustomerNote = apiCall({
  id: "addCustomerNote",
  method: "post",
  path: "/staff/customers/{id}/notes",
  access,
  tag,
  summary: "Write something down about a customer",
  params: idParams,
  body: customerNoteBody,
  shows,
  answer: one(customerCard),
  status: 201,
});

export const removeCustomerNote = apiCall({
  id: "removeCustomerNote",
  method: "delete",
  path: "/staff/customers/{id}/notes/{note}",
  access,
  tag,
  summary: "Remove one's own note",
  params: z.object({ id: idField, note: idField }),
  answer: nothing,
});

export const resetCustomerTwoStep = apiCall({
  id: "resetCustomerTwoStep",
  method: "post",
  path: "/staff/customers/{id}/two-factor/reset",
  access: "team.manage",
  freshFactor: true,
  tag,
  summary:
    "Turn a customer's second factor off 24 hours from now, with the reason; the customer is mailed and can say no until then; logged",
  params: idParams,
  body: resetTwoStepBody,
  shows,
  answer: one(customerCard),
});

export const keepCustomerTwoStep = apiCall({
  id: "keepCustomerTwoStep",
  method: "delete",
  path: "/staff/customers/{id}/two-factor/reset",
  access: "team.manage",
  tag,
  summary: "Withdraw a reset of the second factor that still waits; the customer is mailed; logged",
  params: idParams,
  shows,
  answer: one(customerCard),
});

export const changeCustomerAccess = apiCall({
  id: "changeCustomerAccess",
  method: "post",
  path: "/staff/customers/{id}/access",
  access: "team.manage",
  freshFactor: true,
  tag,
  summary: "Disable a customer's account, which ends its sessions at once, or enable it again; with the reason, logged",
  params: idParams,
  body: customerAccessBody,
  shows,
  answer: one(customerCard),
});

export const mergeCustomer = apiCall({
  id: "mergeCustomer",
  method: "post",
  path: "/staff/customers/{id}/merge",
  access: "team.manage",
  freshFactor: true,
  tag,
  summary:
    "Two accounts of one person: tickets, chats, services and notes of the one with this address come here, it is disabled, both addresses are mailed; logged",
  params: idParams,
  body: mergeCustomerBody,
  shows,
  answer: one(customerCard),
});

const customerView = z.object({ id: z.string(), until: time }).meta({ id: "CustomerView" });

export const startCustomerView = apiCall({
  id: "startCustomerView",
  method: "post",
  path: "/staff/customers/{id}/view",
  access: "customers.view",
  tag,
  summary:
    "See the customer area as a customer does for 15 minutes, with the reason: readings with the header X-View-As are answered as to the customer, everything else is refused; the customer sees it in their security log; logged",
  params: idParams,
  body: viewCustomerBody,
  shows: { itself: "written down with the view, in its transaction" },
  answer: one(customerView),
  status: 201,
});

export const endCustomerView = apiCall({
  id: "endCustomerView",
  method: "delete",
  path: "/staff/customers/{id}/view",
  access: "customers.view",
  tag,
  summary: "End the view of this customer that was begun in this session; logged",
  params: idParams,
  answer: nothing,
});

export const sendCustomerVerification = apiCall({
  id: "sendCustomerVerification",
  method: "post",
  path: "/staff/customers/{id}/verification",
  access,
  tag,
  summary: "Send the mail again that proves the customer's address",
  params: idParams,
  shows,
  answer: one(customerCard),
});

export const timelineKinds = ["ticket", "chat", "enquiry", "account", "consent"] as const;

const timelineEntry = z
  .object({
    id: z.string(),
    kind: z.enum(timelineKinds),
    /** Of a ticket, chat or enquiry its state; of the account the event; of a consent its kind. */
    what: z.string(),
    /** A ticket's number and subject, an enquiry's reference; of a consent whether it was given. */
    text: z.string(),
    href: z.string().nullable(),
    at: time,
  })
  .meta({ id: "CustomerTimelineEntry" });
export type TimelineEntry = z.output<typeof timelineEntry>;

export const readCustomerTimeline = apiCall({
  id: "readCustomerTimeline",
  method: "get",
  path: "/staff/customers/{id}/timeline",
  access,
  tag,
  summary:
    "Everything that happened with a customer, newest first: tickets, chats, enquiries, log-ins and other account events, consents; logged",
  params: idParams,
  query: z.strictObject({ cursor: cursorField.optional() }),
  shows: showsAt("customer.read", "customer"),
  answer: pageOf(timelineEntry),
});
