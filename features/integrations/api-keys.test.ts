// A key is its owner with less: what was ticked, until a day, so often a minute, and never the owner's own account.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keyMayCall } from "#platform/api/openapi.ts";
import { keyExamples } from "#server/api-docs.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { keyScopes } from "./key-figures.ts";

describe.each(oneEngine)("API keys on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Sera" });
  });
  afterAll(() => bench.dispose());

  const sql = (text: string, values: unknown[] = []) => bench.services.database.query(text, values);
  const make = (body: object = {}, person = admin) =>
    bench.call("POST", "/staff/api-keys", { name: "Sync", scopes: ["tickets.answer"], days: 30, ...body }, { token: person.token });
  async function key(scopes: string[], more: object = {}): Promise<{ id: string; token: string }> {
    const { status, body } = await make({ scopes, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  }
  const get = (path: string, token: string) => bench.call("GET", path, undefined, { token, address: "198.51.100.9" });
  const listed = async (id: string) => (await get("/staff/api-keys", admin.token)).body.data.find((row: { id: string }) => row.id === id);

  test("is shown once, kept as a hash, and does what its scopes cover and nothing else", async () => {
    const { id, token } = await key(["tickets.answer"]);
    expect(token).toMatch(/^ark_[\w-]{43}$/);
    expect(JSON.stringify((await get("/staff/api-keys", admin.token)).body)).not.toContain(token);
    expect(JSON.stringify(await sql("select * from api_keys"))).not.toContain(token);
    expect((await get("/staff/tickets?view=all", token)).status).toBe(200);
    expect((await get("/staff/customers?q=ann", token)).status).toBe(403);
    expect((await get("/staff/api-keys", token)).status).toBe(403);
    for (const path of ["/user", "/user/sessions", "/staff/team", "/staff/notification-preferences"]) {
      expect((await get(path, token)).status, path).toBe(403);
    }
    expect(await listed(id)).toMatchObject({ last_used_from: "198.51.100.9", state: "active" });
  });

  test("of every declared call: a key of all scopes makes those the document says, and no other", async () => {
    const { token } = await key([...keyScopes], { per_minute: 600 });
    await sql("delete from rate_limits");
    const wrong: string[] = [];
    for (const call of bench.api.inventory.filter(({ access }) => access !== "public" && access !== "signed-request")) {
      const path = call.path.replace(/\{\w+\}/g, "AAAAAAAAAAAAAAAAAAAA");
      const { status } = await bench.call(call.method.toUpperCase(), path, undefined, { token });
      if ((status !== 403) !== keyMayCall(call)) wrong.push(`${call.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("is made by who has just proved who they are, with nothing they do not hold themselves", async () => {
    const stale = await bench.person({ role: "admin" });
    await sql("update sessions set factor_at = now() - interval '11 minutes' where id = $1", [stale.sessionId]);
    expect((await make({}, stale)).body.code).toBe("fresh_factor_required");
    expect((await make({}, await bench.person({ role: "agent" }))).status).toBe(403);
    for (const body of [{ scopes: [] }, { scopes: ["team.manage"] }, { scopes: ["integrations.manage"] }, { days: 3650 }, { name: " " }]) {
      expect((await make(body)).status, JSON.stringify(body)).toBe(422);
    }
  });

  test("ends when it is revoked, when its day has come, and with its owner's access or role", async () => {
    const revoked = await key(["tickets.answer"]);
    expect((await bench.call("DELETE", `/staff/api-keys/${revoked.id}`, undefined, { token: admin.token })).status).toBe(204);
    const over = await key(["tickets.answer"]);
    await sql("update api_keys set expires_at = now() where id = $1", [over.id]);
    for (const { token } of [revoked, over, { token: "ark_unknown" }]) expect((await get("/staff/tickets", token)).status).toBe(401);
    expect([(await listed(revoked.id)).state, (await listed(over.id)).state]).toEqual(["revoked", "expired"]);

    const other = await bench.person({ role: "admin" });
    const { body } = await make({ scopes: ["tickets.answer", "posts.write"] }, other);
    await sql("update accounts set role = 'editor' where id = $1", [other.id]);
    expect((await get("/staff/tickets?view=all", body.data.token)).status).toBe(403);
    expect((await get("/staff/posts", body.data.token)).status).toBe(200);
    await sql("update accounts set disabled_at = now() where id = $1", [other.id]);
    expect((await get("/staff/posts", body.data.token)).status).toBe(401);
    expect((await listed(body.data.id)).state).toBe("owner_gone");
  });

  test("has a limit of its own: 429 with Retry-After, and another key goes on", async () => {
    const [busy, calm] = [await key(["tickets.answer"], { per_minute: 30 }), await key(["tickets.answer"], { per_minute: 30 })];
    for (let calls = 0; calls < 30; calls += 1) await get("/staff/ticket-views", busy.token);
    const refused = await get("/staff/ticket-views", busy.token);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await get("/staff/ticket-views", calm.token)).status).toBe(200);
  });

  test("what is done with it stands in the audit log with the key's name; so do its making and its end", async () => {
    const { id, token } = await key(["tickets.answer"], { name: "Importer" });
    const reply = { shortcut: "bykey", department: null, title: { en: "A", ko: "가" }, body: { en: "A", ko: "가" } };
    expect((await bench.call("POST", "/staff/canned-replies", reply, { token })).status).toBe(201);
    await bench.call("DELETE", `/staff/api-keys/${id}`, undefined, { token: admin.token });
    const { body } = await get(`/staff/audit?staff=${admin.id}`, admin.token);
    expect(body.data.slice(0, 3).map((row: { action: string; key: object | null }) => [row.action, row.key])).toEqual([
      ["revokeApiKey", null],
      ["createCannedReply", { id, name: "Importer" }],
      ["createApiKey", null],
    ]);
    expect(body.data[2]).toMatchObject({ kind: "key", subject: { id, name: "Importer" } });
    expect(JSON.stringify(await sql("select * from audit_log"))).not.toContain(token);
  });

  test("the examples in /api/docs run as they stand there, each with the scope it needs", async () => {
    const page = String((await bench.call("GET", "/docs")).body);
    for (const { scope, method, path, body } of keyExamples) {
      expect(page).toContain(`/api${path}`.replaceAll("&", "&#38;"));
      const { token } = await key([scope]);
      const answer = await bench.call(method, path, body, { token });
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    }
  });
});
