// The lists of the desk: who waits, what is mine, who is there. Drawn by the server, fetched again when the desk's channel says so.
import { useCallback, useEffect, useRef, useState } from "react";
import { askChat } from "#features/chat/conversation/chat-calls.ts";
import { type ChatTypingEvent, chatEvents } from "#features/chat/rules/chat-channels.ts";
import type { readChatPresence } from "#features/chat/rules/chat-presence.contract.ts";
import { typingShownMs } from "#features/chat/rules/chat-settings.ts";
import type { StaffChatView } from "#features/chat/rules/chat-states.ts";
import type { ChatPresenceView, StaffChatCounts, StaffChatItem } from "#features/chat/rules/chat-views.ts";
import type { listStaffChats } from "#features/chat/rules/staff-chat.contract.ts";
import { staffChannel, supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { type AllChatsList, followed, refreshed } from "./all-chats-list.ts";

export type StaffLists = {
  waiting: StaffChatItem[];
  mine: StaffChatItem[];
  /** Administrators only. */
  all: AllChatsList | null;
  availability: ChatPresenceView;
  counts: StaffChatCounts;
};

const pauseMs = 250;

export function useStaffChats(drawn: StaffLists, staffId: string) {
  const [lists, setLists] = useState(drawn);
  const [typing, setTyping] = useState<Record<string, number>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const withAll = drawn.all !== null;
  useEffect(() => setLists(drawn), [drawn]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fetchLists = useCallback(async () => {
    const list = (view: StaffChatView) => askChat<typeof listStaffChats>("listStaffChats", { query: { view } });
    const [waiting, mine, availability, all] = await Promise.all([
      list("waiting"),
      list("mine"),
      askChat<typeof readChatPresence>("readChatDesk", {}),
      withAll ? list("all") : null,
    ]);
    setLists((known) => ({
      waiting: waiting.data,
      mine: mine.data,
      availability: availability.data,
      all: all && refreshed(known.all, { chats: all.data, next: all.meta.next_cursor }),
      counts: mine.meta.counts,
    }));
  }, [withAll]);

  const next = lists.all?.next;
  const more = useCallback(async () => {
    if (!next) return;
    const { data, meta } = await askChat<typeof listStaffChats>("listStaffChats", { query: { view: "all", cursor: next } });
    setLists((known) => ({ ...known, all: known.all && followed(known.all, next, { chats: data, next: meta.next_cursor }) }));
  }, [next]);

  /** A burst of events is one question. */
  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void fetchLists().catch(() => {}), pauseMs);
  }, [fetchLists]);

  const { state } = useLive(
    supportChannel,
    {
      [chatEvents.message]: refresh,
      [chatEvents.state]: refresh,
      [chatEvents.queue]: refresh,
      [chatEvents.availability]: refresh,
      [chatEvents.alert]: refresh,
    },
    refresh,
  );
  useLive(staffChannel(staffId), {
    [chatEvents.message]: refresh,
    [chatEvents.read]: refresh,
    [chatEvents.handed]: refresh,
    [chatEvents.typing]: (payload) => {
      const { id } = payload as ChatTypingEvent;
      setTyping((known) => ({ ...known, [id]: Date.now() + typingShownMs }));
    },
  });

  return { lists, typing, live: state, refresh, more };
}
