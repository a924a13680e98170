import { z } from "zod";
import { newEnquiryMail } from "#features/enquiries/notices/new-enquiry.email.ts";
import { enquiryBody } from "#features/enquiries/rules/enquiries.contract.ts";
import type { RealtimeNeeds } from "#features/realtime/announce.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { Database } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { contactFor, decoyReference, eraseOldEnquiries, receiveEnquiry } from "./enquiries.server.ts";
import { tellEnquiryChanged } from "./enquiry-commands.server.ts";

const perAddress = { name: "contact-address", points: 10, seconds: 3600 };

type Needs = RealtimeNeeds & { database: Database; jobs: Jobs; mail: Mailer };

export function enquiryRoutes(router: ApiRouter, services: Needs) {
  const { database, jobs, mail } = services;
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/contact",
      access: "public",
      tag: "Enquiries",
      summary: "Send an enquiry; the answer names its reference",
      body: enquiryBody,
      limit: perAddress,
      status: 201,
      answer: z.object({ data: z.object({ reference: z.string() }) }),
    },
    async ({ c, db, body: { website, consent: _, ...enquiry }, locale }) => {
      if (website) return { data: { reference: decoyReference() } };
      const received = await db.transaction(async (tx) => {
        const stored = await receiveEnquiry(tx, enquiry, { locale, address: c.var.clientAddress });
        await mail.send(tx, newEnquiryMail(contactFor(enquiry.intent), stored.reference, enquiry));
        await tellEnquiryChanged(tx, services, stored.id);
        return stored;
      });
      return { data: { reference: received.reference } };
    },
  );

  jobs.define({
    name: "erase-old-enquiries",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 300,
    cron: "40 4 * * *",
    work: () => eraseOldEnquiries(database.orm),
  });
}
