// Backup and restore as an operator runs them: the scripts themselves, on both engines, while somebody writes.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { openPglite } from "#platform/db/pglite.ts";
import { createLog } from "#platform/log.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { loadKeys } from "#platform/vault/key-file.ts";
import { createVault } from "#platform/vault/vault.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { type S3Server, s3Server } from "#tests/fixtures/outside/s3-server.ts";
import { type OwnDatabase, ownDatabase } from "#tests/fixtures/own-database.ts";
import { lendPglite } from "#tests/fixtures/pglite-pool.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { snapshotFile } from "#tests/setup/database-snapshot.ts";
import { readKeyFile } from "../../scripts/backup/key-files.ts";
import { manifestName, writeArchive } from "./archive.ts";
import { bytesOf, type Env, fill, run, secretOf, sums } from "./backup-fixture.ts";
import { keepNewest, makeBackup } from "./make-backup.ts";
import { moveRows } from "./move-database.ts";
import { checkBackup } from "./restore-backup.ts";
import { answerSnapshots } from "./running-server.ts";
import { readSnapshot } from "./snapshot.ts";

const home = mkdtempSync(join(tmpdir(), "aranode-backup-"));
const keyFile = join(home, "backup.key");
let recipient = "";
let bucket: S3Server;
const own: OwnDatabase[] = [];
const open: Database[] = [];

beforeAll(async () => {
  bucket = await s3Server();
  const made = await run("backup", ["--new-key", keyFile], {});
  recipient = /age1[a-z0-9]+/.exec(made.said)?.[0] ?? "";
  expect([made.code, statSync(keyFile).mode & 0o777]).toEqual([0, 0o600]);
});
afterAll(async () => {
  for (const database of open) await database.close();
  for (const database of own) await database.drop();
  await bucket.stop();
  rmSync(home, { recursive: true, force: true });
});

/** A place with the schema and nothing in it, as a first start leaves it. */
async function newPlace(engine: "pglite" | "postgres", { empty = false } = {}): Promise<Env> {
  const DATA_DIR = mkdtempSync(join(home, "place-"));
  if (engine === "pglite") {
    const made = empty
      ? undefined
      : await PGlite.create({ dataDir: join(DATA_DIR, "postgres"), loadDataDir: new Blob([readFileSync(snapshotFile())]) });
    await made?.close();
    return { DATA_DIR };
  }
  const database = await ownDatabase();
  own.push(database);
  return { DATA_DIR, DATABASE_URL: database.url, SECRETS_KEY: testSecretsKey };
}

async function openPlace(env: Env): Promise<Database> {
  const database = await openDatabase(parseConfig(env));
  open.push(database);
  return database;
}

const closed = async (database: Database) => {
  open.splice(open.indexOf(database), 1);
  await database.close();
};

const backupsOf = (folder: string) => readdirSync(folder).sort();

