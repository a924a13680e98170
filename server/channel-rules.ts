// Every channel somebody may listen to, declared by the feature that owns it.
import { postChannelRules } from "#features/blog/server/post-channel-rules.server.ts";
import { chatChannelRules } from "#features/chat/server/chat-channel-rules.server.ts";
import type { ChannelRule } from "#features/realtime/channel-rule.ts";
import { peopleChannelRules } from "#features/realtime/people-channel-rules.ts";
import { ticketChannelRules } from "#features/tickets/server/ticket-channel-rules.server.ts";

export const channelRules: readonly ChannelRule[] = [
  ...peopleChannelRules,
  ...ticketChannelRules,
  ...chatChannelRules,
  ...postChannelRules,
];
