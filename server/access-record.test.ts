// Every look of staff at a customer's data is written down: who, whose, what, from where. Each declared call says whose data it shows;
// here each is made for real, and an answer with the customer's marks in it that left no record fails.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessLog } from "#db/schema/records.ts";
import { createAccessRecord } from "#features/audit/access-log.server.ts";
import { online, sayIn, startTaken } from "#features/chat/server/chat-fixture.ts";
import { draft, pngBytes, upload } from "#features/files/file-fixture.ts";
import { body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { createLog } from "#platform/log.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

/** In the customer's name, subject, words, file name and topic. */
const mark = "Zzyzx";

describe.each(oneEngine)("the access record on %s", (engine) => {
  let bench: ApiBench;
  let customer: Person;
  let ids: Record<string, string>;

  beforeAll(async () => {
    bench = await apiBench(engine);
    customer = await bench.person({ name: `${mark} Lee`, email: `${mark.toLowerCase()}@example.com` });
    const agent = await bench.person({ role: "admin" });
    const file = (await upload(bench, customer, `${mark}.png`, await pngBytes())).body.data.id;
    const ticket = await openOne(bench, customer, { subject: `${mark} line is down`, body: body(`${mark} says`), file_ids: [file], draft });
    await online(bench, agent);
    const chat = await startTaken(bench, customer, agent, { topic: `${mark} asks` });
    await sayIn(bench, customer, "customer", chat.id, `${mark} said`);
    const enquiry = await bench.call("POST", "/contact", {
      intent: "sales",
      name: `${mark} Lee`,
      email: customer.email,
      message: `${mark} would like to know what 30 TB of CDN traffic cost.`,
      consent: true,
    });
    const sent = await bench.services.database.query<{ id: string }>("select id from enquiries");
    const [message] = await bench.services.database.query<{ id: string }>("select id from ticket_messages where ticket_id = $1", [
      ticket.id,
    ]);
    const reply = await bench.call(
      "POST",
      "/staff/canned-replies",
      { shortcut: "hello", title: { en: "Hello", ko: "안녕하세요" }, body: { en: "Hello {customer_name}", ko: "{customer_name} 님" } },
      { token: agent.token },
    );
    ids = {
      ticket: ticket.id,
      chat: chat.id,
      file,
      customer: customer.id,
      enquiry: sent[0]?.id ?? `no enquiry: ${JSON.stringify(enquiry.body)}`,
      message: message?.id ?? "",
      reply: reply.body.data?.id ?? `no reply: ${JSON.stringify(reply.body)}`,
    };
    // What was looked at so far is in the record before anybody reads it.
    await bench.services.accessRecord.flush();
  });
  afterAll(() => bench.dispose());

  let admin: Person;
  beforeEach(async () => {
    admin = await bench.person({ role: "admin" });
  });

  const recorded = async (staffId: string) => {
    await bench.services.accessRecord.flush();
    return bench.services.database.orm.select().from(accessLog).where(eq(accessLog.staffId, staffId)).orderBy(accessLog.id);
  };

  /** The call's address in this world. */
  const addressOf = ({ path, id }: ApiCall): string => {
    const own =
      /chat/i.test(path) && !path.includes("/tickets/")
        ? "chat"
        : (["ticket", "customer", "enquir", "file"].find((kind) => path.includes(kind)) ?? "");
    const of = id === "fillCannedReply" ? "reply" : own === "enquir" ? "enquiry" : own;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === "id" ? ids[of] : ids[name]) ?? "AAAAAAAAAAAAAAAAAAAA");
    const query: Record<string, string> = {
      listQueue: "?view=all",
      findCustomers: `?q=${mark}`,
      listEnquiries: "?view=all",
      exportEnquiries: "?view=all",
      listStaffChats: "?view=all",
      fillCannedReply: `?ticket=${ids.ticket}`,
    };
    return filled + (query[id] ?? "");
  };

  test("security 15: a reading call whose answer shows a customer leaves a record with actor and subject", async () => {
    const seen: string[] = [];
    for (const call of bench.api.inventory.filter(({ method, access }) => method === "get" && access !== "customer")) {
      const reader = await bench.person({ role: "admin" });
      const answer = await bench.call("GET", addressOf(call), undefined, { token: reader.token, address: "198.51.100.7" });
      expect(answer.status, call.id).toBeLessThan(500);
      const shows =
        new RegExp(`${mark}|${customer.id}`, "i").test(JSON.stringify(answer.body)) || /^(readFile|readFilePreview)$/.test(call.id);
      if (!shows) continue;
      seen.push(call.id);
      const rows = await recorded(reader.id);
      expect(rows.length, `${call.id} shows a customer and wrote nothing down`).toBeGreaterThan(0);
      expect([call.id, rows[0]?.customerId, rows[0]?.address]).toEqual([call.id, customer.id, "198.51.100.7"]);
    }
    // The world above is complete enough to show something at all of these.
    expect(seen.sort()).toEqual(
      [
        "exportEnquiries",
        "fillCannedReply",
        "fillChatReply",
        "fillEnquiryReply",
        "findCustomers",
        "listEnquiries",
        "listQueue",
        "listStaffChatMessages",
        "listStaffChats",
        "listStaffTicketMessages",
        "readAccessRecord",
        "readCustomer",
        "readCustomerTimeline",
        "readEnquiry",
        "readFile",
        "readFilePreview",
        "readStaffChat",
        "readStaffTicket",
      ].sort(),
    );
  });

  test("security 15: searches are told apart from lists, and what a conflict shows counts too", async () => {
    await bench.call("GET", `/staff/tickets?view=all&q=${mark}`, undefined, { token: admin.token });
    const stale = { body: body("Hello"), last_seen_seq: 0 };
    const conflict = await bench.call("POST", `/staff/tickets/${ids.ticket}/replies`, stale, { token: admin.token });
    expect(conflict.status).toBe(409);
    expect((await recorded(admin.id)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["ticket.search", ids.ticket],
      ["ticket.read", ids.ticket],
    ]);
  });

  test("a page that asks again is one reading; uncovering an address is written down every time", async () => {
    for (let n = 0; n < 3; n++) await bench.call("GET", `/staff/tickets/${ids.ticket}`, undefined, { token: admin.token });
    for (let n = 0; n < 2; n++) {
      await bench.call("POST", `/staff/customers/${customer.id}/contact`, { field: "email" }, { token: admin.token });
    }
    expect((await recorded(admin.id)).map(({ action }) => action)).toEqual(["ticket.read", "customer.contact", "customer.contact"]);
  });

  test("what one may not see, and one's own file, are nobody's record; customers leave none", async () => {
    await bench.call("GET", "/staff/tickets/AAAAAAAAAAAAAAAAAAAA", undefined, { token: admin.token });
    const own = (await upload(bench, admin, "own.png", await pngBytes())).body.data.id;
    expect((await bench.call("GET", `/files/${own}`, undefined, { token: admin.token })).status).toBe(200);
    await bench.call("GET", `/tickets/${ids.ticket}`, undefined, { token: customer.token });
    expect(await recorded(admin.id)).toEqual([]);
    expect(await recorded(customer.id)).toEqual([]);
  });

  test("a queue of fifty is one insert, after the answer", async () => {
    const statements: string[] = [];
    const orm = bench.services.database.orm;
    const counted = new Proxy(orm, {
      get: (target, name, receiver) => {
        if (name === "execute") statements.push("execute");
        return Reflect.get(target, name, receiver);
      },
    });
    const record = createAccessRecord(counted, createLog("silent"));
    record.add(
      { staffId: "somebody-1", address: "::1" },
      "ticket.list",
      Array.from({ length: 50 }, (_, n) => ({ kind: "ticket", id: `t${n}` })),
    );
    expect(statements).toEqual([]);
    await record.close();
    expect(statements).toEqual(["execute"]);
    expect(await recorded("somebody-1")).toHaveLength(50);
  });

  test("what waits is written when the server stops, and kept while the database is away", async () => {
    const orm = bench.services.database.orm;
    let away = true;
    const unsteady = new Proxy(orm, {
      get: (target, name, receiver) => {
        if (name === "execute" && away) throw new Error("the database is away");
        return Reflect.get(target, name, receiver);
      },
    });
    const record = createAccessRecord(unsteady, createLog("silent"));
    record.add({ staffId: "somebody-2", address: "::1" }, "customer.read", [{ kind: "customer", id: customer.id }]);
    await record.flush();
    expect(await recorded("somebody-2")).toEqual([]);
    away = false;
    await record.close();
    expect((await recorded("somebody-2")).map(({ customerId, action }) => [customerId, action])).toEqual([[customer.id, "customer.read"]]);
  });
});
