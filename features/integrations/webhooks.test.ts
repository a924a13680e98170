// What happens here is told to other programs: signed, to public addresses only, again and again until it arrives.
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { online, startOne } from "#features/chat/server/chat-fixture.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { resolver } from "#platform/outside-fetch.ts";
import { hookExample } from "#server/api-docs.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, apiBench, benchOn, type Person } from "#tests/fixtures/api-bench.ts";
import { engines, oneEngine, testServices } from "#tests/fixtures/test-services.ts";
import { deliver } from "./webhook-delivery.server.ts";

type Received = { headers: IncomingHttpHeaders; body: string };

/** Another program: keeps what it was sent, and answers as it is told. */
async function receiver(port = 0, answer: () => { status: number; location?: string } = () => ({ status: 204 })) {
  const got: Received[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      const { status, location } = answer();
      response.writeHead(status, location ? { location } : {}).end();
    });
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    got,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The example of /api/docs, run as it stands there. */
const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(hookExample)}`)) as {
  isOurs: (secret: string, headers: IncomingHttpHeaders, body: string) => boolean;
};
const signedBy = (secret: string, { headers, body }: Received) => isOurs(secret, headers, body);

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await what())) {
    if (Date.now() > end) throw new Error("it did not happen");
    await new Promise((later) => setTimeout(later, 20));
  }
}

describe.each(oneEngine)("webhooks on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  let other: Awaited<ReturnType<typeof receiver>>;
  let answers: { status: number; location?: string } = { status: 204 };
  beforeAll(async () => {
    other = await receiver(0, () => answers);
    bench = await apiBench(engine, { WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${other.port}` });
    admin = await bench.person({ role: "admin", email: "sera@example.com" });
  });
  afterAll(async () => {
    await bench.dispose();
    await other.stop();
  });
  afterEach(() => {
    answers = { status: 204 };
    vi.restoreAllMocks();
  });

  const call = (method: string, path: string, body?: object, person = admin) => bench.call(method, path, body, { token: person.token });
  const sql = (text: string, values: unknown[] = []) => bench.services.database.query<Record<string, never>>(text, values);
  async function hook(events = ["ticket.created"], url = `http://127.0.0.1:${other.port}/hook`): Promise<{ id: string; secret: string }> {
    const { status, body } = await call("POST", "/staff/webhooks", { url, events });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  }
  const remove = (id: string) => call("DELETE", `/staff/webhooks/${id}`);
  const deliveries = async (id: string) => (await call("GET", `/staff/webhooks/${id}/deliveries`)).body.data;

  test("a ticket is told with its signature, ids and states, and no word of what was written", async () => {
    const { id, secret } = await hook(["ticket.created", "ticket.changed", "ticket.closed"]);
    other.got.length = 0;
    const ticket = await openOne(bench, await bench.person(), { subject: "Secret subject" });
    await call("PATCH", `/staff/tickets/${ticket.id}`, { priority: "low" });
    await call("PATCH", `/staff/tickets/${ticket.id}`, { state: "closed" });
    await until(() => other.got.length === 3);
    expect(other.got.every((one) => signedBy(secret, one))).toBe(true);
    expect(signedBy(`${secret}x`, other.got[0] as Received)).toBe(false);
    const bodies = other.got.map(({ body }) => JSON.parse(body)).sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
    expect(bodies.map(({ type, data }) => [type, data.number, data.state])).toEqual([
      ["ticket.created", ticket.number, "open"],
      ["ticket.changed", ticket.number, "open"],
      ["ticket.closed", ticket.number, "closed"],
    ]);
    expect(JSON.stringify(bodies)).not.toContain("Secret subject");
    expect(JSON.stringify(await sql("select * from webhooks"))).not.toContain(secret);
    await until(async () => (await deliveries(id)).every(({ state }: { state: string }) => state === "delivered"));
    await remove(id);
  });

  test("an enquiry is told too; what was not asked for is not", async () => {
    const { id, secret } = await hook(["enquiry.received"]);
    other.got.length = 0;
    await openOne(bench, await bench.person());
    const enquiry = {
      intent: "sales", name: "Kim", email: "kim@example.com", message: "How much is a rack in Seoul?", consent: true,
    }; // biome-ignore format: one line of facts
    const { status, body } = await bench.call("POST", "/contact", enquiry);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    await until(() => other.got.length === 1);
    expect([signedBy(secret, other.got[0] as Received), JSON.parse(other.got[0]?.body ?? "").type]).toEqual([true, "enquiry.received"]);
    await remove(id);
  });

  test("a chat is told when it waits and when it is over", async () => {
    const agent = await bench.person({ role: "agent" });
    await online(bench, agent);
    const { id } = await hook(["chat.waiting", "chat.ended"]);
    other.got.length = 0;
    const customer = await bench.person();
    const chat = await startOne(bench, customer);
    await bench.call("POST", `/chat/${chat.id}/close`, {}, { token: customer.token });
    await until(() => other.got.length === 2);
    const told = other.got.map(({ body }) => JSON.parse(body)).map(({ type, data }) => `${type} ${data.id}`);
    expect(told.sort()).toEqual([`chat.ended ${chat.id}`, `chat.waiting ${chat.id}`]);
    await remove(id);
  });

  test("what failed stands in the log and can be sent again, the same body under a new signature", async () => {
    const { id, secret } = await hook();
    answers = { status: 500 };
    const { body } = await call("POST", `/staff/webhooks/${id}/ping`, {});
    await until(async () => (await deliveries(id))[0].attempts > 0);
    expect((await deliveries(id))[0]).toMatchObject({ id: body.data.id, state: "waiting", status: 500, problem: "status" });
    expect((await call("POST", `/staff/webhooks/${id}/deliveries/${body.data.id}/resend`, {})).body.code).toBe("wrong_state");
    await deliver(bench.services, body.data.id, true);
    expect((await deliveries(id))[0]).toMatchObject({ state: "failed" });
    answers = { status: 200 };
    other.got.length = 0;
    expect((await call("POST", `/staff/webhooks/${id}/deliveries/${body.data.id}/resend`, {})).status).toBe(200);
    await until(() => other.got.length === 1);
    expect([signedBy(secret, other.got[0] as Received), JSON.parse(other.got[0]?.body ?? "").id]).toEqual([true, body.data.id]);
    await remove(id);
  });

  test("is turned off after days of failure, once, with a mail to who set it up; on again, its past is forgiven", async () => {
    const { id } = await hook();
    answers = { status: 503 };
    await sql("update webhooks set failing_since = now() - interval '73 hours' where id = $1", [id]);
    const ping = await call("POST", `/staff/webhooks/${id}/ping`, {});
    await until(async () => (await call("GET", `/staff/webhooks/${id}`)).body.data.state === "failed");
    const mails = async () => (await bench.services.mail.captured()).filter(({ text }) => text.includes(`/staff/admin/webhooks/${id}`));
    await until(async () => (await mails()).length > 0);
    expect((await mails())[0]).toMatchObject({ to: "sera@example.com", subject: expect.stringContaining("webhook") });
    await deliver(bench.services, ping.body.data.id, false).catch(() => {});
    expect((await deliveries(id))[0]).toMatchObject({ state: "failed", problem: "off" });
    expect(await mails()).toHaveLength(1);
    expect((await call("POST", `/staff/webhooks/${id}/ping`, {})).body.code).toBe("wrong_state");
    const on = await call("PATCH", `/staff/webhooks/${id}`, { active: true });
    expect(on.body.data).toMatchObject({ state: "active", failing_since: null });
    await remove(id);
  });

  const names = (address: string, family = 4) =>
    vi.spyOn(resolver, "lookup").mockImplementation((_host, _options, answer) => answer(null, [{ address, family }]));

  test.each([
    ["decimal", "https://2130706433/"],
    ["octal", "https://0177.0.0.1/"],
    ["hex", "https://0x7f.0x0.0x0.0x1/"],
    ["IPv6-mapped", "https://[::ffff:10.0.0.1]/"],
    ["::1", "https://[::1]/"],
    ["link-local", "https://[fe80::1]/"],
    ["the metadata address", "https://169.254.169.254/latest/meta-data"],
    ["a private network", "https://192.168.1.10/"],
    ["another port", "https://93.184.216.34:22/"],
    ["no https", "http://93.184.216.34/"],
    ["a password", "https://user:pass@93.184.216.34/"],
    ["no web address", "ftp://example.com/"],
  ])("refuses at saving: %s", async (_form, url) => {
    const { status, body } = await call("POST", "/staff/webhooks", { url, events: ["ticket.created"] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["url"]]);
  });

  test("refuses at saving: a name that resolves private, also when only one of its addresses does", async () => {
    names("10.1.2.3");
    expect((await call("POST", "/staff/webhooks", { url: "https://inside.example.com/", events: ["ticket.created"] })).status).toBe(422);
    vi.spyOn(resolver, "lookup").mockImplementation((_host, _options, answer) =>
      answer(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "fd00::1", family: 6 },
      ]),
    );
    expect((await call("POST", "/staff/webhooks", { url: "https://both.example.com/", events: ["ticket.created"] })).status).toBe(422);
  });

  test.each([
    ["decimal", "https://2130706433/"],
    ["octal", "https://0177.0.0.1/"],
    ["hex", "https://0x7f000001/"],
    ["IPv6-mapped", "https://[::ffff:127.0.0.1]/"],
    ["::1", "https://[::1]/"],
    ["link-local", "https://169.254.7.7/"],
    ["the metadata address", "https://169.254.169.254/"],
  ])("refuses at sending what was written past the check: %s", async (_form, url) => {
    const { id } = await hook();
    await sql("update webhooks set url = $1 where id = $2", [url, id]);
    await call("POST", `/staff/webhooks/${id}/ping`, {});
    await until(async () => (await deliveries(id))[0].attempts > 0);
    expect((await deliveries(id))[0]).toMatchObject({ state: "waiting", status: null, problem: "refused" });
    await remove(id);
  });

  test("a name that was public at saving and is private at sending (rebinding) is refused at the connection, looked up once", async () => {
    names("93.184.216.34");
    const { id } = await hook(["ticket.created"], "https://rebind.example.com/");
    const lookups = names("127.0.0.1");
    lookups.mockClear();
    await call("POST", `/staff/webhooks/${id}/ping`, {});
    await until(async () => (await deliveries(id))[0].attempts > 0);
    expect((await deliveries(id))[0]).toMatchObject({ status: null, problem: "refused" });
    expect(lookups).toHaveBeenCalledTimes(1);
    await remove(id);
  });

  test("a redirect to a private address is not followed", async () => {
    const inside = await receiver();
    answers = { status: 302, location: `http://127.0.0.1:${inside.port}/` };
    const { id } = await hook();
    await call("POST", `/staff/webhooks/${id}/ping`, {});
    await until(async () => (await deliveries(id))[0].attempts > 0);
    expect((await deliveries(id))[0]).toMatchObject({ status: 302, problem: "redirect" });
    expect(inside.got).toEqual([]);
    await inside.stop();
    await remove(id);
  });

  test("only who looks after integrations may; address and events change behind a fresh factor; all of it is audited", async () => {
    const { id } = await hook();
    expect((await call("GET", "/staff/webhooks", undefined, await bench.person({ role: "agent" }))).status).toBe(403);
    const stale = await bench.person({ role: "admin" });
    await sql("update sessions set factor_at = now() - interval '11 minutes' where id = $1", [stale.sessionId]);
    expect((await call("PATCH", `/staff/webhooks/${id}`, { active: false }, stale)).body.code).toBe("fresh_factor_required");
    await call("PATCH", `/staff/webhooks/${id}`, { events: ["chat.ended"] });
    await remove(id);
    const { body } = await call("GET", "/staff/audit?kind=webhook");
    expect(body.data.slice(0, 2)).toMatchObject([
      { action: "removeWebhook" },
      { action: "changeWebhook", changes: [{ field: "events", from: "ticket.created", to: "chat.ended" }] },
    ]);
  });
});

