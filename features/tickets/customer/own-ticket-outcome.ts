// What came of something a customer did on the page of their ticket.
import type { ReplyFailure } from "./reply-form.tsx";

export type OwnTicketOutcome =
  | { done: "reply" | "close" | "reopen" | "rate" | "escalate" | "priority" | "copy"; at: number; told: string }
  | { failed: "reply"; failure: ReplyFailure }
  | {
      failed: "rate";
      message: string;
      errors: Record<string, string> /** What was chosen and typed. */;
      rated: { rating: number; comment: string };
    }
  | { failed: "close" | "reopen" | "escalate" | "priority" | "copy"; message: string; errors: Record<string, string> };
