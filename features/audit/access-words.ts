import { m } from "#platform/paraglide/messages.js";
import type { AccessEntry } from "./access-record.contract.ts";

export const accessWords: Record<AccessEntry["action"], () => string> = {
  "ticket.list": m.record_ticket_list,
  "ticket.search": m.record_ticket_search,
  "ticket.read": m.record_ticket_read,
  "customer.search": m.record_customer_search,
  "customer.read": m.record_customer_read,
  "customer.contact": m.record_customer_contact,
  "customer.two-step-reset": m.record_customer_two_step_reset,
  "customer.two-step-kept": m.record_customer_two_step_kept,
  "file.read": m.record_file_read,
  "chat.list": m.record_chat_list,
  "chat.read": m.record_chat_read,
  "enquiry.list": m.record_enquiry_list,
  "enquiry.search": m.record_enquiry_search,
  "enquiry.read": m.record_enquiry_read,
  "enquiry.export": m.record_enquiry_export,
  "notice.list": m.record_notice_list,
  "console.search": m.record_console_search,
  "record.read": m.record_record_read,
  "staff-invited": m.event_staff_invited,
  "role-changed": m.event_role_changed,
  "access-ended": m.event_access_ended,
  "access-restored": m.event_access_restored,
  "two-factor-reset": m.event_two_factor_reset,
  "sso-separated": m.event_sso_separated,
};
