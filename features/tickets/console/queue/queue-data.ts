import type { BulkResult, QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import type { QueueAddress } from "./queue-query.ts";

/** Tickets that a change for many has left as they are, and what was wanted of them. */
export type NotChanged = { tickets: BulkResult[]; wanted: Record<string, string | null> };
export type Outcome = { told: string; tone: "good" | "soon"; at: number; left?: NotChanged } | FormFailure | undefined;

export type QueueData = { address: QueueAddress; items: QueueItem[]; next: string | null; more: boolean; now: string };
