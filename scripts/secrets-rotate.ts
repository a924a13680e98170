// npm run secrets:rotate
// Encrypts every stored secret again with the first key of SECRETS_KEY. Without that setting (embedded database) a new key is made first.
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { addKey, keepFirstKey, loadKeys } from "#platform/vault/key-file.ts";
import { requireKnownKeys, sealStored } from "#platform/vault/sealed-columns.ts";
import { createVault } from "#platform/vault/vault.ts";
import { asScript } from "./command-line/as-script.ts";

await asScript({ usage: "npm run secrets:rotate", whileRunning: "Stop it first." }, async () => {
  const config = parseConfig({ LOG_LEVEL: "silent", ...process.env });
  const lock = config.DATABASE_URL ? undefined : await lockDataDir(config.DATA_DIR);
  const ownKey = config.SECRETS_KEY.length === 0;
  const vault = createVault(ownKey ? addKey(config.DATA_DIR) : loadKeys(config));
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await requireKnownKeys(database, vault);
    const changed = await sealStored(database, vault, { all: true });
    if (ownKey) keepFirstKey(config.DATA_DIR);
    console.log(`\n  ${changed} secrets encrypted again with key ${vault.current}.`);
    console.log(ownKey ? "  The key is new; the old one is gone.\n" : "  Older keys can be taken out of SECRETS_KEY.\n");
  } finally {
    await database.close();
    await lock?.release();
  }
});
