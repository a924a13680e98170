import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { lendPglite } from "#tests/fixtures/pglite-pool.ts";
import { testPostgres } from "#tests/fixtures/test-database.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { addKey, keepFirstKey, loadKeys } from "./key-file.ts";
import { placeOf, requireKnownKeys, sealStored } from "./sealed-columns.ts";
import { createVault } from "./vault.ts";

const place = placeOf("accounts.two_factor_secret", "a1");

test("what is sealed opens with its key, for its row, unchanged, and never looks the same twice", () => {
  const vault = createVault([randomBytes(32)]);
  const sealed = vault.seal("JBSWY3DPEHPK3PXP 한글", place);
  expect(sealed).not.toContain("JBSWY3DP");
  expect(vault.seal("JBSWY3DPEHPK3PXP 한글", place)).not.toBe(sealed);
  expect(vault.open(sealed, place)).toBe("JBSWY3DPEHPK3PXP 한글");
  expect(() => vault.open(sealed, placeOf("accounts.two_factor_secret", "a2"))).toThrow();
  const end = sealed.at(-5) === "A" ? "B" : "A";
  expect(() => vault.open(sealed.slice(0, -5) + end + sealed.slice(-4), place)).toThrow();
  expect(() => createVault([randomBytes(32)]).open(sealed, place)).toThrow(/not encrypted with a key/);
  expect(() => vault.open("JBSWY3DPEHPK3PXP", place)).toThrow(/not encrypted with a key/);
});

test("a database of its own needs SECRETS_KEY, and the sentence says how to make one", () => {
  const DATABASE_URL = "postgres://app@127.0.0.1/aranode";
  expect(() => parseConfig({ DATABASE_URL })).toThrow(/SECRETS_KEY: is needed with DATABASE_URL[\s\S]*openssl rand -base64 32/);
  expect(() => parseConfig({ DATABASE_URL, SECRETS_KEY: "short" })).toThrow(/SECRETS_KEY: must be 32 random bytes in base64/);
  const two = [randomBytes(32), randomBytes(32)].map((key) => key.toString("base64"));
  expect(parseConfig({ DATABASE_URL, SECRETS_KEY: two.join(", ") }).SECRETS_KEY).toHaveLength(2);
});

test("an embedded installation makes a key file that only its owner reads, and keeps it", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "aranode-keys-"));
  const first = loadKeys({ DATA_DIR, SECRETS_KEY: [] });
  expect(loadKeys({ DATA_DIR, SECRETS_KEY: [] })).toEqual(first);
  expect(statSync(join(DATA_DIR, "secrets-key")).mode & 0o777).toBe(0o600);
  // A setting that comes later seals; the file still opens what it sealed.
  const own = randomBytes(32);
  expect(loadKeys({ DATA_DIR, SECRETS_KEY: [own] })).toEqual([own, ...first]);
  expect(addKey(DATA_DIR)).toHaveLength(2);
  keepFirstKey(DATA_DIR);
  expect(readFileSync(join(DATA_DIR, "secrets-key"), "utf8").trim().split("\n")).toHaveLength(1);
  rmSync(DATA_DIR, { recursive: true });
});

describe.each(engines)("stored secrets on %s", (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = engine === "postgres" ? await testPostgres() : await lendPglite();
    await database.query("insert into accounts (id, kind, email, password_hash, name, two_factor_secret) values ($1, $2, $3, $4, $5, $6)", [
      "a1",
      "customer",
      "seoyeon@example.com",
      "!",
      "Seoyeon",
      "JBSWY3DPEHPK3PXP",
    ]);
  });
  afterEach(() => database.close());
  const stored = async () =>
    (await database.query<{ v: string }>("select two_factor_secret as v from accounts where id = $1", ["a1"]))[0]?.v ?? "";

  test("plain text of earlier days is sealed at start, once, and other keys take over by rotation", async () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const before = createVault([old]);
    expect(await sealStored(database, before)).toBe(1);
    const sealed = await stored();
    expect(before.open(sealed, place)).toBe("JBSWY3DPEHPK3PXP");
    expect(await sealStored(database, before)).toBe(0);

    const both = createVault([next, old]);
    // A start with a new key in front changes nothing by itself.
    expect(await sealStored(database, both)).toBe(0);
    expect(await stored()).toBe(sealed);
    expect(await sealStored(database, both, { all: true })).toBeGreaterThanOrEqual(1);
    const after = createVault([next]);
    await requireKnownKeys(database, after);
    expect(after.open(await stored(), place)).toBe("JBSWY3DPEHPK3PXP");
    await expect(requireKnownKeys(database, before)).rejects.toThrow(/encrypted with a key that is not in SECRETS_KEY/);
  });

  test("what replicas share through the database is not readable there", async () => {
    if (engine !== "postgres") return;
    const vault = createVault([randomBytes(32)]);
    await database.query("insert into shared_secrets (name, value) values ($1, $2)", ["signing", "from earlier days"]);
    await sealStored(database, vault);
    const secrets = await loadSecrets(database, "/nowhere", vault);
    expect(secrets.signing).toBe("from earlier days");
    expect(await loadSecrets(database, "/nowhere", vault)).toEqual(secrets);
    const rows = await database.query<{ value: string }>("select value from shared_secrets", []);
    expect(rows).toHaveLength(4);
    for (const { value } of rows) expect(Object.values(secrets)).not.toContain(value);
  });
});
