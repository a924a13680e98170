// What happens to tickets without anybody doing it. Every job may run twice, late or beside itself without doing harm:
// it looks for what is due, locks one ticket at a time, and looks again before it acts.
import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { ticketOutbox, tickets } from "#db/schema/tickets.ts";
import { sweepAccessLog } from "#features/audit/access-log.server.ts";
import { sweepNotices } from "#features/notifications/notifications.server.ts";
import { warnBeforeMinutes } from "#features/support/rules/support-settings.ts";
import { mailOne, sendTicketNotice } from "#features/tickets/notices/ticket-notice-job.server.ts";
import { askRating, askRatingJob, noticeJob, ticketNotice } from "#features/tickets/notices/ticket-notice-kinds.ts";
import { notifyChanged, notifyClosed, notifyPeople } from "#features/tickets/notices/ticket-notices.server.ts";
import { releaseMacroJob } from "#features/tickets/server/macros/macros.server.ts";
import { releaseJob } from "#features/tickets/server/staff/staff-closing.server.ts";
import { releaseReply } from "#features/tickets/server/staff/staff-replies.server.ts";
import { sweepIdempotencyKeys } from "#platform/api/idempotency.ts";
import type { Db } from "#platform/db/database.ts";
import type { TicketServices } from "./ticket-services.ts";
import { addEvent, clocksOf, findTicket, lockTicket, saveTicket, type TicketRow } from "./ticket-store.server.ts";
import { changeState } from "./ticket-transitions.server.ts";

const dayMs = 86_400_000;
const atOnce = 500;
const system = { by: "system", id: null } as const;
const nothing = z.object({});

export function defineTicketJobs(services: TicketServices): void {
  const { jobs } = services;
  const often = { retries: 2, retryDelaySeconds: 5 };
  // A macro has a queue of its own: the release before would take one that says nothing for a closing.
  for (const name of [releaseJob, releaseMacroJob])
    jobs.define({
      name,
      data: z.object({ replyId: z.string() }),
      retries: 20,
      retryDelaySeconds: 1,
      concurrency: 4,
      work: ({ replyId }) => release(services, replyId),
    });
  jobs.define({
    name: noticeJob,
    data: ticketNotice,
    retries: 12,
    retryDelaySeconds: 5,
    concurrency: 2,
    work: (notice) => sendTicketNotice(services, notice),
  });
  jobs.define({ name: askRatingJob, data: askRating, retries: 5, retryDelaySeconds: 60, work: (data) => askForRating(services, data) });
  jobs.define({ name: "ticket-clocks", data: nothing, ...often, cron: "* * * * *", work: () => watchClocks(services, new Date()) });
  jobs.define({ name: "ticket-hold", data: nothing, ...often, cron: "* * * * *", work: () => wakeHeld(services, new Date()) });
  jobs.define({ name: "ticket-outbox", data: nothing, ...often, cron: "* * * * *", work: () => releaseForgotten(services, new Date()) });
  jobs.define({ name: "ticket-closing", data: nothing, ...often, cron: "*/10 * * * *", work: () => closeUnanswered(services, new Date()) });
  jobs.define({ name: "sweep-support", data: nothing, ...often, cron: "41 4 * * *", work: () => sweep(services) });
}

async function release(services: TicketServices, replyId: string): Promise<void> {
  await services.database.orm.transaction((tx) => releaseReply(tx, services, replyId));
}

/** Replies whose own job was lost: a minute late is better than never. */
export async function releaseForgotten(services: TicketServices, now: Date): Promise<void> {
  const late = await services.database.orm
    .select({ id: ticketOutbox.id })
    .from(ticketOutbox)
    .where(lt(ticketOutbox.sendsAt, new Date(now.getTime() - 30_000)))
    .limit(atOnce);
  for (const { id } of late) await release(services, id);
}

/** Warns before a deadline and marks one that has passed, once for each deadline. */
export async function watchClocks(services: TicketServices, now: Date): Promise<void> {
  const db = services.database.orm;
  const soon = new Date(now.getTime() + warnBeforeMinutes * 60_000);
  const due = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        ne(tickets.state, "closed"),
        lt(tickets.deadline, soon),
        sql`(${tickets.warnedOf} is distinct from ${tickets.deadline}
          or (${tickets.deadline} < ${now.toISOString()}::timestamptz and ${tickets.missedOf} is distinct from ${tickets.deadline}))`,
      ),
    )
    .orderBy(tickets.deadline, tickets.id)
    .limit(atOnce);
  for (const { id } of due) await db.transaction((tx) => watchOne(tx, services, id, now));
}

