// What tests of backups put into a database and look for afterwards, and the scripts as an operator runs them.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { loadKeys } from "#platform/vault/key-file.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import { createVault } from "#platform/vault/vault.ts";
import { sumsOf } from "./load-snapshot.ts";
import { plainText, readSnapshot, type SnapshotHead } from "./snapshot.ts";

export type Env = Record<string, string>;

export function run(script: string, args: string[], env: Env): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--liftoff-only", `scripts/${script}.ts`, ...args], { env: { PATH: process.env.PATH, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

/** Values of every awkward kind, a file with its preview, a sealed secret, and work that waits. */
export async function fill(env: Env, database: Database) {
  const config = parseConfig(env);
  await database.migrate();
  const vault = createVault(loadKeys(config));
  const jobs = createJobs(database, config.DATABASE_URL, createLog("silent"));
  jobs.define({ name: "write-later", data: z.object({ n: z.number() }), retries: 3, retryDelaySeconds: 60, work: async () => {} });
  await jobs.start();
  await jobs.send(database.orm, "write-later", { n: 7 }, { startAfter: new Date("2099-01-01T00:00:00.123Z") });
  await jobs.stop();
  await database.query(
    "insert into accounts (id, kind, email, password_hash, name, names, two_factor_secret) values ($1, 'customer', $2, '!', $3, $4::text::jsonb, $5)",
    [
      "a1",
      "a1@example.com",
      '서연 "quoted" \\ back\nline\ttab 🙂',
      JSON.stringify({ ko: "서연" }),
      vault.seal("JBSWY3DPEHPK3PXP", placeOf("accounts.two_factor_secret", "a1")),
    ],
  );
  const bytes = randomBytes(70_000);
  const key = "ab/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  const file = join(config.DATA_DIR, "given");
  writeFileSync(file, bytes);
  for (const name of [key, `${key}.webp`]) await openStorage(config).store(name, file, "image/png");
  await database.query(
    "insert into files (id, uploader_id, draft, storage_key, name, type, size, sha256, width, height, audience) values ('f1', 'a1', 'd', $1, 'n.png', 'image/png', 70000, 'x', 1, 1, 'customer')",
    [key],
  );
  await database.query(
    "insert into bus_events (topic, payload) values ($1, 'null'::jsonb), ($1, '{\"a\": [1, 2.50, \"\\u00e9\"]}'::jsonb)",
    ["t"],
  );
  return { secrets: await loadSecrets(database, config.DATA_DIR, vault), bytes, key };
}

const headOf = async (database: Database) => {
  const heads: SnapshotHead[] = [];
  await readSnapshot(database, { head: (given) => void heads.push(given), rows: () => {} });
  return heads[0] as SnapshotHead;
};

export const sums = async (database: Database) => {
  const { tables } = await headOf(database);
  return database.apart("snapshot", async (statement) => {
    await plainText(statement);
    return sumsOf(statement, tables);
  });
};

export const secretOf = async (env: Env, database: Database) => {
  const [row] = await database.query<{ v: string }>("select two_factor_secret as v from accounts where id = $1", ["a1"]);
  return createVault(loadKeys(parseConfig(env))).open(row?.v ?? "", placeOf("accounts.two_factor_secret", "a1"));
};

export const bytesOf = async (env: Env, key: string) => {
  const chunks: Buffer[] = [];
  for await (const chunk of await openStorage(parseConfig(env)).read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
