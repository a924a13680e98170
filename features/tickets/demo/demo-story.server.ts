// One sample ticket, step by step.
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { DemoFile, DemoStep, DemoTicket } from "#db/seed/demo-story.ts";
import { bindFiles } from "#features/files/file-binding.server.ts";
import { type FileStore, keepFile } from "#features/files/files.server.ts";
import { receiveBytes } from "#features/files/receive-file.server.ts";
import { defaultDesk } from "#features/support/rules/desk.ts";
import { noteAnswered, noteRated } from "#features/support/server/support-facts.server.ts";
import { isKept, onCustomerMessage, onStaffReply } from "#features/tickets/rules/ticket-clocks.ts";
import type { TicketAction } from "#features/tickets/rules/ticket-states.ts";
import { openTicket } from "#features/tickets/server/open-ticket.server.ts";
import { actionAfter } from "#features/tickets/server/staff/staff-replies.server.ts";
import type { HasDesk } from "#features/tickets/server/ticket-services.ts";
import {
  type Author,
  addEvent,
  addMessage,
  clockColumns,
  clocksOf,
  saveTicket,
  type TicketRow,
} from "#features/tickets/server/ticket-store.server.ts";
import { changeState } from "#features/tickets/server/ticket-transitions.server.ts";
import type { Db } from "#platform/db/database.ts";
import { demoMoment } from "./demo-moments.ts";
import { demoText } from "./demo-text.ts";

/** The story is told before anybody has set anything. */
const desk: HasDesk = { desk: () => defaultDesk(new Date()) };

export type Telling = { now: Date; idOf: (name: string) => string; serviceIdOf: (code: string) => string };

export async function playDemoStory(tx: Db, store: FileStore, story: DemoTicket, telling: Telling): Promise<TicketRow> {
  const [first, ...rest] = story.steps;
  const customerId = telling.idOf(story.customer);
  const at = demoMoment(first.at, telling.now);
  const opened = await openTicket(tx, desk, {
    customerId,
    subject: story.subject,
    department: story.department,
    priority: story.priority,
    serviceId: story.service ? telling.serviceIdOf(story.service) : null,
    body: demoText(first.customer),
    files: await filesFor(store, customerId, "file" in first ? first.file : undefined),
    author: { by: "customer", id: customerId },
    via: ("via" in first && first.via) || "portal",
    at,
  });
  const assigneeId = story.assignee ? telling.idOf(story.assignee) : null;
  let ticket: TicketRow = { ...opened.ticket, assigneeId };
  for (const step of rest) ticket = await playDemoStep(tx, store, ticket, step, telling);
  await saveTicket(tx, ticket);
  return ticket;
}

async function playDemoStep(tx: Db, store: FileStore, ticket: TicketRow, step: DemoStep, { now, idOf }: Telling): Promise<TicketRow> {
  const at = demoMoment(step.at, now);
  const customer: Author = { by: "customer", id: ticket.customerId };
  const staff = (name: string): Author => ({ by: "staff", id: idOf(name) });
  const go = (action: TicketAction, author: Author, from = ticket) => changeState(tx, desk, from, action, author, at);
  if ("customer" in step) {
    const body = demoText(step.customer);
    const added = await addMessage(tx, ticket, { kind: "public", author: customer, via: step.via ?? "portal", body, at });
    const { ids, ...files } = await filesFor(store, ticket.customerId, step.file);
    const taken = { customerId: ticket.customerId, kind: "ticket-message", id: added.message.id, audience: "customer" } as const;
    await bindFiles(tx, { ...files, ...taken, fileIds: ids });
    return go("customer_reply", customer, {
      ...added.ticket,
      ...clockColumns(onCustomerMessage(desk.desk(), clocksOf(added.ticket), ticket.priority, at)),
    });
  }
  if ("reply" in step) {
    const author = staff(step.by);
    const added = await addMessage(tx, ticket, { kind: "public", author, via: "staff", body: demoText(step.reply), at });
    if (!ticket.firstAnsweredAt) {
      await noteAnswered(tx, ticket, author.id, isKept(desk.desk(), clocksOf(ticket), "first", ticket.priority, at), at);
    }
    const answered = { ...added.ticket, ...clockColumns(onStaffReply(desk.desk(), clocksOf(added.ticket), ticket.priority, at)) };
    return go(actionAfter[step.next ?? "answered"], author, answered);
  }
  if ("note" in step) {
    return (await addMessage(tx, ticket, { kind: "note", author: staff(step.by), via: "staff", body: demoText(step.note), at })).ticket;
  }
  if ("start" in step) return go("start", staff(step.start));
  if ("hold" in step) return go("hold", staff(step.hold));
  if ("close" in step) {
    if (step.close === "customer") return go("customer_close", customer);
    if (step.close === "system") return go("auto_close", { by: "system", id: null });
    return go("staff_close", staff(step.close));
  }
  await noteRated(tx, ticket, ticket.closedAt, step.rating, at);
  const rated: TicketRow = { ...ticket, rating: step.rating, ratingComment: step.comment ?? null, ratedAt: at };
  return addEvent(tx, rated, { type: "rated", rating: step.rating }, customer, at);
}

/** Through the same inspection as an upload. */
async function filesFor(store: FileStore, uploaderId: string, file: DemoFile | undefined) {
  const draft = `demo-${randomBytes(6).toString("hex")}`;
  const nothing = { uploaderId, draft, ids: [] as string[], unknown: "" };
  if (!file) return nothing;
  const bytes = "text" in file ? Buffer.from(file.text) : await sharp(Buffer.from(file.svg)).png().toBuffer();
  const received = await receiveBytes(bytes, file.name, store.config);
  const kept = await keepFile(store, { id: uploaderId, kind: "customer" }, { draft, audience: "customer" }, received);
  return { ...nothing, ids: [kept.id] };
}
