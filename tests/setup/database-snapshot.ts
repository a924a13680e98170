// A migrated, empty database is made once per run and kept as a file; each test opens its own copy in a fraction of a second.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { openPglite } from "#platform/db/pglite.ts";

export const snapshotFolder = "node_modules/.cache/aranode";

export function snapshotFile(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync("db/migrations").sort()) if (name.endsWith(".sql")) hash.update(readFileSync(`db/migrations/${name}`));
  return `${snapshotFolder}/database-${hash.digest("hex").slice(0, 16)}.tar`;
}

export default async function setup() {
  const file = snapshotFile();
  if (existsSync(file)) return;
  mkdirSync(snapshotFolder, { recursive: true });
  const database = await openPglite({ memory: true });
  await database.migrate();
  const dump = await database.client.dumpDataDir("none");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
}
