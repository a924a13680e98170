// What a macro has still to change while its seconds of grace run, as it is kept with the reply.
import { z } from "zod";
import { priorities } from "#features/support/rules/departments.ts";
import { settableStates } from "#features/tickets/rules/queue-views.ts";
import type { OutboxView } from "#features/tickets/rules/staff-ticket-views.ts";

export const macroWaiting = z.object({
  name: z.string(),
  tags: z.array(z.string()),
  priority: z.enum(priorities).nullable(),
  assignee: z.string().nullable(),
  /** Where nothing is said; else it is the state after the reply. */
  state: z.enum(settableStates).nullable(),
});
export type MacroWaiting = z.output<typeof macroWaiting>;

export function macroShown(stored: unknown): OutboxView["macro"] {
  const read = macroWaiting.safeParse(stored);
  if (!read.success) return null;
  const { name, tags, priority, assignee, state } = read.data;
  const all = { tag: tags.length > 0, priority: priority !== null, assign: assignee !== null, state: state !== null };
  return { name, does: (Object.keys(all) as (keyof typeof all)[]).filter((deed) => all[deed]) };
}
