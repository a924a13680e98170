// npm run audit:verify [-- --head 120:hash]
// Proves the audit log, or names the first entry that was altered or removed. With a head that was written down earlier (the console, the
// server's log and every CSV name it) also that nothing was cut off since.
import { chainKey } from "#features/audit/audit-chain.server.ts";
import { checkAudit } from "#features/audit/audit-check.server.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { loadKeys } from "#platform/vault/key-file.ts";
import { createVault } from "#platform/vault/vault.ts";
import { asScript } from "./command-line/as-script.ts";

const faults = {
  altered: (seq: number) => `Entry ${seq} was altered or put in another place.`,
  missing: (seq: number) => `Entry ${seq} is missing.`,
  head: (seq: number) => `The end of the log does not match from entry ${seq}: entries were cut off.`,
  checkpoint: (seq: number) => `The checkpoint after entry ${seq} does not carry this installation's signature.`,
};

const script = {
  usage: "npm run audit:verify [-- --head 120:hash]",
  options: { head: { type: "string" } },
  whileRunning: "Check the log in the console, or stop the server.",
} as const;

await asScript(script, async ({ values }) => {
  const [, seq, hash] = /^(\d+):([\w-]{43})$/.exec(values.head ?? "") ?? [];
  if (values.head && !hash) throw new CannotStart("--head is written as number:hash, for example 120:kq3…");
  const config = parseConfig({ LOG_LEVEL: "silent", ...process.env });
  const lock = config.DATABASE_URL ? undefined : await lockDataDir(config.DATA_DIR);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const secrets = await loadSecrets(database, config.DATA_DIR, createVault(loadKeys(config)));
    const known = seq && hash ? { seq: Number(seq), hash } : undefined;
    const proof = await checkAudit(database.orm, chainKey(secrets), { known });
    if (!proof.holds) {
      console.error(`\n  ${faults[proof.fault](proof.seq)}\n`);
      process.exitCode = 1;
      return;
    }
    console.log(`\n  The audit log is intact: ${proof.entries} entries from no. ${proof.from}.`);
    console.log(`  Head: ${proof.head.seq}:${proof.head.hash}\n`);
  } finally {
    await database.close();
    await lock?.release();
  }
});
