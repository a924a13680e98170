// Macros as they are kept and used. One's own are one's own; those of everybody are looked after by everybody, as canned replies are.
import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { cannedReplies, ticketMacros, ticketOutbox } from "#db/schema/tickets.ts";
import { toPlainText } from "#features/rich-text/plain-text.ts";
import { notifyOutbox } from "#features/tickets/notices/ticket-notices.server.ts";
import { type MacroParts, type MacroView, type macroBody, macroParts, macrosMaximum } from "#features/tickets/rules/macros.contract.ts";
import { settableStates, usualAfterReply } from "#features/tickets/rules/queue-views.ts";
import { fillCanned } from "#features/tickets/server/fill-canned.server.ts";
import { NewerReplyError } from "#features/tickets/server/staff/newer-reply.ts";
import type { StaffActor } from "#features/tickets/server/staff/staff-actor.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { lockTicket } from "#features/tickets/server/ticket-store.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import type { MacroWaiting } from "./macro-waiting.ts";

type Body = z.output<typeof macroBody>;
export const releaseMacroJob = "release-ticket-macro";

const visible = (viewerId: string) => or(isNull(ticketMacros.ownerId), eq(ticketMacros.ownerId, viewerId));

export async function listMacros(db: Db, { viewer, reader }: Pick<StaffActor, "viewer" | "reader">, id?: string): Promise<MacroView[]> {
  const rows = await db
    .select()
    .from(ticketMacros)
    .where(and(visible(viewer.id), id ? eq(ticketMacros.id, id) : undefined))
    .orderBy(desc(ticketMacros.used), ticketMacros.name, ticketMacros.id)
    .limit(2 * macrosMaximum);
  const all = rows.map((row) => ({ row, parts: macroParts.parse(row.parts) }));
  const names = await namesIn(
    db,
    reader.locale,
    all.map(({ parts }) => parts),
  );
  return all.map(({ row, parts }) => ({
    id: row.id,
    name: row.name,
    shared: row.ownerId === null,
    used: row.used,
    parts,
    does: deeds(parts, names, reader.locale),
  }));
}

async function namesIn(db: Db, locale: Locale, all: readonly MacroParts[]): Promise<ReadonlyMap<string, string>> {
  const texts = all.flatMap(({ canned }) => canned ?? []);
  const people = all.flatMap(({ assignee }) => assignee ?? []);
  const [replies, colleagues] = await Promise.all([
    db.select({ id: cannedReplies.id, title: cannedReplies.title }).from(cannedReplies).where(inArray(cannedReplies.id, texts)),
    db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(inArray(accounts.id, people)),
  ]);
  return new Map([
    ...replies.map(({ id, title }) => [id, versionFor(title, locale)] as const),
    ...colleagues.map(({ id, name }) => [id, name] as const),
  ]);
}

function deeds({ canned, tags, priority, assignee, state }: MacroParts, names: ReadonlyMap<string, string>, locale: Locale): string[] {
  const to = { locale };
  const named = (id: string) => names.get(id) ?? m.macro_gone({}, to);
  return [
    ...(canned ? [m.macro_does_reply({ title: named(canned) }, to)] : []),
    ...tags.map((tag) => m.macro_does_tag({ tag }, to)),
    ...(priority ? [m.macro_does_priority({ priority: m[`ticket_priority_${priority}`]({}, to) }, to)] : []),
    ...(assignee ? [assignee === "me" ? m.macro_does_take({}, to) : m.macro_does_assign({ name: named(assignee) }, to)] : []),
    ...(state ? [m.macro_does_state({ state: m[`console_state_${state}`]({}, to) }, to)] : []),
  ];
}

