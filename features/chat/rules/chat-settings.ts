// Every number the chat goes by, on one page.
/** More than a provider can set (`messageLimits`) is never taken. */
export const chatBodyMaximum = 10_000;
export const chatCommentMaximum = 2_000;

/** More than the console can be set to allow is never taken. */
export const seatsLimit = 10;

export const agentPingSeconds = 20;
export const agentWindowSeconds = 45;
/** Without a touch of keyboard or mouse for so many minutes the browser sets an agent to away: the first, unless they choose another. */
export const awayAfterMinutes = [2, 5, 15, 30] as const;

export const typingEveryMs = 1_500;
/** The other side stops showing it after this, and at the latest after this since it began. */
export const typingShownMs = 4_000;
export const typingHardStopMs = 30_000;

export const waitGoalSeconds = 180;
/** A chat nobody took becomes a ticket. */
export const waitLimitSeconds = 600;
/** An agent who is gone while the customer waits for an answer loses the chat to the queue. */
export const agentGoneSeconds = 300;
/** So long its writer can take a line back. */
export const takeBackSeconds = 10;
export const unseenMailSeconds = 120;
export const awayTextEverySeconds = 86_400;
export const awayTextQuietSeconds = 300;
/** An open chat in which nothing was said for so long is over. */
export const idleEndSeconds = 12 * 3_600;
export const chatRatingDays = 14;

export const chatLimits = {
  /** Open to everybody, and it counts the desk: per network. */
  availability: { name: "chat-availability", points: 120, seconds: 60 },
  start: { name: "chat-start", points: 6, seconds: 60 },
  /** Read and delivered marks: one per message at the worst. */
  mark: { name: "chat-mark", points: 600, seconds: 60 },
  act: { name: "chat-act", points: 60, seconds: 60 },
  /** Also what keeps the pace of writing honest: it is counted by lines, and a line taken back is none. */
  takeBack: { name: "chat-take-back", points: 10, seconds: 60 },
  transcript: { name: "chat-transcript", points: 5, seconds: 3_600 },
  staff: { name: "chat-staff", points: 1_200, seconds: 60 },
  mailPerCustomer: { name: "chat-mail", points: 20, seconds: 3_600 },
} as const;
