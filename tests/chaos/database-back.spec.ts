// A Postgres server that is stopped under a running site and started again, and one whose disk is full: public pages go on from the store, a
// chat waits and loses nothing, and a mail that was ordered leaves when it is back. Each story prints what came of it.
import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "../e2e/site-test.ts";
import { logIn } from "../fixtures/chat-client.ts";
import { closeTalk, expectWhole, openTalk, type Talk, writeAll } from "../fixtures/chat-talk.ts";
import { smtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { type OwnPostgres, ownPostgres, postgresPrograms } from "../fixtures/own-postgres.ts";
import { preparePeople } from "../fixtures/prepared-data.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";

const stored = ["/", "/about", "/blog", "/status", "/?lang=ko", "/status?lang=ko"];
const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

test("the database is stopped and started: stored pages stay, a chat waits and is whole, a mail ordered before leaves after", async () => {
  test.skip(!postgresPrograms, "needs the programs of a Postgres server");
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), "aranode-back-"));
  const postgres = await ownPostgres();
  const inbox = await smtpInbox();
  let site: RunningSite | undefined;
  let talk: Talk | undefined;
  try {
    preparePeople({ DATA_DIR: folder, DATABASE_URL: postgres.url });
    const env = { DATABASE_URL: postgres.url, SMTP_URL: inbox.url, CHAT_MESSAGES_PER_MINUTE: "100000" };
    site = await startSite({ dataDir: folder, env });
    const { url } = site;
    talk = await openTalk(url, url);
    for (const path of stored) expect(await statusOf(url, path)).toBe(200);
    inbox.refuse(1);
    const had = inbox.received.length;
    const ask = { method: "POST", headers: { "content-type": "application/json" } };
    await fetch(`${url}/api/forgot-password`, { ...ask, body: JSON.stringify({ email: "alex@example.com", user_type: "customer" }) });
    await expect.poll(() => site?.output(), { timeout: 30_000 }).toContain("a mail could not be handed over");
    const each = 40;
    const written = writeAll(talk, each, 150);
    await sleep(1_000);
    postgres.stop();
    const gone = Date.now();
    const seen: string[] = [];
    for (const path of stored) expect([path, await statusOf(url, path)]).toEqual([path, 200]);
    const ready = await fetch(`${url}/readyz`);
    seen.push(`/readyz ${ready.status} "${await ready.text()}"`);
    expect(seen[0]).toBe('/readyz 503 "not ready: the database does not answer"');
    expect(await statusOf(url, "/healthz")).toBe(200);
    await sleep(3_000);
    postgres.start();
    const back = Date.now();
    await expect.poll(() => statusOf(url, "/readyz"), { timeout: 30_000 }).toBe(200);
    const wellAfter = Date.now() - back;
    await written;
    await expectWhole(talk, each, url);
    await expect.poll(() => inbox.received.slice(had).flatMap(({ to }) => to), { timeout: 90_000 }).toContain("alex@example.com");
    const toAlex = inbox.received.slice(had).filter(({ to }) => to.includes("alex@example.com"));
    expect(toAlex).toHaveLength(1);
    console.log(
      `database gone for ${Math.round((back - gone) / 1000)} s: ${stored.length} stored pages 200, ${seen.join()}; ready ${wellAfter} ms after it was back; chat ${2 * each} messages, all once and in order; the mail ordered before left ${Math.round((Date.now() - back) / 1000)} s after, once`,
    );
  } finally {
    await closeTalk(talk, []);
    await site?.stop("SIGKILL");
    await inbox.stop();
    postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the database's own disk is full: writing says so, stored pages stay, and with room all is well again", async () => {
  test.skip(!postgresPrograms, "needs the programs of a Postgres server");
  test.setTimeout(300_000);
  const disk = mkdtempSync(join(tmpdir(), "aranode-pgdisk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", disk]).status === 0;
  test.skip(!mounted, "mounting is not allowed here");
  chmodSync(disk, 0o755);
  const folder = mkdtempSync(join(tmpdir(), "aranode-pgdisk-data-"));
  const filler = join(disk, "filler");
  let postgres: OwnPostgres | undefined;
  let site: RunningSite | undefined;
  try {
    // The log of changes keeps what it has, so that the tables are what finds no room.
    postgres = await ownPostgres({ within: disk, settings: "-c min_wal_size=64MB -c max_wal_size=96MB" });
    preparePeople({ DATA_DIR: folder, DATABASE_URL: postgres.url });
    site = await startSite({ dataDir: folder, env: { DATABASE_URL: postgres.url, TICKETS_PER_MINUTE: "10000" } });
    const { url } = site;
    for (const path of stored) expect(await statusOf(url, path)).toBe(200);
    const token = await logIn(url, "alex@example.com", "sail-by-the-chart-26", "customer");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const text = "x".repeat(9_000);
    const body = JSON.stringify({
      subject: "A ticket",
      department: "technical",
      priority: "normal",
      body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
    });
    const write = async () => {
      const answer = await fetch(`${url}/api/tickets`, { method: "POST", headers, body, signal: AbortSignal.timeout(20_000) });
      const { code = "" } = (await answer.json()) as { code?: string };
      return `${answer.status} ${code}`.trim();
    };
    expect(await write()).toBe("201");
    const file = openSync(filler, "w");
    const { bavail, bsize } = statfsSync(disk);
    try {
      for (let left = bavail * bsize; left > 0; left -= 65_536) writeSync(file, Buffer.alloc(65_536));
    } catch {
      // It is full now.
    }
    closeSync(file);
    const counts = new Map<string, number>();
    for (let n = 0; n < 300 && ![...counts.keys()].some((kind) => kind.startsWith("503")); n++) {
      const outcome = await write();
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    for (const kind of counts.keys()) expect(["201", "503 disk_full", "503 unavailable"]).toContain(kind);
    expect([...counts.keys()].some((kind) => kind.startsWith("503"))).toBe(true);
    for (const path of stored) expect([path, await statusOf(url, path)]).toEqual([path, 200]);
    rmSync(filler);
    const free = Date.now();
    // A server that could not even write its log of changes has stopped itself; whoever runs it starts it again.
    const asked = await fetch(`${url}/readyz`);
    await asked.text();
    let restarted = false;
    if (asked.status !== 200) {
      await sleep(3_000);
      if ((await statusOf(url, "/readyz")) !== 200) {
        postgres.start();
        restarted = true;
      }
    }
    await expect.poll(write, { timeout: 60_000 }).toBe("201");
    console.log(
      `disk full, Postgres: ${[...counts].map(([kind, count]) => `${count} × ${kind}`).join(", ")}, ${stored.length} stored pages 200; with room again tickets 201 after ${Math.round((Date.now() - free) / 1000)} s${restarted ? ", Postgres started again by hand" : ", by itself"}`,
    );
  } finally {
    await site?.stop("SIGKILL");
    postgres?.remove();
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});
