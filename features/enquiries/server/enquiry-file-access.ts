import type { FileAccess } from "#features/files/file-access.ts";
import { can } from "#platform/api/capabilities.ts";

export const enquiryFileAccess: Pick<FileAccess, "enquiry-message"> = {
  "enquiry-message": (_, viewer) => can(viewer, "enquiries.answer"),
};
