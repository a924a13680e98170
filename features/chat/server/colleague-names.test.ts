import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { releaseReply } from "#features/tickets/server/staff/staff-replies.server.ts";
import { asOf, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { online, startTaken } from "./chat-fixture.ts";

describe.each(oneEngine)("a colleague's name on %s", (engine) => {
  let bench: ApiBench;
  let dohyun: Person;
  let admin: Person;
  let alex: Person;
  let seoyeon: Person;
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    dohyun = await bench.person({ role: "agent", name: "박도현", locale: "ko" });
    admin = await bench.person({ role: "admin", name: "윤세라", locale: "ko" });
    alex = await bench.person({ name: "Alex Morgan" });
    seoyeon = await bench.person({ name: "김서연", locale: "ko" });
  });
  afterAll(() => bench.dispose());

  const answered = async (customer: Person) => {
    const { id } = await openOne(bench, customer);
    await bench.call("PATCH", `/staff/tickets/${id}`, { assignee: dohyun.id }, asOf(dohyun));
    const { seq } = (await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(dohyun))).body.data;
    const reply = { body: body("Done."), next_state: "answered", last_seen_seq: seq };
    const sent = await bench.call("POST", `/staff/tickets/${id}/replies`, reply, asOf(dohyun));
    await bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, sent.body.data.id));
    return id;
  };
  const read = async (id: string, customer: Person, locale: "en" | "ko") =>
    (await bench.call("GET", `/tickets/${id}`, undefined, asOf(customer, { locale }))).body.data;

  test("customer: readers of English see the engineer's Latin name in the ticket, the list and the mail, readers of Korean the other", async () => {
    const saved = await bench.call("PATCH", "/user", { names: { en: "Dohyun Park", ko: "" } }, asOf(dohyun));
    expect(saved.body.data).toMatchObject({ name: "박도현", names: { en: "Dohyun Park" } });
    const [id, other] = [await answered(alex), await answered(seoyeon)];

    const ticket = await read(id, alex, "en");
    expect(ticket).toMatchObject({ assignee: { name: "Dohyun Park" }, last: { by: { name: "Dohyun Park" } } });
    expect(ticket.messages.at(-2).by.name).toBe("Dohyun Park");
    const [listed] = (await bench.call("GET", "/tickets?status=all", undefined, asOf(alex, { locale: "en" }))).body.data;
    expect(listed.last.by.name).toBe("Dohyun Park");
    expect((await bench.mailsTo(alex.email, 2)).map(({ html }) => html).join()).toContain("Dohyun Park replied");

    expect(await read(other, seoyeon, "ko")).toMatchObject({ assignee: { name: "박도현" }, last: { by: { name: "박도현" } } });
    expect((await bench.mailsTo(seoyeon.email, 2)).map(({ html }) => html).join()).toContain("박도현");
    // Colleagues call each other by the one name.
    expect((await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(admin, { locale: "en" }))).body.data.assignee.name).toBe(
      "박도현",
    );
  });

  test("customer: in a chat, too", async () => {
    await online(bench, dohyun);
    const { id } = await startTaken(bench, alex, dohyun);
    const chat = (await bench.call("GET", `/chat/${id}`, undefined, asOf(alex, { locale: "en" }))).body.data;
    expect(chat.agent.name).toBe("Dohyun Park");
    expect(JSON.stringify(chat)).not.toContain("박도현");
    const joined = async (person: Person, path: string, locale: "en" | "ko") => {
      const thread = (await bench.call("GET", path, undefined, asOf(person, { locale }))).body.data as { event?: { type: string } }[];
      return thread.find(({ event }) => event?.type === "joined")?.event;
    };
    // Whatever language the chat was in when it was taken: the reader's, as the header writes it.
    expect(await joined(alex, `/chat/${id}/messages`, "en")).toEqual({
      type: "joined",
      name: "Dohyun Park",
      waited_seconds: expect.any(Number),
    });
    expect(await joined(alex, `/chat/${id}/messages`, "ko")).toMatchObject({ name: "박도현" });
    expect(await joined(admin, `/staff/chats/${id}/messages`, "en")).toMatchObject({ name: "박도현" });
  });

  test("customer: an administrator sets a colleague's names, a customer has one name", async () => {
    const changed = await bench.call("PATCH", `/staff/team/${dohyun.id}`, { names: { en: "D. Park" } }, asOf(admin));
    expect(changed.body.data.names).toEqual({ en: "D. Park" });
    const cleared = await bench.call("PATCH", `/staff/team/${dohyun.id}`, { names: { en: "", ko: "" } }, asOf(admin));
    expect(cleared.body.data.names).toEqual({});
    expect((await bench.call("PATCH", "/user", { names: { en: "Somebody" } }, asOf(alex))).status).toBe(403);
    expect((await bench.call("PATCH", "/user", { names: { fr: "Quelqu'un" } }, asOf(dohyun))).status).toBe(422);
  });
});
