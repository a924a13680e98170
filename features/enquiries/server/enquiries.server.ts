// An enquiry is stored, numbered and announced to the team.
import { randomUUID } from "node:crypto";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { enquiryYears } from "#content/figures/legal.ts";
import type { Company } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import type { Enquiry, Intent } from "#features/enquiries/rules/enquiries.contract.ts";
import { mailDomain } from "#features/tickets/notices/ticket-addresses.server.ts";
import { tokensOf } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";

const retentionYears = 3;
const spamDays = 30;

export type ReceivedEnquiry = { id: string; reference: string; createdAt: Date };

export async function receiveEnquiry(
  db: Db,
  enquiry: Omit<Enquiry, "website" | "consent">,
  from: { locale: Locale; address: string; via?: "mail"; mailId?: string },
): Promise<ReceivedEnquiry> {
  const id = randomUUID();
  const now = new Date();
  const reference = await nextReference(db, now);
  const { name, company = "", email, service = "", config = "", message } = enquiry;
  const search = tokensOf([reference, email, service, config, message].join(" "), `${name} ${company}`) as unknown as string;
  // The time comes from here, to the millisecond: a list goes on from it.
  const values = { id, reference, ...enquiry, ...from, search, createdAt: now, updatedAt: now };
  await db.insert(enquiries).values({ ...values, eraseAfter: eraseDate(now) });
  return { id, reference, createdAt: now };
}

export function eraseDate(now = new Date()): Date {
  const date = new Date(now);
  date.setFullYear(date.getFullYear() + retentionYears);
  return date;
}

export function spamEraseDate(now = new Date()): Date {
  return new Date(now.getTime() + spamDays * 86_400_000);
}

/** What all mails about an enquiry hang on; the confirmation bears this id itself. */
export function threadRoot(id: string, mailFrom: string): string {
  return `<enquiry.${id}@${mailDomain(mailFrom)}>`;
}

const mailboxes = {
  sales: "sales",
  support: "support",
  attack: "support",
  abuse: "abuse",
  press: "press",
  other: "sales",
} as const satisfies Record<Intent, keyof Company["contact"]>;

/** Who of us reads enquiries of this kind. */
export function contactFor({ contact }: Company, intent: Intent): string {
  return contact[mailboxes[intent]];
}

async function nextReference(db: Db, now: Date): Promise<string> {
  const result = (await db.execute(sql`select nextval('enquiry_numbers') as number`)) as unknown;
  const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { number: string | number }[];
  return `E-${now.getFullYear()}-${String(rows[0]?.number ?? 0).padStart(6, "0")}`;
}

/** A reference for a program that filled the trap: it learns nothing and nothing is stored. */
export function decoyReference(now = new Date()): string {
  return `E-${now.getFullYear()}-${String(Math.floor(Math.random() * 900_000) + 100_000)}`;
}

/** The row says when the shortest time is over; what is not spam stays for the years that are set beyond it. */
export async function eraseOldEnquiries(db: Db, years: number = enquiryYears, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - (years - enquiryYears) * 365 * 86_400_000);
  await db.delete(enquiries).where(or(lt(enquiries.eraseAfter, before), and(eq(enquiries.status, "spam"), lt(enquiries.eraseAfter, now))));
}
