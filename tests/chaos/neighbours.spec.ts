// What the site leans on goes away, or somebody leans on the site: mail server, bucket, clients that never finish their sentence, a mail
// that nobody will ever take. Each story prints what came of it. No browser: a real server process and what it talks to.
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { expect, test } from "../e2e/site-test.ts";
import { logIn } from "../fixtures/chat-client.ts";
import { freePort } from "../fixtures/free-port.ts";
import { s3Server } from "../fixtures/outside/s3-server.ts";
import { type SmtpInbox, smtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { unsteadyLine } from "../fixtures/outside/unsteady-line.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";

const [seoyeon, alex] = ["seoyeon@example.com", "alex@example.com"];

async function askReset(url: string, email: string): Promise<{ status: number; ms: number }> {
  const started = Date.now();
  const answer = await fetch(`${url}/api/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, user_type: "customer" }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: Date.now() - started };
}

const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

test("the mail server is gone: nobody waits for it, and the mail leaves when it is back", async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  let site: RunningSite | undefined;
  let inbox: SmtpInbox | undefined;
  try {
    site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const asked = await askReset(site.url, alex);
    expect(asked.status).toBeLessThan(300);
    await expect.poll(() => site?.output(), { timeout: 30_000 }).toContain("a mail could not be handed over");
    expect(await statusOf(site.url, "/readyz")).toBe(200);
    inbox = await smtpInbox(port);
    const back = Date.now();
    await expect.poll(() => inbox?.received.flatMap(({ to }) => to).filter((to) => to === alex), { timeout: 90_000 }).toEqual([alex]);
    console.log(
      `SMTP gone: the request was answered ${asked.status} in ${asked.ms} ms; the mail left ${Math.round((Date.now() - back) / 1000)} s after it was back, once`,
    );
  } finally {
    await site?.stop("SIGKILL");
    await inbox?.stop();
  }
});

test("a mail that is refused for ever is tried again later and later, and holds up no other", async () => {
  test.setTimeout(120_000);
  const taken: string[] = [];
  let refused = 0;
  // Colleagues hear of the demo's tickets meanwhile.
  const toCustomers = () => taken.filter((to) => to === seoyeon || to === alex);
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (address !== alex) return done();
      refused += 1;
      done(Object.assign(new Error("No such person"), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on("error", () => {});
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  let site: RunningSite | undefined;
  try {
    site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const { url } = site;
    await askReset(url, alex);
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(1);
    await askReset(url, seoyeon);
    await expect.poll(toCustomers, { timeout: 20_000 }).toEqual([seoyeon]);
    await expect.poll(() => refused, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    expect(await statusOf(url, "/readyz")).toBe(200);
    expect(toCustomers()).toEqual([seoyeon]);
    console.log(
      `a job that always fails: tried ${refused} times so far with growing pauses, the mail after it left at once, the site is ready`,
    );
  } finally {
    await site?.stop("SIGKILL");
    await new Promise<void>((closed) => server.close(() => closed()));
  }
});

test("the bucket is gone: uploads and downloads say so and can be tried again, everything else goes on", async () => {
  test.setTimeout(180_000);
  const bucket = await s3Server();
  const there = Number(new URL(bucket.env.S3_ENDPOINT ?? "").port);
  let line = await unsteadyLine([there]);
  const at = Number(new URL(line.url).port);
  let site: RunningSite | undefined;
  try {
    site = await startSite({ env: { ...bucket.env, S3_ENDPOINT: line.url } });
    const { url } = site;
    const token = await logIn(url, alex, "sail-by-the-chart-26", "customer");
    const headers = { authorization: `Bearer ${token}` };
    const upload = async () => {
      const body = new FormData();
      body.append("file", new Blob(["what it says"], { type: "text/plain" }), "note.txt");
      const started = Date.now();
      const answer = await fetch(`${url}/api/files?draft=chaos-draft-1`, { method: "POST", headers, body });
      const { data } = (await answer.json()) as { data?: { id: string } };
      return { status: answer.status, id: data?.id ?? "", retry: answer.headers.get("retry-after"), ms: Date.now() - started };
    };
    const first = await upload();
    expect(first.status).toBe(201);
    await line.close();
    const [lost, unread] = [await upload(), await fetch(`${url}/api/files/${first.id}`, { headers })];
    await unread.arrayBuffer();
    expect([lost.status, unread.status]).toEqual([503, 503]);
    expect(lost.retry).toMatch(/^\d+$/);
    for (const path of ["/", "/blog", "/readyz"]) expect([path, await statusOf(url, path)]).toEqual([path, 200]);
    expect((await fetch(`${url}/api/tickets`, { headers })).status).toBe(200);
    line = await unsteadyLine([there], { at });
    const again = await upload();
    expect(again.status).toBe(201);
    expect(await (await fetch(`${url}/api/files/${first.id}`, { headers })).text()).toBe("what it says");
    console.log(
      `bucket gone: upload and download 503 after ${lost.ms} ms, pages and tickets 200; back: upload 201, the earlier file whole`,
    );
  } finally {
    await site?.stop("SIGKILL");
    await line.close();
    await bucket.stop();
  }
});

test("slow-loris: 400 clients that never finish their headers are let go, and others are answered meanwhile", async () => {
  test.setTimeout(120_000);
  const count = 400;
  const sockets: Socket[] = [];
  let site: RunningSite | undefined;
  try {
    site = await startSite();
    const { url } = site;
    const port = Number(new URL(url).port);
    let ended = 0;
    for (let n = 0; n < count; n++) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.once("close", () => {
        ended += 1;
      });
      socket.write(`GET /about HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`);
      sockets.push(socket);
    }
    const dribble = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write("X-a: b\r\n");
    }, 1_000);
    const statuses: number[] = [];
    const started = Date.now();
    while (ended < count && Date.now() - started < 60_000) {
      statuses.push(await statusOf(url, "/about"), await statusOf(url, "/login"));
      await sleep(250);
    }
    clearInterval(dribble);
    expect(ended).toBe(count);
    expect(new Set(statuses)).toEqual(new Set([200]));
    console.log(
      `slow-loris: all ${count} were let go within ${Math.round((Date.now() - started) / 1000)} s; ${statuses.length} requests of others meanwhile, all 200`,
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    await site?.stop("SIGKILL");
  }
});
