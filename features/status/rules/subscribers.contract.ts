// Updates by mail: asked for by anybody, begun by whoever reads the mail at that address, ended by one click.
import { z } from "zod";
import { emailField } from "#features/accounts/rules/accounts.contract.ts";
import { apiCall, bytes, succeeded } from "#platform/api/api-call.ts";
import { idField } from "#platform/api/call-fields.ts";

const tag = "Status";

export const subscribeStatus = apiCall({
  id: "subscribeStatus",
  method: "post",
  path: "/status-subscribers",
  access: "public",
  tag,
  summary: "Ask for updates by mail. The answer is the same whether the address is known or not",
  /** `website` is a field that people do not see. */
  body: z.strictObject({ email: emailField, website: z.string().max(200).default("") }),
  limit: { name: "status-subscribe", points: 10, seconds: 3600 },
  answer: succeeded,
  status: 202,
});

export const confirmStatusMail = apiCall({
  id: "confirmStatusMail",
  method: "post",
  path: "/status-subscribers/confirm/{token}",
  access: "public",
  tag,
  summary: "The address is the reader's own: updates begin",
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  limit: { name: "status-confirm", points: 30, seconds: 3600 },
  answer: succeeded,
});

const leaving = z.object({ id: idField, signature: z.string().regex(/^[\w-]{8,64}$/) });
const limit = { name: "status-leave", points: 60, seconds: 60 } as const;

export const leaveStatusMail = apiCall({
  id: "leaveStatusMail",
  method: "post",
  path: "/status-subscribers/{id}/{signature}",
  access: "public",
  tag,
  summary: "No more updates: by the link of a mail, or one click of the mail program (RFC 8058)",
  params: leaving,
  limit,
  answer: succeeded,
});

export const openStatusMail = apiCall({
  id: "openStatusMail",
  method: "get",
  path: "/status-subscribers/{id}/{signature}",
  access: "public",
  tag,
  summary: "The same address opened in a browser: to the page that asks. Changes nothing",
  params: leaving,
  limit,
  answer: bytes("text/html"),
});
