import { Bell, Ellipsis, PanelRight, Users, Volume2 } from "lucide-react";
import { EndChat } from "#features/chat/customer/customer-chat-actions.tsx";
import type { ChatView } from "#features/chat/rules/chat-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { IconButton } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { ChatAlerts } from "./use-chat-alerts.ts";

type TalkHeaderProps = { chat: ChatView; alerts: ChatAlerts; otherIsHere: boolean; changed: () => void };

/** With whom, whether they are there, and the way out. */
export function TalkHeader({ chat, alerts, otherIsHere, changed }: TalkHeaderProps) {
  const hydrated = useHydrated();
  const { agent, state } = chat;
  const online = state === "active" && otherIsHere;
  return (
    <header className="row chat-head">
      {agent ? (
        <Avatar name={agent.name} kind="staff" presence={online ? { state: "online", label: m.chat_agent_here() } : undefined} />
      ) : (
        <span className="centred chat-head-nobody" aria-hidden="true">
          <Users size={17} strokeWidth={1.7} />
        </span>
      )}
      <div className="chat-who">
        <h1 {...writtenIn(agent?.name ?? chat.topic)}>{agent?.name ?? chat.topic}</h1>
        <span>{stateText(chat, otherIsHere)}</span>
      </div>
      <div className="row chat-acts">
        {state === "active" ? <EndChat chat={chat} changed={changed} /> : null}
        {hydrated ? <AlertsMenu alerts={alerts} /> : null}
        <a
          className="btn btn-bare btn-compact btn-icon chat-details-link"
          href="#chat-details"
          aria-label={m.chat_details()}
          title={m.chat_details()}
        >
          <PanelRight size={18} aria-hidden="true" />
        </a>
      </div>
    </header>
  );
}

function stateText({ state, agent, topic }: ChatView, otherIsHere: boolean): string {
  if (state === "waiting") return m.chat_waiting_for();
  if (state === "ended") return m.chat_ended();
  if (state === "ticket") return m.chat_is_ticket();
  return `${topic} · ${agent && otherIsHere ? m.chat_agent_here() : m.chat_agent_away()}`;
}

export function AlertsMenu({ alerts }: { alerts: ChatAlerts }) {
  return (
    <Menu
      trigger={
        <IconButton label={m.chat_alerts()}>
          {alerts.desktop ? <Bell size={18} /> : alerts.sound ? <Volume2 size={18} /> : <Ellipsis size={18} />}
        </IconButton>
      }
      entries={[
        { id: "heading", heading: m.chat_alerts() },
        { id: "sound", label: m.chat_sound(), checked: alerts.sound, onCheck: alerts.switchSound },
        {
          id: "desktop",
          label: m.chat_desktop(),
          checked: alerts.desktop,
          onCheck: async (on) => {
            if (!(await alerts.switchDesktop(on))) showToast(m.chat_desktop_denied(), { tone: "warning" });
          },
        },
      ]}
    />
  );
}
