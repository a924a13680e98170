// Enquiries as a spreadsheet. Everybody's data that leaves this way is written down one by one.
import { desc, eq } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { tickets } from "#db/schema/tickets.ts";
import type { AccessRecord } from "#platform/api/shown-data.ts";
import { csvTable } from "#platform/csv.ts";
import type { Db } from "#platform/db/database.ts";
import { m } from "#platform/paraglide/messages.js";
import { type EnquiryFilter, enquiryConditions, type StaffViewer } from "./staff-enquiries.server.ts";

const rowsMaximum = 10_000;

export async function exportEnquiries(
  db: Db,
  viewer: StaffViewer,
  filter: EnquiryFilter,
  { locale, address, record }: { locale: Locale; address: string; record: AccessRecord },
): Promise<string> {
  const rows = await db
    .select({ enquiry: enquiries, assignee: accounts.name, ticket: tickets.number })
    .from(enquiries)
    .leftJoin(accounts, eq(accounts.id, enquiries.assigneeId))
    .leftJoin(tickets, eq(tickets.id, enquiries.ticketId))
    .where(enquiryConditions(viewer, filter))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(rowsMaximum);
  record.add(
    { staffId: viewer.id, address },
    "enquiry.export",
    rows.map(({ enquiry }) => ({ kind: "enquiry", id: enquiry.id })),
  );
  await record.flush();
  const words = { locale };
  const head = [
    m.enquiry_csv_reference({}, words),
    m.enquiry_csv_received({}, words),
    m.enquiry_csv_status({}, words),
    m.enquiry_mail_intent({}, words),
    m.enquiry_mail_name({}, words),
    m.enquiry_mail_company({}, words),
    m.enquiry_mail_email({}, words),
    m.enquiry_mail_phone({}, words),
    m.enquiry_mail_service({}, words),
    m.enquiry_mail_config({}, words),
    m.enquiry_csv_message({}, words),
    m.enquiry_csv_language({}, words),
    m.enquiry_csv_assignee({}, words),
    m.enquiry_csv_answered({}, words),
    m.enquiry_csv_ticket({}, words),
  ];
  return csvTable([
    head,
    ...rows.map(({ enquiry, assignee, ticket }) => [
      enquiry.reference,
      enquiry.createdAt.toISOString(),
      m[`enquiry_status_${enquiry.status}`]({}, words),
      m[`enquiry_intent_${enquiry.intent}`]({}, words),
      enquiry.name,
      enquiry.company ?? "",
      enquiry.email,
      enquiry.phone ?? "",
      enquiry.service ?? "",
      enquiry.config ?? "",
      enquiry.message,
      enquiry.locale,
      assignee ?? "",
      enquiry.answeredAt?.toISOString() ?? "",
      ticket ?? "",
    ]),
  ]);
}
