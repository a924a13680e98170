// What the mails are called that staff can turn off.
import { m } from "#platform/paraglide/messages.js";
import type { StaffMail } from "./notifications.contract.ts";

export const staffMailWords: Record<StaffMail, () => string> = {
  staff_ticket_new: m.staff_mail_staff_ticket_new,
  staff_ticket_reply: m.staff_mail_staff_ticket_reply,
  staff_ticket_assigned: m.staff_mail_staff_ticket_assigned,
  staff_ticket_due: m.staff_mail_staff_ticket_due,
  staff_ticket_overdue: m.staff_mail_staff_ticket_overdue,
  staff_ticket_escalated: m.staff_mail_staff_ticket_escalated,
  staff_ticket_raised: m.staff_mail_staff_ticket_raised,
  staff_ticket_mentioned: m.staff_mail_staff_ticket_mentioned,
  staff_ticket_woke: m.staff_mail_staff_ticket_woke,
  staff_ticket_rule: m.staff_mail_staff_ticket_rule,
  staff_enquiry_reply: m.staff_mail_staff_enquiry_reply,
  staff_report_weekly: m.staff_mail_staff_report_weekly,
};
