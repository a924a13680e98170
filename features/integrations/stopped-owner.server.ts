// A webhook is the provider's, its owner is whoever hears that it was turned off: another colleague, once this one may not look after it.
// Keys need nothing done: what a key may do is asked of its owner at every call.
import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { webhooks } from "#db/schema/integrations.ts";
import { losesDuty, type StopPart } from "#platform/account-stop.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";

export const handWebhooksOn: StopPart = async (tx, stop) => {
  if (!losesDuty(stop, "integrations.manage")) return;
  const owned = await tx.select({ url: webhooks.url }).from(webhooks).where(eq(webhooks.ownerId, stop.id));
  if (owned.length === 0) return;
  const may = and(
    eq(accounts.kind, "staff"),
    inArray(accounts.role, rolesThatCan("integrations.manage")),
    isNull(accounts.disabledAt),
    ne(accounts.id, stop.id),
  );
  const people = await tx.select({ id: accounts.id }).from(accounts).where(may).orderBy(asc(accounts.createdAt), asc(accounts.id));
  const next = people.find(({ id }) => id === stop.by) ?? people[0];
  if (!next) return;
  await tx.update(webhooks).set({ ownerId: next.id }).where(eq(webhooks.ownerId, stop.id));
  noteChange(
    tx,
    "url",
    null,
    owned.map(({ url }) => url),
  );
};
