// Files and the messages that take them. A file is taken once, by its uploader, for the draft it was uploaded for.
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { files } from "#db/schema/files.ts";
import { imageFileIds } from "#features/rich-text/plain-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { FileView } from "./files.contract.ts";

export type BoundKind = "ticket-message" | "ticket-outbox" | "chat-message";
type FileRow = typeof files.$inferSelect;

export type Binding = {
  uploaderId: string;
  draft: string | undefined;
  fileIds: readonly string[];
  customerId: string;
  kind: BoundKind;
  id: string;
  visibleToCustomer: boolean;
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
  const taken: string[] = [];
  for (const [position, fileId] of binding.fileIds.entries()) {
    const rows = await tx
      .update(files)
      .set({
        customerId: binding.customerId,
        boundKind: binding.kind,
        boundId: binding.id,
        position,
        visibleToCustomer: binding.visibleToCustomer,
      })
      .where(and(eq(files.id, fileId), eq(files.uploaderId, binding.uploaderId), eq(files.draft, binding.draft), isNull(files.boundId)))
      .returning({ id: files.id });
    taken.push(...rows.map(({ id }) => id));
  }
  if (taken.length !== binding.fileIds.length) throw refuse();
}

/** From the outbox to the message, or back to the uploader's draft when the reply is taken back. */
export async function rebindFiles(
  tx: Db,
  from: { kind: BoundKind; id: string },
  to: { kind: BoundKind; id: string; visibleToCustomer: boolean } | null,
): Promise<void> {
  await tx
    .update(files)
    .set(
      to
        ? { boundKind: to.kind, boundId: to.id, visibleToCustomer: to.visibleToCustomer }
        : { boundKind: null, boundId: null, customerId: null, visibleToCustomer: false },
    )
    .where(and(eq(files.boundKind, from.kind), eq(files.boundId, from.id)));
}

export async function filesOf(db: Db, kind: BoundKind, ids: readonly string[]): Promise<Map<string, FileView[]>> {
  const byOwner = new Map<string, FileView[]>();
  if (ids.length === 0) return byOwner;
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.boundKind, kind), inArray(files.boundId, [...ids])))
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
    width: row.width,
    height: row.height,
    created_at: row.createdAt.toISOString(),
  };
}
