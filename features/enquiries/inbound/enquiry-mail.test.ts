import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { enquiries } from "#db/schema/enquiries.ts";
import { discardedFiles, files } from "#db/schema/files.ts";
import { mails } from "#db/schema/mails.ts";
import { releaseForgottenAnswers } from "#features/enquiries/server/enquiry-answers.server.ts";
import { pngBytes } from "#features/files/file-fixture.ts";
import { attached, deliver, inboundSecret, parts, type RawMail, rawMail } from "#features/tickets/inbound/mail-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("mails about enquiries on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  let other: Person;
  let people = 0;
  beforeAll(async () => {
    bench = await apiBench(engine, { INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_SERVER: "mx.example" });
    agent = await bench.person({ role: "agent", name: "박도현", locale: "ko", email: "dohyun@example.com" });
    other = await bench.person({ role: "agent", name: "Sera Yoon" });
  });
  afterAll(() => bench.dispose());

  const until = <T>(find: () => Promise<T>) =>
    vi.waitFor(
      async () => {
        const found = await find();
        expect(found).toBeTruthy();
        return found;
      },
      { timeout: 30_000, interval: 100 },
    );
  const rows = () => bench.services.database.orm;
  const as = (person: Person) => ({ token: person.token });
  const mail = async (given: RawMail) => (await deliver(bench, rawMail(given))).body.data;
  const read = async (id: string) => (await bench.call("GET", `/staff/enquiries/${id}`, undefined, as(agent))).body.data;
  const bellOf = async (person: Person) => (await bench.call("GET", "/notifications", undefined, as(person))).body;
  const byReference = async (reference: string) => (await rows().select().from(enquiries).where(eq(enquiries.reference, reference)))[0];

  async function ask(email = `asker-${++people}-${engine}@example.com`) {
    const body = { intent: "sales", name: "Alex", email, message: "Two racks in Seoul, please.", consent: true };
    const { data } = (await bench.call("POST", "/contact", body, { address: `198.51.100.${people + 1}` })).body;
    return { id: (await byReference(data.reference))?.id ?? "", email, reference: data.reference as string };
  }
  const write = (id: string, seen = 0, extra: object = {}) =>
    bench.call("POST", `/staff/enquiries/${id}/answers`, { text: "Here is our offer.", seen_answers: seen, ...extra }, as(agent));
  /** Written, and the seconds of grace are over. */
  const answer = async (...given: Parameters<typeof write>) => {
    const answered = await write(...given);
    await releaseForgottenAnswers(bench.services, new Date(Date.now() + 60_000));
    return answered;
  };
  async function upload(audience: string, name: string, draft: string): Promise<string> {
    const form = new FormData();
    form.set("file", new Blob(["the offer"], { type: "text/plain" }), name);
    const request = new Request(`http://api.test/files?draft=${draft}&audience=${audience}`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${agent.token}` },
    });
    const response = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.9" });
    return (await response.json()).data.id;
  }
  const replyTo = async (email: string) => {
    const written = await rows().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);
    return written.at(-1)?.headers["reply-to"] ?? "";
  };

  test("desk 6: a reply to an answer arrives in the enquiry, opens it again and rings for whoever answered", async () => {
    const { id, email, reference } = await ask();
    await answer(id, 0, { close: true });
    const to = await replyTo(email);
    expect(to).toMatch(/^reply\+e-20\d\d-\d{6}-[a-z2-7]{20}@/);
    const raw = rawMail({
      from: `Alex <${email}>`,
      to,
      subject: `Re: [${reference}] Your enquiry`,
      type: 'multipart/mixed; boundary="b"',
      body: parts(
        "b",
        [
          ["Content-Type: text/plain; charset=utf-8"],
          "We take both racks.\r\n\r\nOn Thu, Nov 12, 2026 at 1:38 PM Aranode <no-reply@example.com> wrote:\r\n> Here is our offer.",
        ],
        attached("plan.png", await pngBytes()),
        attached("virus.exe", "MZ"),
      ),
    });
    const twice = await Promise.all([deliver(bench, raw), deliver(bench, raw)]);
    expect(twice.map(({ body }) => body.data.outcome).sort()).toEqual(["duplicate", "enquiry_reply"]);
    const enquiry = await read(id);
    expect(enquiry).toMatchObject({ status: "open" });
    const reply = enquiry.entries.at(-1);
    expect(reply).toMatchObject({ kind: "reply", by: { id: null, name: "Alex" }, files: [{ name: "plan.png" }] });
    expect(reply.text).toContain("We take both racks.");
    expect(reply.text).toContain("virus.exe");
    expect(reply.text).not.toContain("Here is our offer");
    const file = await bench.call("GET", `/files/${reply.files[0].id}`, undefined, as(agent));
    expect(file.status).toBe(200);
    const notice = await until(async () => (await bellOf(agent)).data.find(({ kind }: { kind: string }) => kind === "staff_enquiry_reply"));
    expect(notice).toMatchObject({ about: { kind: "enquiry", id }, href: `/staff/enquiries/${id}`, read: false });
    expect((await bellOf(other)).data.some(({ kind }: { kind: string }) => kind === "staff_enquiry_reply")).toBe(false);
    const told = await bench.mailsTo("dohyun@example.com");
    expect(told.at(-1)?.text).toContain(`/staff/enquiries/${id}`);
    // The team's own mailbox hears of it, too.
    expect((await bench.mailsTo("sales@example.com", 2)).some(({ subject }) => subject.includes(reference))).toBe(true);
  });

  test("desk 6: an answer's files leave with the mail; a note's file never does", async () => {
    const { id, email } = await ask();
    const draft = "draft-of-an-answer";
    const inside = await upload("internal", "margin.txt", draft);
    expect((await answer(id, 0, { file_ids: [inside], draft })).status).toBe(422);
    const offer = await upload("customer", "offer.txt", draft);
    expect((await answer(id, 0, { file_ids: [offer], draft })).body.data.entries.at(-1).files).toMatchObject([{ name: "offer.txt" }]);
    const [sent] = (await rows().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt)).slice(-1);
    expect(sent?.attachments).toEqual([offer]);
    // With the enquiry its files go.
    await rows().delete(enquiries).where(eq(enquiries.id, id));
    expect(await rows().select().from(files).where(eq(files.id, offer))).toEqual([]);
    expect((await rows().select().from(discardedFiles)).length).toBeGreaterThan(0);
  });

  test("desk: an answer can be taken back before it leaves: nothing was mailed, and its text and files come back", async () => {
    const { id, email } = await ask();
    const draft = "draft-of-an-undone-answer";
    const offer = await upload("customer", "offer.txt", draft);
    const mailed = () => rows().$count(mails, eq(mails.recipient, email));
    const before = await mailed();
    const written = (await write(id, 0, { file_ids: [offer], draft, close: true })).body.data;
    const { id: entry, sends_at } = written.entries.at(-1);
    expect(Date.parse(sends_at)).toBeGreaterThan(Date.now());
    // Colleagues see that it is about to leave: neither it nor the enquiry can be taken from under it.
    expect(written).toMatchObject({ status: "new", answers: 1 });
    expect((await write(id, 0)).body.code).toBe("newer_reply");
    expect((await bench.call("PATCH", `/staff/enquiries/${id}`, { status: "spam" }, as(other))).body.code).toBe("wrong_state");
    const undo = (person: Person) => bench.call("DELETE", `/staff/enquiries/${id}/answers/${entry}`, undefined, as(person));
    expect((await undo(other)).body.code).toBe("undo_expired");
    expect((await undo(agent)).body.data).toEqual({
      text: "Here is our offer.",
      draft,
      files: [expect.objectContaining({ id: offer, name: "offer.txt" })],
    });
    await releaseForgottenAnswers(bench.services, new Date(Date.now() + 60_000));
    expect(await mailed()).toBe(before);
    expect(await read(id)).toMatchObject({ status: "new", answers: 0, entries: [] });
    // The same file leaves with the next attempt, and then it is too late.
    const [sent] = (await answer(id, 0, { file_ids: [offer], draft, close: true })).body.data.entries.slice(-1);
    expect(await mailed()).toBe(before + 1);
    expect(await read(id)).toMatchObject({ status: "closed", answers: 1, entries: [{ sends_at: null, files: [{ id: offer }] }] });
    const late = await bench.call("DELETE", `/staff/enquiries/${id}/answers/${sent.id}`, undefined, as(agent));
    expect(late.body.code).toBe("undo_expired");
  });

  test("desk: a canned reply is filled in for an enquiry; what is not known keeps it from being sent", async () => {
    const { id } = await ask();
    const words = { en: "Hello {customer_name}, {agent_name} here. Ticket {ticket_number}.", ko: "{customer_name} 고객님" };
    const made = { shortcut: `offer-${engine}`, title: { en: "Offer", ko: "견적" }, body: words };
    const canned = (await bench.call("POST", "/staff/canned-replies", made, as(agent))).body.data.id;
    const filled = (await bench.call("GET", `/staff/enquiries/${id}/canned-replies/${canned}`, undefined, as(agent))).body.data;
    expect(filled).toEqual({ language: "en", text: "Hello Alex, 박도현 here. Ticket {ticket_number}.", unfilled: ["ticket_number"] });
    const refused = await write(id, 0, { text: filled.text });
    expect(refused.body).toMatchObject({ code: "unfilled_placeholders", errors: { text: ["{ticket_number}"] } });
  });

  test("desk 6: nobody we do not know is lost: a stranger's mail becomes an enquiry", async () => {
    const from = `"Eve Stone" <eve-${engine}@stranger.example>`;
    const raw = rawMail({ from, subject: "회선 문의", body: "부산에서 1 Gbps 회선을 쓸 수 있습니까?" });
    const { outcome, enquiry: reference } = (await deliver(bench, raw)).body.data;
    expect(outcome).toBe("enquiry");
    const made = await byReference(reference);
    expect(made).toMatchObject({ via: "mail", intent: "support", name: "Eve Stone", status: "new", locale: "ko" });
    expect(made?.message).toContain("회선 문의");
    expect(made?.message).toContain("부산에서");
    expect((await deliver(bench, raw)).body.data).toEqual({ outcome: "duplicate" });
    await until(async () => (await bellOf(other)).data.find(({ about }: { about: { id: string } }) => about.id === made?.id));
    // Nothing goes to an address that nobody proved but who claims to have it.
    expect((await bench.services.mail.captured()).filter(({ to }) => to.includes("stranger"))).toEqual([]);
    // Somebody else's signed address is worth nothing: a new enquiry, not a word in the other.
    const theirs = await ask();
    await answer(theirs.id);
    expect(await mail({ from, to: await replyTo(theirs.email), body: "Let me in, please" })).toMatchObject({ outcome: "enquiry" });
    expect((await read(theirs.id)).entries.map(({ kind }: { kind: string }) => kind)).toEqual(["answer"]);
  });

  test("an enquiry that went on as a ticket leads its sender's mail into the ticket", async () => {
    const customer = await bench.person({ email: `ticket-${engine}@example.com`, name: "Ann" });
    const { id, email } = await ask(customer.email);
    await answer(id);
    const to = await replyTo(email);
    const ticket = { subject: "Racks", department: "sales", priority: "normal" };
    const { data } = (await bench.call("POST", `/staff/enquiries/${id}/ticket`, ticket, as(agent))).body;
    const headers = ["Authentication-Results: mx.example; dmarc=pass header.from=example.com"];
    expect(await mail({ from: email, to, headers, body: "Thank you" })).toEqual({ outcome: "reply", ticket: data.ticket.number });
  });
});
