// The keys of the chat console, and the line that names them.
import "#ui/console/console-frame.css";
import { useNavigate } from "react-router";
import type { StaffLists } from "#features/chat/console/inbox/use-staff-chats.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import { useConnectionState } from "#features/realtime/use-live.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Key } from "#ui/console/key-list.ts";
import { KeysFoot } from "#ui/console/keys-foot.tsx";
import { useKeys } from "#ui/console/use-keys.ts";
import { LiveDot } from "#ui/live-dot.tsx";
import type { StaffDialog } from "./staff-dialogs.tsx";

type KeysProps = {
  chat: StaffChat | null;
  lists: StaffLists;
  onTake: (id: string) => void;
  /** Where a chat is open. */
  onAsk?: (dialog: StaffDialog) => void;
  onMode: (mode: "message" | "note") => void;
};

export function StaffChatKeys({ chat, lists, onTake, onAsk, onMode }: KeysProps) {
  const navigate = useNavigate();
  const state = useConnectionState();
  const first = lists.waiting[0];
  const seats = lists.mine.filter((mine) => mine.state === "active").slice(0, 9);
  const may = chat?.may;
  const key = (letter: string, does: Words, run: () => void): Key => ({ press: `Key${letter}`, shown: letter, does, run, foot: true });
  useKeys(m.console_keys_list, [
    ...(first ? [{ press: "Enter", shown: "Enter", does: m.console_chat_key_take, run: () => onTake(first.id), foot: true }] : []),
    ...(seats.length > 0
      ? [
          {
            press: seats.map((_, index) => `Alt+Digit${index + 1}`),
            shown: seats.length > 1 ? `Alt 1…${seats.length}` : "Alt 1",
            does: m.console_chat_key_seat,
            run: ({ code }: KeyboardEvent) => navigate(`/staff/chat/${seats[Number(code.at(-1)) - 1]?.id}`),
            foot: true,
            always: true,
          },
        ]
      : []),
  ]);
  // Canned texts are for the customer: the note steps aside first.
  const findCanned = () => {
    onMode("message");
    requestAnimationFrame(() => requestAnimationFrame(pressCanned));
  };
  useKeys(m.console_keys_chat, [
    ...(may?.send
      ? [
          key("R", m.console_chat_key_reply, () => onMode("message")),
          { press: "Semicolon", shown: ";", does: m.console_chat_key_canned, run: findCanned, foot: true },
        ]
      : []),
    ...(may?.note ? [key("N", m.console_chat_key_note, () => onMode("note"))] : []),
    ...(may?.transfer || may?.assign ? [key("M", m.console_chat_key_transfer, () => onAsk?.(may.transfer ? "transfer" : "assign"))] : []),
    ...(may?.ticket ? [key("T", m.console_chat_key_ticket, () => onAsk?.("ticket"))] : []),
    ...(may?.end ? [key("E", m.console_chat_key_end, () => onAsk?.("end"))] : []),
  ]);
  useKeys(
    m.console_keys_writing,
    may?.send || may?.note
      ? [
          { press: "Enter", shown: "Enter", does: m.console_key_send },
          { press: "Shift+Enter", shown: "Shift Enter", does: m.console_key_line },
          ...(may.send ? [{ press: "Slash", shown: "/", does: m.console_key_canned }] : []),
        ]
      : [],
  );
  const states = { live: m.chat_live(), connecting: m.chat_connecting(), reconnecting: m.chat_reconnecting(), offline: m.chat_offline() };
  return (
    <KeysFoot>
      <LiveDot state={state === "live" ? "live" : state === "offline" ? "off" : "connecting"}>{states[state]}</LiveDot>
    </KeysFoot>
  );
}

function pressCanned() {
  document.querySelector<HTMLElement>("[data-canned]")?.click();
}
