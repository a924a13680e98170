import { seedDemoAccounts, shutDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { hashPassword } from "#features/accounts/password-hash.server.ts";
import type { Services } from "./services.ts";

/** Only while nothing public is configured: a server that strangers can reach has no working demo account. */
export async function seedDemo({ config, database }: Services): Promise<void> {
  if (config.demo) await seedDemoAccounts(database.orm, hashPassword);
  else await shutDemoAccounts(database.orm);
}
