// Where the mail gateway hands over what it received.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import type { BodyLimit } from "#platform/api/body-limit.ts";

/** Ten attachments of a usual size, as mails carry them; larger ones belong into the portal. */
export const mailBody: BodyLimit = { bytes: 36 * 1024 * 1024, failure: "too_large" };

const inboundOutcome = z
  .discriminatedUnion("outcome", [
    z.object({ outcome: z.enum(["reply", "new_ticket"]), ticket: z.string() }),
    z.object({ outcome: z.enum(["enquiry_reply", "enquiry"]), enquiry: z.string() }),
    z.object({ outcome: z.literal("duplicate") }),
    z.object({ outcome: z.enum(["ignored", "refused"]), reason: z.string() }),
  ])
  .meta({ id: "InboundMailOutcome" });
export type InboundOutcome = z.output<typeof inboundOutcome>;

export const receiveMail = apiCall({
  id: "receiveMail",
  method: "post",
  path: "/inbound-mail",
  access: "signed-request",
  tag: "Tickets",
  summary:
    "A received mail, raw (message/rfc822), signed with INBOUND_MAIL_SECRET: x-timestamp, x-signature = HMAC-SHA256 of “timestamp.body”",
  streamed: { type: "message/rfc822" },
  limit: { name: "inbound-mail", points: 1_200, seconds: 60 },
  bodyLimit: mailBody,
  answer: one(inboundOutcome),
});
