// What came of something staff did to a ticket or its customer: it worked, it was taken back, or it was refused and what was typed comes back.

import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { PropertyConflict, TakenBack } from "#features/tickets/rules/staff-ticket-views.ts";
import type { FormFailure } from "#ui/form-failure.ts";

export type ConsoleDone = {
  done: string;
  told?: string | undefined;
  at: number;
  /** A reply that was taken back in time. */
  undone?: TakenBack;
  revealed?: { email?: string | null | undefined; phone?: string | null | undefined };
};
export type ConsoleRefused = FormFailure & {
  intent: string;
  typed: { body: RichText; files: FileView[]; draft: string } | undefined;
  /** Files of a form that are there already. */
  attached?: { kept: FileView[]; draft: string } | undefined;
  /** Properties somebody else changed first, with what was wanted here. */
  conflicts?: (PropertyConflict & { wanted: string })[];
};
export type ConsoleOutcome = ConsoleDone | ConsoleRefused;

export function isRefused(outcome: ConsoleOutcome | undefined): outcome is ConsoleRefused {
  return outcome !== undefined && "intent" in outcome;
}
