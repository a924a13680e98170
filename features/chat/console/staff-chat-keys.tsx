// The keys of the chat console, and the line that names them.
import "#ui/console/console-frame.css";
import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { StaffLists } from "#features/chat/console/inbox/use-staff-chats.ts";
import type { ComposerHandle } from "#features/chat/conversation/chat-composer.tsx";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import { useConnectionState } from "#features/realtime/use-live.ts";
import { m } from "#platform/paraglide/messages.js";
import { useShortcuts } from "#ui/console/use-shortcuts.ts";
import { Kbd } from "#ui/kbd.tsx";
import { LiveDot } from "#ui/live-dot.tsx";
import type { StaffDialog } from "./staff-dialogs.tsx";

type KeysProps = {
  chat: StaffChat | null;
  lists: StaffLists;
  composer: RefObject<ComposerHandle | null>;
  onTake: (id: string) => void;
  onAsk: (dialog: StaffDialog) => void;
  onMode: (mode: "message" | "note") => void;
};

export function StaffChatKeys({ chat, lists, onTake, onAsk, onMode }: KeysProps) {
  const navigate = useNavigate();
  const state = useConnectionState();
  const first = lists.waiting[0];
  const may = chat?.may;
  useShortcuts({
    ...(may?.send ? { KeyR: () => onMode("message"), Semicolon: pressCanned } : {}),
    ...(may?.note ? { KeyN: () => onMode("note") } : {}),
    ...(may?.transfer ? { KeyM: () => onAsk("transfer") } : may?.assign ? { KeyM: () => onAsk("assign") } : {}),
    ...(may?.ticket ? { KeyT: () => onAsk("ticket") } : {}),
    ...(may?.end ? { KeyE: () => onAsk("end") } : {}),
  });
  useConsoleKeys(lists, { open: (id) => void navigate(`/staff/chat/${id}`), take: () => first && onTake(first.id) });

  const keys: [string, string][] = [
    ["↵", m.console_chat_key_take()],
    ["Alt 1…9", m.console_chat_key_seat()],
    ["Esc", m.console_chat_key_leave()],
    ["R", m.console_chat_key_reply()],
    ["N", m.console_chat_key_note()],
    [";", m.console_chat_key_canned()],
    ["M", m.console_chat_key_transfer()],
    ["T", m.console_chat_key_ticket()],
    ["E", m.console_chat_key_end()],
  ];
  const states = { live: m.chat_live(), connecting: m.chat_connecting(), reconnecting: m.chat_reconnecting(), offline: m.chat_offline() };
  return (
    <footer className="row hint console-foot">
      <span className="vh">{m.console_chat_keys()}</span>
      {keys.map(([key, label]) => (
        <span key={key}>
          <Kbd keys={key} /> {label}
        </span>
      ))}
      <LiveDot state={state === "live" ? "live" : state === "offline" ? "off" : "connecting"}>{states[state]}</LiveDot>
    </footer>
  );
}

function pressCanned() {
  document.querySelector<HTMLElement>("[data-canned]")?.click();
}

type ConsoleKeys = { open: (id: string) => void; take: () => void };

/**
 * Alt and a figure changes the seat, while writing too, and by the place of the key, whatever the input method makes of it. Enter takes
 * the next chat when nothing else has the focus that would want it.
 */
function useConsoleKeys(lists: StaffLists, keys: ConsoleKeys): void {
  const latest = useRef({ lists, keys });
  useEffect(() => {
    latest.current = { lists, keys };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return;
      const figure = /^Digit([1-9])$/.exec(event.code)?.[1];
      const seat = latest.current.lists.mine.filter(({ state }) => state === "active")[Number(figure) - 1];
      if (event.altKey && seat) {
        event.preventDefault();
        latest.current.keys.open(seat.id);
      } else if (event.key === "Enter" && !event.altKey && isIdle(event.target)) {
        latest.current.keys.take();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function isIdle(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && ["BODY", "MAIN"].includes(target.tagName) && !document.querySelector("dialog[open]");
}