describe.runIf(everyWay).each(engines)("on %s", (engine) => {
  test("a backup under write load is one moment: each order and its line are there together or not at all, and everything comes back", {
    timeout: 400_000,
  }, async () => {
    const env = { ...(await newPlace(engine)), ...(engine === "postgres" ? bucket.env : {}) };
    const database = await openPlace(env);
    const { secrets, bytes, key } = await fill(env, database);
    // A running server: it holds the data folder and is asked through it.
    const lock = engine === "pglite" ? await lockDataDir(env.DATA_DIR ?? "") : undefined;
    lock?.answer(answerSnapshots(database, createLog("silent")));
    // Two rows in two tables by one transaction each, one after the other, until the backup is done.
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        written += 1;
        const n = written;
        // A pause, however short: the embedded database answers without ever leaving this thread's queue.
        await new Promise((turn) => setTimeout(turn, 5));
        await database.orm.transaction(async (tx) => {
          const { sql } = await import("drizzle-orm");
          await tx.execute(sql`insert into rate_limits (key, points) values (${`order:${n}`}, ${n})`);
          await tx.execute(sql`insert into discarded_files (storage_key) values (${`line:${n}`})`);
        });
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(5);
    const to = join(home, `backups-${engine}`);
    const made = await run("backup", ["--to", to, "--recipient", recipient], env);
    const during = written;
    writing = false;
    await writer;
    expect(made, made.said).toMatchObject({ code: 0 });
    expect(during).toBeGreaterThan(5);
    const [name = ""] = backupsOf(to);
    expect(statSync(join(to, name)).mode & 0o077).toBe(0);

    // The scratch place is an embedded database: what a server had is shown to fit there, too. The other way round is db:move.
    if (engine === engines.at(-1)) {
      const verified = await run("backup", ["--verify", join(to, name), "--key", keyFile], {});
      expect(verified, verified.said).toMatchObject({ code: 0, said: expect.stringContaining("all equal") });
    }

    const elsewhere = { ...(await newPlace(engine, { empty: true })), ...(engine === "postgres" ? bucket.env : {}) };
    const back = await run("restore", [join(to, name), "--key", keyFile], elsewhere);
    expect(back, back.said).toMatchObject({ code: 0, said: expect.stringContaining("counts and checksums are equal") });
    const restored = await openPlace(elsewhere);
    const orders = await restored.query<{ n: number }>("select count(*)::int as n from rate_limits where key like 'order:%'");
    const lines = await restored.query<{ n: number }>("select count(*)::int as n from discarded_files where storage_key like 'line:%'");
    expect(orders[0]?.n).toBe(lines[0]?.n);
    expect(orders[0]?.n).toBeGreaterThan(0);
    expect(orders[0]?.n).toBeLessThanOrEqual(written);
    // What did not change meanwhile is the same to the last bit; what was counted goes on counting.
    const [before, after] = [await sums(database), await sums(restored)];
    for (const table of ["accounts", "files", "bus_events", "jobs.job"]) expect([table, after[table]]).toEqual([table, before[table]]);
    expect(after["jobs.job"]?.rows).toBe(1);
    await restored.query("insert into bus_events (topic, payload) values ('next', '{}')");
    expect(await restored.query("select max(id)::int as id from bus_events")).toEqual([{ id: 3 }]);
    expect(await secretOf(elsewhere, restored)).toBe("JBSWY3DPEHPK3PXP");
    expect(await loadSecrets(restored, elsewhere.DATA_DIR ?? "", createVault(loadKeys(parseConfig(elsewhere))))).toEqual(secrets);
    for (const one of [key, `${key}.webp`]) expect((await bytesOf(elsewhere, one)).equals(bytes)).toBe(true);
    // References and triggers are in force again.
    await expect(restored.query("insert into sessions (id, account_id) values ('s', 'nobody')")).rejects.toThrow();
    expect(await restored.query("select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = 'D'")).toEqual([
      { n: 0 },
    ]);

    await closed(restored);
    // A second time into the same place is refused. The embedded one would only be slower to say it.
    if (engine === "postgres") {
      const again = await run("restore", [join(to, name), "--key", keyFile], elsewhere);
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is not empty") });
    }
    await closed(database);
    await lock?.release();
  });
});

