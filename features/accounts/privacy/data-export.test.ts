import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataExports } from "#db/schema/accounts.ts";
import { discardedFiles } from "#db/schema/files.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { s3Server } from "#tests/fixtures/outside/s3-server.ts";
import { readZip } from "#tests/fixtures/read-zip.ts";
import { oneEngine, usualEngine } from "#tests/fixtures/test-services.ts";
import { sweepExports } from "./data-export.server.ts";

describe.each(oneEngine)("export on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  const ask = (person: Person) => bench.call("POST", "/user/export", undefined, { token: person.token });
  async function ready(person: Person): Promise<string> {
    const { id } = (await ask(person)).body.data;
    const state = async () =>
      (await bench.call("GET", "/user/export", undefined, { token: person.token })).body.data.find((one: { id: string }) => one.id === id)
        .state;
    await expect.poll(state, { timeout: 15_000 }).toBe("ready");
    return id;
  }
  async function bytesOf(person: Person, id: string) {
    const request = new Request(`http://api.test/user/export/${id}/file`, { headers: { authorization: `Bearer ${person.token}` } });
    const response = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.9" });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  test("asking gives one job, then a real ZIP with everything held and nothing secret, and a mail", async () => {
    const person = await bench.person({ name: "김서연", locale: "ko" });
    await bench.call("POST", "/login", { email: person.email, password: goodPassword });
    const asked = await ask(person);
    expect(asked.status).toBe(202);
    expect(asked.body.data).toMatchObject({ state: "waiting", size: null });
    const id = await ready(person);
    const { response, bytes } = await bytesOf(person, id);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="aranode-export-[\d-]+\.zip"$/);
    const files = readZip(bytes);
    const names = [
      "about.json",
      "account.json",
      "consents.json",
      "known-devices.json",
      "mails.json",
      "security-events.json",
      "sessions.json",
    ];
    expect(Object.keys(files).sort()).toEqual(names);
    const account = JSON.parse(String(files["account.json"]));
    expect(account).toMatchObject({ email: person.email, name: "김서연" });
    const everything = Object.values(files).map(String).join("\n");
    expect(everything).not.toMatch(/argon2|tokenHash|passwordHash|twoFactorSecret/);
    expect(everything).not.toContain(person.token);
    expect((await bench.mailsTo(person.email)).map((mail) => mail.subject)).toContain("데이터 내보내기 파일이 준비되었습니다");
  });

  test("asking again while one is made gives the same; three a day", async () => {
    const person = await bench.person();
    const [first, second] = [await ask(person), await ask(person)];
    if (second.body.data.state === "waiting") expect(second.body.data.id).toBe(first.body.data.id);
    const other = await bench.person();
    for (let n = 0; n < 3; n += 1) await ready(other);
    expect((await ask(other)).status).toBe(429);
  });

  test("somebody else's export is not found, neither is an expired or invented one", async () => {
    const person = await bench.person();
    const id = await ready(person);
    const stranger = await bench.person();
    expect((await bytesOf(stranger, id)).response.status).toBe(404);
    for (const odd of ["nothing", "..%2f..%2fsecrets", "%00"]) expect((await bytesOf(person, odd)).response.status).toBe(404);
    await bench.services.database.orm
      .update(dataExports)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(dataExports.id, id));
    expect((await bytesOf(person, id)).response.status).toBe(404);
  });

  test("security 17: the file lies in the shared store under a name of its own, lives seven days, and is swept", async () => {
    const person = await bench.person();
    const id = await ready(person);
    const { config, database } = bench.services;
    const storage = openStorage(config);
    const exportOf = async () => (await database.orm.select().from(dataExports).where(eq(dataExports.id, id)))[0];
    const row = await exportOf();
    const key = row?.fileKey ?? "";
    expect(key).toMatch(/^ex\/[\w-]{32}$/);
    expect(Math.round(((row?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);
    expect(await storage.exists(key)).toBe(true);
    expect(await database.orm.select().from(discardedFiles).where(eq(discardedFiles.storageKey, key))).toEqual([]);
    const past = { expiresAt: new Date(Date.now() - 1) };
    await database.orm.update(dataExports).set(past).where(eq(dataExports.id, id));
    await sweepExports(bench.services);
    expect(await exportOf()).toBeUndefined();
    expect(await storage.exists(key)).toBe(false);
    // Should the store not have answered, the sweep of files comes back for it.
    expect(await database.orm.select().from(discardedFiles).where(eq(discardedFiles.storageKey, key))).toHaveLength(1);
  });

  test.runIf(engine === "pglite")("security 17: in a bucket, nothing of it is on the disk of the server that made it", async () => {
    const s3 = await s3Server();
    const elsewhere = await apiBench(usualEngine, s3.env);
    const person = await elsewhere.person();
    const asOwner = { token: person.token };
    const { id } = (await elsewhere.call("POST", "/user/export", undefined, asOwner)).body.data;
    await expect
      .poll(async () => (await elsewhere.call("GET", "/user/export", undefined, asOwner)).body.data[0].state, { timeout: 15_000 })
      .toBe("ready");
    rmSync(elsewhere.services.config.DATA_DIR, { recursive: true });
    const got = await elsewhere.call("GET", `/user/export/${id}/file`, undefined, asOwner);
    expect([got.status, got.headers.get("content-type")]).toEqual([200, "application/zip"]);
    await elsewhere.dispose();
    await s3.stop();
  });
});
