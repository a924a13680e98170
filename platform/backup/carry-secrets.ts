// Secrets change their place with the engine: beside an embedded database they are files, replicas on one server share them in a table,
// sealed with SECRETS_KEY. After rows have moved from one to the other, the secrets follow, so that sessions, links and sockets stay good.
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#platform/cannot-start.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { placeOf, sealStored } from "#platform/vault/sealed-columns.ts";
import { createVault } from "#platform/vault/vault.ts";
import type { SnapshotHead } from "./snapshot.ts";

/** What lay beside the embedded database that the rows come from; empty where they come from a server. */
export type FolderSecrets = ReadonlyMap<string, Buffer>;

/** Asked before anything is written: without the key, two-step secrets could never be opened again. */
export function requireKeys(head: SnapshotHead, config: Config, folder: FolderSecrets): void {
  const keys = keysFor(config, folder);
  const known = keys.length > 0 ? createVault(keys).keyIds : [];
  const missing = head.sealedWith.filter((id) => !known.includes(id));
  if (missing.length === 0) return;
  throw new CannotStart(
    `Secrets in this data are encrypted with a key that is not in SECRETS_KEY (its id is ${missing.join(", ")}). Set the key it ran with.`,
  );
}

export async function carrySecrets(head: SnapshotHead, config: Config, database: Database, folder: FolderSecrets): Promise<void> {
  const toServer = database.kind === "postgres";
  const fromServer = head.engine === "postgres";
  if (toServer === fromServer) return;
  const vault = createVault(keysFor(config, folder));
  if (toServer) {
    await sealStored(database, vault, { all: true });
    for (const [name, value] of Object.entries(JSON.parse(folder.get("secrets.json")?.toString() ?? "{}") as Record<string, string>)) {
      const sealed = vault.seal(value, placeOf("shared_secrets.value", name));
      await database.query(
        "insert into shared_secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
        [name, sealed],
      );
    }
    return;
  }
  const rows = await database.query<{ name: string; value: string }>("select name, value from shared_secrets");
  const secrets = Object.fromEntries(rows.map(({ name, value }) => [name, vault.open(value, placeOf("shared_secrets.value", name))]));
  const file = join(config.DATA_DIR, "secrets.json");
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(file, 0o600);
}

function keysFor(config: Config, folder: FolderSecrets): Buffer[] {
  const kept = (folder.get("secrets-key")?.toString() ?? "").split("\n").filter(Boolean);
  return [...config.SECRETS_KEY, ...kept.map((line) => Buffer.from(line, "base64"))];
}
