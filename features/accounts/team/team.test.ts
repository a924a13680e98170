import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("the team on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Sera Yoon" });
  });
  afterAll(() => bench.dispose());

  const asAdmin = (method: string, path: string, body?: unknown) => bench.call(method, path, body, { token: admin.token });
  const alive = async (token: string) => (await bench.call("GET", "/user", undefined, { token })).status === 200;
  const member = async (id: string) => (await asAdmin("GET", "/staff/team")).body.data.find((person: { id: string }) => person.id === id);

  test("an invitation goes by mail, its owner chooses a password and is in", async () => {
    const email = "new.colleague@example.com";
    const invited = await asAdmin("POST", "/staff/team", { email, name: "Hana Lee", role: "editor", locale: "en" });
    expect(invited.status).toBe(201);
    expect(invited.body.data).toMatchObject({ email, role: "editor", state: "invited", last_seen_at: null });
    expect((await asAdmin("POST", "/staff/team", { email, name: "Hana Lee", role: "agent" })).status).toBe(409);

    expect((await asAdmin("POST", `/staff/team/${invited.body.data.id}/invitation`)).status).toBe(200);
    const links = (await bench.mailsTo(email, 2)).map(
      ({ text }) => /reset-password\/([\w-]+)\?for=invitation&lang=en\s/.exec(text)?.[1] ?? "",
    );
    const choose = (token: string) =>
      bench.call("POST", "/reset-password", { token, password: goodPassword, password_confirmation: goodPassword });
    expect((await choose(links[0] ?? "")).body.code).toBe("token_replaced");
    // The page leads to the door of the staff console by this.
    expect(await choose(links[1] ?? "")).toMatchObject({ status: 200, body: { data: { kind: "staff" } } });
    // Nothing was changed and nobody was logged out.
    expect((await bench.mailsTo(email, 3))[2]).toMatchObject({
      subject: "Your password is set",
      text: expect.not.stringMatching(/was changed|sessions were ended/),
    });
    const login = await bench.call("POST", "/login", { email, password: goodPassword, user_type: "staff" });
    expect(login.body.data).toMatchObject({ kind: "staff", role: "editor" });
    expect(await member(invited.body.data.id)).toMatchObject({ state: "active" });
    expect((await asAdmin("POST", `/staff/team/${invited.body.data.id}/invitation`)).body.code).toBe("wrong_state");
  });

  test("customer: an invitation takes the name in each language, and needs none", async () => {
    const invite = (more: object) => asAdmin("POST", "/staff/team", { name: "이하나", role: "agent", locale: "ko", ...more });
    const both = await invite({ email: "both.names@example.com", names: { en: "Hana Lee", ko: "" } });
    expect(both.body.data).toMatchObject({ name: "이하나", names: { en: "Hana Lee" } });
    expect((await invite({ email: "one.name@example.com" })).body.data.names).toEqual({});
  });

  test("another role counts at once: what was open is closed", async () => {
    const person = await bench.person({ role: "agent" });
    expect((await bench.call("GET", "/staff/tickets", undefined, { token: person.token })).status).toBe(200);
    const changed = await asAdmin("PATCH", `/staff/team/${person.id}`, { role: "editor" });
    expect(changed.body.data.role).toBe("editor");
    expect(await alive(person.token)).toBe(false);
  });

  test("access ends and comes back; sessions and links die with it", async () => {
    const person = await bench.person({ role: "agent" });
    expect((await asAdmin("PATCH", `/staff/team/${person.id}`, { disabled: true })).body.data.state).toBe("disabled");
    expect(await alive(person.token)).toBe(false);
    const login = () => bench.call("POST", "/login", { email: person.email, password: goodPassword, user_type: "staff" });
    expect((await login()).body.code).toBe("invalid_credentials");
    expect((await asAdmin("PATCH", `/staff/team/${person.id}`, { disabled: false })).body.data.state).toBe("active");
    expect((await login()).status).toBe(200);
  });

  test("security 15: what was done to a colleague names who did it", async () => {
    const invited = (await asAdmin("POST", "/staff/team", { email: "named.by@example.com", name: "Hana Lee", role: "agent" })).body.data;
    for (const change of [{ role: "editor" }, { disabled: true }, { disabled: false }])
      await asAdmin("PATCH", `/staff/team/${invited.id}`, change);
    const events = await bench.services.database.query(
      "select kind, actor_id from security_events where account_id = $1 order by created_at",
      [invited.id],
    );
    expect(events).toEqual(
      ["staff-invited", "role-changed", "access-ended", "access-restored"].map((kind) => ({ kind, actor_id: admin.id })),
    );
  });

  test("a lost second factor is taken off, and its owner is told", async () => {
    const person = await bench.person({ role: "agent" });
    expect((await asAdmin("DELETE", `/staff/team/${person.id}/two-factor`)).body.code).toBe("wrong_state");
    await bench.services.database.query("update accounts set two_factor_secret = 'X', two_factor_enabled_at = now() where id = $1", [
      person.id,
    ]);
    expect((await asAdmin("DELETE", `/staff/team/${person.id}/two-factor`)).body.data.two_factor).toBe(false);
    expect(await alive(person.token)).toBe(false);
    expect(await bench.mailsTo(person.email)).toHaveLength(1);
  });

  test("nobody changes themselves, nobody but administrators looks in, customers are not colleagues", async () => {
    const [agent, editor, customer] = [await bench.person({ role: "agent" }), await bench.person({ role: "editor" }), await bench.person()];
    for (const body of [{ role: "agent" }, { disabled: true }])
      expect((await asAdmin("PATCH", `/staff/team/${admin.id}`, body)).status).toBe(403);
    for (const { token } of [agent, editor, customer]) {
      expect((await bench.call("GET", "/staff/team", undefined, { token })).status).toBe(403);
      expect((await bench.call("PATCH", `/staff/team/${editor.id}`, { role: "admin" }, { token })).status).toBe(403);
    }
    expect((await asAdmin("PATCH", `/staff/team/${customer.id}`, { disabled: true })).status).toBe(404);
    expect((await asAdmin("PATCH", `/staff/team/${editor.id}`, {})).status).toBe(422);
  });

  test("of two administrators who dismiss each other one stays", async () => {
    const other = await bench.person({ role: "admin" });
    const answers = await Promise.all([
      asAdmin("PATCH", `/staff/team/${other.id}`, { role: "agent" }),
      bench.call("PATCH", `/staff/team/${admin.id}`, { role: "agent" }, { token: other.token }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await bench.services.database.query<{ count: number }>(
      "select count(*)::int as count from accounts where role = 'admin'",
    );
    expect(left?.count).toBe(1);
  });
});
