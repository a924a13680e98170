// A customer's right to a copy and to be forgotten, as far as tickets and files go.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { discardedFiles, files } from "#db/schema/files.ts";
import { mails } from "#db/schema/mails.ts";
import { notifications } from "#db/schema/notifications.ts";
import { accessLog, idempotencyKeys } from "#db/schema/records.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { eraseDueAccounts } from "#features/accounts/privacy/erasure.server.ts";
import { draft, pngBytes, upload } from "#features/files/file-fixture.ts";
import { sweepFiles } from "#features/files/files.server.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { readZip } from "#tests/fixtures/read-zip.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { eraseTicketTraces } from "./ticket-erasure.server.ts";
import { addService, asOf, body, openOne } from "./ticket-fixture.ts";

describe.each(oneEngine)("personal data of support on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let bob: Person;
  let agent: Person;
  let png: Buffer;
  let ticketId: string;
  beforeAll(async () => {
    bench = await apiBench(engine);
    [ann, bob, agent] = [
      await bench.person({ name: "Ann Lee" }),
      await bench.person({ name: "Bob Kim" }),
      await bench.person({ role: "agent" }),
    ];
    png = await pngBytes();
    const service = await addService(bench, ann, "SRV-1");
    const file = (await upload(bench, ann, "손실.png", png)).body.data.id;
    const ticket = await openOne(bench, ann, { service, file_ids: [file], draft, subject: "Ann's own matter" });
    ticketId = ticket.id;
    await openOne(bench, bob, { subject: "Bob's own matter" });
    await upload(bench, ann, "unfinished.txt", "a draft of Ann", "?draft=draft-left-open");
    const inside = (await upload(bench, agent, "plan-for-ann.txt", "internal word", undefined, "internal")).body.data.id;
    const note = { body: body("internal word about Ann"), file_ids: [inside], draft };
    await bench.call("POST", `/staff/tickets/${ticketId}/notes`, note, asOf(agent));
    await bench.call("PATCH", `/staff/tickets/${ticketId}`, { tags: ["watch list"] }, asOf(agent));
    await bench.call("POST", `/staff/customers/${ann.id}/notes`, { text: "prefers the phone" }, asOf(agent));
    await bench.call("GET", `/staff/tickets/${ticketId}`, undefined, asOf(agent));
    await bench.mailsTo(agent.email, 2);
  });
  afterAll(() => bench.dispose());

  test("the copy holds tickets, files with their bytes, services and who looked; nothing of others", async () => {
    await bench.call("POST", "/user/export", undefined, asOf(ann));
    const list = async () => (await bench.call("GET", "/user/export", undefined, asOf(ann))).body.data[0];
    await expect.poll(async () => (await list()).state, { timeout: 15_000 }).toBe("ready");
    const request = new Request(`http://api.test/user/export/${(await list()).id}/file`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    const response = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.9" });
    const zip = readZip(new Uint8Array(await response.arrayBuffer()));
    const json = (name: string) => JSON.parse(String(zip[name]));
    const [ticket, ...others] = json("tickets.json");
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({ subject: "Ann's own matter", service: "SRV-1" });
    const [first] = ticket.messages;
    expect(first).toMatchObject({ by: "customer", author: "Ann Lee", text: "Since about 13:10 our players in Singapore lose packets." });
    expect(zip[first.files[0]]?.equals(png)).toBe(true);
    expect(json("services.json")).toMatchObject([{ code: "SRV-1" }]);
    expect(
      json("files.json")
        .map(({ name }: { name: string }) => name)
        .sort(),
    ).toEqual(["unfinished.txt", "손실.png"]);
    const everything = Object.entries(zip)
      .map(([name, bytes]) => name + String(bytes))
      .join("\n");
    expect(everything).not.toContain("Bob");
    // security 9: what staff noted among themselves is not handed out by itself.
    for (const inside of ["internal word", "prefers the phone", "plan-for-ann", "watch list", "support-notes"])
      expect(everything).not.toContain(inside);
    expect(everything).not.toContain(agent.id);
    expect(Object.keys(zip).every((name) => !name.includes("..") && !name.startsWith("/"))).toBe(true);
  });

  test("forgotten: tickets, messages, files and their bytes, bells and mails of staff; the access log stays", async () => {
    const db = bench.services.database.orm;
    const key = { accountId: ann.id, key: "k".repeat(10), requestHash: "h", answer: { data: "Ann's own matter" } };
    await db.insert(idempotencyKeys).values(key);
    expect((await db.select().from(notifications).where(eq(notifications.subjectId, ticketId))).length).toBeGreaterThan(0);
    await db
      .update(accounts)
      .set({ erasureDueAt: new Date(Date.now() - 1) })
      .where(eq(accounts.id, ann.id));
    expect(await eraseDueAccounts(bench.services, [eraseTicketTraces])).toBe(1);
    // One mail is left: the one that tells Ann.
    for (const [table, name] of [
      [tickets, "tickets"],
      [ticketMessages, "messages"],
      [notifications, "bells"],
      [mails, "mails"],
      [idempotencyKeys, "keys"],
    ] as const) {
      const left = (await db.select().from(table)).filter((row) => !("recipient" in row && row.recipient === ann.email));
      expect(
        left.some((row) => /Ann's own|about Ann|Ann Lee/.test(JSON.stringify(row))),
        name,
      ).toBe(false);
    }
    expect(await db.select().from(files)).toEqual([]);
    expect((await db.select().from(tickets)).map(({ subject }) => subject)).toEqual(["Bob's own matter"]);
    await bench.services.accessRecord.flush();
    expect((await db.select().from(accessLog).where(eq(accessLog.customerId, ann.id))).length).toBeGreaterThan(0);
    const { config } = bench.services;
    await sweepFiles({ config, storage: openStorage(config), db }, Date.now() + 2 * 3_600_000);
    expect(await db.select().from(discardedFiles)).toEqual([]);
    const folder = join(config.DATA_DIR, "files");
    const left = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
    expect(left).toEqual([]);
  });
});
