// What staff change is in the log, nobody can change the log, and whoever does it below the application is found out.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { isCommand } from "#platform/api/command.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import type { AuditEntry } from "./audit.contract.ts";
import { kindAt, unaudited } from "./audit-actions.ts";
import { chainKey } from "./audit-chain.server.ts";
import { checkAudit } from "./audit-check.server.ts";
import { trimAudit } from "./audit-retention.server.ts";
import { auditActions } from "./audit-words.ts";

describe.each(oneEngine)("the audit log on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    [admin, agent] = [await bench.person({ role: "admin", name: "Sera" }), await bench.person({ role: "agent", name: "Dohyun" })];
  });
  afterAll(() => bench.dispose());

  const as = (person: Person) => ({ token: person.token, address: "198.51.100.7", userAgent: "Firefox 140" });
  const sql = (text: string, values: unknown[] = []) => bench.services.database.query(text, values);
  const check = (known?: { seq: number; hash: string }) =>
    checkAudit(bench.services.database.orm, chainKey(bench.services.secrets), { known });
  async function read(query: Record<string, string> = {}): Promise<{ data: AuditEntry[]; meta: { next_cursor: string | null } }> {
    const { status, body } = await bench.call("GET", `/staff/audit?${new URLSearchParams(query)}`, undefined, as(admin));
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  const views = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        bench.call("POST", "/staff/canned-replies", canned(`audit${Date.now()}${index}`), as(agent)).then(({ status, body }) => {
          expect(status, JSON.stringify(body)).toBeLessThan(300);
        }),
      ),
    );
  const canned = (shortcut: string) => ({
    shortcut: shortcut.toLowerCase(),
    department: null,
    title: { en: "Reboot", ko: "재시작" },
    body: { en: "We have rebooted it.", ko: "재시작했습니다." },
  });

  test("says who changed what on whom, from which value to which, from where", async () => {
    await bench.call("PATCH", `/staff/team/${agent.id}`, { role: "editor" }, as(admin));
    const [entry] = (await read()).data;
    expect(entry).toMatchObject({
      by: { id: admin.id, name: "Sera" },
      action: "changeColleague",
      kind: "colleague",
      subject: { id: agent.id, name: "Dohyun" },
      changes: [{ field: "role", from: "agent", to: "editor" }],
      address: "198.51.100.7",
      browser: "Firefox 140",
    });
    await bench.call("PATCH", `/staff/team/${agent.id}`, { role: "agent" }, as(admin));
    agent = { ...agent, token: (await bench.person({ role: "agent", name: "Minji" })).token };
  });

  test("a ticket changed alone and in a group: state, priority and the assignee by name; what was refused is not there", async () => {
    const ticket = await openOne(bench, await bench.person());
    await bench.call("PATCH", `/staff/tickets/${ticket.id}`, { priority: "normal", assignee: admin.id }, as(admin));
    await bench.call("POST", "/staff/tickets/bulk", { ids: [ticket.id, "gone-gone-gone"], change: { priority: "low" } }, as(admin));
    const { data } = await read({ subject: ticket.number });
    expect(data.map(({ action, changes }) => [action, changes])).toEqual([
      ["changeManyTickets", [{ field: "priority", from: "normal", to: "low" }]],
      [
        "changeTicket",
        [
          { field: "priority", from: "high", to: "normal" },
          { field: "assignee", from: null, to: "Sera" },
        ],
      ],
    ]);
    expect((await read({ subject: "gone-gone-gone" })).data).toEqual([]);
  });

  test("a chat that is taken and ended, and the own profile: old and new", async () => {
    await bench.call("PUT", "/staff/presence", { status: "online" }, as(admin));
    const started = await bench.call(
      "POST",
      "/chat",
      { topic: "BGP", department: "technical", client_id: "audit-message-0001", body: "Our session is idle." },
      as(await bench.person()),
    );
    const { id } = started.body.data;
    await bench.call("POST", `/staff/chats/${id}/take`, {}, as(admin));
    await bench.call("POST", `/staff/chats/${id}/end`, {}, as(admin));
    expect((await read({ subject: id })).data.map(({ action, changes }) => [action, changes])).toEqual([
      ["endChat", [{ field: "state", from: "active", to: "ended" }]],
      [
        "takeChat",
        [
          { field: "assignee", from: null, to: "Sera" },
          { field: "state", from: "waiting", to: "active" },
        ],
      ],
    ]);
    await bench.call("PATCH", "/user", { timezone: "Europe/Berlin" }, as(admin));
    const [own] = (await read({ action: "changeUser" })).data;
    expect(own?.changes).toEqual([{ field: "timezone", from: "Asia/Seoul", to: "Europe/Berlin" }]);
  });

  test("a post's team and tags: old and new", async () => {
    const { body } = await bench.call("POST", "/staff/posts", { locale: "en" }, as(admin));
    const { id } = body.data;
    await bench.call("PATCH", `/staff/posts/${id}`, { tags: ["network"] }, as(admin));
    const [entry] = (await read({ subject: id })).data;
    expect([entry?.action, entry?.changes]).toEqual(["changePost", [{ field: "tags", from: null, to: "network" }]]);
  });

  test("many who write at once stand in one chain", async () => {
    await views(12);
    expect(await check()).toMatchObject({ holds: true });
    const { body } = await bench.call("GET", "/staff/audit/check", undefined, as(admin));
    expect(body.data).toMatchObject({ holds: true, first: 1, fault: null });
  });

  test("is found by person, action, kind, subject and day, a page after the other, and leaves as a table", async () => {
    expect(new Set((await read({ staff: admin.id })).data.map(({ by }) => by.id))).toEqual(new Set([admin.id]));
    expect(new Set((await read({ action: "createCannedReply" })).data.map(({ action }) => action))).toEqual(new Set(["createCannedReply"]));
    expect(new Set((await read({ kind: "ticket" })).data.map(({ kind }) => kind))).toEqual(new Set(["ticket"]));
    const today = new Date().toISOString().slice(0, 10);
    const total = (await check()) as { entries: number };
    expect((await read({ from: today, to: today, zone: "UTC" })).data.length).toBe(Math.min(50, total.entries));
    expect((await read({ to: "2020-01-01" })).data).toEqual([]);
    await views(45);
    const first = await read();
    const second = await read({ cursor: first.meta.next_cursor ?? "" });
    expect([first.data.length, (first.data.at(-1)?.seq ?? 0) - (second.data[0]?.seq ?? 0)]).toEqual([50, 1]);
    const table = await bench.call("GET", "/staff/audit/export?action=changeColleague", undefined, as(admin));
    expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(String(table.body).split("\r\n")).toHaveLength(4);
    expect(table.body).toContain("role: agent → editor");
  });

  test("nothing of it can be changed, removed or emptied by a statement, nor its head set back", async () => {
    for (const statement of [
      "update audit_log set staff_id = 'somebody' where seq = 1",
      "delete from audit_log where seq = 1",
      "truncate audit_log",
      "update audit_head set seq = seq - 1",
      "delete from audit_head",
    ]) {
      await expect(sql(statement), statement).rejects.toThrow();
    }
  });

  /** As somebody could who owns the database: with the triggers off. The log is put back afterwards. */
  async function tampered(...statements: string[]) {
    const off = (how: string) => sql(["audit_log", "audit_head"].map((table) => `alter table ${table} ${how} trigger user`).join(";"));
    await sql("create table kept_log as select * from audit_log; create table kept_head as select * from audit_head");
    await off("disable");
    for (const statement of statements) await sql(statement);
    const found = await check();
    await sql(
      "delete from audit_log; insert into audit_log select * from kept_log; delete from audit_head; insert into audit_head select * from kept_head; drop table kept_log; drop table kept_head",
    );
    await off("enable");
    expect(await check()).toMatchObject({ holds: true });
    return found;
  }

  test("an altered row, a removed row, a reordered row and a cut tail are each named by the first entry that does not hold", async () => {
    const { head } = (await check()) as { head: { seq: number; hash: string } };
    expect(await tampered('update audit_log set changes = \'[["role", "editor", "admin"]]\' where seq = 3')).toEqual({
      holds: false,
      fault: "altered",
      seq: 3,
    });
    expect(await tampered("update audit_log set created_at = created_at - interval '1 hour' where seq = 5")).toEqual({
      holds: false,
      fault: "altered",
      seq: 5,
    });
    expect(await tampered("delete from audit_log where seq = 4")).toEqual({ holds: false, fault: "missing", seq: 4 });
    expect(
      await tampered(
        "update audit_log set seq = 0 where seq = 6",
        "update audit_log set seq = 6 where seq = 7",
        "update audit_log set seq = 7 where seq = 0",
      ),
    ).toEqual({ holds: false, fault: "altered", seq: 6 });
    expect(await tampered(`delete from audit_log where seq > ${head.seq - 3}`)).toEqual({
      holds: false,
      fault: "missing",
      seq: head.seq - 2,
    });
    // Removed, and what follows moved up: the content no longer fits its place.
    expect(
      await tampered(
        "delete from audit_log where seq = 8",
        ...[9, 10].map((seq) => `update audit_log set seq = ${seq - 1} where seq = ${seq}`),
      ),
    ).toEqual({ holds: false, fault: "altered", seq: 8 });
  });

  test("a tail cut together with the head is found by a head that was written down before", async () => {
    const { head } = (await check()) as { head: { seq: number; hash: string } };
    expect(await check(head)).toMatchObject({ holds: true });
    await sql("create table kept_log as select * from audit_log; create table kept_head as select * from audit_head");
    await sql("alter table audit_log disable trigger user; alter table audit_head disable trigger user");
    await sql(
      `delete from audit_log where seq = ${head.seq}; update audit_head set seq = seq - 1, hash = (select hash from audit_log where seq = ${head.seq - 1})`,
    );
    expect(await check(head)).toEqual({ holds: false, fault: "head", seq: head.seq });
    await sql(
      "delete from audit_log; insert into audit_log select * from kept_log; delete from audit_head; insert into audit_head select * from kept_head; drop table kept_log; drop table kept_head; alter table audit_log enable trigger user; alter table audit_head enable trigger user",
    );
  });

  test("of a long log the console proves the newest part, and says from where", async () => {
    const { head } = (await check()) as { head: { seq: number } };
    const newest = () => checkAudit(bench.services.database.orm, chainKey(bench.services.secrets), { newest: 10 });
    expect(await newest()).toMatchObject({ holds: true, from: head.seq - 9, entries: 10 });
    await sql("alter table audit_log disable trigger user");
    await sql("update audit_log set address = address || ' ' where seq = $1", [head.seq - 4]);
    expect(await newest()).toEqual({ holds: false, fault: "altered", seq: head.seq - 4 });
    await sql("update audit_log set address = trim(address) where seq = $1", [head.seq - 4]);
    await sql("alter table audit_log enable trigger user");
    expect(await check()).toMatchObject({ holds: true });
  });

  test("another installation's key does not prove it", async () => {
    expect(await checkAudit(bench.services.database.orm, chainKey({ signing: "another" }))).toEqual({
      holds: false,
      fault: "altered",
      seq: 1,
    });
  });

  test("after two years entries go; a signed checkpoint stays and the rest is still proved; a forged one is not", async () => {
    const key = chainKey(bench.services.secrets);
    const orm = bench.services.database.orm;
    expect(await trimAudit(orm, key)).toBe(0);
    // Written two and a half years ago: rebuilt with its dates, as the chain covers them.
    const { entryHash } = await import("./audit-chain.server.ts");
    const rows = await orm
      .select()
      .from((await import("#db/schema/audit.ts")).auditLog)
      .orderBy((await import("#db/schema/audit.ts")).auditLog.seq);
    await sql("alter table audit_log disable trigger user; alter table audit_head disable trigger user");
    let before = "";
    for (const row of rows) {
      const createdAt = row.seq <= 5 ? new Date(row.createdAt.getTime() - 900 * 86_400_000) : row.createdAt;
      before = entryHash(key, before, { ...row, createdAt });
      await sql("update audit_log set created_at = $1, hash = $2 where seq = $3", [createdAt.toISOString(), before, row.seq]);
    }
    await sql("update audit_head set hash = $1", [before]);
    await sql("alter table audit_log enable trigger user; alter table audit_head enable trigger user");
    expect(await check()).toMatchObject({ holds: true, from: 1 });
    await expect(sql("delete from audit_log where seq = 1"), "old, but no checkpoint").rejects.toThrow();
    expect(await trimAudit(orm, key)).toBe(5);
    expect(await trimAudit(orm, key)).toBe(0);
    expect(await check()).toMatchObject({ holds: true, from: 6, entries: rows.length - 5 });
    await views(1);
    expect(await check()).toMatchObject({ holds: true, from: 6 });
    await expect(sql("delete from audit_checkpoints")).rejects.toThrow();
    // Whoever removes more and writes a checkpoint for it has no key to sign it with.
    await sql(
      "insert into audit_checkpoints (through_seq, through_hash, removed, signature) select seq, hash, 3, 'made up' from audit_log where seq = 8",
    );
    expect(await check()).toEqual({ holds: false, fault: "checkpoint", seq: 8 });
  });

  test("only who holds audit.read may", async () => {
    for (const person of [agent, await bench.person({ role: "editor" }), await bench.person()]) {
      for (const path of ["/staff/audit", "/staff/audit/export", "/staff/audit/check"]) {
        expect((await bench.call("GET", path, undefined, as(person))).status).toBe(403);
      }
    }
  });

  test("every command that staff can make is in the log under a word of its own, or is left out with a reason", () => {
    const staffCan = bench.api.inventory.filter(({ access }) => !["public", "customer", "signed-request"].includes(access));
    const commands = [...staffCan.filter(isCommand), ...staffCan.filter(({ id }) => id === "changeManyTickets")];
    const worded = new Map(
      Object.entries(auditActions).flatMap(([kind, words]) => Object.keys(words ?? {}).map((action) => [action, kind])),
    );
    const wrong = commands.filter(({ id, path }) => (id in unaudited ? worded.has(id) : worded.get(id) !== kindAt(path)));
    expect(
      wrong.map(({ id }) => id),
      "add a word in audit-words.ts, or a reason in audit-actions.ts",
    ).toEqual([]);
  });
});
