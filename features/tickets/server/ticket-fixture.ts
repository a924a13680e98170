// What tests of tickets start from: texts, a way to open a ticket, a way to move time.
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { customerServices, tickets } from "#db/schema/tickets.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { Answer, ApiBench, Person } from "#tests/fixtures/api-bench.ts";

export const body = (text: string): RichText => fromPlainText(text);

export const newTicket = (over: object = {}) => ({
  subject: "Packet loss of about 3% on the Seoul–Singapore line",
  department: "technical",
  priority: "high",
  body: body("Since about 13:10 our players in Singapore lose packets."),
  ...over,
});

let addresses = 0;

/** Opens a ticket past the limit of two a minute, which has tests of its own. */
export async function openOne(bench: ApiBench, customer: Person, over: object = {}): Promise<Answer["body"]["data"]> {
  await bench.services.limits.reset({ name: "ticket-create", points: 2, seconds: 60 }, customer.id);
  const answer = await bench.call("POST", "/tickets", newTicket(over), { token: customer.token, address: `192.0.2.${++addresses % 250}` });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

export async function addService(bench: ApiBench, customer: Person, code: string): Promise<string> {
  const id = `svc-${code}-${customer.id}`.slice(0, 60);
  await bench.services.database.orm.insert(customerServices).values({
    id,
    customerId: customer.id,
    code,
    name: { en: "Dedicated line 1 Gbps", ko: "전용회선 1 Gbps" },
    family: "network",
    site: "ICN2",
    sla: "99.9%",
  });
  return id;
}

/** As if it had been closed that many days ago. */
export async function closedDaysAgo(bench: ApiBench, ticketId: string, days: number): Promise<void> {
  const closedAt = new Date(Date.now() - days * 86_400_000);
  await bench.services.database.orm.update(tickets).set({ closedAt }).where(eq(tickets.id, ticketId));
}

export function asOf(person: Person, extra: object = {}) {
  return { token: person.token, ...extra };
}

/** The provider's own fields as an administrator saves them; from then on this process knows them. */
export async function defineFields(bench: ApiBench, admin: Person, fields: readonly object[]): Promise<void> {
  const path = "/staff/settings/fields";
  const { version } = (await bench.call("GET", path, undefined, asOf(admin))).body.data;
  const saved = await bench.call("PUT", path, { version, value: { fields } }, asOf(admin));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const wanted = JSON.stringify(saved.body.data.value.fields);
  await vi.waitFor(() => expect(JSON.stringify(bench.services.fields())).toBe(wanted), { timeout: 30_000, interval: 10 });
}
