import type { BulkResult, QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import type { QueueAddress } from "./queue-query.ts";

/** Tickets that a change for many has left as they are, and what was wanted of them. */
export type NotChanged = { tickets: BulkResult[]; wanted: Record<string, string | null> };
/** A change for many that is still to be made: which tickets it was for, and what the fields held. */
export type AskedAgain = { ids: string[]; values: Record<string, string> };
type Told = { told: string; tone: "good" | "soon"; at: number; left?: NotChanged; again?: AskedAgain | undefined };
export type Outcome = Told | (FormFailure & { again?: AskedAgain | undefined }) | undefined;

/** The form with that button, where it was refused. */
export function refusedBy(outcome: Outcome, intent: string): FormFailure | undefined {
  return outcome && "message" in outcome && outcome.values.intent === intent ? outcome : undefined;
}

export type QueueData = { address: QueueAddress; items: QueueItem[]; next: string | null; more: boolean; now: string };
