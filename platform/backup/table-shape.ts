export type Column = { name: string; type: string };
/** `name` is `table`, or `schema.table` outside of public. */
export type TableShape = { name: string; columns: Column[] };
