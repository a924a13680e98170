// The raw mail, signed with the shared secret, becomes a reply, a ticket or an enquiry.
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { readBytes } from "#platform/api/read-json.ts";
import { checkSignature, checkSignedHeaders, type SignedRequest } from "#platform/api/signed-request.ts";
import { AppError } from "#platform/errors.ts";
import { networkOf } from "#platform/network-of.ts";
import { oneAtATime } from "#platform/one-at-a-time.ts";
import { openStorage } from "#platform/storage/storage.ts";
import * as calls from "./inbound-mail.contract.ts";
import { receiveMail } from "./inbound-mail.server.ts";
import type { OtherInbox } from "./other-inbox.ts";

type Signed = Omit<SignedRequest, "body">;

/** Only the whole mail shows whether it is genuine, and it may be large: of what nobody has proved yet a network holds one in memory. */
function readGenuine(secret: string, request: Request, signed: Signed, network: string): Promise<Uint8Array> {
  return oneAtATime(`inbound-mail:${network}`, async () => {
    const raw = await readBytes(request, calls.mailBody);
    checkSignature(secret, { ...signed, body: raw });
    return raw;
  });
}

export function inboundMailRoutes(router: ApiRouter, services: TicketServices, others: OtherInbox): void {
  const { config, database, log } = services;
  const store = { config, storage: openStorage(config), db: database.orm };

  endpoint(router, calls.receiveMail, async ({ c }) => {
    if (!config.INBOUND_MAIL_SECRET) throw new AppError("not_found");
    const signed = { timestamp: c.req.header("x-timestamp"), signature: c.req.header("x-signature") };
    checkSignedHeaders(signed);
    const raw = await readGenuine(config.INBOUND_MAIL_SECRET, c.req.raw, signed, networkOf(c.var.clientAddress));
    const outcome = await receiveMail(services, store, others, raw);
    log.info({ requestId: c.var.requestId, ...outcome, bytes: raw.byteLength }, "a mail came in");
    return { data: outcome };
  });
}
