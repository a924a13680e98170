// Who at the desk a matter is for, and how much it hurries. Tickets, chats, enquiries and canned replies share these.
export const departments = ["technical", "billing", "sales", "abuse"] as const;
export type Department = (typeof departments)[number];

/** From least to most urgent: P4, P3, P2, P1. */
export const priorities = ["low", "normal", "high", "urgent"] as const;
export type Priority = (typeof priorities)[number];
