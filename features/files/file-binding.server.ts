// Files and the messages that take them. A file is taken once, by its uploader, for the draft it was uploaded for.
import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { files } from "#db/schema/files.ts";
import { imageFileIds } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { FileAudience } from "./file-rules.ts";
import type { FileView } from "./files.contract.ts";

export type BoundKind = "ticket-message" | "ticket-outbox" | "chat-message" | "enquiry-message" | "side-message";
type FileRow = typeof files.$inferSelect;

export type Binding = {
  uploaderId: string;
  draft: string | undefined;
  fileIds: readonly string[];
  /** Null: of somebody without an account. */
  customerId: string | null;
  kind: BoundKind;
  id: string;
  /** Whose eyes the message is for. A note takes any file and keeps it inside; a message to the customer takes no internal one. */
  audience: FileAudience;
  /** The message: the pictures in it are among its files. */
  body?: RichText | undefined;
  /** Words for the field `file_ids` when one of them is not there. */
  unknown: string;
};

/** Inside the transaction that writes the message. A foreign, taken or vanished file refuses the whole message. */
export async function bindFiles(tx: Db, binding: Binding): Promise<void> {
  const refuse = () => new AppError("invalid", { fields: { file_ids: [binding.unknown] } });
  if (binding.body && imageFileIds(binding.body).some((id) => !binding.fileIds.includes(id))) throw refuse();
  if (binding.fileIds.length === 0) return;
  if (!binding.draft) throw refuse();
  const { uploaderId, draft } = binding;
  const mine = (id: string) => and(eq(files.id, id), eq(files.uploaderId, uploaderId), eq(files.draft, draft), isNull(files.boundId));
  const taken: string[] = [];
  for (const [position, fileId] of binding.fileIds.entries()) {
    const rows = await tx
      .update(files)
      .set({
        customerId: binding.customerId,
        boundKind: binding.kind,
        boundId: binding.id,
        position,
        audience: binding.audience,
      })
      .where(and(mine(fileId), binding.audience === "customer" ? eq(files.audience, "customer") : undefined))
      .returning({ id: files.id });
    if (rows.length === 0 && binding.audience === "customer") await refuseInternal(tx, mine(fileId));
    taken.push(...rows.map(({ id }) => id));
  }
  if (taken.length !== binding.fileIds.length) throw refuse();
}

/** Said plainly, so that the writer knows it was the note's file and not a lost one. */
async function refuseInternal(tx: Db, mine: SQL | undefined): Promise<void> {
  const [row] = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(mine, eq(files.audience, "internal")));
  if (row) throw new AppError("internal_file", { fields: { file_ids: [row.name] } });
}

/** From the outbox to the message, or back to the uploader's draft when the reply is taken back: gives its name. */
export async function rebindFiles(
  tx: Db,
  from: { kind: BoundKind; id: string },
  to: { kind: BoundKind; id: string } | null,
): Promise<string | null> {
  const [file] = await tx
    .update(files)
    .set(to ? { boundKind: to.kind, boundId: to.id } : { boundKind: null, boundId: null, customerId: null })
    .where(and(eq(files.boundKind, from.kind), eq(files.boundId, from.id)))
    .returning({ draft: files.draft });
  return file?.draft ?? null;
}

/** What hangs on messages a customer sees. A note is not among what this takes, and an internal file not among what it gives. */
export function customerFilesOf(
  db: Db,
  kind: "ticket-message" | "chat-message",
  messages: readonly { id: string; kind: "public" | "message" }[],
): Promise<Map<string, FileView[]>> {
  const ids = messages.map(({ id }) => id);
  return read(db, ids, and(eq(files.boundKind, kind), eq(files.audience, "customer")));
}

/** For staff: everything that hangs on them. */
export function filesOf(db: Db, kind: BoundKind, ids: readonly string[]): Promise<Map<string, FileView[]>> {
  return read(db, ids, eq(files.boundKind, kind));
}

async function read(db: Db, ids: readonly string[], which: SQL | undefined): Promise<Map<string, FileView[]>> {
  const byOwner = new Map<string, FileView[]>();
  if (ids.length === 0) return byOwner;
  const rows = await db
    .select()
    .from(files)
    .where(and(which, inArray(files.boundId, [...ids])))
    .orderBy(asc(files.position));
  for (const row of rows) {
    const owner = row.boundId ?? "";
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), presentFile(row)]);
  }
  return byOwner;
}

export function presentFile(row: FileRow): FileView {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    // What cannot be loaded has no picture either.
    width: row.scan === "clean" ? row.width : null,
    height: row.scan === "clean" ? row.height : null,
    ...(row.scan === "clean" ? {} : { held: row.scan === "waiting" ? "checking" : "infected" }),
    created_at: row.createdAt.toISOString(),
  };
}
