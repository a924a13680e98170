// Every route of tickets, files and customers that takes an id, called by somebody whose id it is not; then ids inside bodies and queries.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files } from "#db/schema/files.ts";
import { notifications } from "#db/schema/notifications.ts";
import { customerNotes, ticketMessages, ticketOutbox, tickets, ticketViews } from "#db/schema/tickets.ts";
import { download, pngBytes, upload } from "#features/files/file-fixture.ts";
import { notify } from "#features/notifications/notifications.server.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { addService, asOf, body, newTicket, openOne } from "./ticket-fixture.ts";

const draft = "draft-of-owner";
const text = { body: body("Not mine") };

/** Routes of the customer's side: path as declared, and a body that would do if the id were one's own. */
const customerCalls: [string, string, unknown?][] = [
  ["GET", "/tickets/{id}"],
  ["GET", "/tickets/{id}/messages"],
  ["GET", "/tickets/{id}/chat"],
  ["POST", "/tickets/{id}/messages", text],
  ["POST", "/tickets/{id}/close", {}],
  ["POST", "/tickets/{id}/escalate", {}],
  ["POST", "/tickets/{id}/priority", { priority: "low" }],
  ["POST", "/tickets/{id}/copies", { email: "third@example.com" }],
  ["DELETE", "/tickets/{id}/copies/{copy}"],
  ["POST", "/tickets/{id}/reopen", {}],
  ["POST", "/tickets/{id}/rating", { rating: 1 }],
  ["POST", "/tickets/{id}/read", { seq: 1 }],
  ["POST", "/tickets/{id}/typing", {}],
];
const fileCalls: [string, string][] = [
  ["GET", "/files/{id}"],
  ["GET", "/files/{id}/preview"],
  ["DELETE", "/files/{id}"],
];
/** Routes of staff: on ids that do not exist, and where the second id belongs to something else. */
const staffCalls: [string, string, unknown?][] = [
  ["GET", "/staff/tickets/{id}"],
  ["GET", "/staff/tickets/{id}/messages"],
  ["GET", "/staff/tickets/{id}/chat"],
  ["GET", "/staff/tickets/{id}/incident"],
  ["PUT", "/staff/tickets/{id}/incident", { incident: null }],
  ["PATCH", "/staff/tickets/{id}", { priority: "low" }],
  ["POST", "/staff/tickets/{id}/merge", { into: "BBBBBBBBBBBBBBBBBBBB" }],
  ["POST", "/staff/tickets/{id}/follow"],
  ["DELETE", "/staff/tickets/{id}/follow"],
  ["POST", "/staff/tickets/{id}/replies", { ...text, last_seen_seq: 0 }],
  ["DELETE", "/staff/tickets/{id}/replies/{reply}"],
  ["POST", "/staff/tickets/{id}/closing", {}],
  ["POST", "/staff/tickets/{id}/macro", { macro: "macro-nobody", last_seen_seq: 0 }],
  ["POST", "/staff/tickets/{id}/notes", text],
  ["PATCH", "/staff/tickets/{id}/messages/{message}", text],
  ["GET", "/staff/tickets/{id}/messages/{message}/edits"],
  ["POST", "/staff/tickets/{id}/typing", {}],
  ["GET", "/staff/tickets/{id}/side-conversations"],
  ["POST", "/staff/tickets/{id}/side-conversations", { email: "carrier@example.net", subject: "x", text: "x" }],
  ["POST", "/staff/tickets/{id}/side-conversations/{conversation}/messages", { text: "x" }],
  ["POST", "/staff/tickets/{id}/side-conversations/{conversation}/close", {}],
  ["PUT", "/staff/canned-replies/{id}", { shortcut: "x", title: { en: "x", ko: "x" }, body: { en: "x", ko: "x" } }],
  ["DELETE", "/staff/canned-replies/{id}"],
  ["GET", "/staff/canned-replies/{id}/filled?ticket=AAAAAAAAAAAAAAAAAAAA"],
  ["DELETE", "/staff/ticket-views/{id}"],
  ["GET", "/staff/customers/{id}"],
  ["POST", "/staff/customers/{id}/contact", { field: "email" }],
  ["POST", "/staff/customers/{id}/notes", { text: "x" }],
  ["DELETE", "/staff/customers/{id}/notes/{note}"],
  ["POST", "/staff/customers/{id}/verification"],
  ["GET", "/staff/customers/{id}/timeline"],
  ["POST", "/staff/customers/{id}/view", { reason: "called back on the number on file" }],
];
/** Ends what this very session began, and is content where that is nothing. */
const endingCalls: typeof staffCalls = [["DELETE", "/staff/customers/{id}/view"]];
const adminCalls: typeof staffCalls = [
  ["POST", "/staff/customers/{id}/two-factor/reset", { reason: "called back on the number on file" }],
  ["DELETE", "/staff/customers/{id}/two-factor/reset"],
  ["POST", "/staff/customers/{id}/access", { disabled: true, reason: "called back on the number on file" }],
  ["POST", "/staff/customers/{id}/merge", { email: "x@example.com", reason: "called back on the number on file" }],
];

