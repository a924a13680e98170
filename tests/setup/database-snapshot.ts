// A migrated database with the job tables in it is made once per set of migrations: as a file for PGlite, as a template database on
// Postgres. Each test opens its own copy in a fraction of a second.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import postgres from "postgres";
import { parseConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { openPglite } from "#platform/db/pglite.ts";
import { openPostgres } from "#platform/db/postgres.ts";
import { createLog } from "#platform/log.ts";
import { testSecretsKey } from "../fixtures/secrets-key.ts";

const folder = "node_modules/.cache/aranode";

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync("db/migrations").sort()) if (name.endsWith(".sql")) hash.update(readFileSync(`db/migrations/${name}`));
  return hash.update(readFileSync("platform/jobs/jobs.ts")).digest("hex").slice(0, 16);
}

export const snapshotFile = () => `${folder}/database-${fingerprint()}.tar`;
export const templateName = () => `aranode_template_${fingerprint()}`;

export default async function setup() {
  await makeSnapshot();
  if (process.env.TEST_DATABASE_URL) await makeTemplate(process.env.TEST_DATABASE_URL);
}

async function makeSnapshot() {
  const file = snapshotFile();
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  const database = await openPglite({ memory: true });
  await prepare(database, undefined);
  const dump = await database.client.dumpDataDir("none");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
}

async function makeTemplate(serverUrl: string) {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  const name = templateName();
  const known = await admin`select 1 from pg_database where datname = ${name}`;
  if (known.length === 0) {
    const draft = `${name}_draft`;
    await admin.unsafe(`drop database if exists ${draft} with (force)`);
    await admin.unsafe(`create database ${draft}`);
    const url = new URL(serverUrl);
    url.pathname = `/${draft}`;
    const database = await openPostgres(url.href, { max: 2, statementMs: 60_000 });
    await prepare(database, url.href);
    await database.close();
    await admin.unsafe(`alter database ${draft} rename to ${name}`);
  }
  await admin.end();
}

/** With every queue and every clock in it: making them anew would take longer than most suites. Without jobs, a minute may just have ended, and
 * without what replicas share: it is sealed with another key in each test. */
async function prepare(database: Database, url: string | undefined) {
  await database.migrate();
  // The whole server, which only whoever makes the database has to read.
  const { openServices } = await import("#server/services.ts");
  const config = parseConfig({ LOG_LEVEL: "silent", ...(url ? { DATABASE_URL: url, SECRETS_KEY: testSecretsKey } : {}) });
  const { jobs } = await openServices(config, { database, log: createLog("silent") });
  await jobs.start();
  await jobs.stop();
  await database.query("delete from jobs.job; delete from shared_secrets");
}
