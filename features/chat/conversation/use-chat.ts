// One open chat on a page: its log kept in step, who is there, who is writing. The same for the customer and for staff.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  type ChatMarkEvent,
  type ChatMessageEvent,
  type ChatNoteEvent,
  type ChatSide,
  type ChatTypingEvent,
  chatEvents,
} from "#features/chat/rules/chat-channels.ts";
import { type ChatLog, emptyLog, newestEvent, reduceChatLog } from "#features/chat/rules/chat-log.ts";
import { supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import type { PresentMember } from "#platform/realtime/browser/realtime-client.ts";
import { type ChatLine, type ChatSession, createChatSession, type ThreadPage } from "./chat-session.ts";
import { keptOutbox } from "./kept-outbox.ts";
import { useTheirTyping } from "./use-chat-typing.ts";
import { useSeen } from "./use-seen.ts";

type UseChatOptions = {
  /** Who may not sit in the chat (staff who only read it) has no presence channel. */
  chat: { id: string; channel: string; presence_channel: string | null; seq: number };
  /** Kept between renders. */
  line: ChatLine;
  side: ChatSide;
  initial: ThreadPage;
  /** Taken, ended, handed over, moved in the queue: what is known about the chat is old. */
  onChange?: (what: "state" | "queue") => void;
};

const never = () => () => {};

/** Use with `key={chat.id}`: everything in here belongs to one chat. */
export function useChat({ chat, line, side, initial, onChange }: UseChatOptions) {
  const [session, setSession] = useState<ChatSession | null>(null);
  const [members, setMembers] = useState<PresentMember[]>([]);
  const [older, setOlder] = useState<"idle" | "busy" | "failed">("idle");
  const typing = useTheirTyping();

  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages of the loader are older than what the session knows
  useEffect(() => {
    const opened = createChatSession({ transport: line, initial, store: keptOutbox(chat.id) });
    setSession(opened);
    // What was kept from another visit goes out now.
    opened.hurry();
    return () => opened.close();
  }, [chat.id, line]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server drew, and nothing later
  const drawn = useMemo(() => reduceChatLog(emptyLog, { type: "loaded", after: null, ...initial }), [chat.id]);
  const log = useSyncExternalStore(session?.subscribe ?? never, session ? session.log : () => drawn, () => drawn);

  const tellChange = useTellChange(chat.seq, log, onChange);

  const { state: live } = useLive(
    chat.channel,
    {
      [chatEvents.message]: (payload) => {
        const { seq, by } = payload as ChatMessageEvent;
        if (by !== side) typing.stop();
        session?.hear(seq);
      },
      [chatEvents.read]: (payload) => marked("read", payload as ChatMarkEvent),
      [chatEvents.delivered]: (payload) => marked("delivered", payload as ChatMarkEvent),
      [chatEvents.typing]: (payload) => {
        const event = payload as ChatTypingEvent;
        if (event.side !== side) typing.heard(event.name);
      },
      [chatEvents.state]: (payload) => {
        const { seq } = payload as ChatMessageEvent;
        session?.hear(seq);
        tellChange(seq);
      },
      [chatEvents.queue]: () => onChange?.("queue"),
    },
    () => {
      session?.hurry();
      // What was asked for when it happened may have been lost with the line.
      if (newestEvent(log) > chat.seq) onChange?.("state");
    },
  );
  useLive(chat.presence_channel, {}, undefined, { onMembers: setMembers });
  // Notes are told to the desk, where no customer listens.
  useLive(side === "staff" ? supportChannel : null, {
    [chatEvents.note]: (payload) => {
      const note = payload as ChatNoteEvent;
      if (note.id === chat.id) session?.hear(note.seq);
    },
  });

  function marked(kind: "read" | "delivered", event: ChatMarkEvent): void {
    if (event.side !== side) session?.theirMark(kind, event.seq);
  }

  const onSeen = useSeen(session, log);
  const loadOlder = useCallback(() => {
    setOlder("busy");
    session?.loadBefore().then(
      () => setOlder("idle"),
      () => setOlder("failed"),
    );
  }, [session]);

  return {
    log,
    session,
    live,
    typing: typing.name,
    /** The other side has this chat before its eyes. */
    otherIsHere: members.some(({ info }) => (info as { side?: ChatSide } | null)?.side === (side === "customer" ? "staff" : "customer")),
    older: { more: log.moreBefore, busy: older === "busy", failed: older === "failed", load: loadOlder },
    onSeen,
  };
}

/** Says that what is known about the chat is old: when an event does, and when the log tells of something that no event was heard of, as
 * when it happened before the channel stood. Once for each. */
function useTellChange(known: number, log: ChatLog, onChange: UseChatOptions["onChange"]): (seq: number) => void {
  const told = useRef(0);
  const tell = useCallback(
    (seq: number) => {
      told.current = Math.max(told.current, seq);
      onChange?.("state");
    },
    [onChange],
  );
  const happened = newestEvent(log);
  useEffect(() => {
    if (happened > Math.max(known, told.current)) tell(happened);
  }, [happened, known, tell]);
  return tell;
}
