// `npm run db:migrate`: applies pending migrations to DATABASE_URL or to the embedded database in DATA_DIR.
import { parseConfig } from "../platform/config.ts";
import { lockDataDir } from "../platform/data-lock.ts";
import { openDatabase } from "../platform/db/open-database.ts";

const config = parseConfig(process.env);
const lock = config.DATABASE_URL ? undefined : await lockDataDir(config.DATA_DIR);
const database = await openDatabase(config);
await database.migrate();
await database.close();
await lock?.release();
console.log("The database is up to date.");
process.exit(0);
