import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, notExists } from "drizzle-orm";
import { accounts, consents } from "#db/schema/accounts.ts";
import { removeDemoAccounts, seedDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { storeConsents } from "#features/accounts/privacy/consents.server.ts";
import { hashPassword } from "#features/accounts/server/password-hash.server.ts";
import { seedArticles } from "#features/blog/demo/seed-articles.server.ts";
import { seedDemoChats } from "#features/chat/demo/seed-demo-chats.server.ts";
import { removeDemoStatus, seedDemoStatus } from "#features/status/demo/seed-demo-status.server.ts";
import { seedDemoTickets } from "#features/tickets/demo/seed-demo-tickets.server.ts";
import { eraseTicketTraces } from "#features/tickets/server/ticket-erasure.server.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import { makeFolder } from "#platform/make-folder.ts";
import type { Services } from "./service-list.ts";

/** Only while nothing real is configured: a server that strangers can reach has no demo account. */
export async function seedDemo(services: Services): Promise<void> {
  const { config, database, bus, log } = services;
  // The sample brand's articles are content like its pages: they are there wherever nobody has written anything yet.
  await seedArticles(database.orm, bus);
  if (config.demo) return hasBeenReal(config) ? undefined : seedSamples(services);
  markReal(config);
  await removeDemoStatus(database.orm);
  const removed = await removeDemoAccounts(database.orm, eraseTicketTraces);
  if (removed.length > 0) {
    log.warn({ accounts: removed }, "this data was a demo before: its demo accounts are removed now, with their tickets and chats");
  }
}

/** In the data folder, where the demo's own database lies: settings that are lost one day do not bring its accounts back. */
const mark = ({ DATA_DIR }: Config) => join(DATA_DIR, "used-for-real");

export const hasBeenReal = (config: Config) => existsSync(mark(config));

function markReal(config: Config): void {
  if (config.DATABASE_URL || hasBeenReal(config)) return;
  makeFolder(config.DATA_DIR, "DATA_DIR");
  writeFileSync(
    mark(config),
    "A start with real settings removed the demo accounts of this folder. While this file is here, they are not made again.\n",
  );
}

/** Nobody becomes a customer without agreeing to the terms, the demo's customers neither. */
async function seedDemoConsents(db: Db): Promise<void> {
  const none = notExists(db.select().from(consents).where(eq(consents.accountId, accounts.id)));
  const people = await db
    .select({ id: accounts.id, locale: accounts.locale, at: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.demo, true), eq(accounts.kind, "customer"), none));
  for (const { id, locale, at } of people) await storeConsents(db, id, ["terms", "privacy", "age"], { address: "127.0.0.1", locale, at });
}

/** The demo's people and what they have written. */
export async function seedSamples(services: Pick<Services, "config" | "database" | "bus">): Promise<void> {
  await seedDemoAccounts(services.database.orm, hashPassword);
  await seedDemoConsents(services.database.orm);
  await seedDemoStatus(services.database.orm);
  await seedDemoTickets(services);
  await seedDemoChats(services);
}