describe.each(oneEngine)("foreign ids of support on %s", (engine) => {
  let bench: ApiBench;
  let owner: Person;
  let stranger: Person;
  let agent: Person;
  let colleague: Person;
  let editor: Person;
  let ticket: { id: string; number: string; subject: string };
  let loose: string;
  let bound: string;
  let service: string;
  beforeAll(async () => {
    bench = await apiBench(engine);
    [owner, stranger] = [await bench.person(), await bench.person()];
    [agent, colleague] = [await bench.person({ role: "agent" }), await bench.person({ role: "agent" })];
    editor = await bench.person({ role: "editor" });
    service = await addService(bench, owner, "SRV-0001");
    const png = await pngBytes();
    bound = (await upload(bench, owner, "a.png", png, `?draft=${draft}`)).body.data.id;
    loose = (await upload(bench, owner, "b.png", png, `?draft=${draft}`)).body.data.id;
    ticket = await openOne(bench, owner, { service, file_ids: [bound], draft, subject: "Confidential matter", body: body("zebrafish") });
  });
  afterAll(() => bench.dispose());

  const call = (person: Person | null, method: string, path: string, given?: unknown) =>
    bench.call(method, path, given, person ? asOf(person) : {});
  const filled = (path: string, ids: Record<string, string> = {}) =>
    path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? "AAAAAAAAAAAAAAAAAAAA");
  /** Everything there is about the owner: it must be the same before and after. */
  const state = async () => {
    const db = bench.services.database.orm;
    return JSON.stringify([
      await db.select().from(tickets).where(eq(tickets.customerId, owner.id)),
      await db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticket.id)).orderBy(ticketMessages.seq),
      await db.select().from(files).where(eq(files.uploaderId, owner.id)).orderBy(files.id),
    ]);
  };

  test("a stranger finds no ticket, staff are not customers, and nothing changes", async () => {
    const before = await state();
    for (const [method, path, given] of customerCalls) {
      const own = filled(path, { id: ticket.id });
      expect([path, (await call(stranger, method, own, given)).status]).toEqual([path, 404]);
      expect([path, (await call(agent, method, own, given)).status]).toEqual([path, 403]);
      expect([path, (await call(null, method, own, given)).status]).toEqual([path, 401]);
      expect([path, (await call(stranger, method, filled(path), given)).status]).toEqual([path, 404]);
    }
    for (const [method, path] of fileCalls) {
      for (const id of [bound, loose]) {
        for (const person of [stranger, editor]) expect((await download(bench, person, filled(path, { id }), method)).status).toBe(404);
        expect((await download(bench, null, filled(path, { id }), method)).status).toBe(401);
      }
      // The desk sees what a message holds, not what is still being written.
      expect((await download(bench, agent, filled(path, { id: loose }), method)).status).toBe(404);
      expect((await download(bench, agent, filled(path, { id: bound }), method)).status).toBe(method === "DELETE" ? 404 : 200);
    }
    expect(await state()).toBe(before);
  });

  test("on the staff side an unknown id is not found, whatever the verb, and editors have no business there", async () => {
    const before = await state();
    for (const [method, path, given] of staffCalls) {
      expect([path, (await call(agent, method, filled(path), given)).status]).toEqual([path, 404]);
      for (const person of [owner, editor]) {
        expect([path, (await call(person, method, filled(path, { id: ticket.id }), given)).status]).toEqual([path, 403]);
      }
    }
    expect(await state()).toBe(before);
  });

  test("what is an administrator's alone is refused to everybody else, and an unknown id is not found", async () => {
    const admin = await bench.person({ role: "admin" });
    for (const [method, path, given] of adminCalls) {
      expect([path, (await call(admin, method, filled(path), given)).status]).toEqual([path, 404]);
      for (const person of [owner, editor, agent]) {
        expect([path, (await call(person, method, filled(path, { id: owner.id }), given)).status]).toEqual([path, 403]);
      }
    }
  });

  test("what a colleague wrote, saved or noted is theirs; a message belongs to its own ticket", async () => {
    const db = bench.services.database.orm;
    const second = await openOne(bench, stranger);
    const note = await call(agent, "POST", `/staff/tickets/${ticket.id}/notes`, { body: body("internal") });
    expect(note.status).toBe(201);
    const [message] = await db.select().from(ticketMessages).where(eq(ticketMessages.authorId, agent.id));
    const edit = { body: body("changed") };
    const messageId = message?.id ?? "";
    expect((await call(colleague, "PATCH", `/staff/tickets/${ticket.id}/messages/${messageId}`, edit)).status).toBe(404);
    expect((await call(agent, "PATCH", `/staff/tickets/${second.id}/messages/${messageId}`, edit)).status).toBe(404);
    expect((await call(agent, "GET", `/staff/tickets/${second.id}/messages/${messageId}/edits`)).status).toBe(404);
    const [theirs] = await db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, second.id));
    expect((await call(agent, "PATCH", `/staff/tickets/${second.id}/messages/${theirs?.id}`, edit)).status).toBe(404);

    const reply = await call(agent, "POST", `/staff/tickets/${ticket.id}/replies`, { body: body("soon"), last_seen_seq: 99 });
    const replyId = reply.body.data.id;
    for (const [person, id] of [
      [colleague, ticket.id],
      [agent, second.id],
    ] as const) {
      expect((await call(person, "DELETE", `/staff/tickets/${id}/replies/${replyId}`)).status).toBe(409);
    }
    expect(await db.select().from(ticketOutbox).where(eq(ticketOutbox.id, replyId))).toHaveLength(1);
    expect((await call(agent, "DELETE", `/staff/tickets/${ticket.id}/replies/${replyId}`)).status).toBe(200);

    const view = await call(agent, "POST", "/staff/ticket-views", { name: "mine", filters: { view: "all" } });
    expect((await call(colleague, "GET", "/staff/ticket-views")).body.data).toEqual([]);
    expect((await call(colleague, "DELETE", `/staff/ticket-views/${view.body.data.id}`)).status).toBe(404);
    expect(await db.select().from(ticketViews)).toHaveLength(1);

    await call(agent, "POST", `/staff/customers/${owner.id}/notes`, { text: "calls back on Fridays" });
    const [written] = await db.select().from(customerNotes);
    expect((await call(colleague, "DELETE", `/staff/customers/${owner.id}/notes/${written?.id}`)).status).toBe(404);
    expect((await call(agent, "DELETE", `/staff/customers/${stranger.id}/notes/${written?.id}`)).status).toBe(404);
    expect((await call(agent, "GET", `/staff/customers/${colleague.id}`)).status).toBe(404);
  });

  test("foreign ids inside bodies: services, files, pictures, drafts, people, merges", async () => {
    const before = await state();
    const mine = await openOne(bench, stranger);
    const create = async (over: object) => {
      await bench.services.limits.reset(limits.create, stranger.id);
      return call(stranger, "POST", "/tickets", newTicket(over));
    };
    const reply = (over: object) => call(stranger, "POST", `/tickets/${mine.id}/messages`, { ...text, ...over });
    const picture = { type: "doc", content: [{ type: "image", attrs: { fileId: bound, alt: "" } }] };
    expect((await create({ service })).body.errors).toHaveProperty("service");
    for (const id of [loose, bound]) {
      for (const given of [{ file_ids: [id], draft }, { file_ids: [id], draft: "draft-of-stranger" }, { file_ids: [id] }]) {
        expect((await create(given)).body.errors, JSON.stringify(given)).toHaveProperty("file_ids");
        expect((await reply(given)).body.errors).toHaveProperty("file_ids");
      }
    }
    expect((await reply({ body: picture })).body.errors).toHaveProperty("file_ids");
    expect((await create({ body: picture })).body.errors).toHaveProperty("file_ids");
    const attempts = [
      { ...text, last_seen_seq: 99, file_ids: [loose], draft },
      { body: picture, last_seen_seq: 99 },
    ];
    for (const attempt of attempts) {
      expect((await call(agent, "POST", `/staff/tickets/${mine.id}/replies`, attempt)).body.errors).toHaveProperty("file_ids");
    }
    const patch = (over: object) => call(agent, "PATCH", `/staff/tickets/${mine.id}`, over);
    expect((await patch({ service })).body.errors).toHaveProperty("service");
    for (const assignee of [owner.id, editor.id, "AAAAAAAAAAAAAAAAAAAA"])
      expect((await patch({ assignee })).body.errors).toHaveProperty("assignee");
    expect((await call(agent, "POST", `/staff/tickets/${mine.id}/merge`, { into: ticket.id })).body.errors).toHaveProperty("into");
    const opened = await call(agent, "POST", "/staff/tickets", { ...newTicket(), customer: stranger.id, service });
    expect(opened.body.errors).toHaveProperty("service");
    for (const customer of [agent.id, "AAAAAAAAAAAAAAAAAAAA"]) {
      expect((await call(agent, "POST", "/staff/tickets", { ...newTicket(), customer })).status).toBe(404);
    }
    expect(await state()).toBe(before);
  });

  test("a file goes with the draft it was uploaded for, once", async () => {
    const mine = await openOne(bench, owner);
    const reply = (over: object) => call(owner, "POST", `/tickets/${mine.id}/messages`, { ...text, ...over });
    expect((await reply({ file_ids: [loose], draft: "another-draft" })).body.errors).toHaveProperty("file_ids");
    expect((await reply({ file_ids: [bound], draft })).body.errors).toHaveProperty("file_ids");
    expect((await reply({ file_ids: [loose, loose], draft })).body.errors).toHaveProperty("file_ids");
    const extra = (await upload(bench, owner, "c.txt", "c", `?draft=${draft}`)).body.data.id;
    const both = await Promise.all([reply({ file_ids: [extra], draft }), reply({ file_ids: [extra], draft })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test("lists, search, cursors and keys lead nowhere either", async () => {
    const { data } = (await call(owner, "GET", "/tickets?limit=1")).body;
    expect(data).toHaveLength(1);
    for (const query of [
      `service=${service}`,
      `q=${ticket.number}`,
      "q=zebrafish",
      "q=Confidential",
      `q=${encodeURIComponent(owner.email)}`,
      `cursor=${Buffer.from(JSON.stringify(["2099-01-01T00:00:00.000Z", ticket.id])).toString("base64url")}`,
    ]) {
      const found = (await call(stranger, "GET", `/tickets?status=all&${query}`)).body;
      expect(JSON.stringify(found), query).not.toContain(ticket.id);
    }
    expect((await call(owner, "GET", "/tickets?status=all&q=zebrafish")).body.data).toHaveLength(1);
    expect((await call(stranger, "GET", "/services")).body.data).toEqual([]);
    // The owner's retried answer is not a stranger's, though the key is the same.
    const headers = (person: Person) => ({
      authorization: `Bearer ${person.token}`,
      "content-type": "application/json",
      "idempotency-key": "shared-key-0001",
    });
    const write = (person: Person, id: string) =>
      bench.api.fetch(
        new Request(`http://api.test/tickets/${id}/messages`, { method: "POST", headers: headers(person), body: JSON.stringify(text) }),
        {
          requestId: "t",
          clientAddress: "192.0.2.1",
        },
      );
    expect((await write(owner, ticket.id)).status).toBe(201);
    expect((await write(stranger, ticket.id)).status).toBe(404);
  });

  test("the bell: another's notices are neither listed nor marked", async () => {
    const notice = { account: { id: owner.id, kind: "customer" }, kind: "ticket_reply", about: ticket.id } as const;
    const told = { data: { number: ticket.number, subject: ticket.subject, name: "Park" }, onceKey: "n1" };
    await bench.services.database.orm.transaction((tx) => notify(tx, bench.services, { ...notice, ...told }));
    const [row] = await bench.services.database.orm.select().from(notifications).where(eq(notifications.accountId, owner.id));
    for (const person of [stranger, agent, editor]) {
      for (const given of [{ ids: [String(row?.id)] }, { about: ticket.id }, { all: true }]) {
        expect((await call(person, "POST", "/notifications/read", given)).status).toBe(200);
      }
      const cursor = Buffer.from(JSON.stringify(["999999", "n"])).toString("base64url");
      const listed = (await call(person, "GET", `/notifications?cursor=${cursor}`)).body.data;
      expect(listed.map(({ id }: { id: string }) => id)).not.toContain(String(row?.id));
    }
    const bell = (await call(owner, "GET", "/notifications")).body;
    expect(bell.meta.unread).toBe(1);
    expect(bell.data[0]).toMatchObject({ about: { kind: "ticket", id: ticket.id }, read: false });
    expect((await call(owner, "POST", "/notifications/read", { ids: [String(row?.id)] })).body.data.unread).toBe(0);
  });

  test("channels: nobody listens to another's", async () => {
    const allowed: [string, Person[]][] = [
      [`private-customer-${owner.id}`, [owner]],
      [`presence-ticket-${ticket.id}`, [agent]],
      ["private-staff", [agent]],
      [`private-staff-${agent.id}`, [agent]],
    ];
    for (const [channel, people] of allowed) {
      for (const person of [owner, stranger, agent, editor]) {
        const { status } = await call(person, "POST", "/realtime/auth", { socket_id: "1.2", channel_name: channel });
        expect([channel, status]).toEqual([channel, people.includes(person) ? 200 : 403]);
      }
    }
  });

  test("every route of support that takes an id is in one of the lists", () => {
    const known = [...customerCalls, ...fileCalls, ...staffCalls, ...endingCalls, ...adminCalls].map(
      ([method, path]) => `${method} ${path.split("?")[0]}`,
    );
    const declared = bench.api.inventory
      .filter(
        ({ path }) =>
          path.includes("{") && /^\/(tickets|files|notifications|services|staff\/(tickets|ticket-|canned|customers))/.test(path),
      )
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(declared.sort()).toEqual(known.sort());
  });
});
