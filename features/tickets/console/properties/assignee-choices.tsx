import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";

type AssigneeChoicesProps = { assignee: { id: string; name: string } | null; people: readonly ColleagueView[]; me: string };

/** Whoever may have it, the reader first; and whoever has it, though they may be chosen no more: a list that does not know would say "nobody". */
export function AssigneeChoices({ assignee, people, me }: AssigneeChoicesProps) {
  return (
    <>
      <option value="">{m.console_nobody()}</option>
      {assignee && !people.some(({ id }) => id === assignee.id) ? (
        <option value={assignee.id}>{`${assignee.name} (${m.team_state_disabled()})`}</option>
      ) : null}
      {[...people]
        .sort((one, other) => Number(other.id === me) - Number(one.id === me))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me ? `${name} (${m.console_assignee_me()})` : name}
          </option>
        ))}
    </>
  );
}
