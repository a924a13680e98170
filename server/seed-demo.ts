import { seedDemoAccounts, shutDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { hashPassword } from "#features/accounts/server/password-hash.server.ts";
import { seedArticles } from "#features/blog/demo/seed-articles.server.ts";
import { seedDemoChats } from "#features/chat/demo/seed-demo-chats.server.ts";
import { seedDemoTickets } from "#features/tickets/demo/seed-demo-tickets.server.ts";
import type { Services } from "./service-list.ts";

/** Only while nothing public is configured: a server that strangers can reach has no working demo account. */
export async function seedDemo(services: Services): Promise<void> {
  const { config, database, bus } = services;
  // The sample brand's articles are content like its pages: they are there wherever nobody has written anything yet.
  await seedArticles(database.orm, bus);
  if (!config.demo) return shutDemoAccounts(database.orm);
  await seedDemoAccounts(database.orm, hashPassword);
  await seedDemoTickets(services);
  await seedDemoChats(services);
}
