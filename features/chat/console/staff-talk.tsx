// The middle pane: one chat as staff see it, notes and all.
import "./staff-talk.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { TypingBubble } from "#features/chat/conversation/chat-bubbles.tsx";
import { ChatStream } from "#features/chat/conversation/chat-stream.tsx";
import { ConnectionBanner } from "#features/chat/conversation/connection-banner.tsx";
import { useChat } from "#features/chat/conversation/use-chat.ts";
import { useTakeLineBack } from "#features/chat/conversation/use-take-line-back.ts";
import { streamEntries } from "#features/chat/rules/stream-entries.ts";
import { m } from "#platform/paraglide/messages.js";
import { useKeys } from "#ui/console/use-keys.ts";
import { staffLine } from "./staff-line.ts";
import { StaffTalkFoot } from "./staff-talk-foot.tsx";
import { StaffTalkHead } from "./staff-talk-head.tsx";
import type { StaffTalkProps } from "./staff-talk-props.ts";

export const companyTimeZone = "Asia/Seoul";

/** Use with `key={chat.id}`. */
export function StaffTalk(props: StaffTalkProps) {
  const { chat, thread, staff, locale, drawnAt, onChange, onTake, onAsk, onRead, busy } = props;
  const { id } = chat;
  const line = useMemo(() => staffLine(id), [id]);

  // Only whoever has the chat sits in it; the others read.
  const seated = chat.may.send ? chat.presence_channel : null;
  const open = useChat({ chat: { ...chat, presence_channel: seated }, line, side: "staff", initial: thread, onChange });
  const { log, session, typing } = open;
  const [readSeq] = useState<number | null>(chat.may.send ? thread.meta.mine.read : null);
  const entries = useMemo(
    () => streamEntries(log, { side: "staff", name: staff.name, locale, timeZone: companyTimeZone, now: chat.now }),
    [log, staff.name, locale, chat.now],
  );

  const takeBack = useTakeLineBack(session);
  useKeys(m.console_keys_chat, [
    ...(log.recent === null ? [] : [{ press: "KeyZ", shown: "Z", does: m.chat_take_back, run: takeBack, foot: true }]),
  ]);

  const read = useRef(log.mine.read);
  useEffect(() => {
    if (log.mine.read > read.current) onRead();
    read.current = log.mine.read;
  }, [log.mine.read, onRead]);

  return (
    <section className="chat-staff-talk" aria-label={chat.customer.name}>
      <StaffTalkHead {...{ chat, drawnAt, onTake, onAsk, busy }} customerIsHere={open.otherIsHere} />
      <ConnectionBanner live={open.live} />
      <ChatStream
        {...{ entries, locale, readSeq }}
        staff
        timeZone={companyTimeZone}
        now={chat.now}
        older={{ ...open.older, href: `?before=${log.messages[0]?.seq ?? 1}` }}
        actions={{ onRetry: (key) => session?.retry(key), onDiscard: (key) => session?.discard(key), onTakeBack: takeBack }}
        onSeen={open.onSeen}
        after={typing ? <TypingBubble name={typing} staff /> : null}
      />
      <StaffTalkFoot {...props} line={line} session={session} />
    </section>
  );
}
