import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { startOne } from "#features/chat/server/chat-fixture.ts";
import { draft, upload } from "#features/files/file-fixture.ts";
import { found } from "#features/organisations/server/organisation-fixture.ts";
import { addService, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("two accounts of one person on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person, method: string, path: string, body?: object) => bench.call(method, path, body, { token: person.token });
  const merge = (into: Person, email: string, by = admin) =>
    as(by, "POST", `/staff/customers/${into.id}/merge`, { email, reason: "Called back on the number on file." });
  const set = (person: Person, values: object) =>
    bench.services.database.orm.update(accounts).set(values).where(eq(accounts.id, person.id));

  test("tickets, files, chats, services and notes come along; the other account is out, and both addresses are told", async () => {
    const [old, kept] = [await bench.person({ name: "Kim" }), await bench.person({ name: "Kim Seoyeon" })];
    const file = (await upload(bench, old, "mtr.txt", "hop 3\n")).body.data.id;
    const ticket = await openOne(bench, old, { file_ids: [file], draft });
    await addService(bench, old, "srv-0417");
    await as(admin, "POST", `/staff/customers/${old.id}/notes`, { text: "Prefers mail." });
    const chat = await startOne(bench, old);
    // Nobody is at the desk, so it has become a ticket; as if it were still waiting.
    await bench.services.database.query("update chats set state = 'waiting', ended_at = null where id = $1", [chat.id]);
    const refused = await merge(kept, old.email);
    expect(refused.body).toMatchObject({ code: "invalid", errors: { email: [expect.stringContaining("chat")] } });
    await bench.services.database.query("update chats set state = 'ended', ended_at = now() where id = $1", [chat.id]);

    const card = (await merge(kept, old.email)).body.data;
    expect(card).toMatchObject({ chats: [{ id: chat.id }], services: [{ code: "srv-0417" }] });
    expect(card.tickets.map(({ id }: { id: string }) => id)).toContain(ticket.id);
    expect(card.notes.map(({ text }: { text: string }) => text).join()).toContain("Prefers mail.");
    const seen = (await as(kept, "GET", `/tickets/${ticket.id}`)).body.data;
    expect(seen.messages[0].by.role).toBe("you");
    expect((await as(kept, "GET", `/files/${file}`)).status).toBe(200);
    expect((await as(kept, "GET", `/chat/${chat.id}`)).status).toBe(200);
    expect((await as(old, "GET", "/user")).status).toBe(401);
    for (const { email } of [old, kept]) expect((await bench.mailsTo(email)).at(-1)?.text).toContain(old.email);
    expect(JSON.stringify((await as(admin, "GET", "/staff/audit?limit=5")).body.data)).toContain("mergeCustomer");
    // It cannot be done again, nor the other way round.
    for (const answer of [await merge(kept, old.email), await merge(old, kept.email)]) expect(answer.status).toBe(422);
  });

  test("refused where something would reach the wrong hands or get lost", async () => {
    const kept = await bench.person();
    const [unproved, leaving, employed, same] = await Promise.all([1, 2, 3, 4].map(() => bench.person()));
    if (!unproved || !leaving || !employed || !same) throw new Error("nobody");
    await set(unproved, { emailVerifiedAt: null });
    await set(leaving, { erasureDueAt: new Date(Date.now() + 86_400_000) });
    await found(bench, employed, "Employer");
    await Promise.all([addService(bench, same, "DL-1"), addService(bench, kept, "DL-1")]);
    for (const { email } of [unproved, leaving, employed, same, kept, { email: "nobody@example.com" }]) {
      const { status, body } = await merge(kept, email);
      expect([email, status, Object.keys(body.errors ?? {})]).toEqual([email, 422, ["email"]]);
    }
    expect((await merge(kept, unproved.email, await bench.person({ role: "agent" }))).status).toBe(403);
    expect((await as(same, "GET", "/user")).status).toBe(200);
  });
});
