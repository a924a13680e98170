import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toPlainText } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { addService, asOf, body, closedDaysAgo, newTicket, openOne } from "./ticket-fixture.ts";

describe.each(engines)("a customer's tickets on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    ann = await bench.person({ name: "Ann Lee" });
  });
  afterAll(() => bench.dispose());

  test("open, read, reply, close, reopen, rate", async () => {
    const service = await addService(bench, ann, "DL-ICN-SIN-1G");
    const created = await openOne(bench, ann, { service });
    expect(created.number).toMatch(/^AR-\d{4}-\d{6}$/);
    expect(created).toMatchObject({
      state: "open",
      priority: "high",
      unread: false,
      service: { code: "DL-ICN-SIN-1G", name: "Dedicated line 1 Gbps" },
      may: { reply: true, close: true, reopen: false, rate: false },
    });
    expect(Date.parse(created.due_at)).toBeGreaterThan(Date.now());

    const read = await bench.call("GET", `/tickets/${created.id}`, undefined, asOf(ann));
    expect(read.body.data.messages.map((message: { kind: string }) => message.kind)).toEqual(["public", "event"]);
    expect(read.body.data.messages[0]).toMatchObject({ seq: 1, by: { role: "you", name: "Ann Lee" }, body: { type: "doc" } });
    expect(read.body.data.messages[1].event).toEqual({ type: "created", due_at: created.due_at });

    const replied = await bench.call("POST", `/tickets/${created.id}/messages`, { body: body("More details") }, asOf(ann));
    expect(replied.status).toBe(201);
    expect(replied.body.data).toMatchObject({ state: "open", seq: 3, due_at: created.due_at, last: { text: "More details" } });
    const gap = await bench.call("GET", `/tickets/${created.id}/messages?after=2`, undefined, asOf(ann));
    expect(gap.body.data).toHaveLength(1);
    expect(gap.body.meta).toEqual({ seq: 3, read_seq: 3, more_before: false, more_after: false });

    const closed = await bench.call("POST", `/tickets/${created.id}/close`, {}, asOf(ann));
    expect(closed.body.data).toMatchObject({ state: "closed", due_at: null, may: { close: false, reopen: true, rate: true } });
    expect((await bench.call("POST", `/tickets/${created.id}/close`, {}, asOf(ann))).status).toBe(200);
    const rated = await bench.call("POST", `/tickets/${created.id}/rating`, { rating: 4, comment: "Quick" }, asOf(ann));
    expect(rated.body.data).toMatchObject({ rating: 4, rating_comment: "Quick" });
    expect((await bench.call("POST", `/tickets/${created.id}/rating`, { rating: 5 }, asOf(ann))).body.data).toMatchObject({
      rating: 5,
      rating_comment: null,
    });

    const reopened = await bench.call("POST", `/tickets/${created.id}/reopen`, {}, asOf(ann));
    expect(reopened.body.data).toMatchObject({ id: created.id, state: "customer_reply", rating: null });
    expect((await bench.call("POST", `/tickets/${created.id}/reopen`, {}, asOf(ann))).body.code).toBe("wrong_state");
    const sentAndClosed = await bench.call("POST", `/tickets/${created.id}/messages`, { body: body("Solved"), close: true }, asOf(ann));
    expect(sentAndClosed.body.data.state).toBe("closed");
    const events = (await bench.call("GET", `/tickets/${created.id}`, undefined, asOf(ann))).body.data.messages
      .filter((message: { kind: string }) => message.kind === "event")
      .map((message: { event: { type: string } }) => message.event.type);
    expect(events).toEqual(["created", "closed", "rated", "rated", "reopened", "closed"]);
  });

  test("after 14 days a reply starts a linked ticket, and rating is locked", async () => {
    const old = await openOne(bench, ann);
    await bench.call("POST", `/tickets/${old.id}/close`, {}, asOf(ann));
    await closedDaysAgo(bench, old.id, 15);
    expect((await bench.call("POST", `/tickets/${old.id}/rating`, { rating: 1 }, asOf(ann))).body.code).toBe("rating_locked");
    expect((await bench.call("POST", `/tickets/${old.id}/reopen`, {}, asOf(ann))).body.code).toBe("reopen_expired");
    const again = await bench.call("POST", `/tickets/${old.id}/messages`, { body: body("It is back") }, asOf(ann));
    expect(again.status).toBe(201);
    expect(again.body.data.id).not.toBe(old.id);
    expect(again.body.data).toMatchObject({ state: "open", links: [{ kind: "continued_from", id: old.id, number: old.number }] });
    const before = (await bench.call("GET", `/tickets/${old.id}`, undefined, asOf(ann))).body.data;
    expect(before).toMatchObject({ state: "closed", links: [{ kind: "continued_as", number: again.body.data.number }] });
    // Replying once more continues again rather than reopening.
    expect((await bench.call("POST", `/tickets/${old.id}/reopen`, { body: body("x") }, asOf(ann))).body.data.id).not.toBe(old.id);
  });

  test("tabs, counts, search, sort and pages", async () => {
    const bo = await bench.person({ name: "Bo Kim", locale: "ko" });
    const numbers: string[] = [];
    for (const subject of ["IPv4 주소 2개 추가 요청", "RAID 1 디스크 교체", "October invoice", "싱가포르 전용회선 패킷 손실"]) {
      numbers.push(
        (await openOne(bench, bo, { subject, body: body(subject === "October invoice" ? "95th percentile of port xe-0/1/14" : "본문") }))
          .number,
      );
    }
    const list = (query: string) => bench.call("GET", `/tickets${query}`, undefined, asOf(bo, { locale: "ko" }));
    const subjects = (answer: { body: { data: { subject: string }[] } }) => answer.body.data.map((item) => item.subject);
    const all = await list("");
    expect(subjects(all)).toHaveLength(4);
    expect(all.body.meta).toEqual({
      next_cursor: null,
      organisation: null,
      counts: { active: 4, waiting: 0, with_us: 4, closed: 0, unread: 0 },
    });
    expect(subjects(await list("?q=전용회선"))).toEqual(["싱가포르 전용회선 패킷 손실"]);
    expect(subjects(await list("?q=percentile"))).toEqual(["October invoice"]);
    expect(subjects(await list("?q=invo+XE"))).toEqual([]);
    expect(subjects(await list("?q=percent+xe"))).toEqual(["October invoice"]);
    expect(subjects(await list(`?q=${numbers[1]}`))).toEqual(["RAID 1 디스크 교체"]);
    expect(subjects(await list("?q=%25%27--"))).toEqual([]);
    expect(subjects(await list("?status=closed"))).toEqual([]);

    for (const sort of ["updated", "created", "due"]) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const page = await list(`?sort=${sort}&limit=1${cursor ? `&cursor=${cursor}` : ""}`);
        seen.push(...subjects(page));
        cursor = page.body.meta.next_cursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(4);
      expect(seen).toHaveLength(4);
    }
  });

  test("odd questions are refused, not guessed at", async () => {
    const ask = async (query: string) => (await bench.call("GET", `/tickets${query}`, undefined, asOf(ann))).status;
    expect(await ask("?sort=password")).toBe(422);
    expect(await ask("?sort=updated;drop+table+tickets")).toBe(422);
    expect(await ask("?status=<script>")).toBe(422);
    expect(await ask("?limit=1000")).toBe(422);
    expect(await ask("?customer_id=x")).toBe(422);
    expect(await ask("?cursor=nonsense")).toBe(400);
    expect(await ask(`?cursor=${Buffer.from('["2026-01-01T00:00:00.000Z","a\' or 1=1"]').toString("base64url")}`)).toBe(400);
  });

  test("what a customer may not set is refused by name", async () => {
    const odd = { state: "closed", assignee: "x", tags: ["a"], customer_id: ann.id, number: "AR-2026-000001", via: "staff", kind: "note" };
    for (const [name, value] of Object.entries(odd)) {
      const answer = await bench.call("POST", "/tickets", newTicket({ [name]: value }), asOf(ann, { address: "198.51.100.7" }));
      expect([name, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([name, 422, [name]]);
    }
    const capped = await bench.call("POST", "/tickets", newTicket({ department: "billing", priority: "urgent" }), asOf(ann));
    expect(capped.body.errors.priority[0]).toContain("Urgent is for technical faults");
    const blank = await bench.call("POST", "/tickets", { ...newTicket(), subject: "  ", body: body("") }, asOf(ann, { locale: "ko" }));
    expect(blank.status).toBe(422);
    expect(Object.keys(blank.body.errors).sort()).toEqual(["body", "subject"]);
  });

  test("two new tickets a minute, and a retried one counts once", async () => {
    const cy = await bench.person();
    const send = (key?: string) => {
      const headers = new Headers({
        authorization: `Bearer ${cy.token}`,
        "content-type": "application/json",
        ...(key ? { "idempotency-key": key } : {}),
      });
      return bench.api.fetch(new Request("http://api.test/tickets", { method: "POST", headers, body: JSON.stringify(newTicket()) }), {
        requestId: "t",
        clientAddress: "::1",
      });
    };
    const twice = await Promise.all([send("same-key-1"), send("same-key-1")]);
    const ids = await Promise.all(twice.map(async (answer) => ((await answer.json()) as { data: { id: string } }).data.id));
    expect(ids[0]).toBe(ids[1]);
    const third = await send("same-key-1");
    expect(third.headers.get("idempotency-replayed")).toBe("true");
    expect((await bench.call("GET", "/tickets", undefined, asOf(cy))).body.data).toHaveLength(1);
    expect((await send()).status).toBeOneOf([201, 429]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await bench.api.fetch(
      new Request("http://api.test/tickets", {
        method: "POST",
        headers: { authorization: `Bearer ${cy.token}`, "content-type": "application/json", "idempotency-key": "same-key-1" },
        body: JSON.stringify(newTicket({ subject: "Another" })),
      }),
      { requestId: "t", clientAddress: "::1" },
    );
    expect(((await other.json()) as { code: string }).code).toBe("idempotency_reused");
  });

  test("numbers are given once and without a gap, replies are numbered one after the other", async () => {
    const dee = await bench.person();
    const eve = await Promise.all(Array.from({ length: 8 }, () => bench.person()));
    const made = await Promise.all(eve.map((person) => openOne(bench, person)));
    const numbers = made.map((ticket) => Number(ticket.number.slice(-6))).sort((a, b) => a - b);
    expect(new Set(numbers).size).toBe(8);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(7);

    const ticket = await openOne(bench, dee);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => bench.call("POST", `/tickets/${ticket.id}/messages`, { body: body(`reply ${n}`) }, asOf(dee))),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const thread = (await bench.call("GET", `/tickets/${ticket.id}`, undefined, asOf(dee))).body.data.messages;
    expect(thread.map((message: { seq: number }) => message.seq)).toEqual(Array.from({ length: 22 }, (_, n) => n + 1));
    const texts = new Set(thread.map((message: { body?: RichText }) => (message.body ? toPlainText(message.body) : "")));
    for (let n = 0; n < 20; n++) expect(texts).toContain(`reply ${n}`);
  });
});
