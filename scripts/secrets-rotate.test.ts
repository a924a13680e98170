// The script itself, as an operator runs it, on a data folder and on a database server.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#platform/db/open-database.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { loadKeys } from "#platform/vault/key-file.ts";
import { placeOf, requireKnownKeys } from "#platform/vault/sealed-columns.ts";
import { createVault, type Vault } from "#platform/vault/vault.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { type OwnDatabase, ownDatabase } from "#tests/fixtures/own-database.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { snapshotFile } from "#tests/setup/database-snapshot.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "aranode-rotate-"));
const own: OwnDatabase[] = [];
afterAll(async () => {
  for (const database of own) await database.drop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

function rotate(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--liftoff-only", "scripts/secrets-rotate.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

const people = { a1: "JBSWY3DPEHPK3PXP", a2: "KRSXG5CTMVRXEZLU" };

/** Two people with an authenticator app, one of them from the days of plain text, and what replicas share. */
async function fill(place: { DATABASE_URL?: string }, vault: Vault) {
  const database = await openDatabase({ DATA_DIR, ...place });
  await database.migrate();
  for (const [id, secret] of Object.entries(people)) {
    await database.query(
      "insert into accounts (id, kind, email, password_hash, name, two_factor_secret) values ($1, 'customer', $2, '!', 'Seoyeon', $3)",
      [id, `${id}@example.com`, id === "a1" ? secret : vault.seal(secret, placeOf("accounts.two_factor_secret", id))],
    );
  }
  const shared = await loadSecrets(database, DATA_DIR, vault);
  await database.close();
  return shared;
}

/** Everything opens with these keys and no others. */
async function readAll(place: { DATABASE_URL?: string }, vault: Vault) {
  const database = await openDatabase({ DATA_DIR, ...place });
  try {
    await requireKnownKeys(database, vault);
    const rows = await database.query<{ id: string; v: string }>("select id, two_factor_secret as v from accounts order by id", []);
    return {
      people: Object.fromEntries(rows.map(({ id, v }) => [id, vault.open(v, placeOf("accounts.two_factor_secret", id))])),
      shared: await loadSecrets(database, DATA_DIR, vault),
    };
  } finally {
    await database.close();
  }
}

test.runIf(everyWay || !engines.includes("postgres"))(
  "secrets:rotate on a data folder makes a new key, and the old one is gone and not missed",
  async () => {
    const made = await PGlite.create({ dataDir: join(DATA_DIR, "postgres"), loadDataDir: new Blob([readFileSync(snapshotFile())]) });
    await made.close();
    const before = loadKeys({ DATA_DIR, SECRETS_KEY: [] });
    const shared = await fill({}, createVault(before));
    const { code, said } = await rotate({});
    expect(said).toContain("2 secrets encrypted again");
    expect(code).toBe(0);
    const after = loadKeys({ DATA_DIR, SECRETS_KEY: [] });
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(readFileSync(join(DATA_DIR, "secrets-key"), "utf8")).not.toContain(before[0]?.toString("base64"));
    expect(await readAll({}, createVault(after))).toEqual({ people, shared });
  },
  300_000,
);

test.runIf(engines.includes("postgres"))("secrets:rotate on a server: after it the old key can be taken out of SECRETS_KEY", async () => {
  const database = await ownDatabase();
  own.push(database);
  const place = { DATABASE_URL: database.url };
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const keys = (...list: Buffer[]) => ({ ...place, SECRETS_KEY: list.map((key) => key.toString("base64")).join(",") });
  const shared = await fill(place, createVault([old]));
  // Without the old key nothing is touched, and the sentence says what is missing.
  const refused = await rotate(keys(next));
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("encrypted with a key that is not in SECRETS_KEY") });
  expect(refused.said).not.toMatch(/\n\s+at /);
  const { code, said } = await rotate(keys(next, old));
  expect([code, said]).toEqual([0, expect.stringContaining("6 secrets encrypted again")]);
  expect(said).toContain("Older keys can be taken out of SECRETS_KEY.");
  expect(await readAll(place, createVault([next]))).toEqual({ people, shared });
  await expect(readAll(place, createVault([old]))).rejects.toThrow(/not in SECRETS_KEY/);
  // Again is no work.
  expect((await rotate(keys(next))).said).toContain("0 secrets encrypted again");
});
