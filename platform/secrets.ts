// Secrets are generated into DATA_DIR (mode 0600) when they are not given. No default secret exists.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Secrets = {
  /** Signs cookies, reply addresses and other links that come back to us. */
  signing: string;
  /** The realtime gateway's app secret. */
  realtime: string;
  realtimeKey: string;
};

export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const stored: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secrets: Secrets = {
    signing: stored.signing || randomBytes(32).toString("base64url"),
    realtime: stored.realtime || randomBytes(24).toString("hex"),
    realtimeKey: stored.realtimeKey || randomBytes(10).toString("hex"),
  };
  if (JSON.stringify(stored) !== JSON.stringify(secrets)) writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
