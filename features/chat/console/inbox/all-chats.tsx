// What administrators see besides their own: every chat there is, what moved last first, page by page.
import "./all-chats.css";
import { useState } from "react";
import { tellFailure } from "#features/chat/conversation/chat-calls.ts";
import { m } from "#platform/paraglide/messages.js";
import type { AllChatsList } from "./all-chats-list.ts";
import { ChatRows } from "./staff-chat-rows.tsx";

type AllChatsProps = { list: AllChatsList; now: number; openId: string | undefined; more: () => Promise<void> };

export function AllChats({ list: { chats, next, paged }, now, openId, more }: AllChatsProps) {
  const [busy, setBusy] = useState(false);
  async function fetchMore() {
    setBusy(true);
    await more().catch(tellFailure);
    setBusy(false);
  }
  return (
    <details className="chat-staff-part chat-staff-all" open={paged || chats.some(({ id }) => id === openId) || undefined}>
      <summary>
        {m.console_chat_all()} <em>{next ? `${chats.length}+` : chats.length}</em>
      </summary>
      {chats.length === 0 ? <p className="hint chat-staff-none">{m.console_chat_all_none()}</p> : null}
      <ChatRows chats={chats} typing={{}} now={now} openId={openId} withAgent />
      {next ? (
        <a
          className="chat-staff-more"
          href={`?all=${encodeURIComponent(next)}`}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!busy) void fetchMore();
          }}
        >
          {m.chat_past_more()}
        </a>
      ) : null}
    </details>
  );
}
