import { m } from "#platform/paraglide/messages.js";
import type { ApiKeyView } from "./api-keys.contract.ts";
import type { KeyScope } from "./key-figures.ts";

export const scopeWords: Record<KeyScope, () => string> = {
  "tickets.answer": m.key_scope_tickets_answer,
  "chats.answer": m.key_scope_chats_answer,
  "chats.supervise": m.key_scope_chats_supervise,
  "customers.read": m.key_scope_customers_read,
  "enquiries.answer": m.key_scope_enquiries_answer,
  "incidents.write": m.key_scope_incidents_write,
  "posts.write": m.key_scope_posts_write,
  "reports.read": m.key_scope_reports_read,
  "audit.read": m.key_scope_audit_read,
};

export const keyStateWords: Record<ApiKeyView["state"], () => string> = {
  active: m.key_state_active,
  expired: m.key_state_expired,
  revoked: m.key_state_revoked,
  owner_gone: m.key_state_owner_gone,
};
