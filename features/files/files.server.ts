// Files: kept, found and removed. Who may see one is decided here alone, from the row alone.

import { createHash, randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { discardedFiles, files } from "#db/schema/files.ts";
import { megabyte, messageLimits } from "#features/support/rules/message-limits.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { images } from "#platform/images/images.ts";
import { newId } from "#platform/random-token.server.ts";
import type { ByteRange, Storage } from "#platform/storage/storage.ts";
import type { FileAccess } from "./file-access.ts";
import { presentFile } from "./file-binding.server.ts";
import { allowedExtension, cleanFileName } from "./file-name.ts";
import { type FileAudience, looseBytesMaximum, strangersBytesMaximum } from "./file-rules.ts";
import type { FileView } from "./files.contract.ts";
import { inspectFile } from "./inspect-file.server.ts";
import { firstLook } from "./quarantine.server.ts";
import type { Received } from "./receive-file.server.ts";

type FileRow = typeof files.$inferSelect;
export type FileStore = { config: Config; storage: Storage; db: Db };
/** Strangers have no account and share one allowance: what they mail us. */
export type Uploader = { id: string; kind: "customer" | "staff" } | { id: null; kind: "stranger" };
/** The form it was picked in, and whose eyes that form writes for. */
export type Purpose = { draft: string; audience: FileAudience };

/** Drawn anew: whatever hid in the original's bytes or metadata, place of shooting included, is not in the preview. */
const previewSize = { width: 1_600, height: 1_600, quality: 80 };
/** As long as somebody may come back to what they began to write. */
const looseDays = 7;

/** Takes over a received file, whatever comes of it: it is stored and known, or gone. */
export async function keepFile(
  { config, storage, db }: FileStore,
  uploader: Uploader,
  purpose: Purpose,
  received: Received,
): Promise<FileView> {
  const name = cleanFileName(received.name);
  const storageKey = newStorageKey();
  const preview = `${received.path}.webp`;
  try {
    const extension = allowedExtension(name);
    if (!extension) throw new AppError("file_type");
    const inspected = await inspectFile(received.path, extension);
    const scan = await firstLook({ config, db }, received.path, uploader.id);
    if (inspected.width !== null) await images.draw(received.path, preview, previewSize);
    await checkQuota(db, uploader, received.size);
    // Written first: should the process die before the row is there, the sweep knows the key.
    await db.insert(discardedFiles).values({ storageKey });
    await storage.store(storageKey, received.path, inspected.type);
    if (inspected.width !== null) await storage.store(previewKey(storageKey), preview, "image/webp");
    return await db.transaction(async (tx) => {
      // Two uploads at once must not both find room for one.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files:${uploader.id ?? ""}`}, 0))`);
      await checkQuota(tx, uploader, received.size);
      const { size, sha256 } = received;
      const [row] = await tx
        .insert(files)
        .values({
          id: newId(),
          uploaderId: uploader.id,
          ...purpose,
          storageKey,
          name,
          size,
          sha256,
          ...inspected,
          scan,
          createdAt: new Date(),
        })
        .returning();
      await tx.delete(discardedFiles).where(eq(discardedFiles.storageKey, storageKey));
      return presentFile(row as FileRow);
    });
  } finally {
    await Promise.all([rm(received.path, { force: true }), rm(preview, { force: true })]);
  }
}

async function checkQuota(db: Db, uploader: Uploader, size: number): Promise<void> {
  if (uploader.id === null) return checkStrangers(db, size);
  const [used] = await db
    .select({
      loose: sql<string>`coalesce(sum(${files.size}) filter (where ${files.boundId} is null), 0)`,
      all: sql<string>`coalesce(sum(${files.size}), 0)`,
    })
    .from(files)
    .where(eq(files.uploaderId, uploader.id));
  const limitBytes = messageLimits().customerMegabytes * megabyte;
  const over = Number(used?.loose ?? 0) + size > looseBytesMaximum;
  if (over || (uploader.kind === "customer" && Number(used?.all ?? 0) + size > limitBytes))
    throw new AppError("file_quota", { limitBytes });
}

/** All of them together, in a day. */
async function checkStrangers(db: Db, size: number): Promise<void> {
  const today = and(isNull(files.uploaderId), isNull(files.customerId), gt(files.createdAt, new Date(Date.now() - 86_400_000)));
  const [used] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(today);
  if (Number(used?.bytes ?? 0) + size > strangersBytesMaximum) throw new AppError("file_quota", { limitBytes: strangersBytesMaximum });
}

/** Those who may see it: its uploader while it is loose; then whoever may open what took it. */
export async function findFile(db: Db, access: FileAccess, viewer: Viewer, id: string): Promise<FileRow> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  if (!row || !(await maySee(db, access, viewer, row))) throw new AppError("not_found");
  return row;
}

function maySee(db: Db, access: FileAccess, viewer: Viewer, row: FileRow): boolean | Promise<boolean> {
  if (row.boundId === null) return row.uploaderId === viewer.id;
  if (row.boundKind === null) return false;
  if (viewer.kind === "staff") return access[row.boundKind](db, viewer, row.boundId);
  if (row.audience !== "customer" || row.boundKind === "ticket-outbox") return false;
  return row.customerId === viewer.id || access.shared(db, viewer, row.boundKind, row.boundId);
}

export function readFile({ storage }: FileStore, row: FileRow, range?: ByteRange): Promise<Readable> {
  return storage.read(row.storageKey, range);
}

export async function readPreview({ storage }: FileStore, row: FileRow): Promise<Readable> {
  if (row.width === null) throw new AppError("not_found");
  return storage.read(previewKey(row.storageKey));
}

/** Taken off a draft by whoever put it there. A message keeps its files. */
export async function dropFile(db: Db, viewer: Viewer, id: string): Promise<void> {
  const gone = await db
    .delete(files)
    .where(and(eq(files.id, id), eq(files.uploaderId, viewer.id), isNull(files.boundId)))
    .returning({ id: files.id });
  if (gone.length === 0) throw new AppError("not_found");
}

/** Files of drafts nobody finished, then the bytes of all rows that are gone. Doing it twice does no harm. */
export async function sweepFiles({ storage, db }: FileStore, now = Date.now()): Promise<number> {
  await db.delete(files).where(and(isNull(files.boundId), lt(files.createdAt, new Date(now - looseDays * 86_400_000))));
  // An hour's grace: an upload of this very moment has its key here, too.
  const due = await db
    .select()
    .from(discardedFiles)
    .where(lt(discardedFiles.createdAt, new Date(now - 3_600_000)))
    .limit(1_000);
  for (const { storageKey } of due) {
    await storage.remove(storageKey);
    await storage.remove(previewKey(storageKey));
    await db.delete(discardedFiles).where(eq(discardedFiles.storageKey, storageKey));
  }
  return due.length;
}

export function previewKey(storageKey: string): string {
  return `${storageKey}.webp`;
}

function newStorageKey(): string {
  const name = randomBytes(24).toString("base64url");
  return `${createHash("sha256").update(name).digest("hex").slice(0, 2)}/${name}`;
}
