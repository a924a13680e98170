// Every column whose values are sealed. What stands there in plain text from earlier days is sealed at start; `npm run secrets:rotate`
// seals everything again with the newest key.
import { CannotStart } from "#platform/cannot-start.ts";
import type { Database } from "#platform/db/database.ts";
import type { SealedPlace, Vault } from "./vault.ts";

export const sealedColumns = [
  { table: "accounts", row: "id", column: "two_factor_secret" },
  { table: "sessions", row: "id", column: "id_token" },
  { table: "login_challenges", row: "id", column: "id_token" },
  { table: "webhooks", row: "id", column: "secret" },
  { table: "shared_secrets", row: "name", column: "value" },
] as const;

type SealedColumn = (typeof sealedColumns)[number];
type Name = { [C in SealedColumn as `${C["table"]}.${C["column"]}`]: true };

export function placeOf(column: keyof Name, row: string): SealedPlace {
  return `${column}:${row}`;
}

/** Seals what is plain text; with `all`, also what an older key sealed. The number of values that changed. */
export async function sealStored(database: Database, vault: Vault, { all = false } = {}): Promise<number> {
  let changed = 0;
  for (const place of sealedColumns) changed += await sealColumn(database, vault, place, all ? `v1.${vault.current}.%` : "v1.%");
  return changed;
}

async function sealColumn(database: Database, vault: Vault, { table, row, column }: SealedColumn, done: string): Promise<number> {
  const name = `${table}.${column}` as keyof Name;
  let changed = 0;
  for (;;) {
    const rows = await database.query<{ id: string; value: string }>(
      `select ${row} as id, ${column} as value from ${table} where ${column} not like $1 limit 500`,
      [done],
    );
    if (rows.length === 0) return changed;
    for (const { id, value } of rows) {
      const place = placeOf(name, id);
      const text = value.startsWith("v1.") ? vault.open(value, place) : value;
      // A value that was changed meanwhile is met again by the next look.
      await database.query(`update ${table} set ${column} = $1 where ${row} = $2 and ${column} = $3`, [vault.seal(text, place), id, value]);
    }
    changed += rows.length;
  }
}

/** A key that went missing is told at start, not at somebody's log-in. */
export async function requireKnownKeys(database: Database, vault: Vault): Promise<void> {
  for (const { table, column } of sealedColumns) {
    const rows = await database.query<{ id: string; count: number }>(
      `select split_part(${column}, '.', 2) as id, count(*)::int as count from ${table} where ${column} like $1 group by 1`,
      ["v1.%"],
    );
    for (const { id, count } of rows) {
      if (vault.keyIds.includes(id)) continue;
      throw new CannotStart(
        `${count} secrets in the database (${table}) are encrypted with a key that is not in SECRETS_KEY (its id is ${id}).\nAdd the old key after the new one, separated by a comma; "npm run secrets:rotate" then re-encrypts everything with the first.`,
      );
    }
  }
}
