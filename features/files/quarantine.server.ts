// With a scanner, a file is everybody's only after it was found clean. Usually that is known before the upload is answered; while the
// scanner is away the file waits, and is asked about again every minute. What is infected loses its bytes and leaves a line in the trail.
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, asc, eq } from "drizzle-orm";
import { securityEvents } from "#db/schema/accounts.ts";
import { files } from "#db/schema/files.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";
import { newId, newToken } from "#platform/random-token.server.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { scannerOf } from "./scan-file.server.ts";

type FileRow = typeof files.$inferSelect;
type Store = { config: Config; storage: Storage; db: Db };

const log = createLog("warn");
const atATime = 50;

/** At the upload: refused when infected, `waiting` when nobody could say. */
export async function firstLook({ config, db }: Omit<Store, "storage">, path: string, uploaderId: string | null): Promise<FileRow["scan"]> {
  const scan = scannerOf(config);
  if (!scan) return "clean";
  const verdict = await scan(path).catch((error) => {
    log.warn({ err: error }, "a file waits for the scanner");
    return undefined;
  });
  if (!verdict) return "waiting";
  if (!verdict.infected) return "clean";
  await noteInfected(db, uploaderId, verdict.found);
  throw new AppError("file_infected");
}

/** Nobody gets the bytes before: not the uploader either, who has them. */
export function mustBeClean({ scan }: FileRow): void {
  if (scan === "waiting") throw new AppError("file_checking");
  if (scan === "infected") throw new AppError("not_found");
}

/** Run every minute. While the scanner is away everything stays where it is. */
export async function scanWaiting(store: Store): Promise<number> {
  const scan = scannerOf(store.config);
  if (!scan) return 0;
  const waiting = await store.db.select().from(files).where(eq(files.scan, "waiting")).orderBy(asc(files.createdAt)).limit(atATime);
  let judged = 0;
  for (const row of waiting) {
    const path = join(store.config.DATA_DIR, "uploads", `${newToken()}.part`);
    try {
      // Removed meanwhile, or judged by another process: no reason for the others to wait.
      if (!(await bytesAt(store, row, path))) continue;
      const verdict = await scan(path);
      if (await judge(store, row, verdict.infected ? verdict.found : null)) judged += 1;
    } catch (error) {
      log.warn({ err: error, waiting: waiting.length - judged }, "files wait for the scanner");
      return judged;
    } finally {
      await rm(path, { force: true });
    }
  }
  return judged;
}

async function bytesAt({ config, storage }: Store, row: FileRow, path: string): Promise<boolean> {
  await mkdir(join(config.DATA_DIR, "uploads"), { recursive: true, mode: 0o700 });
  try {
    await pipeline(await storage.read(row.storageKey), createWriteStream(path, { mode: 0o600 }));
    return true;
  } catch (error) {
    log.warn({ err: error, file: row.id }, "a file that waits for the scanner cannot be read");
    return false;
  }
}

/** Two processes may ask about the same file at the same time; the first verdict counts, and is written down once. */
async function judge({ db, storage }: Store, row: FileRow, found: string | null): Promise<boolean> {
  const judged = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(files)
      .set({ scan: found ? "infected" : "clean" })
      .where(and(eq(files.id, row.id), eq(files.scan, "waiting")))
      .returning({ id: files.id });
    if (changed && found) await noteInfected(tx, row.uploaderId, found);
    return changed !== undefined;
  });
  if (judged && found) {
    await storage.remove(row.storageKey);
    await storage.remove(`${row.storageKey}.webp`);
  }
  return judged;
}

async function noteInfected(db: Db, uploaderId: string | null, found: string): Promise<void> {
  log.warn({ uploaderId, found }, "an infected file was refused");
  if (!uploaderId) return;
  await db.insert(securityEvents).values({ id: newId(), accountId: uploaderId, kind: "file-infected", address: "", userAgent: "" });
}
