import type { DeliveryView, WebhookView } from "#features/integrations/webhooks.contract.ts";
import { m } from "#platform/paraglide/messages.js";

export const eventWords: Record<DeliveryView["event"], () => string> = {
  "ticket.created": m.webhook_event_ticket_created,
  "ticket.customer_replied": m.webhook_event_ticket_customer_replied,
  "ticket.staff_replied": m.webhook_event_ticket_staff_replied,
  "ticket.changed": m.webhook_event_ticket_changed,
  "ticket.closed": m.webhook_event_ticket_closed,
  "chat.waiting": m.webhook_event_chat_waiting,
  "chat.taken": m.webhook_event_chat_taken,
  "chat.ended": m.webhook_event_chat_ended,
  "enquiry.received": m.webhook_event_enquiry_received,
  "enquiry.replied": m.webhook_event_enquiry_replied,
  "enquiry.changed": m.webhook_event_enquiry_changed,
  "incident.published": m.webhook_event_incident_published,
  "incident.updated": m.webhook_event_incident_updated,
  "incident.ended": m.webhook_event_incident_ended,
  ping: m.webhook_event_ping,
  "rule.matched": m.webhook_event_rule,
};

export const webhookStateWords: Record<WebhookView["state"], () => string> = {
  active: m.webhook_state_active,
  failing: m.webhook_state_failing,
  off: m.webhook_state_off,
  failed: m.webhook_state_failed,
};

export const webhookTones = { active: "jade", failing: "soon", off: "plain", failed: "late" } as const;

export const deliveryWords: Record<DeliveryView["state"], () => string> = {
  waiting: m.webhook_delivery_waiting,
  delivered: m.webhook_delivery_delivered,
  failed: m.webhook_delivery_failed,
};

export const deliveryTones = { waiting: "sea", delivered: "jade", failed: "late" } as const;

export const problemWords: Record<NonNullable<DeliveryView["problem"]>, () => string> = {
  refused: m.webhook_problem_refused,
  redirect: m.webhook_problem_redirect,
  status: m.webhook_problem_status,
  unreachable: m.webhook_problem_unreachable,
  timeout: m.webhook_problem_timeout,
  off: m.webhook_problem_off,
};
