import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import type { QueueAddress } from "./queue-query.ts";

export type Outcome = { told: string; tone: "good" | "soon"; at: number } | FormFailure | undefined;

export type QueueData = { address: QueueAddress; items: QueueItem[]; next: string | null; more: boolean; now: string };
