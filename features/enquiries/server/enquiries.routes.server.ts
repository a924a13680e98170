import { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { notifyPeople } from "#features/enquiries/notices/enquiry-notice-job.server.ts";
import { receivedMail } from "#features/enquiries/notices/enquiry-received.email.ts";
import { type Enquiry, sendEnquiry } from "#features/enquiries/rules/enquiries.contract.ts";
import type { RealtimeServices } from "#features/realtime/announce.server.ts";
import { command } from "#platform/api/command.ts";
import type { ApiRouter, CallOf } from "#platform/api/endpoint.ts";
import type { Database, Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { contactFor, decoyReference, eraseOldEnquiries, type ReceivedEnquiry, receiveEnquiry, threadRoot } from "./enquiries.server.ts";
import { enquiryReplyTo, type ReplyNeeds } from "./enquiry-commands.server.ts";
import { notifyEnquiryChanged } from "./enquiry-store.server.ts";

/** Of confirmations, by the address they go to: it was typed by whoever, and may be a stranger's. Further enquiries arrive without one. */
const confirmations = { name: "contact-confirmation", points: 3, seconds: 86_400 };

type Needs = RealtimeServices & ReplyNeeds & { database: Database; jobs: Jobs; mail: Mailer; retention: () => { enquiries_years: number } };

export function enquiryRoutes(router: ApiRouter, services: Needs) {
  const { config, database, jobs, mail } = services;
  const frame = {
    // A field that people do not see: whoever fills it in is told what they want to hear.
    instead: async ({ body }: CallOf<typeof sendEnquiry>) => (body.website ? { data: { reference: decoyReference() } } : null),
    before: ({ limits, body }: CallOf<typeof sendEnquiry>) => limits.allows(confirmations, body.email),
  };
  command(router, sendEnquiry, frame, async (tx, { body: { website: __, consent: _, ...enquiry }, actor, proved: confirmed }) => {
    const { locale, address } = actor;
    const stored = await receiveEnquiry(tx, enquiry, { locale, address });
    if (confirmed) await confirm(tx, enquiry, { ...stored, locale });
    await notifyEnquiryChanged(tx, services, stored.id);
    await notifyPeople(tx, services, { notice: "new", enquiryId: stored.id });
    return { data: { reference: stored.reference } };
  });

  async function confirm(tx: Db, { email, intent }: Pick<Enquiry, "email" | "intent">, stored: ReceivedEnquiry & { locale: Locale }) {
    const contact = contactFor(services.company(), intent);
    const composed = await composeMail(receivedMail({ ...stored, intent, contact }));
    const headers = {
      "message-id": threadRoot(stored.id, config.MAIL_FROM),
      "reply-to": enquiryReplyTo(services, { reference: stored.reference, email, intent }),
    };
    await mail.send(tx, { to: email, locale: stored.locale, ...composed, headers });
  }

  jobs.define({
    name: "erase-old-enquiries",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 300,
    cron: "40 4 * * *",
    work: () => eraseOldEnquiries(database.orm, services.retention().enquiries_years),
  });
}
