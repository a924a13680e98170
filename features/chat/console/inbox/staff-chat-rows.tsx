// Chats in a list: who, the last words, since when, what is unread.
import "./staff-chat-rows.css";
import { Link } from "react-router";
import { waitText } from "#features/chat/console/chat-console-words.ts";
import { secondsSince } from "#features/chat/rules/chat-time.ts";
import type { StaffChatItem } from "#features/chat/rules/chat-views.ts";
import { clockText } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { TypingDots } from "#ui/live-dot.tsx";

type ChatRowsProps = {
  chats: StaffChatItem[];
  typing: Record<string, number>;
  now: number;
  openId: string | undefined;
  withAgent?: boolean;
};

export function ChatRows({ chats, typing, now, openId, withAgent }: ChatRowsProps) {
  return (
    <ol>
      {chats.map((chat) => {
        const quiet = secondsSince(chat.last.at, now);
        return (
          <li key={chat.id}>
            <Link className="chat-staff-row" to={`/staff/chat/${chat.id}`} aria-current={chat.id === openId ? "true" : undefined}>
              <Avatar name={chat.customer.name} size="small" />
              <span>
                <b {...writtenIn(chat.customer.name)}>{chat.customer.name}</b>{" "}
                <span {...writtenIn(withAgent && chat.agent ? chat.agent.name : chat.customer.company)}>
                  {withAgent && chat.agent ? chat.agent.name : chat.customer.company}
                </span>
                {(typing[chat.id] ?? 0) > now ? (
                  <span className="ellipsis chat-staff-line chat-staff-typing">
                    {m.console_chat_typing()} <TypingDots />
                  </span>
                ) : (
                  <span className="ellipsis chat-staff-line" {...writtenIn(chat.last.text || chat.topic)}>
                    {chat.last.text || chat.topic}
                  </span>
                )}
              </span>
              <span className="chat-staff-row-end">
                {chat.state === "active" && quiet > 300
                  ? m.console_chat_quiet({ time: waitText(quiet) })
                  : clockText(chat.last.at, "Asia/Seoul")}
                {chat.unread > 0 ? (
                  <b>
                    <span aria-hidden="true">{chat.unread}</span>
                    <span className="vh">{m.customer_unread({ count: String(chat.unread) })}</span>
                  </b>
                ) : null}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
