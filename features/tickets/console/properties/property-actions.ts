// What the command palette can set about the open ticket: the same values that its lists offer, without a key each.
import { departmentWords } from "#features/support/console/department-words.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { priorityCodes, priorityWords, stateWords } from "#features/tickets/console/console-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Key } from "#ui/console/key-list.ts";
import { focusShown } from "#ui/console/use-keys.ts";

type Offered = {
  ticket: TicketOnScreen;
  people: readonly ColleagueView[];
  me: string;
  change: (fields: Record<string, string>) => void;
  /** The newest message on screen: closing says so. */
  seen: number;
};

export function propertyActions({ ticket, people, me, change, seen }: Offered): Key[] {
  const set = (field: Words, value: Words, fields: Record<string, string>) =>
    action(
      (_, options) => `${field({}, options)}: ${value({}, options)}`,
      () => change(fields),
    );
  return [
    // Closing and taking it have keys of their own.
    ...ticket.may.states
      .filter((state) => state !== ticket.state && state !== "closed")
      .map((state) => set(m.console_state, stateWords[state], { state, last_seen_seq: String(Math.max(seen, 0)) })),
    ...[...priorities]
      .reverse()
      .filter((priority) => priority !== ticket.priority)
      .map((priority) =>
        set(m.console_priority, (_, options) => `${priorityCodes[priority]} ${priorityWords[priority]({}, options)}`, { priority }),
      ),
    ...people
      .filter(({ id }) => id !== me && id !== ticket.assignee?.id)
      .map(({ id, name }) =>
        action(
          (_, options) => m.palette_assign({ name }, options),
          () => change({ assignee: id }),
        ),
      ),
    ...(ticket.assignee ? [set(m.console_assignee, m.console_nobody, { assignee: "" })] : []),
    ...departments
      .filter((department) => department !== ticket.department)
      .map((department) => set(m.console_department, departmentWords[department], { department })),
    action(m.console_tags, () => focusShown("#ticket-tags")),
  ];
}

function action(does: Words, run: () => void): Key {
  return { press: [], shown: [], does, run };
}
