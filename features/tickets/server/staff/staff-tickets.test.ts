import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files } from "#db/schema/files.ts";
import { accessLog } from "#db/schema/records.ts";
import { ticketOutbox, tickets } from "#db/schema/tickets.ts";
import { online, startTaken } from "#features/chat/server/chat-fixture.ts";
import { draft, upload } from "#features/files/file-fixture.ts";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { addService, asOf, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { releaseReply } from "./staff-replies.server.ts";

describe.each(oneEngine)("staff and tickets on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let agent: Person;
  let other: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    ann = await bench.person({ name: "Ann Lee", locale: "ko" });
    agent = await bench.person({ role: "agent", name: "Park Dohyun" });
    other = await bench.person({ role: "admin", name: "Yoon Sera" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person, method: string, path: string, input?: unknown) => bench.call(method, path, input, asOf(person));
  const get = async (id: string, person = agent) => (await as(person, "GET", `/staff/tickets/${id}`)).body.data;
  const reply = (id: string, text: string, seen: number, over: object = {}, person = agent) =>
    as(person, "POST", `/staff/tickets/${id}/replies`, { body: body(text), last_seen_seq: seen, ...over });
  /** The seconds of grace are over. */
  const release = (replyId: string) => bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, replyId));

  test("desk 4: an acknowledgement is a message, not the answer: the clock runs on and the ticket stays in the queue", async () => {
    const ticket = await openOne(bench, ann, { priority: "urgent" });
    const queued = async () =>
      (await as(agent, "GET", "/staff/tickets?view=needs_reply&limit=100")).body.data.some(({ id }: { id: string }) => id === ticket.id);
    const due = (await get(ticket.id)).clocks.first.due_at;
    await release((await reply(ticket.id, "We are looking into it.", 2, { next_state: "unchanged" })).body.data.id);
    const acknowledged = await get(ticket.id);
    expect(acknowledged).toMatchObject({ state: "open", clocks: { first: { due_at: due } } });
    expect(await queued()).toBe(true);
    await release((await reply(ticket.id, "The line card is being replaced.", 9, { next_state: "in_progress" })).body.data.id);
    expect((await get(ticket.id)).clocks.first.due_at).toBeNull();
    // We spoke last: nobody waits for a reply, although the work goes on.
    expect(await queued()).toBe(false);
  });

  test("whoever waits for an answer stays in the queue: after an acknowledgement of what they wrote later, and when a ticket joins another", async () => {
    const ticket = await openOne(bench, ann);
    const queued = async (id: string) =>
      (await as(agent, "GET", "/staff/tickets?view=needs_reply&limit=100")).body.data.some((one: { id: string }) => one.id === id);
    await release((await reply(ticket.id, "A first answer.", 2)).body.data.id);
    expect(await queued(ticket.id)).toBe(false);
    await as(ann, "POST", `/tickets/${ticket.id}/messages`, { body: body("It does not work.") });
    expect(await queued(ticket.id)).toBe(true);
    const { seq } = await get(ticket.id);
    await release((await reply(ticket.id, "We are looking into it.", seq, { next_state: "unchanged" })).body.data.id);
    expect(await queued(ticket.id)).toBe(true);

    // Another ticket of hers joins, in which we spoke last: what she asked here is still open.
    const answered = await openOne(bench, ann);
    await release((await reply(answered.id, "Done.", 2)).body.data.id);
    await as(agent, "POST", `/staff/tickets/${answered.id}/merge`, { into: ticket.id });
    expect(await queued(ticket.id)).toBe(true);

    // One that is worked on and answered takes over a question that nobody has answered: it is due there.
    const worked = await openOne(bench, ann);
    await release((await reply(worked.id, "We replace the card tonight.", 2, { next_state: "in_progress" })).body.data.id);
    const asked = await openOne(bench, ann);
    expect(await queued(worked.id)).toBe(false);
    await as(agent, "POST", `/staff/tickets/${asked.id}/merge`, { into: worked.id });
    expect(await queued(worked.id)).toBe(true);
    expect((await get(worked.id)).clocks.reply.due_at).not.toBeNull();
  });

  test("a reply waits, can be taken back, then reaches the customer and turns the ticket", async () => {
    const ticket = await openOne(bench, ann);
    const first = await reply(ticket.id, "We see it too.", 2);
    expect(first.status).toBe(201);
    expect(Date.parse(first.body.data.sends_at)).toBeGreaterThan(Date.now() + 10_000);
    expect((await get(ticket.id)).outbox).toHaveLength(1);
    expect((await as(ann, "GET", `/tickets/${ticket.id}`)).body.data).toMatchObject({ state: "open", seq: 2, unread: false });

    const undone = await as(agent, "DELETE", `/staff/tickets/${ticket.id}/replies/${first.body.data.id}`);
    expect(undone.body.data.body.type).toBe("doc");
    expect(await release(first.body.data.id)).toBeNull();

    const second = await reply(ticket.id, "Moved to the path through Manila.", 2);
    await release(second.body.data.id);
    expect(await release(second.body.data.id)).toBeNull();
    const seen = (await as(ann, "GET", `/tickets/${ticket.id}`)).body.data;
    expect(seen).toMatchObject({ state: "answered", unread: true, due_at: null, last: { by: { name: "Park Dohyun", role: "staff" } } });
    expect(seen.messages.filter((message: { kind: string }) => message.kind === "public")).toHaveLength(2);
    expect(seen.messages[2]).toMatchObject({ by: { role: "staff" }, first_answer_minutes: 0 });
    expect(Date.parse(seen.closes_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await as(agent, "DELETE", `/staff/tickets/${ticket.id}/replies/${second.body.data.id}`)).body.code).toBe("undo_expired");
    expect((await get(ticket.id)).assignee).toEqual({ id: agent.id, name: "Park Dohyun" });

    await as(ann, "POST", `/tickets/${ticket.id}/read`, { seq: seen.seq });
    const read = (await get(ticket.id)).customer_read;
    expect(read.seq).toBe(seen.seq);
    // A line of the log that comes later and is seen, too, does not change when the answer was read.
    await as(agent, "PATCH", `/staff/tickets/${ticket.id}`, { state: "in_progress" });
    await as(ann, "POST", `/tickets/${ticket.id}/read`, { seq: 99 });
    const later = (await get(ticket.id)).customer_read;
    expect(later.seq).toBeGreaterThan(read.seq);
    expect(later.at).toBe(read.at);
    await as(agent, "PATCH", `/staff/tickets/${ticket.id}`, { state: "answered" });
    const answered = await as(ann, "POST", `/tickets/${ticket.id}/messages`, { body: body("Confirmed") });
    expect(answered.body.data).toMatchObject({ state: "customer_reply", unread: false });
    expect(answered.body.data.due_at).not.toBeNull();
  });

  test("nobody overwrites a newer reply unseen", async () => {
    const ticket = await openOne(bench, ann);
    const mine = await reply(ticket.id, "First", 2);
    const theirs = await reply(ticket.id, "Second", 2, {}, other);
    expect(theirs.status).toBe(409);
    expect(theirs.body).toMatchObject({ code: "newer_reply", data: { outbox: [{ by: { name: "Park Dohyun" } }] } });
    await release(mine.body.data.id);
    const again = await reply(ticket.id, "Second", 2, {}, other);
    expect(again.body.data.messages).toHaveLength(1);
    expect((await reply(ticket.id, "Second", again.body.data.seq, {}, other)).status).toBe(201);
    await as(ann, "POST", `/tickets/${ticket.id}/messages`, { body: body("One more thing") });
    const late = await as(agent, "PATCH", `/staff/tickets/${ticket.id}`, { state: "closed", last_seen_seq: again.body.data.seq });
    expect(late.body.code).toBe("newer_reply");
  });

  test("two replies at the same moment: one is first, the other is told", async () => {
    const ticket = await openOne(bench, ann);
    const answers = await Promise.all([reply(ticket.id, "a", 2), reply(ticket.id, "b", 2, {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("a customer who writes during the seconds of grace still waits for an answer", async () => {
    const ticket = await openOne(bench, ann);
    const sent = await reply(ticket.id, "Done", 2);
    await as(ann, "POST", `/tickets/${ticket.id}/messages`, { body: body("Wait, it is worse now") });
    await release(sent.body.data.id);
    const after = await get(ticket.id);
    expect(after).toMatchObject({ state: "open", next_due: { clock: "reply" }, clocks: { first: { due_at: null } } });
    expect(after.clocks.first.done_at).not.toBeNull();
  });

  test("a reply may close, hold or keep; a closed ticket takes none until it is reopened", async () => {
    for (const next_state of ["in_progress", "on_hold", "closed"]) {
      const ticket = await openOne(bench, ann);
      await release((await reply(ticket.id, "x", 2, { next_state })).body.data.id);
      expect((await get(ticket.id)).state).toBe(next_state);
      if (next_state !== "closed") continue;
      expect((await reply(ticket.id, "y", 99)).body.code).toBe("wrong_state");
      expect((await as(agent, "PATCH", `/staff/tickets/${ticket.id}`, { state: "in_progress" })).body.data.state).toBe("in_progress");
    }
  });

  test("desk 9: closing waits like a reply, can be taken back, and gives way to a customer who writes", async () => {
    const ticket = await openOne(bench, ann);
    const close = (input: object = {}) => as(agent, "POST", `/staff/tickets/${ticket.id}/closing`, input);
    const seenBy = async () => (await as(ann, "GET", `/tickets/${ticket.id}`)).body.data.state;
    const first = (await close()).body.data;
    expect(first).toMatchObject({ body: null, next_state: "closed" });
    expect((await close()).body.data.id).toBe(first.id);
    expect(await seenBy()).toBe("open");
    const undone = await as(agent, "DELETE", `/staff/tickets/${ticket.id}/replies/${first.id}`);
    expect(undone.body.data).toMatchObject({ body: null, files: [] });
    await release(first.id);
    expect(await seenBy()).toBe("open");

    const second = (await close({ last_seen_seq: 2 })).body.data.id;
    // A colleague who answers meanwhile is not stopped by it.
    expect((await reply(ticket.id, "One more thing.", 2, { next_state: "in_progress" }, other)).status).toBe(201);
    await as(ann, "POST", `/tickets/${ticket.id}/messages`, { body: body("Not solved yet") });
    await release(second);
    expect(await seenBy()).not.toBe("closed");
    expect((await close({ last_seen_seq: 2 })).body.code).toBe("newer_reply");

    const closings = async () =>
      (await bench.services.mail.captured()).filter(
        ({ to, subject, text }) => to === ann.email && subject.includes(ticket.number) && text.startsWith("티켓이 종료되었습니다"),
      );
    const third = (await close()).body.data.id;
    expect(await closings()).toEqual([]);
    await release(third);
    expect(await seenBy()).toBe("closed");
    await expect.poll(closings, { timeout: 20_000 }).toHaveLength(1);
    expect((await close()).body.code).toBe("wrong_state");
  });

  test("notes never reach the customer: not the thread, not the files, not the search, not the state", async () => {
    const ticket = await openOne(bench, ann);
    const file = await upload(bench, agent, "internal.txt", "secret plan", undefined, "internal");
    const note = await as(agent, "POST", `/staff/tickets/${ticket.id}/notes`, {
      body: body("zebrafish: customer is on the watch list"),
      file_ids: [file.body.data.id],
      draft,
    });
    expect(note.status).toBe(201);
    const seen = (await as(ann, "GET", `/tickets/${ticket.id}`)).body.data;
    expect(JSON.stringify(seen)).not.toContain("zebrafish");
    expect(seen).toMatchObject({ state: "open", seq: 2, files: [] });
    expect((await as(ann, "GET", "/tickets?q=zebrafish")).body.data).toEqual([]);
    expect((await as(ann, "GET", `/files/${file.body.data.id}`)).status).toBe(404);
    expect((await as(agent, "GET", `/files/${file.body.data.id}`)).status).toBe(200);
    expect((await as(agent, "GET", "/staff/tickets?view=all&q=zebrafish")).body.data.map((item: { id: string }) => item.id)).toEqual([
      ticket.id,
    ]);
  });

  test("desk 1: a note's file cannot leave with a reply, whoever asks for it", async () => {
    const ticket = await openOne(bench, ann);
    const inside = (await upload(bench, agent, "internal.txt", "secret plan", undefined, "internal")).body.data.id;
    const outside = (await upload(bench, agent, "route.txt", "via MNL")).body.data.id;
    const refused = await reply(ticket.id, "See the file", 2, { file_ids: [outside, inside], draft });
    expect(refused).toMatchObject({ status: 422, body: { code: "internal_file", errors: { file_ids: ["internal.txt"] } } });
    // Not even by the database's own hand.
    const { orm } = bench.services.database;
    const sent = (await reply(ticket.id, "See the other file", 2, { file_ids: [outside], draft })).body.data.id;
    for (const change of [
      { boundKind: "ticket-outbox", boundId: sent, customerId: ann.id },
      { boundKind: "ticket-message", boundId: (await as(ann, "GET", `/tickets/${ticket.id}/messages`)).body.data[0].id },
      { audience: "customer" },
    ] as const)
      await expect(orm.update(files).set(change).where(eq(files.id, inside))).rejects.toThrow();
    await expect(orm.update(files).set({ audience: "internal" }).where(eq(files.id, outside))).rejects.toThrow();
    // Staff have to say whom a file is for; a customer cannot claim to be inside.
    expect((await upload(bench, agent, "a.txt", "a", undefined, null)).status).toBe(422);
    expect((await upload(bench, ann, "a.txt", "a", undefined, "internal")).status).toBe(422);
    // What was meant for the customer may go into a note instead, and is inside from then on.
    const moved = (await upload(bench, agent, "moved.txt", "was public")).body.data.id;
    const note = { body: body("kept here"), file_ids: [moved, inside], draft };
    expect((await as(agent, "POST", `/staff/tickets/${ticket.id}/notes`, note)).status).toBe(201);
    await release(sent);
    for (const id of [moved, inside]) expect((await as(ann, "GET", `/files/${id}`)).status).toBe(404);
    expect((await as(ann, "GET", `/tickets/${ticket.id}`)).body.data.files.map(({ name }: { name: string }) => name)).toEqual([
      "route.txt",
    ]);
  });

  test("a reply's file is hidden until the reply leaves", async () => {
    const ticket = await openOne(bench, ann);
    const file = (await upload(bench, agent, "route.txt", "via MNL")).body.data.id;
    const sent = await reply(ticket.id, "See the file", 2, { file_ids: [file], draft });
    expect((await as(ann, "GET", `/files/${file}`)).status).toBe(404);
    await release(sent.body.data.id);
    expect((await as(ann, "GET", `/files/${file}`)).status).toBe(200);
    expect((await as(ann, "GET", `/tickets/${ticket.id}`)).body.data.files).toHaveLength(1);
  });

  test("properties: priority moves the clocks, assignee must be at the desk, a service must be the customer's", async () => {
    const ticket = await openOne(bench, ann, { priority: "low" });
    const change = (input: object) => as(agent, "PATCH", `/staff/tickets/${ticket.id}`, input);
    const raised = (await change({ priority: "urgent" })).body.data;
    expect(Date.parse(raised.next_due.due_at) - Date.now()).toBeLessThan(15 * 60_000 + 1000);
    expect((await change({ assignee: ann.id })).body.errors.assignee).toBeTruthy();
    const editor = await bench.person({ role: "editor" });
    expect((await change({ assignee: editor.id })).body.errors.assignee).toBeTruthy();
    expect((await change({ assignee: other.id })).body.data.assignee.id).toBe(other.id);
    const stranger = await bench.person();
    const foreign = await addService(bench, stranger, "srv-9999");
    expect((await change({ service: foreign })).body.errors.service).toBeTruthy();
    expect((await change({ service: await addService(bench, ann, "srv-0417") })).body.data.service.code).toBe("srv-0417");
    expect((await change({ tags: ["Loss", "busan ring", "loss"] })).body.data.tags).toEqual(["loss", "busan ring"]);
    expect((await change({ tags: ["<script>"] })).status).toBe(422);
    expect((await change({ state: "answered" })).status).toBe(422);
    expect((await change({ state: "on_hold" })).body.data).toMatchObject({ state: "on_hold", next_due: null, clocks: { paused: true } });
    expect((await change({ state: "on_hold" })).status).toBe(200);
    expect((await change({})).status).toBe(422);
    const types = (await get(ticket.id)).messages
      .filter((message: { kind: string }) => message.kind === "event")
      .map((message: { event: { type: string } }) => message.event.type);
    expect(types).toEqual(["created", "priority", "assigned", "service", "tags", "state"]);
    const forCustomer = (await as(ann, "GET", `/tickets/${ticket.id}`)).body.data.messages.filter(
      (message: { kind: string }) => message.kind === "event",
    );
    expect(forCustomer.map((message: { event: { type: string } }) => message.event.type)).toEqual(["created", "priority", "state"]);
  });

  test("views, filters and counts", async () => {
    const zoe = await bench.person({ name: "Zoe", locale: "en" });
    const late = await openOne(bench, zoe, { subject: "Overdue one" });
    await bench.services.database.orm
      .update(tickets)
      .set({ deadline: new Date(Date.now() - 60_000) })
      .where(eq(tickets.id, late.id));
    const list = async (query: string) =>
      (await as(agent, "GET", `/staff/tickets?customer=${zoe.id}&${query}`)).body.data.map((item: { id: string }) => item.id);
    expect(await list("view=overdue")).toEqual([late.id]);
    expect(await list("view=due_soon")).toEqual([]);
    expect(await list("view=unassigned&language=en&department=technical&priority=high&state=open")).toEqual([late.id]);
    expect(await list("view=unassigned&language=ko")).toEqual([]);
    await as(agent, "PATCH", `/staff/tickets/${late.id}`, { assignee: agent.id, tags: ["ring"] });
    expect(await list("view=mine")).toEqual([late.id]);
    expect(await list("view=needs_reply&assignee=me&tag=ring")).toEqual([late.id]);
    expect(await list("view=needs_reply&assignee=none")).toEqual([]);
    expect((await as(agent, "GET", `/staff/tickets?view=all&q=${zoe.email}`)).body.data).toHaveLength(1);
    expect((await as(agent, "GET", `/staff/tickets?view=all&q=${late.number}`)).body.data[0].id).toBe(late.id);
    const counts = (await as(agent, "GET", "/staff/tickets/counts")).body.data;
    expect(counts.views.mine).toBeGreaterThan(0);
    expect(counts.departments.technical).toBeGreaterThan(0);
    const pages: string[] = [];
    let cursor = "";
    do {
      const page = (await as(agent, "GET", `/staff/tickets?view=all&limit=3${cursor ? `&cursor=${cursor}` : ""}`)).body;
      pages.push(...page.data.map((item: { id: string }) => item.id));
      cursor = page.meta.next_cursor;
    } while (cursor);
    expect(new Set(pages).size).toBe(pages.length);
  });

  test("bulk changes say what happened to each", async () => {
    const made = [await openOne(bench, ann), await openOne(bench, ann)];
    const ids = [...made.map((ticket) => ticket.id), "unknown-ticket"];
    const { body: answer } = await as(agent, "POST", "/staff/tickets/bulk", { ids, change: { assignee: agent.id, add_tags: ["wave"] } });
    expect(answer.data.map((result: { ok: boolean; code: string | null }) => [result.ok, result.code])).toEqual([
      [true, null],
      [true, null],
      [false, "not_found"],
    ]);
    expect((await get(made[0].id)).tags).toEqual(["wave"]);
  });

  test("a change for many tells apart what changed meanwhile, as a change of one does", async () => {
    const made = [await openOne(bench, ann), await openOne(bench, ann), await openOne(bench, ann)];
    const [calm, taken, answered] = made.map(({ id }) => id) as [string, string, string];
    const shown = (await as(agent, "GET", "/staff/tickets?view=all&limit=100")).body.data as QueueItem[];
    const seen = shown
      .filter(({ id }) => made.some((ticket) => ticket.id === id))
      .map(({ id, seq, state, priority, department, assignee }) => ({
        id,
        last_seen_seq: seq,
        state,
        priority,
        department,
        assignee: assignee?.id ?? null,
      }));
    await as(other, "PATCH", `/staff/tickets/${taken}`, { state: "on_hold" });
    await as(ann, "POST", `/tickets/${answered}/messages`, { body: body("One more thing") });

    const many = { ids: [calm, taken, answered], change: { state: "closed" } };
    const first = (await as(agent, "POST", "/staff/tickets/bulk", { ...many, seen })).body.data;
    expect(first.map(({ ok, code }: { ok: boolean; code: string | null }) => [ok, code])).toEqual([
      [true, null],
      [false, "property_changed"],
      [false, "newer_reply"],
    ]);
    expect(first[1]).toMatchObject({
      number: made[1].number,
      conflicts: [{ field: "state", current: "on_hold", by: { name: "Yoon Sera" } }],
    });
    expect(first[2].message).toBeTruthy();
    expect((await get(taken)).state).toBe("on_hold");
    expect((await get(answered)).state).not.toBe("closed");

    // Who was told may ask once more.
    const now = [first[1].now, first[2].now];
    const second = await as(agent, "POST", "/staff/tickets/bulk", { ...many, ids: [taken, answered], seen: now });
    expect(second.body.data.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    expect((await get(taken)).state).toBe("closed");
  });

  test("merge: one thread, the other closed and linked, strangers' tickets never", async () => {
    const source = await openOne(bench, ann, { subject: "Duplicate", body: body("the duplicate's words") });
    const target = await openOne(bench, ann, { subject: "Original" });
    const foreign = await openOne(bench, await bench.person());
    expect((await as(agent, "POST", `/staff/tickets/${source.id}/merge`, { into: foreign.id })).body.errors.into).toBeTruthy();
    expect((await as(agent, "POST", `/staff/tickets/${source.id}/merge`, { into: source.id })).body.errors.into).toBeTruthy();
    const merged = (await as(agent, "POST", `/staff/tickets/${source.id}/merge`, { into: target.id })).body.data;
    expect(merged.links).toEqual([{ kind: "merged_from", id: source.id, number: source.number }]);
    const thread = (await as(ann, "GET", `/tickets/${target.id}`)).body.data.messages;
    expect(JSON.stringify(thread)).toContain("the duplicate's words");
    const left = (await as(ann, "GET", `/tickets/${source.id}`)).body.data;
    expect(left).toMatchObject({
      state: "closed",
      links: [{ kind: "merged_into", number: target.number }],
      may: { reply: false, reopen: false, rate: false },
    });
    expect((await as(ann, "POST", `/tickets/${source.id}/messages`, { body: body("x") })).body.code).toBe("wrong_state");
    expect((await as(agent, "PATCH", `/staff/tickets/${source.id}`, { state: "in_progress" })).body.code).toBe("wrong_state");
  });

  test("edits keep what stood there before, and are for one's own words only", async () => {
    const ticket = await openOne(bench, ann);
    await release((await reply(ticket.id, "Teh line", 2)).body.data.id);
    const message = (await get(ticket.id)).messages.find(
      (entry: { by: { role: string }; kind: string }) => entry.kind === "public" && entry.by.role === "you",
    );
    const path = `/staff/tickets/${ticket.id}/messages/${message.id}`;
    expect((await as(other, "PATCH", path, { body: body("Mine now") })).status).toBe(404);
    expect((await as(agent, "PATCH", path, { body: body("The line") })).status).toBe(200);
    const edits = (await as(other, "GET", `${path}/edits`)).body.data;
    expect(JSON.stringify(edits)).toContain("Teh line");
    const shown = (await as(ann, "GET", `/tickets/${ticket.id}`)).body.data;
    expect(JSON.stringify(shown.messages)).toContain("The line");
    expect(JSON.stringify(shown)).not.toContain("Teh line");
    expect(shown.last.text).toBe("The line");
  });

  test("canned replies speak the customer's language; an empty placeholder blocks sending", async () => {
    const ticket = await openOne(bench, ann);
    const canned = await as(agent, "POST", "/staff/canned-replies", {
      shortcut: "power",
      title: { en: "Power", ko: "전원" },
      body: { en: "Dear {customer_name}, rack {rack}.", ko: "{customer_name} 님, {rack} 랙입니다." },
    });
    expect(canned.status).toBe(201);
    expect((await as(agent, "POST", "/staff/canned-replies", { ...canned.body.data, shortcut: "power" })).status).toBe(422);
    const filled = (await as(agent, "GET", `/staff/canned-replies/${canned.body.data.id}/filled?ticket=${ticket.id}`)).body.data;
    expect(filled).toMatchObject({ language: "ko", text: "Ann Lee 님, {rack} 랙입니다.", unfilled: ["rack"] });
    const blocked = await as(agent, "POST", `/staff/tickets/${ticket.id}/replies`, { body: filled.body, last_seen_seq: 2 });
    expect(blocked.body).toMatchObject({ code: "unfilled_placeholders", errors: { body: ["{rack}"] } });
    expect((await as(agent, "GET", "/staff/canned-replies?q=;전")).body.data).toHaveLength(1);
  });

  test("desk 3: a canned reply promises no time that has passed", async () => {
    const ticket = await openOne(bench, ann);
    const body = { en: "We reply by {due_time}.", ko: "{due_time}까지 답변드리겠습니다." };
    const canned = await as(agent, "POST", "/staff/canned-replies", { shortcut: "by", title: { en: "By", ko: "기한" }, body });
    const filled = async () =>
      (await as(agent, "GET", `/staff/canned-replies/${canned.body.data.id}/filled?ticket=${ticket.id}`)).body.data;
    expect((await filled()).unfilled).toEqual([]);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await bench.services.database.orm.update(tickets).set({ firstDueAt: hourAgo, deadline: hourAgo }).where(eq(tickets.id, ticket.id));
    expect(await filled()).toMatchObject({ text: body.ko, unfilled: ["due_time"] });
  });

  test("staff who look at personal data are written down", async () => {
    const ticket = await openOne(bench, ann);
    await get(ticket.id, other);
    const card = (await as(other, "GET", `/staff/customers/${ann.id}`)).body.data;
    await online(bench, other);
    const chat = await startTaken(bench, ann, other);
    const chatsFor = async (person: Person) => (await as(person, "GET", `/staff/customers/${ann.id}`)).body.data.chats;
    expect(await chatsFor(other)).toMatchObject([{ id: chat.id, topic: chat.topic }]);
    // Somebody else's chat cannot be opened and is not offered.
    expect(await chatsFor(agent)).toEqual([]);
    expect(card).toMatchObject({ name: "Ann Lee", email_masked: expect.stringContaining("•••@example.com") });
    expect(JSON.stringify(card)).not.toContain(ann.email);
    expect((await as(other, "POST", `/staff/customers/${ann.id}/contact`, { field: "email" })).body.data.email).toBe(ann.email);
    await bench.services.accessRecord.flush();
    const rows = await bench.services.database.orm.select().from(accessLog).where(eq(accessLog.staffId, other.id));
    expect(rows.filter((row) => row.customerId === ann.id).map((row) => row.action)).toEqual(
      expect.arrayContaining(["ticket.read", "customer.read", "customer.contact"]),
    );
  });

  test("a reply whose job was lost is sent all the same", async () => {
    const { releaseForgotten } = await import("#features/tickets/server/ticket-jobs.server.ts");
    const ticket = await openOne(bench, ann);
    const sent = await reply(ticket.id, "late", 2);
    await bench.services.database.orm
      .update(ticketOutbox)
      .set({ sendsAt: new Date(Date.now() - 60_000) })
      .where(eq(ticketOutbox.id, sent.body.data.id));
    await Promise.all([releaseForgotten(bench.services, new Date()), releaseForgotten(bench.services, new Date())]);
    const thread = (await as(ann, "GET", `/tickets/${ticket.id}`)).body.data.messages;
    expect(
      thread.filter((message: { by: { role: string }; kind: string }) => message.kind === "public" && message.by.role === "staff"),
    ).toHaveLength(1);
  });

  test("look 15: 30 days of the desk, each ticket on its day in Seoul", async () => {
    const [kept, missed] = [await openOne(bench, ann, { priority: "urgent" }), await openOne(bench, ann, { priority: "urgent" })];
    const midnight = Date.parse(`${dayOf(Date.now() - 20 * 86_400_000)}T00:00:00+09:00`);
    const past = (id: string, minutes: number, firstUsed: number) => {
      const createdAt = new Date(midnight + minutes * 60_000);
      const fields = { createdAt, firstUsed, firstAnsweredAt: createdAt, firstDueAt: null, state: "closed", closedAt: createdAt } as const;
      return bench.services.database.orm.update(tickets).set(fields).where(eq(tickets.id, id));
    };
    await past(kept.id, 10, 60);
    await past(missed.id, -10, 86_400);
    const { data } = (await as(agent, "GET", "/staff/tickets/trends")).body;
    expect(data).toHaveLength(30);
    expect(data[9]).toEqual({ day: dayOf(midnight), opened: 1, closed: 1, in_time: 1, late: 0 });
    expect(data[8]).toMatchObject({ opened: 1, closed: 1, in_time: 0, late: 1 });
    expect((await as(ann, "GET", "/staff/tickets/trends")).status).toBe(403);
  });
});