describe("a backup that cannot be used is refused in a sentence", () => {
  const config = parseConfig({ DATA_DIR: join(home, "one-data") });
  let good: string;
  let database: Database;
  beforeAll(async () => {
    database = await lendPglite();
    const made = await makeBackup(config, {
      folder: join(home, "one"),
      recipients: [recipient],
      read: (sink) => readSnapshot(database, sink),
    });
    good = made.path;
  });
  afterAll(() => database.close());

  const altered = (change: (bytes: Buffer) => void) => {
    const path = join(home, `altered-${randomBytes(4).toString("hex")}`);
    const bytes = readFileSync(good);
    change(bytes);
    writeFileSync(path, bytes);
    return path;
  };

  /** What the script prints; the script itself is asked once. */
  async function refused(path: string): Promise<string> {
    const { message } = await checkBackup(path, readKeyFile(keyFile)).then(
      () => new Error("it was taken"),
      (error) => (error instanceof CannotStart ? error : new Error(`no sentence: ${error}`)),
    );
    expect(message.split("\n"), message).toHaveLength(1);
    return message;
  }

  test("another key", async () => {
    const other = join(home, "other.key");
    writeFileSync(other, `${await generateIdentity()}\n`);
    const elsewhere = await newPlace("pglite", { empty: true });
    const { code, said } = await run("restore", [good, "--key", other], elsewhere);
    expect([code, said.trim().split("\n").length], said).toEqual([1, 1]);
    expect(said).toContain("This key does not open");
    expect(readdirSync(elsewhere.DATA_DIR ?? ""), "nothing was touched").toEqual([]);
  });

  test("a file that ends early, wherever it ends", async () => {
    const { size } = statSync(good);
    for (const length of [size - 1, Math.floor(size / 2), 400]) {
      const path = altered(() => {});
      truncateSync(path, length);
      expect(await refused(path)).toMatch(/damaged/);
    }
  });

  test("a changed byte, at the beginning, in the middle and at the end", async () => {
    const { size } = statSync(good);
    for (const at of [60, Math.floor(size / 2), size - 3]) {
      const path = altered((bytes) => bytes.writeUInt8((bytes.readUInt8(at) + 1) % 256, at));
      expect(await refused(path)).toMatch(/damaged|does not open/);
    }
  });

  test("rows of a newer release", async () => {
    const { manifest } = await checkBackup(good, readKeyFile(keyFile));
    const path = join(home, "newer");
    const head = { ...manifest.head, migrations: [...manifest.head.migrations, "of-tomorrow"], tables: [] };
    const bytes = Buffer.from(JSON.stringify({ ...manifest, head, tables: {} }));
    await writeArchive(path, [recipient], (put) => put({ name: manifestName, bytes }));
    expect(await refused(path)).toContain("of a newer release");
  });

  test("old ones go when there are more than should stay, others' files stay", async () => {
    const folder = join(home, "kept");
    for (let n = 0; n < 3; n++) {
      await makeBackup(config, { folder, recipients: [recipient], read: (sink) => readSnapshot(database, sink) });
      writeFileSync(join(folder, "notes.txt"), "");
      await keepNewest(folder, 2);
    }
    expect(readdirSync(folder).filter((name) => name.endsWith(".age"))).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(folder)).toContain("notes.txt");
  });

  test("without a key to encrypt for nothing is written", async () => {
    const asked = await run("backup", ["--to", join(home, "none")], { DATA_DIR: config.DATA_DIR });
    expect(asked).toMatchObject({ code: 1, said: expect.stringContaining("--recipient") });
  });
});

describe.runIf(everyWay && engines.includes("postgres"))("db:move", () => {
  test("from the embedded database to a server nothing is lost, files go to the bucket, secrets open with the new key", async () => {
    const from = await newPlace("pglite");
    const source = await openPlace(from);
    const { secrets, bytes, key } = await fill(from, source);
    const before = await sums(source);
    await closed(source);
    const server = await newPlace("postgres");
    const env = { ...server, ...bucket.env, DATA_DIR: from.DATA_DIR ?? "" };

    const lock = await lockDataDir(from.DATA_DIR ?? "");
    expect(await run("db-move", [], env)).toMatchObject({ code: 1, said: expect.stringContaining("Stop it first") });
    await lock.release();

    const moved = await run("db-move", [], env);
    expect(moved, moved.said).toMatchObject({ code: 0, said: expect.stringContaining("counts and checksums are equal") });
    expect(moved.said).toContain("2 files copied to the bucket");
    const target = await openPlace(server);
    const after = await sums(target);
    // Sealed again with the server's key, and the shared secrets are now rows: all else is equal.
    for (const table of Object.keys(before).filter((name) => !["accounts", "shared_secrets"].includes(name)))
      expect([table, after[table]]).toEqual([table, before[table]]);
    expect(after.accounts?.rows).toBe(before.accounts?.rows);
    expect(await secretOf(server, target)).toBe("JBSWY3DPEHPK3PXP");
    expect(await loadSecrets(target, "", createVault(loadKeys(parseConfig(server))))).toEqual(secrets);
    expect((await bytesOf({ ...server, ...bucket.env }, key)).equals(bytes)).toBe(true);

    const again = await run("db-move", [], env);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is not empty") });
  });
});

test.runIf(everyWay)(
  "an embedded database of an older release is not moved: what would arrive is not what this release knows",
  async () => {
    const source = await openPglite({ snapshot: new Blob([readFileSync(snapshotFile())]) });
    await source.query(
      "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
    );
    const empty = await openPglite({ memory: true });
    await expect(moveRows(source, { database: empty, url: undefined }, () => {})).rejects.toThrow("db:migrate");
    await source.close();
    await empty.close();
  },
);

test("the key file is the age tools' own: its public half is what was printed", async () => {
  const secret = /^AGE-SECRET-KEY-\S+$/m.exec(readFileSync(keyFile, "utf8"))?.[0] ?? "";
  expect(await identityToRecipient(secret)).toBe(recipient);
});
