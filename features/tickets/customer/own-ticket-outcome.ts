// What came of something a customer did on the page of their ticket.
import type { ReplyFailure } from "./reply-form.tsx";

export type OwnTicketOutcome =
  | { done: "reply" | "close" | "reopen" | "rate" | "escalate" | "priority" | "copy"; at: number; told: string }
  | { failed: "reply"; failure: ReplyFailure }
  | { failed: "close" | "reopen" | "rate" | "escalate" | "priority" | "copy"; message: string; errors: Record<string, string> };
