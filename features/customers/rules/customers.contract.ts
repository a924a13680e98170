// What staff see of a customer beside a ticket. Addresses and phone numbers are covered until they are needed, and that is logged.
import { z } from "zod";
import type { Locale } from "#content/locales.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import type { TicketState } from "#features/tickets/rules/ticket-states.ts";
import type { ServiceView } from "#features/tickets/rules/ticket-views.ts";

/** GET /staff/customers/{id} → {data: CustomerCard}; every call is logged. */
export type CustomerCard = {
  id: string;
  name: string;
  company: string | null;
  locale: Locale;
  timezone: string;
  /** d•••@example.com, +65 ••••4417 */
  email_masked: string;
  phone_masked: string | null;
  with_us_since: string;
  open_tickets: number;
  rating: { average: number; count: number } | null;
  services: ServiceView[];
  tickets: { id: string; number: string; subject: string; state: TicketState; updated_at: string }[];
  /** The newest ones the reader may open. */
  chats: StaffChat["earlier"];
  notes: { id: string; text: string; by: string; at: string }[];
};

export const revealBody = z.strictObject({ field: z.enum(["email", "phone"]) });
export const customerNoteBody = z.strictObject({ text: z.string().trim().min(1).max(2_000) });
export const findCustomersQuery = z.strictObject({ q: z.string().trim().min(2).max(120) });

/** GET /staff/customers?q= finds by exact address or by the beginning of a name or company. */
export type FoundCustomer = { id: string; name: string; company: string | null; locale: Locale };
