// Where the mail gateway hands over what it received: the raw mail, signed with the shared secret.

import type { TicketNeeds } from "#features/tickets/server/ticket-needs.ts";
import type { BodyLimit } from "#platform/api/body-limit.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { readBytes } from "#platform/api/read-json.ts";
import { checkSignature, checkSignedHeaders } from "#platform/api/signed-request.ts";
import { AppError } from "#platform/errors.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { receiveMail } from "./inbound-mail.server.ts";

/** Ten attachments of a usual size, as mails carry them; larger ones belong into the portal. */
const mailBody: BodyLimit = { bytes: 36 * 1024 * 1024, failure: "too_large" };
const limit = { name: "inbound-mail", points: 1_200, seconds: 60 };

export function inboundMailRoutes(router: ApiRouter, services: TicketNeeds): void {
  const { config, database, log } = services;
  const store = { config, storage: openStorage(config), db: database.orm };

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/inbound-mail",
      access: "signed-request",
      tag: "Tickets",
      summary:
        "A received mail, raw (message/rfc822), signed with INBOUND_MAIL_SECRET: x-timestamp, x-signature = HMAC-SHA256 of “timestamp.body”",
      limit,
      bodyLimit: mailBody,
    },
    async ({ c }) => {
      if (!config.INBOUND_MAIL_SECRET) throw new AppError("not_found");
      const signed = { timestamp: c.req.header("x-timestamp"), signature: c.req.header("x-signature") };
      checkSignedHeaders(signed);
      const raw = await readBytes(c.req.raw, mailBody);
      checkSignature(config.INBOUND_MAIL_SECRET, { ...signed, body: raw });
      const outcome = await receiveMail(services, store, raw);
      log.info({ requestId: c.var.requestId, ...outcome, bytes: raw.byteLength }, "a mail came in");
      return { data: outcome };
    },
  );
}
