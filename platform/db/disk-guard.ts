// The embedded database on a disk that fills up. Postgres itself refuses to write while room is short, whoever asks and by whatever
// way: pages go on being read. Before the last bytes are gone nothing reaches it at all, because it would never answer again.
import type { PGlite } from "@electric-sql/pglite";
import type { DiskLevel } from "#platform/disk-space.ts";
import { AppError } from "#platform/errors.ts";

const readOnlyTransaction = "25006";

/** From the returned call on, every way into the client looks at the disk first. */
export function diskGuard(client: PGlite): { watch(level: () => DiskLevel): void; isFull(): boolean } {
  let level: () => DiskLevel = () => "room";
  let readOnly = false;
  const { query, exec, transaction } = client;

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    const now = level();
    if (now === "full") throw new AppError("disk_full");
    if ((now === "low") !== readOnly) {
      readOnly = now === "low";
      // Statements wait in line: what was asked after this is answered under the new rule.
      void exec.call(client, `set default_transaction_read_only = ${readOnly ? "on" : "off"}`);
    }
    try {
      return await work();
    } catch (error) {
      throw readOnly && wasReadOnly(error) ? new AppError("disk_full", { cause: error }) : error;
    }
  }

  Object.assign(client, {
    query: (...given: Parameters<PGlite["query"]>) => guarded(() => query.apply(client, given)),
    exec: (...given: Parameters<PGlite["exec"]>) => guarded(() => exec.apply(client, given)),
    transaction: <T>(work: Parameters<typeof transaction<T>>[0]) => guarded(() => transaction.call(client, work) as Promise<T>),
  });
  return {
    watch(look) {
      level = look;
    },
    isFull: () => level() === "full",
  };
}

function wasReadOnly(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === readOnlyTransaction || (cause !== undefined && wasReadOnly(cause));
}
