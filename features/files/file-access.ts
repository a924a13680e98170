// Who of the staff may open a file: whoever may open what took it. The features that take files declare it; server/file-access.ts puts
// the rules together.
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { BoundKind } from "./file-binding.server.ts";

export type FileAccess = Record<BoundKind, (db: Db, viewer: StaffViewer, boundId: string) => boolean | Promise<boolean>>;
