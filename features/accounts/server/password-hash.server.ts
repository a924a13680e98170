// Argon2id with the parameters OWASP recommends (19 MiB, 2 passes, 1 lane).
import { hash, verify } from "@node-rs/argon2";

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What no password hashes to: of a colleague who is invited, or who logs in at the single sign-on provider. */
export const noPassword = "!";

export function hasPassword({ passwordHash }: { passwordHash: string }): boolean {
  return passwordHash !== noPassword;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), options);
}

// Verified when no account exists, so that an unknown address takes as long as a known one.
let decoy: Promise<string> | undefined;

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  // An invited colleague has no password yet: checked against the decoy too, so that this does not show.
  const usable = stored?.startsWith("$argon2id$") ? stored : undefined;
  const matches = await verify(usable ?? (await decoy), password.normalize("NFKC")).catch(() => false);
  return usable !== undefined && matches;
}
