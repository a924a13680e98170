// Further people who read a ticket's answers by mail: named by the customer, and gone when they or the customer say so.
import { z } from "zod";
import { emailField } from "#features/accounts/rules/accounts.contract.ts";
import { apiCall, bytes, one } from "#platform/api/api-call.ts";
import { idField, idParams } from "#platform/api/call-fields.ts";
import { ticketView } from "./ticket-views.ts";

export const copyBody = z.strictObject({ email: emailField });

const tag = "Tickets";

export const addTicketCopy = apiCall({
  id: "addTicketCopy",
  method: "post",
  path: "/tickets/{id}/copies",
  access: "customer",
  tag,
  summary: "Send copies of our answers to another address: it is told who named it and how to leave, and gets no access",
  params: idParams,
  body: copyBody,
  answer: one(ticketView),
  status: 201,
});

export const removeTicketCopy = apiCall({
  id: "removeTicketCopy",
  method: "delete",
  path: "/tickets/{id}/copies/{copy}",
  access: "customer",
  tag,
  summary: "Send no more copies to an address",
  params: idParams.extend({ copy: idField }),
  answer: one(ticketView),
});

const leaving = z.object({ copy: idField, signature: z.string().regex(/^[\w-]{8,64}$/) });
const limit = { name: "ticket-copy-leave", points: 60, seconds: 60 } as const;

export const leaveTicketCopies = apiCall({
  id: "leaveTicketCopies",
  method: "post",
  path: "/ticket-copies/{copy}/{signature}",
  access: "public",
  tag,
  summary: "The address itself wants no more copies: by the link of its mails, or one click of the mail program (RFC 8058)",
  params: leaving,
  limit,
  answer: z.object({ success: z.literal(true) }),
});

export const openTicketCopies = apiCall({
  id: "openTicketCopies",
  method: "get",
  path: "/ticket-copies/{copy}/{signature}",
  access: "public",
  tag,
  summary: "The same address opened in a browser: to the page that asks. Changes nothing",
  params: leaving,
  limit,
  answer: bytes("text/html"),
});
