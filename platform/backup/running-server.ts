// The embedded database has one process. While the server runs, it reads the snapshot itself and hands it over the socket that locks its
// data folder; who asked packs and encrypts it. Everybody else's statements wait meanwhile, so it does not wait for a reader that stopped.
import { once } from "node:events";
import type { Socket } from "node:net";
import { createInterface } from "node:readline";
import { CannotStart } from "#platform/cannot-start.ts";
import { askDataDir, type FolderAnswer } from "#platform/data-lock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { type RowBatch, readSnapshot, type SnapshotHead, type SnapshotSink } from "./snapshot.ts";

const word = "snapshot";
const patienceMs = 10_000;

type Told = { head: SnapshotHead } | { batch: RowBatch } | { end: true } | { failed: string };

export function answerSnapshots(database: Database, log: Log): FolderAnswer {
  return async (asked, socket) => {
    if (asked !== word || database.kind !== "pglite") return;
    const started = Date.now();
    try {
      await readSnapshot(database, { head: (head) => tell(socket, { head }), rows: (batch) => tell(socket, { batch }) });
      await tell(socket, { end: true });
      log.info({ ms: Date.now() - started }, "handed a snapshot to a backup");
    } catch (error) {
      log.error({ err: error }, "a snapshot for a backup failed");
      if (socket.writable) await tell(socket, { failed: (error as Error).message });
    }
  };
}

async function tell(socket: Socket, told: Told): Promise<void> {
  if (!socket.writable) throw new Error("the backup went away");
  if (socket.write(`${JSON.stringify(told)}\n`)) return;
  await once(socket, "drain", { signal: AbortSignal.timeout(patienceMs) }).catch((error) => {
    socket.destroy();
    throw error;
  });
}

/** False where no server runs on this folder. */
export async function snapshotFromServer(dataDir: string, sink: SnapshotSink): Promise<boolean> {
  const socket = await askDataDir(dataDir, word);
  if (!socket) return false;
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const told = JSON.parse(line) as Told;
    if ("head" in told) await sink.head(told.head);
    else if ("batch" in told) await sink.rows(told.batch);
    else if ("failed" in told) throw new CannotStart(`The running server could not read its database: ${told.failed}.`);
    else return true;
  }
  throw new CannotStart("The process that uses this data folder gave no whole snapshot: it is starting, stopping, or not the server.");
}
