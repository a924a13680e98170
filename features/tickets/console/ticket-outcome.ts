// What came of something done to a ticket: it worked, it was taken back, or it was refused and what was typed comes back.
import type { FormFailure } from "#features/accounts/form-failure.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { PropertyConflict } from "#features/tickets/rules/staff-ticket-views.ts";

export type TicketDone = {
  done: string;
  told?: string | undefined;
  at: number;
  /** A reply that was taken back in time. */
  undone?: { body: RichText; files: FileView[]; draft: string };
  revealed?: { email?: string; phone?: string };
};
export type TicketRefused = FormFailure & {
  intent: string;
  typed: { body: RichText; files: FileView[]; draft: string } | undefined;
  /** Properties somebody else changed first, with what was wanted here. */
  conflicts?: (PropertyConflict & { wanted: string })[];
};
export type TicketOutcome = TicketDone | TicketRefused;

export function isRefused(outcome: TicketOutcome | undefined): outcome is TicketRefused {
  return outcome !== undefined && "intent" in outcome;
}
