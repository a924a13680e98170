// Asked with the settings' own account, inside a transaction that is taken back.
import postgres from "postgres";
import type { Config } from "#platform/config.ts";
import { isNewer, schemaAge } from "#platform/db/schema-age.ts";
import { doubt, type Finding, fault, good, reasonOf } from "./finding.ts";

const oldestVersion = 15;
const clockSeconds = 5;
/** One replica's pool, its listener and its jobs. */
const connectionsOfOne = 16;

export async function examineDatabase({ DATABASE_URL }: Config): Promise<Finding[]> {
  if (!DATABASE_URL) return [good("Database", "embedded, in the data folder")];
  const { host, pathname } = new URL(DATABASE_URL);
  const place = `${host}${pathname}`;
  const sql = postgres(DATABASE_URL, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [facts] = await sql<{ version: number; connections: number; seconds: number }[]>`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('max_connections')::int as connections,
             extract(epoch from clock_timestamp())::float8 as seconds`;
    if (!facts) throw new Error("no answer");
    return [
      version(place, facts.version),
      clock(facts.seconds),
      connections(facts.connections),
      ...(await rights(sql)),
      await migrations(sql),
    ];
  } catch (error) {
    return [
      fault("Database", `${place} does not let us in: ${reasonOf(error)}`, "Look at DATABASE_URL: host, port, name, user, password."),
    ];
  } finally {
    await sql.end({ timeout: 2 });
  }
}

function version(place: string, found: number): Finding {
  if (found >= oldestVersion) return good("Database", `Postgres ${found} at ${place}`);
  return fault("Database", `Postgres ${found} at ${place}`, `Postgres ${oldestVersion} or newer is needed.`);
}

function clock(seconds: number): Finding {
  const apart = Math.round(Math.abs(Date.now() / 1000 - seconds));
  if (apart <= clockSeconds) return good("Clock", "the same as the database's");
  return doubt(
    "Clock",
    `${apart} s away from the database's`,
    "Two-step codes and due times need the right one: turn on NTP on both machines.",
  );
}

function connections(found: number): Finding {
  const replicas = Math.floor((found - 5) / connectionsOfOne);
  const says = `${found} connections, enough for ${replicas} replicas of ${connectionsOfOne}`;
  return replicas >= 2 ? good("Connections", says) : doubt("Connections", says, "Raise max_connections before a second replica starts.");
}

class TakenBack extends Error {}

async function rights(sql: postgres.Sql): Promise<Finding[]> {
  try {
    await sql.begin(async (tx) => {
      await tx`create schema doctor_probe`;
      await tx`create table public.doctor_probe (id int)`;
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return [good("Rights", "may make tables and schemas")];
    return [
      fault(
        "Rights",
        `may not make tables or schemas: ${reasonOf(error)}`,
        "Make its user the owner of the database: alter database … owner to …",
      ),
    ];
  }
  return [];
}

async function migrations(sql: postgres.Sql): Promise<Finding> {
  const age = await schemaAge((text) => sql.unsafe(text));
  if (age.at === undefined) return good("Tables", "none yet; the first start makes them");
  if (isNewer(age)) {
    return fault("Tables", "made by a newer release than this one", "Start that release, or a copy of the database from before it.");
  }
  return age.pending === 0
    ? good("Tables", "up to date")
    : good("Tables", `${age.pending} changes to come; the next start or npm run db:migrate makes them`);
}
