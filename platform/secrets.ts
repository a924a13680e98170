// Secrets are generated when they are first needed; no default secret exists. An embedded install keeps them in DATA_DIR
// (mode 0600); replicas on one Postgres share them, encrypted, through the database, so that a link or a socket made by one is honoured by all.
import { createECDH, randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#platform/db/database.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import type { Vault } from "#platform/vault/vault.ts";
import { makeFolder } from "./make-folder.ts";

export type Secrets = {
  /** Signs cookies, reply addresses and other links that come back to us. */
  signing: string;
  /** The realtime gateway's app secret and public key. */
  realtime: string;
  realtimeKey: string;
  /** The private key by which push services know us (VAPID); the public one is made from it, so the two cannot come from two replicas. */
  push: string;
};

export async function loadSecrets(database: Database, dataDir: string, vault: Vault): Promise<Secrets> {
  return database.kind === "postgres" ? fromDatabase(database, vault) : fromFolder(dataDir);
}

function fromFolder(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  makeFolder(dataDir, "DATA_DIR");
  const stored: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secrets = { ...generate(), ...stored };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}

async function fromDatabase(database: Database, vault: Vault): Promise<Secrets> {
  const generated = generate();
  for (const [name, value] of Object.entries(generated)) {
    // The first replica wins; the others read what it wrote.
    await database.query("insert into shared_secrets (name, value) values ($1, $2) on conflict do nothing", [
      name,
      vault.seal(value, placeOf("shared_secrets.value", name)),
    ]);
  }
  const rows = await database.query<{ name: string; value: string }>("select name, value from shared_secrets", []);
  return {
    ...generated,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, vault.open(value, placeOf("shared_secrets.value", name))])),
  };
}

/** A point of P-256, as push services want it. */
function newPushKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A key that begins with a zero is a byte shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

export function publicPushKey({ push }: Pick<Secrets, "push">): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(push, "base64url"));
  return pair.getPublicKey().toString("base64url");
}

function generate(): Secrets {
  return {
    signing: randomBytes(32).toString("base64url"),
    realtime: randomBytes(24).toString("hex"),
    realtimeKey: randomBytes(10).toString("hex"),
    push: newPushKey(),
  };
}
