// The files of a message as a request names them.
import { z } from "zod";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import { idField } from "#platform/api/call-fields.ts";
import { filesPerMessageMaximum } from "./file-rules.ts";

export const fileIdsField = z
  .array(idField)
  .superRefine((ids, context) => {
    // As many as are set now, not when the server started.
    const maximum = Math.min(messageLimits().filesPerMessage, filesPerMessageMaximum);
    if (ids.length > maximum) context.addIssue({ code: "custom", message: "ticket_too_many_files", params: { maximum: String(maximum) } });
  })
  .meta({ maxItems: filesPerMessageMaximum })
  .refine((ids) => new Set(ids).size === ids.length, "ticket_same_file")
  .default([]);
