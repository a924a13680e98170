import { seedDemoAccounts, shutDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { hashPassword } from "#features/accounts/server/password-hash.server.ts";
import { seedArticles } from "#features/blog/demo/seed-articles.server.ts";
import { seedDemoChats } from "#features/chat/demo/seed-demo-chats.server.ts";
import { seedDemoTickets } from "#features/tickets/demo/seed-demo-tickets.server.ts";
import type { Services } from "./service-list.ts";

/** Only while nothing real is configured: a server that strangers can reach has no working demo account. */
export async function seedDemo(services: Services): Promise<void> {
  const { config, database, bus, log } = services;
  // The sample brand's articles are content like its pages: they are there wherever nobody has written anything yet.
  await seedArticles(database.orm, bus);
  if (config.demo) return seedSamples(services);
  const accounts = await shutDemoAccounts(database.orm);
  if (accounts.length > 0) {
    log.warn({ accounts }, "this data was a demo before: its demo accounts are disabled now and their sessions ended");
  }
}

/** The demo's people and what they have written. */
export async function seedSamples(services: Pick<Services, "config" | "database" | "bus">): Promise<void> {
  await seedDemoAccounts(services.database.orm, hashPassword);
  await seedDemoTickets(services);
  await seedDemoChats(services);
}
