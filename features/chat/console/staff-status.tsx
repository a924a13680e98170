// My state at the desk: online, away, offline, and how many chats at once. A menu with scripts, a small form without.
import "./staff-status.css";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { AlertsMenu } from "#features/chat/conversation/talk-header.tsx";
import { awayAfterMinutes, seatsLimit } from "#features/chat/rules/chat-settings.ts";
import { type PresenceState, presenceStates } from "#features/chat/rules/chat-states.ts";
import type { ChatPresenceView } from "#features/chat/rules/chat-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useChatConsole } from "./chat-console.tsx";
import { awayAfter } from "./use-idle.ts";

const words: Record<PresenceState, () => string> = {
  online: m.console_chat_online,
  away: m.console_chat_away,
  offline: m.console_chat_offline,
};
const hints: Record<PresenceState, () => string> = {
  online: m.console_chat_online_text,
  away: m.console_chat_away_text,
  offline: m.console_chat_offline_text,
};

const seatChoices = [1, 2, 3, 4, 6, 8, seatsLimit];

type StaffStatusProps = { you: ChatPresenceView["you"]; seatsMaximum: number; onChange: () => void };

export function StaffStatus({ you, seatsMaximum, onChange }: StaffStatusProps) {
  const availability = useChatConsole();
  const hydrated = useHydrated();
  const [idleMinutes, setIdleMinutes] = useState(awayAfter.minutes);
  const status = availability.seats === null ? you.status : availability.status;
  const seats = availability.seats ?? you.seats;
  const set = (next: PresenceState, ofSeats?: number) => void availability.change(next, ofSeats).then(onChange);
  if (!hydrated) return <PlainStatus status={status} />;
  return (
    <div className="row chat-staff-status">
      <Menu
        align="start"
        trigger={
          <button type="button" className="inline-row chat-staff-status-button" data-state={status}>
            <i aria-hidden="true" />
            <span className="vh">{m.console_chat_status({ state: words[status]() })}</span>
            <span aria-hidden="true">{words[status]()}</span>
            <ChevronDown size={15} aria-hidden="true" />
          </button>
        }
        entries={[
          ...presenceStates.map((state) => ({
            id: state,
            label: (
              <span className="chat-staff-status-entry">
                {words[state]()} <small>{hints[state]()}</small>
              </span>
            ),
            checked: state === status,
            onCheck: () => set(state),
          })),
          { id: "rule", rule: true as const },
          { id: "seats", heading: m.console_chat_my_seats() },
          ...seatChoices
            .filter((count) => count <= seatsMaximum)
            .map((count) => ({
              id: `seats-${count}`,
              label: String(count),
              checked: count === seats,
              onCheck: () => set(status, count),
            })),
          { id: "away-rule", rule: true as const },
          { id: "away-after", heading: m.console_chat_away_after() },
          ...awayAfterMinutes.map((minutes) => ({
            id: `away-${minutes}`,
            label: m.console_chat_away_minutes({ minutes: String(minutes) }),
            checked: minutes === idleMinutes,
            onCheck: () => {
              awayAfter.choose(minutes);
              setIdleMinutes(minutes);
            },
          })),
        ]}
      />
      {availability.alerts ? <AlertsMenu alerts={availability.alerts} /> : null}
    </div>
  );
}

function PlainStatus({ status }: { status: PresenceState }) {
  return (
    <form method="post" className="row chat-staff-status">
      <input type="hidden" name="intent" value="presence" />
      <label className="vh" htmlFor="chat-staff-status">
        {m.console_chat_status({ state: words[status]() })}
      </label>
      <select id="chat-staff-status" name="status" defaultValue={status}>
        {presenceStates.map((state) => (
          <option key={state} value={state}>
            {words[state]()}
          </option>
        ))}
      </select>
      <Button type="submit" size="compact" kind="quiet">
        {m.console_chat_save()}
      </Button>
    </form>
  );
}
