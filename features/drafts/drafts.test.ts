import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { travelling } from "#platform/browser/draft-slot.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { draftMaximum, draftsMaximum } from "./draft-limits.ts";
import { exportDrafts, sweepDrafts } from "./drafts.server.ts";

const note = "desk-draft:ticket-0001:note";
const rev = () => randomBytes(8).toString("hex");
const entry = (value: string) => JSON.stringify({ v: 1, value });

describe.each(oneEngine)("drafts on $name", (engine) => {
  let bench: ApiBench;
  let writer: Person;
  let colleague: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    writer = await bench.person({ role: "agent" });
    colleague = await bench.person({ role: "agent" });
  });
  beforeEach(() => bench.services.database.query("delete from drafts", []));
  afterAll(() => bench.dispose());

  const keep = (person: Person, place: string, body: object) =>
    bench.call("PUT", `/drafts/${place}`, { by: person.id, rev: rev(), knows: [], ...body }, { token: person.token });
  const kept = async (person: Person) => (await bench.call("GET", "/drafts", undefined, { token: person.token })).body.data;
  const settle = (person: Person, use: boolean) => bench.call("POST", `/drafts/${note}/other`, { use }, { token: person.token });

  test("drafts whole: what was begun is there for every session of its writer, and for nobody else", async () => {
    const first = rev();
    expect((await keep(writer, note, { rev: first, entry: entry("begun") })).status).toBe(200);
    expect(await kept(writer)).toEqual([{ place: note, rev: first, knows: [], entry: entry("begun"), other: null }]);
    expect(await kept(colleague)).toEqual([]);
    expect((await bench.call("GET", "/drafts")).status).toBe(401);
    expect((await settle(colleague, true)).status).toBe(404);
  });

  test("drafts whole: a page that outlived its session does not put its words into the next one's account", async () => {
    const body = { by: writer.id, rev: rev(), knows: [], entry: entry("not yours") };
    expect((await bench.call("PUT", `/drafts/${note}`, body, { token: colleague.token })).body).toEqual({ data: null });
    expect(await kept(colleague)).toEqual([]);
  });

  test("drafts whole: what was written after takes its place, what comes late changes nothing, sent is a change too", async () => {
    const [a, b, c] = [rev(), rev(), rev()];
    await keep(writer, note, { rev: a, entry: entry("one") });
    await keep(writer, note, { rev: c, knows: [b, a], entry: null });
    await keep(writer, note, { rev: b, knows: [a], entry: entry("one, and late") });
    expect(await kept(writer)).toMatchObject([{ rev: c, entry: null, other: null }]);
  });

  test("drafts whole: two texts written beside each other: the one that arrives stands, the other waits until somebody has chosen", async () => {
    const [a, b, c] = [rev(), rev(), rev()];
    await keep(writer, note, { rev: a, entry: entry("begun") });
    await keep(writer, note, { rev: b, knows: [a], entry: entry("by the computer") });
    const { body } = await keep(writer, note, { rev: c, knows: [a], entry: entry("by the phone") });
    expect(body.data).toMatchObject({ rev: c, entry: entry("by the phone"), other: entry("by the computer") });
    // The computer's page learns that it was told.
    expect(body.data.knows).toContain(b);

    expect((await settle(writer, true)).status).toBe(204);
    const [swapped] = await kept(writer);
    expect(swapped).toMatchObject({ entry: entry("by the computer"), other: entry("by the phone") });
    expect(swapped.knows).toContain(c);
    expect((await settle(writer, false)).status).toBe(204);
    expect(await kept(writer)).toMatchObject([{ entry: entry("by the computer"), other: null }]);
    expect((await settle(writer, false)).status).toBe(404);
  });

  test("drafts whole: too long, or at no place, is refused; of many the ones touched last stay", async () => {
    expect((await keep(writer, note, { entry: "x".repeat(draftMaximum + 1) })).status).toBe(422);
    for (const name of travelling) expect((await keep(writer, `${name}:one`, { entry: "x" })).status, name).toBe(200);
    for (const place of ["Desk:a", "desk-draft", "desk-draft:..", "desk-draft:a:b:c:d", "post-draft:a:en"])
      expect((await keep(writer, place, { entry: "x" })).status, place).not.toBe(200);
    await bench.services.database.query(
      `insert into drafts (account_id, place, rev, knows, entry, until)
       select $1, 'desk-draft:ticket-' || n || ':reply', '0123456789abcdef', '[]', 'x', now() + n * interval '1 minute'
       from generate_series(1, ${draftsMaximum}) as n`,
      [colleague.id],
    );
    await keep(colleague, "desk-draft:ticket-new:reply", { entry: "x" });
    const places = (await kept(colleague)).map(({ place }: { place: string }) => place);
    expect(places).toHaveLength(draftsMaximum);
    expect(places).toContain("desk-draft:ticket-new:reply");
    expect(places).not.toContain("desk-draft:ticket-1:reply");
  });

  test("drafts whole: an export has them; nothing waits longer than it is said to, or longer than its account", async () => {
    const db = bench.services.database;
    const customer = await bench.person();
    await keep(customer, "ticket-draft:create", { entry: entry("half a ticket") });
    await keep(writer, note, { entry: entry("half a note") });
    const [file] = await exportDrafts(db.orm, customer.id);
    expect(JSON.parse(String(file?.content))).toEqual([{ place: "ticket-draft:create", draft: "half a ticket", other: null }]);

    await db.query("update drafts set until = now() - interval '1 second' where account_id = $1", [writer.id]);
    expect(await kept(writer)).toEqual([]);
    await sweepDrafts(db.orm);
    const left = async () => (await db.query("select account_id from drafts", [])) as { account_id: string }[];
    expect(await left()).toEqual([{ account_id: customer.id }]);
    await db.query("delete from accounts where id = $1", [customer.id]);
    expect(await left()).toEqual([]);
  });
});