test("a receiver verifies signatures over a restart of both sides: what waited is told by the next process to the next receiver", async () => {
  let other = await receiver();
  const { port } = other;
  const first = await testServices(engines.at(-1), { WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${port}` });
  const bench = benchOn(first);
  const admin = await bench.person({ role: "admin" });
  await first.jobs.start();
  const made = await bench.call(
    "POST",
    "/staff/webhooks",
    { url: `http://127.0.0.1:${port}/`, events: ["ticket.created"] },
    { token: admin.token },
  );
  const { id, secret } = made.body.data;
  await bench.call("POST", `/staff/webhooks/${id}/ping`, {}, { token: admin.token });
  await until(() => other.got.length === 1);
  const before = other.got[0] as Received;
  await other.stop();
  await first.jobs.stop();
  // Committed while nobody sends and nobody listens.
  const ticket = await openOne(bench, await bench.person());
  other = await receiver(port);
  const { dispose, ...left } = first;
  // On Postgres with connections of its own; the embedded database has one process, and its files are the same.
  const shared = { ...left.database, close: async () => {} };
  const second = await openServices(left.config, { ...(left.config.DATABASE_URL ? {} : { database: shared }), log: left.log });
  await second.jobs.start();
  await until(() => other.got.length >= 1);
  expect([signedBy(secret, before), other.got.map((one) => signedBy(secret, one))]).toEqual([true, [true]]);
  expect(JSON.parse(other.got[0]?.body ?? "").data.number).toBe(ticket.number);
  await second.close();
  await other.stop();
  await dispose();
});
