import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { files } from "#db/schema/files.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { pngBytes } from "#features/files/file-fixture.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { replyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { asOf, closedDaysAgo, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { attached, deliver, inboundSecret, parts, type RawMail, rawMail } from "./mail-fixture.ts";

describe.each(oneEngine)("mails that come in on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    bench = await apiBench(engine, { INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_SERVER: "mx.example" });
    ann = await bench.person({ email: "ann@example.com", name: "Ann Lee" });
    bob = await bench.person({ email: "bob@example.com", name: "밥", locale: "ko" });
  });
  afterAll(() => bench.dispose());
  beforeEach(async () => {
    for (const { id } of [ann, bob]) {
      await bench.services.limits.reset(limits.inboundPerSender, id);
      await bench.services.limits.reset(limits.inboundUnproved, id);
    }
  });

  const addressFor = (number: string, person: Person) =>
    replyAddress(bench.services.secrets.signing, bench.services.config.MAIL_FROM, number, person.id);
  const mail = async (given: RawMail) => (await deliver(bench, rawMail(given))).body.data;
  const count = async () => (await bench.services.database.orm.select({ id: ticketMessages.id }).from(ticketMessages)).length;
  const lastOf = async (person: Person, id: string) => {
    const { body } = await bench.call("GET", `/tickets/${id}`, undefined, asOf(person));
    const own = body.data.messages.filter((message: { kind: string }) => message.kind === "public").at(-1);
    return { ...own, text: body.data.last.text, state: body.data.state };
  };
  const byNumber = async (number: string) =>
    (await bench.services.database.orm.select().from(tickets).where(eq(tickets.number, number)))[0];

  test("a reply to the signed address lands in the ticket, without the quote, once", async () => {
    const ticket = await openOne(bench, ann);
    const raw = rawMail({
      to: `Aranode <${addressFor(ticket.number, ann).toUpperCase()}>`,
      subject: `Re: [${ticket.number}] ${ticket.subject}`,
      body: "It works again.\r\n\r\nOn Thu, Nov 12, 2026 at 1:38 PM Aranode <no-reply@example.com> wrote:\r\n> quoted\r\n",
    });
    const twice = await Promise.all([deliver(bench, raw), deliver(bench, raw)]);
    expect(twice.map(({ body }) => body.data.outcome).sort()).toEqual(["duplicate", "reply"]);
    expect((await deliver(bench, raw)).body.data).toEqual({ outcome: "duplicate" });
    expect(await lastOf(ann, ticket.id)).toMatchObject({ text: "It works again.", via: "mail", by: { role: "you" } });
  });

  test("the address alone is worth nothing: another sender opens a ticket of their own, a stranger an enquiry", async () => {
    const ticket = await openOne(bench, ann);
    const before = await count();
    const to = addressFor(ticket.number, ann);
    const other = await mail({ to, from: "밥 <bob@example.com>", subject: "Re: secret", body: "Let me in" });
    expect(other.outcome).toBe("new_ticket");
    expect(await byNumber(other.ticket)).toMatchObject({ customerId: bob.id, subject: "secret", via: "mail", priority: "normal" });
    expect((await lastOf(ann, ticket.id)).text).not.toContain("Let me in");
    // Made up by its owner: not genuine either.
    const invented = await mail({ to: `reply+${ticket.number.toLowerCase()}-${"a".repeat(20)}@example.com` });
    expect(invented.outcome).toBe("new_ticket");
    const after = await count();
    expect(after).toBeGreaterThan(before);
    for (const [from, outcome] of [
      ["eve@evil.example", "enquiry"],
      ["ann@example.com.evil.example", "enquiry"],
      ["Ann Lee <ann@example.com> <eve@evil.example>", "refused"],
      ["ANN", "refused"],
    ] as const) {
      expect(await mail({ to, from }), from).toMatchObject({ outcome });
    }
    expect(await count()).toBe(after);
    expect((await bench.services.mail.captured()).filter((sent) => sent.to.includes("evil"))).toEqual([]);
  });

  test("unverified, shut and staff accounts are strangers; a forged sender is refused", async () => {
    await bench.person({ email: "new@example.com", verified: false });
    await bench.person({ email: "agent@example.com", role: "agent" });
    for (const from of ["new@example.com", "agent@example.com"]) expect(await mail({ from })).toMatchObject({ outcome: "enquiry" });
    for (const verdict of ["mx.example; dmarc=fail header.from=example.com", "mx.example; spf=fail smtp.mailfrom=x; dkim=none"]) {
      const headers = [`Authentication-Results: ${verdict}`, "Authentication-Results: evil.example; dmarc=pass"];
      expect(await mail({ headers })).toEqual({ outcome: "refused", reason: "sender_not_authenticated" });
    }
    expect(await mail({ headers: ["Authentication-Results: mx; spf=fail; dkim=pass; dmarc=pass"] })).toMatchObject({
      outcome: "new_ticket",
    });
  });

  test("security 12: only the named server's verdict proves; a ticket opened without it is marked and nobody's words", async () => {
    const staff = await bench.person({ role: "agent" });
    const verdicts: [string[], boolean][] = [
      [[], true],
      [["Authentication-Results: mx.example; dmarc=none header.from=example.com"], true],
      [["Authentication-Results: mx.example; spf=pass smtp.mailfrom=evil.example; dmarc=none"], true],
      // Anybody can write this one.
      [["Authentication-Results: evil.example; dmarc=pass"], true],
      [["Authentication-Results: mx.example.evil.example; dmarc=pass"], true],
      [["Authentication-Results: mx.example; dkim=pass; dmarc=pass header.from=example.com"], false],
      [["Authentication-Results: MX.example 1; dmarc=pass"], false],
    ];
    for (const [headers, unproved] of verdicts) {
      const { ticket } = await mail({ headers });
      const row = await byNumber(ticket);
      const seen = await bench.call("GET", `/staff/tickets/${row?.id}`, undefined, { token: staff.token });
      const own = await bench.call("GET", `/tickets/${row?.id}`, undefined, asOf(ann));
      expect(seen.body.data.sender_unproved ?? false, headers.join()).toBe(unproved);
      for (const { messages } of [seen.body.data, own.body.data]) {
        const [written] = messages.filter(({ kind }: { kind: string }) => kind === "public");
        expect(written.sender_unproved ?? false, headers.join()).toBe(unproved);
        if (unproved) expect(written.by, headers.join()).toEqual({ id: null, name: "Unknown sender", role: "customer" });
        else expect(written.by.name).toBe("Ann Lee");
      }
    }
  });

  test("security 12: without a proof nothing happens to the ticket it was sent to; it becomes one of its own, and staff see both", async () => {
    const staff = await bench.person({ role: "agent" });
    const ticket = await openOne(bench, ann);
    await bench.call("POST", `/tickets/${ticket.id}/close`, {}, asOf(ann));
    const asCustomer = async () => (await bench.call("GET", `/tickets/${ticket.id}`, undefined, asOf(ann))).body.data;
    const before = await asCustomer();
    for (const to of [{ to: addressFor(ticket.number, ann) }, { subject: `Re: [${ticket.number}] invoice` }]) {
      const { outcome, ticket: number } = await mail({ ...to, headers: [], body: "Please move my server to this address" });
      expect(outcome).toBe("new_ticket");
      expect(number).not.toBe(ticket.number);
      expect(await byNumber(number)).toMatchObject({ customerId: ann.id, senderUnproved: true, continuedFromId: null, customerReadSeq: 0 });
      // The customer's ticket is what it was: state, words, order, whether it was read.
      expect({ ...(await asCustomer()), now: "" }).toEqual({ ...before, now: "" });
      const eventsOf = async (id = "") => {
        const { body } = await bench.call("GET", `/staff/tickets/${id}`, undefined, { token: staff.token });
        return body.data.messages.flatMap(({ event }: { event?: { type: string } }) => (event?.type === "unproved_mail" ? [event] : []));
      };
      const opened = (await byNumber(number))?.id;
      expect((await eventsOf(ticket.id)).at(-1)).toEqual({ type: "unproved_mail", direction: "there", id: opened, number });
      expect(await eventsOf(opened)).toEqual([{ type: "unproved_mail", direction: "here", id: ticket.id, number: ticket.number }]);
      const own = await bench.call("GET", `/tickets/${opened}`, undefined, asOf(ann));
      expect(JSON.stringify(own.body.data)).not.toContain("unproved_mail");
    }
    const told = async () => (await bench.mailsTo("ann@example.com")).find(({ subject }) => subject.includes("invoice"))?.text ?? "";
    await expect.poll(told, { timeout: 60_000 }).toContain("We could not verify that you sent it");
  });

  test("security 12: who writes in a customer's name uses up neither the customer's mails nor their Message-IDs", async () => {
    const ticket = await openOne(bench, ann);
    const id = "<known.to.both@mail.customer.example>";
    const to = addressFor(ticket.number, ann);
    const results: number[] = [];
    for (let n = 0; n < limits.inboundUnproved.points + 1; n++) {
      results.push((await deliver(bench, rawMail({ to, headers: [], ...(n === 0 ? { id } : {}) }))).status);
    }
    expect(results.at(-1)).toBe(429);
    expect(await mail({ to, id, body: "It is really me" })).toEqual({ outcome: "reply", ticket: ticket.number });
    expect(await lastOf(ann, ticket.id)).toMatchObject({ text: "It is really me", by: { role: "you" } });
  });

  test("desk: a proved customer's mail with a ticket's number in the subject lands in that ticket, nobody else's does", async () => {
    const ticket = await openOne(bench, ann);
    const subject = `RE: [${ticket.number}] ${ticket.subject}`;
    expect(await mail({ subject, body: "To the general address" })).toEqual({ outcome: "reply", ticket: ticket.number });
    expect((await lastOf(ann, ticket.id)).text).toBe("To the general address");
    expect(await mail({ subject, headers: [], body: "Nobody proved me" })).toMatchObject({ outcome: "new_ticket" });
    expect(await mail({ subject, from: "밥 <bob@example.com>" })).toMatchObject({ outcome: "new_ticket" });
    expect((await lastOf(ann, ticket.id)).text).toBe("To the general address");
  });

  test("security low: a mail that cannot be genuine is refused before it is read", async () => {
    const send = async (headers: Record<string, string>) => {
      let pulled = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            pulled += 1;
            if (pulled > 64) controller.close();
            else controller.enqueue(new Uint8Array(65_536));
          },
        },
        { highWaterMark: 0 },
      );
      const request = new Request("http://api.test/inbound-mail", { method: "POST", headers, body, duplex: "half" } as RequestInit);
      const { status } = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.9" });
      return { status, pulled };
    };
    const now = String(Math.floor(Date.now() / 1000));
    for (const headers of [
      {},
      { "x-timestamp": now },
      { "x-timestamp": now, "x-signature": "none" },
      { "x-timestamp": "1000000000", "x-signature": "a".repeat(64) },
    ]) {
      expect(await send(headers as Record<string, string>)).toEqual({ status: 403, pulled: 0 });
    }
  });

  test("security low: of mails that nobody has proved yet one network has one read at a time", async () => {
    const pulled = [0, 0, 0];
    const first = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const send = async (turn: number, address: string) => {
      const body = new ReadableStream(
        {
          async pull(controller) {
            pulled[turn] = (pulled[turn] ?? 0) + 1;
            if (turn === 0) first.resolve();
            if (turn === 0) await held.promise;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "x-timestamp": String(Math.floor(Date.now() / 1000)), "x-signature": "a".repeat(64) };
      const request = new Request("http://api.test/inbound-mail", { method: "POST", headers, body, duplex: "half" } as RequestInit);
      return (await bench.api.fetch(request, { requestId: "t", clientAddress: address })).status;
    };
    const one = send(0, "192.0.2.77");
    await first.promise;
    const two = send(1, "192.0.2.77");
    expect(await send(2, "198.51.100.77"), "another network does not wait").toBe(403);
    expect(pulled).toEqual([1, 0, 1]);
    held.resolve();
    expect([await one, await two, pulled[1]]).toEqual([403, 403, 1]);
  });

  test("machines are not answered", async () => {
    const before = await count();
    const robots: RawMail[] = [
      { headers: ["Auto-Submitted: auto-replied"] },
      { headers: ["Auto-Submitted: auto-generated; owner"] },
      { headers: ["Precedence: bulk"] },
      { headers: ["Precedence: Junk"] },
      { headers: ["Precedence: auto_reply"] },
      { headers: ["X-Autoreply: yes"] },
      { headers: ["List-Id: <news.example.com>"] },
      { headers: ["Return-Path: <>"] },
      { type: "multipart/report; report-type=delivery-status; boundary=x", body: "--x--" },
      { from: "MAILER-DAEMON@example.com" },
      { from: "Aranode <no-reply@example.com>" },
      { id: "<ticket.abc.def@example.com>" },
    ];
    for (const robot of robots) expect(await mail(robot), JSON.stringify(robot)).toMatchObject({ outcome: "ignored" });
    expect(await count()).toBe(before);
    expect(await mail({ headers: ["Auto-Submitted: no"] })).toMatchObject({ outcome: "new_ticket" });
  });

  test("a loop that looks like a person is stopped by the cap, for that sender alone", async () => {
    const results: number[] = [];
    for (let n = 0; n < limits.inboundPerSender.points + 1; n++) results.push((await deliver(bench, rawMail({ subject: `n${n}` }))).status);
    expect(results.filter((status) => status === 200)).toHaveLength(limits.inboundPerSender.points);
    expect(results.at(-1)).toBe(429);
    expect((await mail({ from: "bob@example.com" })).outcome).toBe("new_ticket");
  });

  test("attachments go through the inspection; what is refused is named", async () => {
    const type = 'multipart/mixed; boundary="b"';
    const body = parts(
      "b",
      [["Content-Type: text/plain; charset=utf-8"], "See the graph."],
      attached("loss.png", await pngBytes(), "image/png"),
      attached("setup.exe", "MZ\x90\x00"),
      attached("page.png", "<html><script>alert(1)</script>", "image/png"),
      attached("report.log", "hop 3 loss 3.1%\n", "text/plain"),
    );
    const { outcome, ticket: number } = await mail({ type, body, subject: "=?UTF-8?B?7IaQ7Iuk?=" });
    expect(outcome).toBe("new_ticket");
    const ticket = await byNumber(number);
    expect(ticket?.subject).toBe("손실");
    const { files: kept, text } = await lastOf(ann, ticket?.id ?? "");
    expect(kept.map((file: { name: string; type: string }) => [file.name, file.type])).toEqual([
      ["loss.png", "image/png"],
      ["report.log", "text/plain"],
    ]);
    expect(text).toContain("[Attachments that were not accepted: setup.exe, page.png]");
    expect(await bench.services.database.orm.select().from(files).where(eq(files.name, "setup.exe"))).toEqual([]);
  });

  test("Korean in EUC-KR, nested parts, pictures within, no text, only HTML", async () => {
    const korean = Buffer.from("bec8b3e7c7cfbcbcbfe42c20c8b8bcb120c8aec0ce20bacec5b9b5e5b8b3b4cfb4d92e", "hex");
    const first = await mail({
      from: "bob@example.com",
      subject: "=?EUC-KR?B?yLi8sSDBobDLILmuwMc=?=",
      type: "text/plain; charset=euc-kr",
      body: korean,
    });
    const ticket = await byNumber(first.ticket);
    expect(ticket).toMatchObject({ subject: "회선 점검 문의", lastText: "안녕하세요, 회선 확인 부탁드립니다." });

    const alternative = parts("in", [["Content-Type: text/plain"], "plain words"], [["Content-Type: text/html"], "<p>html words</p>"]);
    const related = parts(
      "re",
      [['Content-Type: multipart/alternative; boundary="in"'], alternative],
      [
        ["Content-Type: image/png", "Content-ID: <a>", "Content-Disposition: inline", "Content-Transfer-Encoding: base64"],
        (await pngBytes()).toString("base64"),
      ],
    );
    const nested = await mail({
      type: 'multipart/mixed; boundary="out"',
      body: parts("out", [['Content-Type: multipart/related; boundary="re"'], related]),
    });
    const message = await lastOf(ann, (await byNumber(nested.ticket))?.id ?? "");
    expect(message).toMatchObject({ text: "plain words", files: [{ type: "image/png" }] });

    const html = await mail({ type: "text/html", body: "<style>x</style><p>only</p><img src=x onerror=alert(1)><p>html</p>" });
    expect((await byNumber(html.ticket))?.lastText).toBe("only html");
    const empty = await mail({ body: "", subject: "" });
    expect(await byNumber(empty.ticket)).toMatchObject({ subject: "(no subject)", lastText: "(The mail had no text.)" });
  });

  test("a very long mail keeps every word: the beginning in the ticket, all of it as a file", async () => {
    const { ticket } = await mail({ body: "line of words\r\n".repeat(30_000) });
    const message = await lastOf(ann, (await byNumber(ticket))?.id ?? "");
    expect(message.files).toMatchObject([{ name: "mail.txt" }]);
    expect(message.files[0].size).toBeGreaterThan(400_000);
    expect(JSON.stringify(message.body).length).toBeLessThan(200_000);
  });

  test("to a ticket closed long ago: a new one, linked; to a merged one: where it went on", async () => {
    const old = await openOne(bench, ann);
    await bench.call("POST", `/tickets/${old.id}/close`, {}, asOf(ann));
    await closedDaysAgo(bench, old.id, 30);
    const continued = await mail({ to: addressFor(old.number, ann), body: "Again!" });
    expect(continued.outcome).toBe("new_ticket");
    expect((await byNumber(continued.ticket))?.continuedFromId).toBe(old.id);
    const [one, two] = [await openOne(bench, ann), await openOne(bench, ann)];
    const agent = await bench.person({ role: "agent" });
    expect((await bench.call("POST", `/staff/tickets/${one.id}/merge`, { into: two.id }, asOf(agent))).status).toBe(200);
    expect(await mail({ to: addressFor(one.number, ann), body: "Still the same" })).toEqual({ outcome: "reply", ticket: two.number });
  });

  test("what no mail program writes is refused or read as far as it goes, and never an error of ours", async () => {
    const deep = Array.from({ length: 300 }, (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`).join("");
    const corpus: Buffer[] = [
      Buffer.alloc(0),
      Buffer.from("\r\n\r\n"),
      Buffer.from("no headers at all"),
      Buffer.from([0, 255, 254, 0, 13, 10]),
      Buffer.alloc(3_000_000, "A"),
      rawMail({ type: "multipart/mixed; boundary=b0", body: deep }),
      rawMail({ headers: [`X-Large: ${"x".repeat(600_000)}`] }),
      rawMail({ subject: "=?broken?Q?=?=", body: "\u0000\ud83d text \u0007" }),
      rawMail({ subject: `a\u202eb\u0000${"제".repeat(4_000)}`, from: '"Ann\u0000" <ann@example.com>' }),
      rawMail({ type: "text/plain; charset=no-such-charset", body: Buffer.from([0xff, 0xfe, 0x41]) }),
      rawMail({ type: "multipart/mixed", body: "no boundary" }),
      rawMail({ encoding: "base64", body: "!!!not base64!!!" }),
      rawMail({ id: "<>" }),
      rawMail({ id: null, body: "without an id" }),
      rawMail({ to: `${"x".repeat(300)}@${"y".repeat(300)}, group: a@b, <reply+>;` }),
      rawMail({ from: "a@b, ann@example.com" }),
      rawMail({ type: "text/html", body: `${"<div>".repeat(50_000)}deep` }),
    ];
    for (const [index, raw] of corpus.entries()) {
      const { status, body } = await deliver(bench, raw);
      expect([index, status, typeof body.data?.outcome]).toEqual([index, 200, "string"]);
    }
    const stored = await bench.services.database.orm
      .select()
      .from(tickets)
      .where(and(eq(tickets.customerId, ann.id), eq(tickets.via, "mail")));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    for (const { subject } of stored) expect(subject).toMatch(/^[^\u0000-\u001f\u202e]{1,150}$/);
    expect((await deliver(bench, Buffer.alloc(37 * 1024 * 1024, "A"))).status).toBe(413);
  });

  test("only the gateway gets in: signature, time and secret", async () => {
    const raw = rawMail({});
    const before = await count();
    for (const signing of [
      { secret: "another-secret-of-some-length" },
      { at: Date.now() - 10 * 60_000 },
      { at: Date.now() + 10 * 60_000 },
      { signature: "" },
      { signature: "0".repeat(64) },
      { signature: "zz" },
    ]) {
      expect((await deliver(bench, raw, signing)).status).toBe(403);
    }
    expect(await count()).toBe(before);
    const closed = await apiBench(engine);
    expect((await deliver(closed, raw)).status).toBe(404);
    await closed.dispose();
  });
});
