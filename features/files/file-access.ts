// Who may open a file, beside the customer it is for: whoever may open what took it. The features that take files declare it; server/file-access.ts puts
// the rules together.
import type { CustomerViewer, StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { BoundKind } from "./file-binding.server.ts";

export type FileAccess = Record<BoundKind, (db: Db, viewer: StaffViewer, boundId: string) => boolean | Promise<boolean>> & {
  /** A customer who is not the one the file is for, but reaches what took it. */
  shared: (db: Db, viewer: CustomerViewer, kind: BoundKind, boundId: string) => Promise<boolean>;
};