async function watchOne(tx: Db, services: TicketServices, id: string, now: Date): Promise<void> {
  const ticket = await lockTicket(tx, id);
  const { deadline } = ticket;
  const same = (other: Date | null) => other?.getTime() === deadline.getTime();
  if (ticket.state === "closed" || deadline.getTime() > now.getTime() + warnBeforeMinutes * 60_000) return;
  if (deadline < now && !same(ticket.missedOf)) {
    const late: TicketRow = { ...ticket, warnedOf: deadline, missedOf: deadline };
    const marked = await addEvent(tx, late, { type: "overdue", clock: clockDueAt(ticket, deadline) }, system, now);
    // The mark is no activity: the ticket keeps its place in lists sorted by the latest change.
    await saveTicket(tx, { ...marked, updatedAt: ticket.updatedAt });
    await notifyChanged(tx, services, ticket, marked);
    await notifyPeople(tx, services, { notice: "overdue", ticketId: id, seq: marked.lastSeq });
  } else if (deadline >= now && !same(ticket.warnedOf)) {
    await tx.update(tickets).set({ warnedOf: deadline }).where(eq(tickets.id, id));
    await notifyPeople(tx, services, { notice: "due", ticketId: id, seq: Math.floor(deadline.getTime() / 1000) });
  }
}

/** Tickets whose hold has a date that has come: back to work, with a line in the thread and a bell for whoever has them. */
export async function wakeHeld(services: TicketServices, now: Date): Promise<void> {
  const db = services.database.orm;
  const due = await db.select({ id: tickets.id }).from(tickets).where(lt(tickets.holdUntil, now)).orderBy(tickets.holdUntil).limit(atOnce);
  for (const { id } of due) await db.transaction((tx) => wakeOne(tx, services, id, now));
}

async function wakeOne(tx: Db, services: TicketServices, id: string, now: Date): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (!ticket.holdUntil || ticket.holdUntil > now) return;
  if (ticket.state !== "on_hold") return saveTicket(tx, { ...ticket, holdUntil: null });
  const noted = await addEvent(tx, ticket, { type: "woke" }, system, now);
  const woken = await changeState(tx, services, noted, "start", system, now);
  await saveTicket(tx, woken);
  await notifyChanged(tx, services, ticket, woken);
  await notifyPeople(tx, services, { notice: "woke", ticketId: id, seq: woken.lastSeq });
}

function clockDueAt(ticket: TicketRow, deadline: Date): "first" | "reply" | "resolution" {
  const clocks = clocksOf(ticket);
  const is = (name: "first" | "reply") => clocks[name].dueAt?.getTime() === deadline.getTime();
  return is("first") ? "first" : is("reply") ? "reply" : "resolution";
}

/** Only from `answered`: a notice some days before, then closed, as the desk's rules have it. */
export async function closeUnanswered(services: TicketServices, now: Date): Promise<void> {
  const db = services.database.orm;
  const { autoCloseDays, closingNoticeDays } = services.desk().rules;
  const noticeBefore = new Date(now.getTime() - (autoCloseDays - closingNoticeDays) * dayMs);
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.state, "answered"),
        lt(tickets.answeredAt, noticeBefore),
        sql`(${tickets.closingToldAt} is null or ${tickets.answeredAt} < ${new Date(now.getTime() - autoCloseDays * dayMs).toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(tickets.answeredAt)
    .limit(atOnce);
  for (const { id } of rows) await db.transaction((tx) => closeOne(tx, services, id, now));
}

async function closeOne(tx: Db, services: TicketServices, id: string, now: Date): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (ticket.state !== "answered" || !ticket.answeredAt) return;
  if (!ticket.closingToldAt) {
    await tx.update(tickets).set({ closingToldAt: now }).where(eq(tickets.id, id));
    await notifyPeople(tx, services, { notice: "closing", ticketId: id, seq: ticket.staffPublicSeq });
    return;
  }
  const { autoCloseDays, closingNoticeDays } = services.desk().rules;
  // The promised days between notice and closing, also when the notice itself came late.
  const answeredLongAgo = ticket.answeredAt.getTime() <= now.getTime() - autoCloseDays * dayMs;
  const toldLongAgo = ticket.closingToldAt.getTime() <= now.getTime() - closingNoticeDays * dayMs + 15 * 60_000;
  if (!answeredLongAgo || !toldLongAgo) return;
  const closed = await changeState(tx, services, ticket, "auto_close", system, now);
  await saveTicket(tx, closed);
  await notifyClosed(tx, services, ticket, closed);
}

async function askForRating(services: TicketServices, { ticketId, closedAt }: z.output<typeof askRating>): Promise<void> {
  const db = services.database.orm;
  const ticket = await findTicket(db, ticketId).catch(() => null);
  if (ticket?.state !== "closed" || ticket.mergedIntoId || ticket.rating !== null || ticket.closedAt?.toISOString() !== closedAt) return;
  // Nobody answered, so there is nothing to rate.
  if (!ticket.firstAnsweredAt) return;
  const [customer] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, ticket.customerId), isNull(accounts.disabledAt)));
  if (!customer) return;
  const plan = { bell: null, mail: "rating", to: [customer], preference: "ticket_closing" } as const;
  const notice = { notice: "closed", ticketId, seq: ticket.lastSeq } as const;
  const telling = {
    notice,
    ticket,
    customer,
    plan: { ...plan, to: [customer] },
    account: customer,
    onceKey: `rating:${ticketId}:${closedAt}`,
  };
  await mailOne(services, telling, "rating", "");
}

export async function sweep({ database: { orm: db }, retention }: TicketServices): Promise<void> {
  await sweepIdempotencyKeys(db);
  await sweepAccessLog(db, retention().access_years * 365);
  await sweepNotices(db, retention().notices_days);
}
