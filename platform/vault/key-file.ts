// Where the keys of the vault come from: SECRETS_KEY, or, for an embedded database, a file beside it that is made at the first start.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#platform/make-folder.ts";

type KeySettings = { SECRETS_KEY: readonly Buffer[]; DATABASE_URL?: string | undefined; DATA_DIR: string };

/** The settings' keys first; those of the file still open what they sealed before there was a setting. */
export function loadKeys(settings: KeySettings): Buffer[] {
  if (settings.DATABASE_URL) return [...settings.SECRETS_KEY];
  const kept = readKeys(settings.DATA_DIR);
  if (settings.SECRETS_KEY.length > 0 || kept.length > 0) return [...settings.SECRETS_KEY, ...kept];
  return addKey(settings.DATA_DIR);
}

/** A new key in front of those of the file. */
export function addKey(dataDir: string): Buffer[] {
  const keys = [randomBytes(32), ...readKeys(dataDir)];
  writeKeys(dataDir, keys);
  return keys;
}

/** Once nothing is sealed with them any more. */
export function keepFirstKey(dataDir: string): void {
  writeKeys(dataDir, readKeys(dataDir).slice(0, 1));
}

const fileIn = (dataDir: string) => join(dataDir, "secrets-key");

function readKeys(dataDir: string): Buffer[] {
  if (!existsSync(fileIn(dataDir))) return [];
  const lines = readFileSync(fileIn(dataDir), "utf8").split("\n").filter(Boolean);
  return lines.map((line) => Buffer.from(line, "base64"));
}

function writeKeys(dataDir: string, keys: readonly Buffer[]) {
  makeFolder(dataDir, "DATA_DIR");
  const half = `${fileIn(dataDir)}.new`;
  writeFileSync(half, `${keys.map((key) => key.toString("base64")).join("\n")}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  // Never half a key: what it sealed could not be opened again.
  renameSync(half, fileIn(dataDir));
}
