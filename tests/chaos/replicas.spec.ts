// Two replicas behind a balancer while people are at work. Replaced one after the other nobody notices; one that is killed takes with it
// only what it was answering. No browser: fetch, the chat's own session, real server processes.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "../e2e/site-test.ts";
import { closeTalk, expectWhole, openTalk, type Talk, writeAll } from "../fixtures/chat-talk.ts";
import { freePort } from "../fixtures/free-port.ts";
import { mixedLoad, prepareCustomers, repliesOf, told } from "../fixtures/mixed-load.ts";
import { type S3Server, s3Server } from "../fixtures/outside/s3-server.ts";
import { type UnsteadyLine, unsteadyLine } from "../fixtures/outside/unsteady-line.ts";
import { type OwnDatabase, ownDatabase } from "../fixtures/own-database.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { testSecretsKey } from "../fixtures/secrets-key.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

const people = 4;

type Stage = {
  database: OwnDatabase;
  bucket: S3Server;
  ports: number[];
  replicas: RunningSite[];
  start: (n: number) => Promise<void>;
  line: UnsteadyLine;
};

async function openStage(): Promise<Stage> {
  const database = await ownDatabase({ people: true });
  const bucket = await s3Server();
  const ports = [await freePort(), await freePort()];
  const replicas: RunningSite[] = [];
  const env = { ...bucket.env, DATABASE_URL: database.url, CHAT_MESSAGES_PER_MINUTE: "100000" };
  const start = async (n: number) => {
    replicas[n] = await startSite({ env, port: ports[n] ?? 0 });
  };
  // Both at once: one migrates and makes the queues, the other waits for it.
  await Promise.all([start(0), start(1)]);
  return { database, bucket, ports, replicas, start, line: await unsteadyLine(ports, { spread: true }) };
}

async function closeStage({ database, bucket, replicas, line }: Stage, talk: Talk | undefined) {
  await closeTalk(talk, [line]);
  for (const replica of replicas) await replica.stop("SIGKILL");
  await bucket.stop();
  await database.drop();
}

async function expectReplies(url: string, acknowledged: ReadonlyMap<Parameters<typeof repliesOf>[1], string[]>): Promise<number> {
  let total = 0;
  for (const [customer, texts] of acknowledged) {
    const there = await repliesOf(url, customer);
    expect(new Set(there).size, "none twice").toBe(there.length);
    for (const text of texts) expect(there).toContain(text);
    total += texts.length;
  }
  return total;
}

test("a rolling restart of two replicas under mixed load: no request fails, no message is lost or doubled", async () => {
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  test.setTimeout(400_000);
  const stage = await openStage();
  let talk: Talk | undefined;
  try {
    const { line, replicas, start } = stage;
    const customers = prepareCustomers(people, { DATABASE_URL: stage.database.url, SECRETS_KEY: testSecretsKey, ...stage.bucket.env });
    talk = await openTalk(line.url, line.url);
    const load = mixedLoad(line.url, customers);
    const each = 150;
    const written = writeAll(talk, each, 60);
    await sleep(2_000);
    for (const n of [0, 1]) {
      await replicas[n]?.stop("SIGTERM");
      await start(n);
      await sleep(1_000);
    }
    await written;
    const outcomes = await load.stop();
    await expectWhole(talk, each, line.url);
    const replies = await expectReplies(line.url, load.acknowledged);
    console.log(told("rolling restart", outcomes, `chat ${2 * each} messages, all once and in order; ${replies} replies, all once`));
    expect(load.failures()).toEqual([]);
    for (const { kind, count } of outcomes) expect([kind, count]).toEqual([kind, expect.any(Number)]);
    expect(outcomes).toHaveLength(4);
  } finally {
    await closeStage(stage, talk);
  }
});

test("one of two replicas killed −9 under mixed load: only what it was answering fails", async () => {
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  test.setTimeout(300_000);
  const stage = await openStage();
  let talk: Talk | undefined;
  try {
    const { line, replicas } = stage;
    const customers = prepareCustomers(people, { DATABASE_URL: stage.database.url, SECRETS_KEY: testSecretsKey, ...stage.bucket.env });
    talk = await openTalk(line.url, line.url);
    const load = mixedLoad(line.url, customers);
    const written = writeAll(talk, 100, 40);
    await sleep(2_000);
    const killedAt = Date.now();
    await replicas[0]?.stop("SIGKILL");
    await written;
    await sleep(2_000);
    const outcomes = await load.stop();
    await expectWhole(talk, 100, line.url);
    const replies = await expectReplies(line.url, load.acknowledged);
    console.log(told("replica killed −9", outcomes, `chat 200 messages, all once and in order; ${replies} acknowledged replies are there`));
    // Whoever asked after it was gone was answered by the other one; at most one request of each was under way.
    expect(load.failures().filter(({ at }) => at > killedAt + 250)).toEqual([]);
    expect(load.failures().length).toBeLessThanOrEqual(3 * people + 4);
  } finally {
    await closeStage(stage, talk);
  }
});
