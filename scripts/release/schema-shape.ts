// What a running server relies on in a schema, and what of it a later schema has taken away. While replicas are replaced the release before
// works on the new schema (decision 32): it must find every column it reads, and every row it writes must still be taken.
import type { Run } from "#platform/db/database.ts";

type Column = { type: string; required: boolean; filled: boolean };
export type Schema = {
  /** By table, then by name. */
  tables: Map<string, Map<string, Column>>;
  /** Constraints, unique indexes and triggers: whatever can refuse a row. By `table: what it says`. */
  rules: Map<string, string>;
  /** With what they take. */
  functions: Set<string>;
};

export async function readSchema(run: Run): Promise<Schema> {
  const columns = await run<Column & { table: string; name: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
       (a.atthasdef or a.attidentity <> '') as filled
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  const tables: Schema["tables"] = new Map();
  for (const { table, name, ...column } of columns) tables.set(table, (tables.get(table) ?? new Map()).set(name, column));
  const rules = await run<{ table: string; rule: string }>(
    `select c.relname as table, pg_get_constraintdef(o.oid) as rule from pg_constraint o join pg_class c on c.oid = o.conrelid
       where c.relnamespace = 'public'::regnamespace and o.contype <> 'n'
     union select c.relname, substring(pg_get_indexdef(i.indexrelid) from ' USING .*$') from pg_index i join pg_class c on c.oid = i.indrelid
       where c.relnamespace = 'public'::regnamespace and i.indisunique
         and not exists (select from pg_constraint o where o.conindid = i.indexrelid)
     union select c.relname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  );
  const functions = await run<{ name: string }>(
    `select format('%s(%s)', proname, pg_get_function_identity_arguments(oid)) as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  return {
    tables,
    rules: new Map(rules.map(({ table, rule }) => [`${table}: ${rule}`, table])),
    functions: new Set(functions.map(({ name }) => name)),
  };
}

/** Sentences for whoever wrote the migration; none when both releases can work on the later schema. `unread`: `table.column` or `table`
 * that the release before neither reads nor writes any more. */
export function brokenPromises(before: Schema, after: Schema, unread: readonly string[] = []): string[] {
  const problems: string[] = [];
  for (const [table, columns] of before.tables) {
    const now = after.tables.get(table);
    if (!now) {
      if (!unread.includes(table)) problems.push(`The table ${table} is gone or has another name; the release before reads it.`);
      continue;
    }
    for (const [name, column] of columns) problems.push(...columnProblems(`${table}.${name}`, column, now.get(name), unread));
    for (const [name, { required, filled }] of now)
      if (!columns.has(name) && required && !filled)
        problems.push(`${table}.${name} must be given and has no default; the release before does not know it.`);
  }
  for (const [rule, table] of after.rules)
    if (before.tables.has(table) && !before.rules.has(rule) && !speaksOfNewColumns(rule, before.tables.get(table), after.tables.get(table)))
      problems.push(`A rule the release before does not know may refuse what it writes: ${rule}`);
  // What ON CONFLICT names must go on being unique.
  for (const [rule, table] of before.rules)
    if (after.tables.has(table) && !after.rules.has(rule)) problems.push(`A rule the release before relies on is gone: ${rule}`);
  for (const name of before.functions)
    if (!after.functions.has(name)) problems.push(`The function ${name} is gone; the release before may call it.`);
  return problems;
}

/** A reference from columns that the release before leaves empty refuses nothing it writes. */
function speaksOfNewColumns(rule: string, before?: Map<string, Column>, after?: Map<string, Column>): boolean {
  const columns = /: FOREIGN KEY \(([^)]+)\)/.exec(rule)?.[1]?.split(", ") ?? [];
  return columns.length > 0 && columns.every((name) => !before?.has(name) && after?.get(name)?.filled === false);
}

function columnProblems(at: string, was: Column, is: Column | undefined, unread: readonly string[]): string[] {
  if (!is) return unread.includes(at) ? [] : [`${at} is gone or has another name; the release before reads it.`];
  const problems: string[] = [];
  if (is.type !== was.type) problems.push(`${at} was ${was.type} and is ${is.type}; the release before reads and writes the old type.`);
  if (is.required && !was.required) problems.push(`${at} must not be empty any more; the release before may leave it empty.`);
  if (was.required && !is.required) problems.push(`${at} may be empty now; the release before counts on a value.`);
  if (was.filled && !is.filled && is.required) problems.push(`${at} has lost its default; the release before relies on it.`);
  return problems;
}