export async function saveMacro(tx: Db, actor: StaffActor, id: string | null, { name, shared, ...parts }: Body): Promise<MacroView> {
  await checkNames(tx, actor, parts);
  const [before] = id ? await listMacros(tx, actor, id) : [];
  if (id && !before) throw new AppError("not_found");
  const values = { name, parts, ownerId: shared ? null : actor.viewer.id, updatedAt: new Date() };
  const kept = id ?? newId();
  if (id) await tx.update(ticketMacros).set(values).where(eq(ticketMacros.id, id));
  else {
    const own = shared ? isNull(ticketMacros.ownerId) : eq(ticketMacros.ownerId, actor.viewer.id);
    const [there] = await tx.select({ macros: count() }).from(ticketMacros).where(own);
    if ((there?.macros ?? 0) >= macrosMaximum)
      throw new AppError("invalid", { fields: { name: [m.macro_too_many({ count: String(macrosMaximum) }, actor.reader)] } });
    await tx.insert(ticketMacros).values({ id: kept, ...values });
  }
  const [after] = await listMacros(tx, actor, kept);
  if (!after) throw new AppError("not_found");
  noteChange(tx, "name", before?.name, after.name);
  noteChange(tx, "text", before?.does, after.does);
  return after;
}

/** What it names must be there when it is saved. */
async function checkNames(tx: Db, { reader }: StaffActor, { canned, assignee }: MacroParts): Promise<void> {
  const refuse = (field: string) => new AppError("invalid", { fields: { [field]: [m.field_choice({}, reader)] } });
  if (canned && (await tx.$count(cannedReplies, eq(cannedReplies.id, canned))) === 0) throw refuse("canned");
  if (!assignee || assignee === "me") return;
  const answering = and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("tickets.answer")), isNull(accounts.disabledAt));
  if ((await tx.$count(accounts, and(eq(accounts.id, assignee), answering))) === 0) throw refuse("assignee");
}

export async function removeMacro(tx: Db, { viewer }: StaffActor, id: string): Promise<void> {
  const [gone] = await tx
    .delete(ticketMacros)
    .where(and(eq(ticketMacros.id, id), visible(viewer.id)))
    .returning({ name: ticketMacros.name });
  if (!gone) throw new AppError("not_found");
  noteChange(tx, "name", gone.name, null);
}

/** All of it waits as a reply does: nothing is changed before its seconds have passed, and undo takes all of it back. */
export async function runMacro(
  tx: Db,
  services: TicketServices,
  actor: StaffActor,
  ticketId: string,
  macroId: string,
  seen: number,
): Promise<string> {
  const ticket = await lockTicket(tx, ticketId);
  if (ticket.state === "closed") throw new AppError("wrong_state");
  const [macro] = await listMacros(tx, actor, macroId);
  if (!macro) throw new AppError("not_found");
  const { canned, tags, priority, assignee, state } = macro.parts;
  // Written to meanwhile: whoever presses a key has not read it.
  if ((canned || state) && ticket.customerSeq > seen) throw new NewerReplyError({ messages: [], outbox: [], seq: ticket.lastSeq });
  const filled = canned ? await fillCanned(tx, actor.viewer, canned, ticketId) : null;
  if (filled && filled.unfilled.length > 0)
    throw new AppError("unfilled_placeholders", { fields: { body: filled.unfilled.map((name) => `{${name}}`) } });
  const id = newId();
  const sendsAt = new Date(Date.now() + services.desk().rules.undoSeconds * 1000);
  const waiting: MacroWaiting = {
    name: macro.name,
    tags,
    priority,
    assignee: assignee === "me" ? actor.viewer.id : assignee,
    state: filled ? null : (settableStates.find((one) => one === state) ?? null),
  };
  await tx.insert(ticketOutbox).values({
    id,
    ticketId,
    authorId: actor.viewer.id,
    body: filled?.body ?? null,
    text: filled ? toPlainText(filled.body) : "",
    fileIds: [],
    seenSeq: Math.max(seen, 0),
    nextState: filled ? (state ?? usualAfterReply(priority ?? ticket.priority)) : "unchanged",
    macro: waiting,
    sendsAt,
  });
  await tx
    .update(ticketMacros)
    .set({ used: sql`${ticketMacros.used} + 1` })
    .where(eq(ticketMacros.id, macroId));
  noteChange(tx, "name", null, macro.name);
  await services.jobs.send(tx, releaseMacroJob, { replyId: id }, { startAfter: sendsAt, once: id });
  await notifyOutbox(tx, services, ticket, actor.socketId);
  return id;
}
