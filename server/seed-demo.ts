import { seedDemoAccounts, shutDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { hashPassword } from "#features/accounts/password-hash.server.ts";
import { seedDemoTickets } from "#features/tickets/seed-demo-tickets.server.ts";
import type { Services } from "./services.ts";

/** Only while nothing public is configured: a server that strangers can reach has no working demo account. */
export async function seedDemo(services: Services): Promise<void> {
  const { config, database } = services;
  if (!config.demo) return shutDemoAccounts(database.orm);
  await seedDemoAccounts(database.orm, hashPassword);
  await seedDemoTickets(services);
}
