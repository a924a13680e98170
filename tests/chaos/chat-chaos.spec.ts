// Nothing said in a chat is lost, doubled or out of order: not when lines are cut, not when the server dies, not when a replica does.
// No browser: the pages' own session and log, the real pusher-js, real server processes.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "../e2e/site-test.ts";
import type { ChatClient } from "../fixtures/chat-client.ts";
import { closeTalk, expectWhole, openTalk, type Talk, writeAll } from "../fixtures/chat-talk.ts";
import { freePort } from "../fixtures/free-port.ts";
import { type UnsteadyLine, unsteadyLine } from "../fixtures/outside/unsteady-line.ts";
import { ownDatabase } from "../fixtures/own-database.ts";
import { lendData, type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

const env = { CHAT_MESSAGES_PER_MINUTE: "100000" };
const messagesEach = 120;
const cuts = 16;
const kills = 2;

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
