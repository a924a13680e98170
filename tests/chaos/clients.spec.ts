// Clients that ask and do not read, and sockets whose other end has left without a word. The server lets go of both by itself, and whoever
// is well notices nothing. Each story prints what came of it.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "../e2e/site-test.ts";
import { closeTalk, expectWhole, openTalk, type Talk, writeAll } from "../fixtures/chat-talk.ts";
import { unsteadyLine } from "../fixtures/outside/unsteady-line.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

const engines = postgresUrl ? [true, false] : [true];

function residentMegabytes({ process: { pid } }: RunningSite): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
}

/** Connections the server holds: a client that does not read does not hear either that it was let go. */
function heldBy({ process: { pid } }: RunningSite): number {
  const held = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return "";
    }
  });
  return held.filter((target) => target.startsWith("socket:")).length;
}

test("slow clients: 200 that ask for 8 MB each and read nothing are let go, cost little, and others are answered meanwhile", async () => {
  test.skip(process.platform !== "linux", "counts connections in /proc");
  test.setTimeout(240_000);
  const count = 200;
  const sockets: Socket[] = [];
  let site: RunningSite | undefined;
  try {
    site = await startSite();
    const { url } = site;
    const { port } = new URL(url);
    const size = (await (await fetch(url, { headers: { "accept-encoding": "identity" } })).arrayBuffer()).byteLength;
    const asked = Math.ceil((8 * 1024 * 1024) / size);
    const [before, heldBefore] = [residentMegabytes(site), heldBy(site)];
    for (let n = 0; n < count; n++) {
      const socket = connect({ port: Number(port), host: "127.0.0.1" });
      socket.pause();
      socket.on("error", () => {});
      socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: identity\r\n\r\n`.repeat(asked));
      sockets.push(socket);
    }
    const started = Date.now();
    await expect.poll(() => heldBy(site as RunningSite), { timeout: 20_000 }).toBeGreaterThan(heldBefore + count - 10);
    const statuses = new Map<number, number>();
    let most = before;
    // A few are the server's own, to its database, and come and go.
    while (heldBy(site) > heldBefore + 10 && Date.now() - started < 180_000) {
      for (const path of ["/about", "/login"]) {
        const { status } = await fetch(url + path);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      most = Math.max(most, residentMegabytes(site));
      await sleep(500);
    }
    expect([...statuses.keys()]).toEqual([200]);
    expect(heldBy(site), "connections still held").toBeLessThanOrEqual(heldBefore + 10);
    expect(most - before).toBeLessThan(400);
    console.log(
      `slow clients: ${count} asked for ${asked} pages of ${Math.round(size / 1024)} kB and read none; the server grew by ${most - before} MB at most, let all go within ${Math.round((Date.now() - started) / 1000)} s, and answered ${statuses.get(200)} requests of others meanwhile, all 200`,
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    await site?.stop("SIGKILL");
  }
});

for (const embedded of engines) {
  const engine = embedded ? "embedded" : "Postgres";
  test(`half-open sockets, ${engine}: both ends of a chat lose the network without a word; nothing is lost, and the dead sockets are let go`, async () => {
    test.setTimeout(300_000);
    const env = { CHAT_MESSAGES_PER_MINUTE: "100000", METRICS_TOKEN: "for-the-test" };
    let site: RunningSite | undefined;
    let talk: Talk | undefined;
    const started = await startSite({ embedded, env });
    site = started;
    const line = await unsteadyLine([Number(new URL(site.url).port)]);
    const open = async () => {
      const answer = await fetch(`${started.url}/metrics`, { headers: { authorization: "Bearer for-the-test" } });
      return Number(/^aranode_sockets (\d+)$/m.exec(await answer.text())?.[1]);
    };
    try {
      talk = await openTalk(line.url, line.url);
      const { customer, agent } = talk;
      expect(await open()).toBe(2);
      const hushed = line.hush();
      const from = Date.now();
      await writeAll(talk, 20, 50);
      await expectWhole(talk, 20, site.url);
      const whole = Date.now();
      await expect.poll(() => Math.min(customer.connections(), agent.connections()), { timeout: 120_000 }).toBeGreaterThan(1);
      const most = await open();
      await expect.poll(open, { timeout: 180_000, intervals: [1_000] }).toBe(2);
      console.log(
        `half-open sockets, ${engine}: ${hushed} ends of connections fell silent; 40 messages, all once and in order after ${Math.round((whole - from) / 1000)} s; ${most} sockets were held, back to 2 after ${Math.round((Date.now() - from) / 1000)} s`,
      );
    } finally {
      await closeTalk(talk, [line]);
      await site.stop("SIGKILL");
    }
  });
}
