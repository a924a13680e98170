// Sample tickets for the demo, told through the same code that real ones go through. A customer who has them is left alone.
import { eq, inArray, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/notifications.ts";
import { cannedReplies, customerNotes, customerServices, ticketFollowers, tickets, ticketViews } from "#db/schema/tickets.ts";
import { demoCustomers, demoNotes } from "#db/seed/demo-customers.ts";
import { bothSpellings } from "#db/seed/demo-names.ts";
import { demoServices } from "#db/seed/demo-services.ts";
import type { DemoTicket } from "#db/seed/demo-story.ts";
import { demoCannedReplies, demoViews } from "#db/seed/demo-support.ts";
import { demoTicketsEn } from "#db/seed/demo-tickets-en.ts";
import { demoTicketsKo } from "#db/seed/demo-tickets-ko.ts";
import type { FileStore } from "#features/files/files.server.ts";
import type { NoticeKind } from "#features/notifications/notifications.contract.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Config } from "#platform/config.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Database, Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { demoMoment } from "./demo-moments.ts";
import { playDemoStory } from "./demo-story.server.ts";

const idOf = (name: string) => `demo-${name}`;
const serviceIdOf = (code: string) => `demo-service-${code.toLowerCase()}`;
const dayMs = 86_400_000;

/** How many tickets were written. */
export async function seedDemoTickets(services: { config: Config; database: Database }, now = new Date()): Promise<number> {
  const { config, database } = services;
  const storage = openStorage(config);
  return database.orm.transaction(async (tx) => {
    // Replicas that start together: the second finds what the first has written.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-tickets', 0))`);
    await seedCustomers(tx, now);
    const fresh = await seedServices(tx, now);
    if (fresh.length === 0) return 0;
    await seedConsole(tx, fresh, now);
    return seedTickets(tx, { config, storage, db: tx }, fresh, now);
  });
}

async function seedCustomers(tx: Db, now: Date): Promise<void> {
  await tx
    .insert(accounts)
    .values(
      demoCustomers.map((customer, index) => ({
        ...customer,
        ...bothSpellings(customer),
        id: idOf(customer.id),
        kind: "customer" as const,
        passwordHash: "",
        demo: true,
        emailVerifiedAt: now,
        createdAt: new Date(now.getTime() - (index + 2) * 190 * dayMs),
      })),
    )
    .onConflictDoNothing();
}

/** The customers who had none of their services yet: only they get tickets. */
async function seedServices(tx: Db, now: Date): Promise<string[]> {
  const present = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        demoServices.map(({ customer }) => idOf(customer)),
      ),
    );
  const mine = demoServices.filter(({ customer }) => present.some(({ id }) => id === idOf(customer)));
  if (mine.length === 0) return [];
  const rows = await tx
    .insert(customerServices)
    .values(
      mine.map(({ customer, ...service }) => ({
        ...service,
        id: serviceIdOf(service.code),
        customerId: idOf(customer),
        createdAt: new Date(now.getTime() - 200 * dayMs),
      })),
    )
    .onConflictDoNothing()
    .returning({ customerId: customerServices.customerId });
  return [...new Set(rows.map(({ customerId }) => customerId))];
}

async function seedConsole(tx: Db, fresh: string[], now: Date): Promise<void> {
  await tx
    .insert(cannedReplies)
    .values(demoCannedReplies.map((reply) => ({ ...reply, id: idOf(`reply-${reply.shortcut}`), updatedAt: now })))
    .onConflictDoNothing();
  await tx
    .insert(ticketViews)
    .values(demoViews.map(({ by, name, filters }, index) => ({ id: idOf(`view-${index + 1}`), accountId: idOf(by), name, filters })))
    .onConflictDoNothing();
  const notes = demoNotes.filter(({ customer }) => fresh.includes(idOf(customer)));
  if (notes.length === 0) return;
  await tx.insert(customerNotes).values(
    notes.map(({ customer, by, text }) => ({
      id: newId(),
      customerId: idOf(customer),
      authorId: idOf(by),
      text,
      createdAt: new Date(now.getTime() - 40 * dayMs),
    })),
  );
}

async function seedTickets(tx: Db, store: FileStore, fresh: string[], now: Date): Promise<number> {
  const start = (story: DemoTicket) => demoMoment(story.steps[0].at, now).getTime();
  const stories = [...demoTicketsEn, ...demoTicketsKo]
    .filter(({ customer }) => fresh.includes(idOf(customer)))
    .sort((one, other) => start(one) - start(other));
  for (const story of stories) {
    const ticket = await playDemoStory(tx, store, story, { now, idOf, serviceIdOf });
    const read = story.unread ? {} : { customerReadSeq: ticket.publicSeq, customerReadAt: ticket.lastAt };
    await tx
      .update(tickets)
      .set({ tags: [...(story.tags ?? [])], ...read })
      .where(eq(tickets.id, ticket.id));
    if (story.follower) await tx.insert(ticketFollowers).values({ ticketId: ticket.id, accountId: idOf(story.follower) });
    await ring(tx, story, ticket);
  }
  return stories.length;
}

/** The bell of whoever would have heard of it last. */
async function ring(tx: Db, story: DemoTicket, ticket: TicketRow): Promise<void> {
  const [customer] = await tx.select().from(accounts).where(eq(accounts.id, ticket.customerId));
  const [writer] = ticket.lastAuthorId ? await tx.select().from(accounts).where(eq(accounts.id, ticket.lastAuthorId)) : [];
  const about = (kind: NoticeKind, accountId: string, read: boolean, name = "") => ({
    accountId,
    kind,
    subjectId: ticket.id,
    data: { number: ticket.number, subject: ticket.subject, name },
    onceKey: `demo:${kind}:${ticket.id}`,
    createdAt: ticket.lastAt,
    readAt: read ? ticket.lastAt : null,
  });
  const desk = story.assignee ? [story.assignee] : (["agent", "admin"] as const);
  const rows =
    ticket.state === "open"
      ? desk.map((person) => about("staff_ticket_new", idOf(person), false, customer?.name))
      : ticket.state === "customer_reply"
        ? desk.map((person) => about("staff_ticket_reply", idOf(person), false, customer?.name))
        : ticket.lastBy === "staff"
          ? [about("ticket_reply", ticket.customerId, !story.unread, writer && customer && nameOf(writer, customer.locale))]
          : [];
  if (rows.length > 0) await tx.insert(notifications).values(rows).onConflictDoNothing();
}
