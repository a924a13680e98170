// The figure beside "Chat" in the customer's menu: replies nobody has seen, on every page of the area.
import { useEffect, useMemo, useState } from "react";
import { askChat } from "#features/chat/conversation/chat-calls.ts";
import type { readChatBadge } from "#features/chat/rules/chat.contract.ts";
import { chatEvents } from "#features/chat/rules/chat-channels.ts";
import { customerChannel } from "#features/realtime/channels.ts";
import { useFirstAsk } from "#features/realtime/use-first-ask.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { inOrder } from "#platform/browser/in-order.ts";

export function useChatUnread(customerId: string): number {
  const [unread, setUnread] = useState(0);

  const count = useMemo(
    () =>
      inOrder(
        () => askChat<typeof readChatBadge>("readChatBadge", {}),
        ({ data }) => setUnread(data.unread),
      ),
    [],
  );

  const caughtUp = useFirstAsk(count);
  useLive(customerChannel(customerId), { [chatEvents.message]: count, [chatEvents.state]: count, [chatEvents.read]: count }, caughtUp);

  useEffect(() => {
    // The chat page has marked something as read.
    window.addEventListener("chat-seen", count);
    return () => window.removeEventListener("chat-seen", count);
  }, [count]);

  return unread;
}
