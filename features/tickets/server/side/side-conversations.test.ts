// Staff and somebody outside, by mail: over a real SMTP line out, through the signed gateway in; the customer sees nothing of it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { download, upload } from "#features/files/file-fixture.ts";
import { attached, deliver, inboundSecret, parts, rawMail } from "#features/tickets/inbound/mail-fixture.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { type SmtpInbox, smtpInbox } from "#tests/fixtures/outside/smtp-inbox.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const carrier = "noc@carrier.example";
const secretWords = "Is the fibre at Guro cut?";

describe.each(oneEngine)("side conversations on %s", (engine) => {
  let bench: ApiBench;
  let inbox: SmtpInbox;
  let [agent, customer] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    inbox = await smtpInbox();
    bench = await apiBench(engine, {
      SMTP_URL: inbox.url,
      INBOUND_MAIL_SECRET: inboundSecret,
      INBOUND_MAIL_SERVER: "mx.example",
      TICKETS_PER_MINUTE: "100",
    });
    agent = await bench.person({ role: "agent", name: "Dohyun" });
    customer = await bench.person({ name: "Ann Lee", email: "ann@example.com" });
  });
  afterAll(async () => {
    await bench.dispose();
    await inbox.stop();
  });

  const call = (method: string, path: string, body?: unknown, person = agent) =>
    bench.call(method, `/staff/tickets/${path}`, body, { token: person.token });
  const mailsOut = () => inbox.received.filter(({ to }) => to.includes(carrier));
  async function begin(id: string, files: object = {}) {
    const before = mailsOut().length;
    const started = await call("POST", `${id}/side-conversations`, {
      email: carrier,
      subject: "Circuit KR-88",
      text: secretWords,
      ...files,
    });
    expect(started.status, JSON.stringify(started.body)).toBe(201);
    await expect.poll(() => mailsOut().length, { timeout: 20_000 }).toBe(before + 1);
    const mail = mailsOut().at(-1)?.mail;
    return { conversation: started.body.data.conversations.at(-1), mail, address: mail?.replyTo?.[0]?.address ?? "" };
  }
  const answer = (address: string, over: object = {}) =>
    deliver(bench, rawMail({ from: `NOC <${carrier}>`, to: address, subject: "Re: Circuit KR-88", body: "Yes, since 13:05.", ...over }));

  test("the mail holds what the colleague wrote and nothing of the ticket; its answer is in the ticket, with a bell", async () => {
    const ticket = await openOne(bench, customer, { subject: "Players in Singapore lose packets" });
    await call("PATCH", ticket.id, { assignee: agent.id });
    const { mail, address, conversation } = await begin(ticket.id);
    expect(mail?.subject).toBe("Circuit KR-88");
    expect(mail?.text).toContain(secretWords);
    for (const word of [ticket.number, "Singapore", "Ann Lee", "ann@example.com"])
      expect(mail?.text + String(mail?.html)).not.toContain(word);
    expect(address).toMatch(/^reply\+s-[a-z2-7]{16}-[a-z2-7]{20}@/);
    expect((await answer(address, { id: "<one@carrier.example>" })).body.data).toEqual({ outcome: "reply", ticket: ticket.number });
    expect((await answer(address, { id: "<one@carrier.example>" })).body.data).toEqual({ outcome: "duplicate" });
    const { body } = await call("GET", `${ticket.id}/side-conversations`);
    expect(body.data.conversations).toMatchObject([
      {
        id: conversation.id,
        open: true,
        messages: [
          { by: "Dohyun", ours: true, text: secretWords },
          { by: carrier, ours: false, text: "Yes, since 13:05.", unproved: false },
        ],
      },
    ]);
    const bells = async () => (await bench.call("GET", "/notifications", undefined, { token: agent.token })).body.data;
    await expect
      .poll(async () => (await bells()).map(({ kind }: { kind: string }) => kind), { timeout: 20_000 })
      .toContain("staff_ticket_side");
  });

  test("the customer finds nothing of it: not in the ticket, its thread, bells or mails", async () => {
    const ticket = await openOne(bench, customer);
    const { address } = await begin(ticket.id);
    await answer(address);
    const seen = await Promise.all(
      [`/tickets/${ticket.id}`, `/tickets/${ticket.id}/messages`, "/tickets", "/notifications", "/tickets?q=fibre"].map((path) =>
        bench.call("GET", path, undefined, { token: customer.token }),
      ),
    );
    const mails = inbox.received.filter(({ to }) => to.includes(customer.email)).map(({ mail }) => mail.text);
    for (const text of [...seen.map(({ body }) => JSON.stringify(body)), ...mails])
      for (const word of ["Guro", carrier, "since 13:05"]) expect(text).not.toContain(word);
    expect((await bench.call("GET", `/staff/tickets/${ticket.id}/side-conversations`, undefined, { token: customer.token })).status).toBe(
      403,
    );
  });

  test("files go out with the mail and come in with the answer, for staff alone; who has the ticket open hears of it", async () => {
    const ticket = await openOne(bench, customer);
    const told: string[] = [];
    bench.services.bus.subscribe(REALTIME_TOPIC, (payload) => {
      for (const one of JSON.parse((payload as { payload: string }).payload)) told.push(`${one.channels} ${one.event}`);
    });
    const draft = "draft-side-01";
    const sent = await upload(bench, agent, "route.txt", "via Guro", `?draft=${draft}`, "internal");
    const { address, mail } = await begin(ticket.id, { file_ids: [sent.body.data.id], draft });
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["route.txt"]);
    const type = 'multipart/mixed; boundary="b"';
    const words: [string[], string] = [["Content-Type: text/plain; charset=utf-8"], "See the report."];
    const report = { type, body: parts("b", words, attached("report.txt", "cut at 13:05"), attached("run.exe", "MZ")) };
    expect((await answer(address, report)).body.data.outcome).toBe("reply");
    const { body } = await call("GET", `${ticket.id}/side-conversations`);
    const [ours, theirs] = body.data.conversations[0].messages;
    const names = (files: { name: string }[]) => files.map(({ name }) => name);
    expect([names(ours.files), names(theirs.files), theirs.text.includes("run.exe")]).toEqual([["route.txt"], ["report.txt"], true]);
    await expect.poll(() => told.filter((line) => line === `presence-ticket-${ticket.id} ticket.side`).length).toBe(2);
    for (const { id } of [...ours.files, ...theirs.files]) {
      expect((await download(bench, agent, `/files/${id}`)).status).toBe(200);
      expect((await download(bench, customer, `/files/${id}`)).status).toBe(404);
      // Nothing that the customer sees takes it, whatever a query says.
      await expect(bench.services.database.query("update files set audience = 'customer' where id = $1", [id])).rejects.toThrow();
    }
    await bench.services.database.query("delete from tickets where id = $1", [ticket.id]);
    expect(await bench.services.database.query("select id from files where bound_kind = 'side-message'")).toEqual([]);
  });

  test("another sender, a changed signature and a machine's answer do not reach it; an unproved one is marked", async () => {
    const ticket = await openOne(bench, customer);
    const { address } = await begin(ticket.id);
    await answer(address, { from: "Eve <eve@elsewhere.example>" });
    await answer(address.replace(/-([a-z2-7]{20})@/, (_, given: string) => `-${given.startsWith("a") ? "b" : "a"}${given.slice(1)}@`));
    expect((await answer(address, { headers: ["Auto-Submitted: auto-replied"] })).body.data.outcome).toBe("ignored");
    await answer(address, { headers: [], body: "From nobody in particular." });
    const { body } = await call("GET", `${ticket.id}/side-conversations`);
    expect(body.data.conversations[0].messages.map(({ text, unproved }: { text: string; unproved: boolean }) => [text, unproved])).toEqual([
      [secretWords, false],
      ["From nobody in particular.", true],
    ]);
  });

  test("it is closed by hand and with the ticket, is audited, and its address is checked", async () => {
    const ticket = await openOne(bench, customer);
    const { conversation } = await begin(ticket.id);
    const path = `${ticket.id}/side-conversations`;
    expect((await call("POST", `${path}/${conversation.id}/messages`, { text: "Any news?" })).status).toBe(201);
    expect((await call("POST", `${path}/${conversation.id}/close`, {})).body.data.conversations[0].open).toBe(false);
    expect((await call("POST", `${path}/${conversation.id}/messages`, { text: "Still?" })).body.code).toBe("wrong_state");
    const own = await call("POST", path, { email: customer.email, subject: "Hello", text: "Hello" });
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ["email"]]);
    await bench.call("POST", `/tickets/${ticket.id}/close`, {}, { token: customer.token });
    expect((await call("POST", path, { email: carrier, subject: "Hello", text: "Hello" })).body.code).toBe("wrong_state");
    const admin = await bench.person({ role: "admin" });
    const { body } = await bench.call("GET", `/staff/audit?subject=${ticket.number}`, undefined, { token: admin.token });
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      "closeSideConversation",
      "writeSideMessage",
      "startSideConversation",
    ]);
    expect(body.data[2].changes).toEqual([{ field: "side_conversation", from: null, to: carrier }]);
  });
});
