import "./staff-talk-head.css";
import { ArrowLeft, ArrowLeftRight, Check, Contact, Ticket, UserPlus } from "lucide-react";
import { Link } from "react-router";
import { stopwatchText } from "#features/chat/rules/chat-time.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { useNow } from "#ui/use-now.ts";
import type { StaffDialog } from "./staff-dialogs.tsx";

type HeadProps = {
  chat: StaffChat;
  drawnAt: string;
  customerIsHere: boolean;
  onTake: (id: string) => void;
  onAsk: (dialog: StaffDialog) => void;
  busy: boolean;
};

export function StaffTalkHead({ chat, drawnAt, customerIsHere, onTake, onAsk, busy }: HeadProps) {
  const { customer, may } = chat;
  const now = useNow(drawnAt, 1_000);
  const here = chat.state === "active" && customerIsHere;
  return (
    <header className="row chat-staff-head">
      <Link
        to="/staff/chat"
        className="btn btn-bare btn-compact btn-icon chat-staff-back"
        aria-label={m.console_chat_back()}
        title={m.console_chat_back()}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <Avatar name={customer.name} presence={here ? { state: "online", label: m.console_chat_customer_here() } : undefined} />
      <div className="chat-staff-who">
        <h1>
          <bdi {...writtenIn(customer.name)}>{customer.name}</bdi> <span {...writtenIn(customer.company)}>{customer.company}</span>
        </h1>
        <p>
          <span {...writtenIn(chat.topic)}>{chat.topic}</span> · {stateText(chat, now, customerIsHere)}
        </p>
      </div>
      <div className="row chat-staff-acts">
        {may.take ? (
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              onTake(chat.id);
            }}
          >
            <input type="hidden" name="intent" value="take" />
            <input type="hidden" name="chat" value={chat.id} />
            <Button type="submit" size="compact" busy={busy}>
              {m.console_chat_take()}
            </Button>
          </form>
        ) : null}
        {may.transfer ? (
          <HeadButton
            icon={<ArrowLeftRight size={16} aria-hidden="true" />}
            label={m.console_chat_transfer()}
            keyName="M"
            onClick={() => onAsk("transfer")}
          />
        ) : may.assign ? (
          <HeadButton
            icon={<UserPlus size={16} aria-hidden="true" />}
            label={m.console_chat_assign()}
            keyName="M"
            onClick={() => onAsk("assign")}
          />
        ) : null}
        {may.ticket ? (
          <HeadButton
            icon={<Ticket size={16} aria-hidden="true" />}
            label={m.console_chat_ticket()}
            keyName="T"
            onClick={() => onAsk("ticket")}
          />
        ) : null}
        {may.end ? (
          <HeadButton icon={<Check size={16} aria-hidden="true" />} label={m.console_chat_end()} keyName="E" onClick={() => onAsk("end")} />
        ) : null}
        <a
          className="btn btn-bare btn-compact btn-icon chat-staff-card-link"
          href="#customer-card"
          aria-label={m.console_chat_customer()}
          title={m.console_chat_customer()}
        >
          <Contact size={18} aria-hidden="true" />
        </a>
      </div>
    </header>
  );
}

function HeadButton({ icon, label, keyName, onClick }: { icon: React.ReactNode; label: string; keyName: string; onClick: () => void }) {
  return (
    <Button kind="bare" size="compact" onClick={onClick} title={label} aria-keyshortcuts={keyName} className="chat-staff-head-button">
      {icon}
      <span className="chat-staff-word">{label}</span>
      <span className="chat-staff-key" aria-hidden="true">
        <Kbd keys={keyName} />
      </span>
    </Button>
  );
}

function stateText(chat: StaffChat, now: number, here: boolean): string {
  if (chat.state === "waiting" && chat.waiting_since) {
    return m.console_chat_waiting_since({ time: stopwatchText((now - Date.parse(chat.waiting_since)) / 1000) });
  }
  if (chat.state === "ticket") return m.chat_is_ticket();
  if (chat.state === "ended") return m.chat_ended();
  if (!chat.may.send) return chat.agent?.name ?? "";
  return here ? m.console_chat_customer_here() : m.console_chat_customer_away();
}
