// `npm run db:migrate`: applies pending migrations to DATABASE_URL or to the embedded database in DATA_DIR.
import { parseConfig } from "../platform/config.ts";
import { lockDataDir } from "../platform/data-lock.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { isNewer, schemaAge } from "../platform/db/schema-age.ts";
import { asScript } from "./command-line/as-script.ts";

await asScript({ usage: "npm run db:migrate", whileRunning: "It has done this when it started." }, async () => {
  const config = parseConfig(process.env);
  const lock = config.DATABASE_URL ? undefined : await lockDataDir(config.DATA_DIR);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const age = await schemaAge((text) => database.query(text));
    console.log(
      isNewer(age)
        ? "The database's schema is newer than this release: another release has made it. Nothing was changed."
        : "The database is up to date.",
    );
  } finally {
    await database.close();
    await lock?.release();
  }
});
