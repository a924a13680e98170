// What came of something a customer did on the page of their ticket.
import type { ReplyFailure } from "./reply-form.tsx";

export type OwnTicketOutcome =
  | { done: "reply" | "close" | "reopen" | "rate" | "escalate" | "priority"; at: number; told: string }
  | { failed: "reply"; failure: ReplyFailure }
  | { failed: "close" | "reopen" | "rate" | "escalate" | "priority"; message: string; errors: Record<string, string> };
