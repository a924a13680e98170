// The colleague's place at the desk, on every page of the console: state and heartbeat, idle means away, the figures of the menu, and
// the alarm for somebody who has waited too long.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { askChat, notifyChat, tellFailure } from "#features/chat/conversation/chat-calls.ts";
import { type ChatAlerts, useChatAlerts } from "#features/chat/conversation/use-chat-alerts.ts";
import { type ChatAlertEvent, type ChatHandedEvent, type ChatMessageEvent, chatEvents } from "#features/chat/rules/chat-channels.ts";
import type { changePresence, pingPresence } from "#features/chat/rules/chat-presence.contract.ts";
import { agentPingSeconds, waitGoalSeconds } from "#features/chat/rules/chat-settings.ts";
import type { PresenceState } from "#features/chat/rules/chat-states.ts";
import type { StaffChatCounts } from "#features/chat/rules/chat-views.ts";
import type { countStaffChats } from "#features/chat/rules/staff-chat.contract.ts";
import { staffChannel, supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { can, type StaffRole } from "#platform/api/capabilities.ts";
import { inOrder } from "#platform/browser/in-order.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";
import { waitText } from "./chat-console-words.ts";
import { useIdle } from "./use-idle.ts";

type ChatConsole = {
  counts: StaffChatCounts | null;
  status: PresenceState;
  seats: number | null;
  alerts: ChatAlerts | null;
  change: (status: PresenceState, seats?: number) => Promise<void>;
  recount: () => void;
};

const nobody: ChatConsole = { counts: null, status: "offline", seats: null, alerts: null, change: async () => {}, recount: () => {} };
const ConsoleContext = createContext<ChatConsole>(nobody);

export function useChatConsole(): ChatConsole {
  return useContext(ConsoleContext);
}

/** Waiting and unread together: what the menu's figure says. */
export function useChatConsoleCount(): number {
  const { counts } = useChatConsole();
  return counts ? counts.waiting + counts.unread : 0;
}

/** Who may not answer chats has no place at the desk. */
export function ChatConsoleProvider({ staffId, role, children }: { staffId: string; role: StaffRole; children: ReactNode }) {
  return can({ kind: "staff", role }, "chats.answer") ? <Seated staffId={staffId}>{children}</Seated> : children;
}

function Seated({ staffId, children }: { staffId: string; children: ReactNode }) {
  const [counts, setCounts] = useState<StaffChatCounts | null>(null);
  const [status, setStatus] = useState<PresenceState>("offline");
  const [seats, setSeats] = useState<number | null>(null);
  const alerts = useChatAlerts();
  const navigate = useNavigate();

  const recount = useMemo(
    () =>
      inOrder(
        () => askChat<typeof countStaffChats>("countStaffChats", {}),
        ({ data }) => setCounts(data),
      ),
    [],
  );

  const place = useCallback((next: { status: PresenceState; seats: number }) => {
    setStatus(next.status);
    setSeats(next.seats);
  }, []);

  const change = useCallback(
    async (next: PresenceState, ofSeats?: number) => {
      try {
        const body = { status: next, ...(ofSeats ? { seats: ofSeats } : {}) };
        const { data } = await notifyChat<typeof changePresence>("changePresence", { body });
        place({ status: next, seats: data.you.seats });
      } catch (error) {
        tellFailure(error);
      }
    },
    [place],
  );

  // The answer to the first beat says where another tab, or an earlier visit, has left the colleague.
  useEffect(() => {
    const beat = () =>
      notifyChat<typeof pingPresence>("pingPresence", { body: {} }).then(
        ({ data }) => place(data),
        () => {},
      );
    void beat();
    recount();
    const timer = setInterval(beat, agentPingSeconds * 1000);
    return () => clearInterval(timer);
  }, [place, recount]);

  useIdle(status, change);

  const onAlert = useCallback(
    (payload: unknown) => {
      recount();
      const { id } = payload as ChatAlertEvent;
      const text = m.console_chat_alert_some({ goal: waitText(waitGoalSeconds) });
      showToast(text, {
        tone: "warning",
        id: `alert-${id}`,
        action: { label: m.console_chat_alert_action(), onClick: () => void navigate(`/staff/chat/${id}`) },
      });
      alerts.ring(m.console_chat_title(), text, `alert-${id}`);
    },
    [alerts, navigate, recount],
  );
  const onHanded = (payload: unknown) => {
    recount();
    const { id, by } = payload as ChatHandedEvent;
    const text = m.notice_staff_chat_handed({ name: by });
    showToast(text, {
      id: `handed-${id}`,
      action: { label: m.console_chat_alert_action(), onClick: () => void navigate(`/staff/chat/${id}`) },
    });
    alerts.ring(m.console_chat_title(), text, `handed-${id}`);
  };
  const onMessage = (payload: unknown) => {
    recount();
    if ((payload as ChatMessageEvent).by === "customer") alerts.ring(m.console_chat_title(), m.console_chat_badge({ count: "1" }), "chat");
  };

  useLive(supportChannel, { [chatEvents.alert]: onAlert, [chatEvents.message]: onMessage, [chatEvents.state]: recount }, recount);
  useLive(staffChannel(staffId), { [chatEvents.message]: onMessage, [chatEvents.read]: recount, [chatEvents.handed]: onHanded });

  const value = useMemo(() => ({ counts, status, seats, alerts, change, recount }), [counts, status, seats, alerts, change, recount]);
  return <ConsoleContext value={value}>{children}</ConsoleContext>;
}
