// How a sample ticket is told: what was written and done, by whom, when. Replayed through the ticket code itself, so that clocks,
// states and counters come out as they would in use.

/** "-3d 14:20": that many working days ago, KST. "-35m": minutes ago, at most 360. */
export type DemoMoment = `-${number}d ${number}:${number}` | `-${number}m`;

export type DemoStaff = "agent" | "admin";

/** A sample attachment: a text, or a drawing that becomes a picture. */
export type DemoFile = { name: string; text: string } | { name: string; svg: string };

export type DemoStep = { at: DemoMoment } & (
  | { customer: string; file?: DemoFile; via?: "mail" }
  | { reply: string; by: DemoStaff; next?: "answered" | "in_progress" | "on_hold" | "closed" }
  | { note: string; by: DemoStaff }
  | { start: DemoStaff }
  | { hold: DemoStaff }
  | { close: "customer" | "system" | DemoStaff }
  | { rating: number; comment?: string }
);

export type DemoTicket = {
  /** Account id without `demo-`. */
  customer: string;
  subject: string;
  department: "technical" | "billing" | "sales" | "abuse";
  priority: "low" | "normal" | "high" | "urgent";
  service?: string;
  tags?: readonly string[];
  assignee?: DemoStaff;
  follower?: DemoStaff;
  /** The customer has not opened the last answer yet. */
  unread?: true;
  /** The first step is the customer's. */
  steps: readonly [DemoStep & { customer: string }, ...DemoStep[]];
};
