// What a chat and an agent can be. Without schemas: components draw by them.
export const chatStates = ["waiting", "active", "ended", "ticket"] as const;
export type ChatState = (typeof chatStates)[number];

/** Of an agent. `offline` is also who has not pinged for 45 s. */
export const presenceStates = ["online", "away", "offline"] as const;
export type PresenceState = (typeof presenceStates)[number];

export const staffChatViews = ["waiting", "mine", "all"] as const;
export type StaffChatView = (typeof staffChatViews)[number];
