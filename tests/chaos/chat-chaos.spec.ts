// Nothing said in a chat is lost, doubled or out of order: not when lines are cut, not when the server dies, not when a replica does.
// No browser: the pages' own session and log, the real pusher-js, real server processes.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import { expect, test } from "../e2e/site-test.ts";
import { type ChatClient, call, chatClient, logIn } from "../fixtures/chat-client.ts";
import { freePort } from "../fixtures/free-port.ts";
import { ownDatabase } from "../fixtures/own-database.ts";
import { lendData, type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";
import { type UnsteadyLine, unsteadyLine } from "../fixtures/unsteady-line.ts";

const env = { CHAT_MESSAGES_PER_MINUTE: "100000" };
const messagesEach = 120;
const cuts = 16;
const kills = 2;

type Talk = { chatId: string; customer: ChatClient; agent: ChatClient; tokens: { customer: string; agent: string } };

/** Somebody at the desk, a chat taken, both sides listening. */
async function openTalk(customerLine: string, agentLine: string): Promise<Talk> {
  const person = (kind: string) => demoAccounts.find((account) => account.kind === kind) ?? demoAccounts[0];
  const [buyer, helper] = [person("customer"), person("agent")];
  const customer = await logIn(customerLine, buyer.email, buyer.password, "customer");
  const agent = await logIn(agentLine, helper.email, helper.password, "staff");
  await call(agentLine, agent, "PUT", "/staff/presence", { status: "online" });
  const start = { topic: "Chaos", client_id: randomBytes(8).toString("hex"), body: "start" };
  const { data: chat } = await call(customerLine, customer, "POST", "/chat", start);
  await call(agentLine, agent, "POST", `/staff/chats/${chat.id}/take`, {});
  const clients = {
    customer: chatClient(customerLine, customer, "customer", chat.id),
    agent: chatClient(agentLine, agent, "staff", chat.id),
  };
  await expect.poll(() => clients.customer.live() && clients.agent.live(), { timeout: 20_000 }).toBe(true);
  return { chatId: chat.id, ...clients, tokens: { customer, agent } };
}

/** Each side writes its numbers, one every few milliseconds, whatever happens to the line. */
async function writeAll({ customer, agent }: Talk, each: number, everyMs: number): Promise<void> {
  for (let n = 1; n <= each; n++) {
    customer.session.write({ body: `customer ${n}` });
    agent.session.write({ body: `agent ${n}` });
    await sleep(everyMs);
  }
}

/** As soon as the line is live again, or a little later when the server is down. Says how many connections were torn. */
async function cutOften(line: UnsteadyLine | undefined, client: ChatClient, times: number): Promise<number> {
  let torn = 0;
  for (let n = 0; n < times; n++) {
    await sleep(50 + Math.random() * 250);
    for (let waited = 0; waited < 1_100 && !client.live(); waited += 50) await sleep(50);
    torn += line?.cut() ?? 0;
  }
  return torn;
}

async function expectWhole(talk: Talk, each: number, base: string): Promise<void> {
  const total = 2 * each + 1;
  const sides = [talk.customer, talk.agent];
  // Everything is here, and known to be without a hole up to its end.
  const state = () =>
    sides.map(({ bodies, session }) => ({
      said: bodies().length,
      waiting: session.log().outbox.length,
      beyond: session.log().messages.length - session.log().through,
    }));
  const settled = { said: total, waiting: 0, beyond: 0 };
  await expect.poll(state, { timeout: 240_000, message: "both sides have everything" }).toEqual([settled, settled]);
  for (const { bodies, session } of sides) {
    const said = bodies();
    expect(said).toHaveLength(total);
    expect(new Set(said).size).toBe(total);
    for (const name of ["customer", "agent"]) {
      const numbers = said.filter((body) => body.startsWith(`${name} `)).map((body) => Number(body.split(" ")[1]));
      expect(numbers).toEqual(Array.from({ length: each }, (_, n) => n + 1));
    }
    // The numbers of the log have no hole: the events of queue and joining are among them.
    expect(session.log().messages.map(({ seq }) => seq)).toEqual(Array.from({ length: session.log().through }, (_, n) => n + 1));
  }
  expect(talk.agent.bodies()).toEqual(talk.customer.bodies());
  const stored: string[] = [];
  for (let after = 0; ; ) {
    const page = await call(base, talk.tokens.customer, "GET", `/chat/${talk.chatId}/messages?after=${after}&limit=100`);
    stored.push(...page.data.flatMap((message: { kind: string; body: string }) => (message.kind === "message" ? [message.body] : [])));
    if (!page.meta.more_after) break;
    after = page.data.at(-1).seq;
  }
  expect(stored).toEqual(talk.customer.bodies());
}

function closeTalk(talk: Talk | undefined, lines: UnsteadyLine[]): Promise<unknown> {
  talk?.customer.close();
  talk?.agent.close();
  return Promise.all(lines.map((line) => line.close()));
}

test(`${2 * messagesEach} messages, ${cuts} cuts, ${kills} times kill -9: all there, in order, none twice`, async () => {
  // On a busy machine the second half is said after the last start: about fifteen a second.
  test.setTimeout(400_000);
  const data = await lendData({ embedded: true });
  const port = await freePort();
  const start = () => startSite({ dataDir: data.dataDir, port, env });
  let site: RunningSite = await start();
  const lines = [await unsteadyLine([port]), await unsteadyLine([port])];
  let talk: Talk | undefined;
  try {
    talk = await openTalk(lines[0]?.url ?? "", lines[1]?.url ?? "");
    const written = writeAll(talk, messagesEach, 36);
    const cutting = Promise.all([cutOften(lines[0], talk.customer, cuts / 2), cutOften(lines[1], talk.agent, cuts / 2)]);
    for (let n = 0; n < kills; n++) {
      await sleep(800 + Math.random() * 1_500);
      await site.stop("SIGKILL");
      site = await start();
    }
    const [, torn] = await Promise.all([written, cutting]);
    expect(Math.min(...torn)).toBeGreaterThan(cuts / 4);
    await expectWhole(talk, messagesEach, site.url);
    // The line was really lost, and is found again by itself, on both sides.
    const { customer, agent } = talk;
    await expect.poll(() => Math.min(customer.connections(), agent.connections()), { timeout: 40_000 }).toBeGreaterThan(1);
  } finally {
    await closeTalk(talk, lines);
    await site.stop();
    await data.remove();
  }
});

test("two replicas on one Postgres, one killed: its client moves to the other and misses nothing", async () => {
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  const database = await ownDatabase({ people: true });
  const replicas: RunningSite[] = [];
  const lines: UnsteadyLine[] = [];
  let talk: Talk | undefined;
  try {
    for (let n = 0; n < 2; n++) replicas.push(await startSite({ env: { ...env, DATABASE_URL: database.url } }));
    const [first, second] = replicas.map((replica) => Number(new URL(replica.url).port));
    // A balancer that prefers one replica and takes the other when that one is gone.
    lines.push(await unsteadyLine([first ?? 0, second ?? 0]));
    talk = await openTalk(lines[0]?.url ?? "", replicas[1]?.url ?? "");
    const each = 100;
    const written = writeAll(talk, each, 25);
    await sleep(1_000);
    await replicas[0]?.stop("SIGKILL");
    await written;
    await expectWhole(talk, each, replicas[1]?.url ?? "");
    // On the other replica the client is live again: what is said now arrives by itself.
    await expect.poll(() => talk?.customer.live() === true && (talk?.customer.connections() ?? 0) >= 2, { timeout: 20_000 }).toBe(true);
    talk.agent.session.write({ body: "still there" });
    await expect.poll(() => talk?.customer.bodies().at(-1), { timeout: 10_000 }).toBe("still there");
  } finally {
    await closeTalk(talk, lines);
    for (const replica of replicas) await replica.stop("SIGKILL");
    await database.drop();
  }
});
