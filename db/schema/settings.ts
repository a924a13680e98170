// What staff have set in the console: every value that was ever saved. Rows are only added (a trigger refuses the rest), so that the
// history is complete and undoing is one more row.
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true }).notNull();

/** No reference to accounts: a value holds longer than whoever set it works here. */
export const settingVersions = pgTable(
  "setting_versions",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    groupName: text().notNull(),
    /** Null: what the release brings along holds again. */
    value: jsonb(),
    holdsFrom: moment(),
    staffId: text().notNull(),
    /** The version that this one takes back. */
    undoes: bigint({ mode: "number" }),
    createdAt: moment().default(sql`now()`),
  },
  (table) => [index("setting_versions_group").on(table.groupName, table.holdsFrom, table.seq)],
);
