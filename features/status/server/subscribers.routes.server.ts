import { confirmMail } from "#features/status/notices/status.email.ts";
import * as calls from "#features/status/rules/subscribers.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, type CallOf, done, endpoint } from "#platform/api/endpoint.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { StatusServices } from "./incidents.server.ts";
import { askToSubscribe, checkLeaving, confirmSubscriber, removeSubscriber } from "./subscribers.server.ts";

/** Of mails that ask, by the address they go to: it was typed by whoever, and may be a stranger's. */
const asking = { name: "status-confirmation", points: 3, seconds: 86_400 };

export function subscriberRoutes(router: ApiRouter, services: StatusServices) {
  const { mail, origin, secrets } = services;
  const frame = {
    // Whoever fills in what nobody sees is told what they want to hear.
    instead: async ({ body }: CallOf<typeof calls.subscribeStatus>) => (body.website ? done : null),
    before: ({ limits, body }: CallOf<typeof calls.subscribeStatus>) => limits.allows(asking, body.email),
    secret: true as const,
  };
  command(router, calls.subscribeStatus, frame, async (tx, { body: { email }, locale, proved: allowed }) => {
    const token = allowed ? await askToSubscribe(tx, email, locale) : null;
    if (token) {
      const composed = await composeMail(confirmMail(locale, `${origin(locale)}/status-mail/confirm/${token}`));
      await mail.send(tx, { to: email, locale, ...composed });
    }
    return done;
  });
  command(router, calls.confirmStatusMail, { secret: true }, async (tx, { params }) => {
    await confirmSubscriber(tx, params.token);
    return done;
  });
  command(router, calls.leaveStatusMail, {}, async (tx, { params }) => {
    await removeSubscriber(tx, secrets.signing, params);
    return done;
  });
  endpoint(router, calls.openStatusMail, async ({ params, locale }) => {
    checkLeaving(secrets.signing, params);
    const location = `${origin(locale)}/status-mail/leave/${params.id}/${params.signature}`;
    return new Response(null, { status: 303, headers: { location } });
  });
}
