import type { NewerReply } from "#features/tickets/rules/staff-ticket-views.ts";
import { AppError } from "#platform/errors.ts";

/** Somebody else wrote what this writer has not seen. */
export class NewerReplyError extends AppError {
  readonly newer: NewerReply;
  constructor(newer: NewerReply) {
    super("newer_reply");
    this.newer = newer;
  }
}
