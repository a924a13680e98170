// The first administrator, made as an operator makes one: the printed link opens the account, and each refusal is one sentence.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { openServices } from "#server/services.ts";
import { benchOn } from "#tests/fixtures/api-bench.ts";
import { ownDatabase } from "#tests/fixtures/own-database.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("npm run staff:create on %s", (engine) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "aranode-staff-"));
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  function create(env: Record<string, string>, ...given: string[]): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, ["--liftoff-only", "scripts/staff-create.ts", ...given], {
      env: { PATH: process.env.PATH, DATA_DIR, PUBLIC_ORIGIN: "https://www.example.com", ...env },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
  }

  test("makes an administrator whose link sets a password, once; a second of that address, a wrong role and a running server are told", async () => {
    const env: Record<string, string> = {};
    if (engine === "postgres") {
      const own = await ownDatabase();
      closing.push(own.drop);
      Object.assign(env, { DATABASE_URL: own.url, SECRETS_KEY: testSecretsKey });
    }
    const person = ["--email", "first@example.com", "--name", "Sera Yoon", "--role", "admin"];
    const made = await create(env, ...person, "--locale", "en");
    expect([made.code, made.said]).toEqual([0, expect.stringContaining("first@example.com is staff (admin).")]);
    const token = /https:\/\/www\.example\.com\/reset-password\/(\S+)/.exec(made.said)?.[1];
    expect(made.said).toContain("https://www.example.com/staff/login");

    expect(await create(env, ...person)).toEqual({ code: 1, said: expect.stringContaining("already a staff account with this address") });
    expect(await create(env, ...person.with(-1, "king"))).toEqual({ code: 1, said: expect.stringMatching(/--role[\s\S]*Usage: npm run/) });
    if (engine === "pglite") {
      const lock = await lockDataDir(DATA_DIR);
      expect(await create(env, ...person)).toEqual({ code: 1, said: expect.stringContaining("Stop it first") });
      await lock.release();
    }

    const config = parseConfig({ DATA_DIR, LOG_LEVEL: "silent", STAFF_TWO_FACTOR: "optional", ...env });
    const services = await openServices(config, { database: await openDatabase(config), log: createLog("silent") });
    closing.unshift(() => services.close());
    await services.jobs.start();
    const bench = benchOn(services);
    const password = "sail-by-the-chart-26";
    const reset = () => bench.call("POST", "/reset-password", { token, password, password_confirmation: password });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBeGreaterThanOrEqual(400);
    const login = { email: "first@example.com", password, session_id: "s-first-admin", user_type: "staff", device: "web" };
    const { status, body } = await bench.call("POST", "/login", login);
    expect(status).toBe(200);
    expect((await bench.call("GET", "/staff/team", undefined, { token: body.data.token })).status).toBe(200);
    const audit = await bench.call("GET", "/staff/audit", undefined, { token: body.data.token });
    const entry = audit.body.data.find(({ action }: { action: string }) => action === "inviteColleague");
    expect(entry.by.id).toBe("command line");
    expect(entry.changes).toEqual([
      { field: "email", from: null, to: "first@example.com" },
      { field: "role", from: null, to: "admin" },
    ]);
  });
});
