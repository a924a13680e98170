import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import { createPost } from "#features/blog/server/write-post.server.ts";
import { seedDemo } from "#server/seed-demo.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { type TestServices, testServices } from "#tests/fixtures/test-services.ts";
import { devMailbox } from "./dev-mailbox.ts";

const attack = `<script>alert(1)</script>"><img src=x onerror=alert(1)>`;
let bench: ApiBench;
beforeAll(async () => {
  bench = await apiBench("pglite");
  await beginPost(bench.services);
  await bench.services.database.orm.transaction((tx) =>
    bench.services.mail.send(tx, {
      to: "kim@example.com",
      locale: "en",
      subject: attack,
      text: `${attack} http://127.0.0.1/x?a=1&b=2`,
      html: `<html><head></head><body>${attack}</body></html>`,
    }),
  );
});
afterAll(() => bench.dispose());

/** A blog that has a post is not given the articles, which would take longer than all the rest: features/blog/demo/articles.test.ts. */
async function beginPost({ database }: Pick<TestServices, "database">) {
  const details = { locale: "en", title: "A post", author: "network", cover: "route" } as const;
  await database.orm.transaction((tx) => createPost(tx, { id: null, locale: "en" }, { ...details, tags: [] }));
}

const open = (path: string, services = bench.services) => devMailbox(new Request(`http://127.0.0.1${path}`), services);

test("the list as JSON", async () => {
  const answer = await open("/dev/mailbox.json");
  expect(await answer?.json()).toEqual([
    { to: "kim@example.com", subject: attack, text: expect.any(String), html: expect.any(String), date: expect.stringMatching(/Z$/) },
  ]);
});

test.each(["", "?view=text", "?to=kim@example.com", `?to=${encodeURIComponent(attack)}`])(
  "the page %s escapes what mails and visitors say",
  async (query) => {
    const answer = await open(`/dev/mailbox${query}`);
    const html = await answer?.text();
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(html).not.toMatch(/<script|<img/);
  },
);

test("a mail's own HTML is sandboxed, without scripts, network or our origin", async () => {
  const { id } = (await bench.services.mail.captured())[0] ?? { id: "" };
  const answer = await open(`/dev/mailbox/${id}.html`);
  const policy = answer?.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(policy).toContain("default-src 'none'");
  expect((await open("/dev/mailbox/nothing.html"))?.status).toBe(404);
});

test("with anything real configured there are no demo accounts", async () => {
  const real: Record<string, string>[] = [
    { PUBLIC_ORIGIN: "https://www.example.com" },
    { TRUST_PROXY: "127.0.0.1" },
    { SMTP_URL: "smtp://127.0.0.1:9" },
  ];
  for (const env of real) {
    const services = await testServices("pglite", env);
    await beginPost(services);
    await seedDemo(services);
    expect(await services.database.query("select 1 from accounts", [])).toEqual([]);
    await services.dispose();
  }
});

test("demo accounts are made once and can log in; what was changed stays", async () => {
  await seedDemo(bench.services);
  for (const { email, password, kind } of demoAccounts) {
    const user_type = kind === "customer" ? "customer" : "staff";
    const answer = await bench.call("POST", "/login", { email, password, user_type }, { demo: true });
    expect(answer.body.data).toMatchObject({ email, role: kind === "customer" ? null : kind });
  }
  await bench.services.database.query("update accounts set name = 'Renamed', disabled_at = now() where email = 'alex@example.com'");
  await seedDemo(bench.services);
  expect(
    await bench.services.database.query(
      "select name, disabled_at is not null as disabled from accounts where email = 'alex@example.com'",
      [],
    ),
  ).toEqual([{ name: "Renamed", disabled: true }]);
});

test("security 5: a demo account does not log in for a caller who is not at this machine", async () => {
  await seedDemo(bench.services);
  const admin = demoAccounts.find(({ kind }) => kind === "admin");
  const body = { email: admin?.email, password: admin?.password, user_type: "staff" };
  const refused = await bench.call("POST", "/login", body, { address: "203.0.113.77" });
  expect([refused.status, refused.body.code]).toEqual([422, "invalid_credentials"]);
  expect((await bench.call("POST", "/login", body, { address: "203.0.113.77", demo: true })).status).toBe(200);
});

test("data that was a demo loses the demo's people and what they wrote when it goes into real use; others stay", async () => {
  const services = await testServices("pglite");
  await seedDemo(services);
  const count = async (table: string) => (await services.database.query(`select 1 from ${table}`, [])).length;
  expect(await count("tickets")).toBeGreaterThan(0);
  await services.database.query(
    "insert into accounts (id, kind, email, name, password_hash) values ('real', 'customer', 'real@example.net', 'R', '')",
    [],
  );
  const real = { ...services, config: { ...services.config, demo: false } };
  await seedDemo(real);
  expect(await services.database.query("select id from accounts", [])).toEqual([{ id: "real" }]);
  expect([await count("tickets"), await count("chats"), await count("sessions"), await count("notifications")]).toEqual([0, 0, 0, 0]);
  // Settings that are lost do not bring them back.
  await seedDemo(services);
  expect(await services.database.query("select id from accounts", [])).toEqual([{ id: "real" }]);
  await services.dispose();
});
