// The server is killed while a hundred replies are on their way: what was acknowledged is there, and a retry doubles nothing.
import { spawnSync } from "node:child_process";
import { expect, test } from "../e2e/site-test.ts";
import type { PreparedCustomer } from "../fixtures/prepare-customers.ts";
import { lendData, startSite } from "../fixtures/running-site.ts";
import { testSecretsKey } from "../fixtures/secrets-key.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

const customers = 10;
const each = 10;
const killAfter = 40;

type Reply = { customer: PreparedCustomer; text: string; key: string };

function prepare(env: Record<string, string>): PreparedCustomer[] {
  const run = spawnSync(process.execPath, ["tests/fixtures/prepare-customers.ts", String(customers)], {
    env: { ...process.env, ...env, LOG_LEVEL: "error" },
    encoding: "utf8",
    timeout: 120_000,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout.trim().split("\n").at(-1) ?? "[]");
}

async function send(url: string, { customer, text, key }: Reply): Promise<number> {
  const response = await fetch(`${url}/api/tickets/${customer.ticketId}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${customer.token}`, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] } }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The texts of the customer's own messages, in order; their numbers must not have a gap. */
async function written(url: string, customer: PreparedCustomer): Promise<string[]> {
  const headers = { authorization: `Bearer ${customer.token}` };
  const { data } = await (await fetch(`${url}/api/tickets/${customer.ticketId}`, { headers })).json();
  const numbers = data.messages.map(({ seq }: { seq: number }) => seq);
  expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1));
  expect(data.seq).toBe(numbers.length);
  return data.messages
    .filter(({ kind, by }: { kind: string; by: { role: string } }) => kind === "public" && by.role === "you")
    .slice(1)
    .map((message: { body: { content: { content: { text: string }[] }[] } }) => message.body.content[0]?.content[0]?.text ?? "");
}

async function crash(env: Record<string, string>, dataDir: string) {
  const people = prepare({ ...env, DATA_DIR: dataDir });
  const replies: Reply[] = people.flatMap((customer, index) =>
    Array.from({ length: each }, (_, n) => ({ customer, text: `reply ${index}-${n}`, key: `key-${index}-${n}-0001` })),
  );
  const first = await startSite({ dataDir, env });
  const acknowledged = new Set<Reply>();
  await Promise.all(
    replies.map(async (reply) => {
      const status = await send(first.url, reply).catch(() => 0);
      if (status !== 201) return;
      acknowledged.add(reply);
      if (acknowledged.size === killAfter) first.process.kill("SIGKILL");
    }),
  );
  await first.stop("SIGKILL");
  expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);

  const second = await startSite({ dataDir, env });
  try {
    const found = new Map<string, string[]>();
    for (const customer of people) found.set(customer.id, await written(second.url, customer));
    for (const reply of acknowledged) expect(found.get(reply.customer.id), reply.text).toContain(reply.text);
    for (const texts of found.values()) expect(new Set(texts).size).toBe(texts.length);
    // Everybody tries again, also those who had an answer: each reply is there once.
    for (const reply of replies) expect(await send(second.url, reply)).toBe(201);
    for (const [index, customer] of people.entries()) {
      const texts = await written(second.url, customer);
      expect([...texts].sort()).toEqual(Array.from({ length: each }, (_, n) => `reply ${index}-${n}`).sort());
    }
    return acknowledged.size;
  } finally {
    await second.stop();
  }
}

test("kill -9 during 100 replies, embedded database", async () => {
  test.setTimeout(240_000);
  const data = await lendData({ embedded: true });
  await crash({}, data.dataDir);
  await data.remove();
});

test("kill -9 during 100 replies, Postgres", async () => {
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  test.setTimeout(240_000);
  const { dataDir, env, remove } = await lendData();
  try {
    await crash({ ...env, SECRETS_KEY: testSecretsKey }, dataDir);
  } finally {
    await remove();
  }
});
