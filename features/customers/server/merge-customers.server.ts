// Two accounts of one person become one. What the desk and the person said to each other moves; the other account stays, empty and disabled,
// so that its address keeps saying what became of it. Refused where something would reach the wrong hands or get lost.
import { and, eq, inArray } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { files } from "#db/schema/files.ts";
import { customerNotes, customerServices, ticketMessages, ticketSharedReads, tickets } from "#db/schema/tickets.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { type HeldAccount, holdAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { stopAccount } from "#features/accounts/server/stop-account.server.ts";
import { membershipOf } from "#features/organisations/server/organisation-store.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Deed } from "./customer-access.server.ts";
import { addCustomerNote } from "./customers.server.ts";

export async function mergeCustomer(
  tx: Db,
  services: AccountServices,
  actor: Deed,
  id: string,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, "customer"), eq(accounts.email, email)));
  // Always in the same order: two merges the other way round must not wait for each other.
  const held = new Map<string, HeldAccount | undefined>();
  for (const one of [id, other?.id ?? id].sort()) held.set(one, await holdAccount(tx, one));
  const [into, from] = [held.get(id), other && held.get(other.id)];
  if (into?.kind !== "customer") throw new AppError("not_found");
  const { locale } = actor;
  const refuse = (words: string) => new AppError("invalid", { fields: { email: [words] } });
  if (!from || from.id === into.id) throw refuse(m.customers_merge_unknown({}, { locale }));
  const why = await unsafe(tx, from, into);
  if (why) throw refuse(why({}, { locale }));

  await moveEverything(tx, from.id, into.id);
  await stopAccount(tx, services, { id: from.id, kind: "customer", why: "merged", role: null, by: actor.viewer.id });
  noteChange(tx, "merged", from.id, into.id);
  await recordEvent(tx, from.id, "access-ended", actor, actor.viewer.id);
  await addCustomerNote(tx, actor.viewer.id, into.id, m.customers_merged_note({ reason }, { locale }));
  const facts = { from: from.email, email: into.email };
  for (const to of [from.email, into.email])
    await sendAccountMail(services, tx, { mail: "accounts-merged", accountId: into.id, to, facts });
}

type Why = typeof m.customers_merge_unproved;

/** Both addresses are proved, nobody is on the way out, and nothing of one stands in the way of the other's. */
async function unsafe(tx: Db, from: HeldAccount, into: HeldAccount): Promise<Why | null> {
  if (!from.emailVerifiedAt || !into.emailVerifiedAt) return m.customers_merge_unproved;
  if (from.disabledAt || into.disabledAt || from.erasureDueAt || into.erasureDueAt) return m.customers_merge_leaving;
  // What is a company's would come to somebody who is not in it.
  if (await membershipOf(tx, from.id)) return m.customers_merge_organisation;
  const open = await tx.$count(chats, and(eq(chats.customerId, from.id), inArray(chats.state, ["waiting", "active"])));
  if (open > 0) return m.customers_merge_chat;
  const codes = await tx.select({ code: customerServices.code }).from(customerServices).where(eq(customerServices.customerId, into.id));
  const here = codes.map(({ code }) => code);
  const same = and(eq(customerServices.customerId, from.id), inArray(customerServices.code, here));
  if (here.length > 0 && (await tx.$count(customerServices, same)) > 0) return m.customers_merge_service;
  return null;
}

async function moveEverything(tx: Db, from: string, into: string): Promise<void> {
  await tx.update(tickets).set({ customerId: into }).where(eq(tickets.customerId, from));
  await tx.update(tickets).set({ lastAuthorId: into }).where(eq(tickets.lastAuthorId, from));
  await tx.update(ticketMessages).set({ authorId: into }).where(eq(ticketMessages.authorId, from));
  await tx.delete(ticketSharedReads).where(eq(ticketSharedReads.accountId, from));
  await tx.update(chats).set({ customerId: into }).where(eq(chats.customerId, from));
  await tx.update(chatMessages).set({ authorId: into }).where(eq(chatMessages.authorId, from));
  await tx.update(files).set({ customerId: into }).where(eq(files.customerId, from));
  await tx.update(customerServices).set({ customerId: into }).where(eq(customerServices.customerId, from));
  await tx.update(customerNotes).set({ customerId: into }).where(eq(customerNotes.customerId, from));
}
