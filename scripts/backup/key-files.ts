// Keys as the age tools write them: a file with AGE-SECRET-KEY-1… that stays away from the server, and age1…, which only encrypts.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { CannotStart } from "#platform/cannot-start.ts";

export async function makeKeyFile(path: string): Promise<string> {
  if (existsSync(path)) throw new CannotStart(`${path} is already there; a key is never overwritten.`);
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(path, `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" });
  return recipient;
}

export function readKeyFile(path: string | undefined): string {
  if (!path) throw new CannotStart("Say which key opens the backup: --key FILE.");
  if (!existsSync(path)) throw new CannotStart(`There is no key file at ${path}.`);
  const line = readFileSync(path, "utf8")
    .split("\n")
    .find((one) => one.startsWith("AGE-SECRET-KEY-"));
  if (!line) throw new CannotStart(`${path} holds no line that begins with AGE-SECRET-KEY-.`);
  return line.trim();
}
