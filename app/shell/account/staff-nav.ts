// The places of the console, in the order of the rail. A place is listed once its route is in app/routes.ts.
import {
  Activity,
  ChartColumn,
  Gauge,
  Inbox,
  type LucideIcon,
  Mails,
  MessageSquareText,
  MessagesSquare,
  PenLine,
  SlidersHorizontal,
  Users,
  UsersRound,
} from "lucide-react";
import { type Capability, can, type StaffRole } from "#platform/api/capabilities.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";

export type StaffPlace = {
  to: string;
  label: Words;
  icon: LucideIcon;
  /** What it takes to be shown it; today is for everybody. */
  needs?: Capability;
  /** The figure beside it. */
  count?: "tickets" | "chats" | "enquiries";
};

export const staffPlaces: readonly StaffPlace[] = [
  { to: "/staff", label: m.staff_nav_today, icon: Gauge },
  { to: "/staff/tickets", label: m.staff_nav_tickets, icon: Inbox, needs: "tickets.answer", count: "tickets" },
  { to: "/staff/chat", label: m.console_chat_title, icon: MessagesSquare, needs: "chats.answer", count: "chats" },
  { to: "/staff/enquiries", label: m.enquiries_title, icon: Mails, needs: "enquiries.answer", count: "enquiries" },
  { to: "/staff/customers", label: m.staff_nav_customers, icon: Users, needs: "customers.read" },
  { to: "/staff/status", label: m.status_place, icon: Activity, needs: "incidents.write" },
  { to: "/staff/canned-replies", label: m.staff_nav_canned, icon: MessageSquareText, needs: "tickets.answer" },
  { to: "/staff/blog", label: m.post_list_title, icon: PenLine, needs: "posts.write" },
  { to: "/staff/reports", label: m.report_title, icon: ChartColumn, needs: "reports.read" },
  { to: "/staff/team", label: m.team_title, icon: UsersRound, needs: "team.manage" },
  { to: "/staff/admin", label: m.admin_place, icon: SlidersHorizontal, needs: "audit.read" },
];

export type AdminPart = { to: string; label: Words; about: () => string; needs: Capability };

export const adminParts: readonly AdminPart[] = [
  { to: "/staff/admin/calendar", label: m.setting_calendar, about: m.setting_calendar_sub, needs: "settings.manage" },
  { to: "/staff/admin/targets", label: m.setting_targets, about: m.setting_targets_sub, needs: "settings.manage" },
  { to: "/staff/admin/departments", label: m.setting_departments, about: m.setting_departments_sub, needs: "settings.manage" },
  { to: "/staff/admin/fields", label: m.setting_fields, about: m.setting_fields_sub, needs: "settings.manage" },
  { to: "/staff/admin/company", label: m.setting_company, about: m.setting_company_sub, needs: "settings.manage" },
  { to: "/staff/admin/support", label: m.setting_support, about: m.setting_support_sub, needs: "settings.manage" },
  { to: "/staff/admin/limits", label: m.setting_limits, about: m.setting_limits_sub, needs: "settings.manage" },
  { to: "/staff/admin/retention", label: m.setting_retention, about: m.setting_retention_sub, needs: "settings.manage" },
  { to: "/staff/admin/mail", label: m.setting_mail, about: m.setting_mail_sub, needs: "settings.manage" },
  { to: "/staff/admin/rules", label: m.rule_title, about: m.rule_sub, needs: "settings.manage" },
  { to: "/staff/admin/prices", label: m.setting_prices, about: m.setting_prices_sub, needs: "settings.manage" },
  { to: "/staff/admin/audit", label: m.audit_title, about: m.audit_sub, needs: "audit.read" },
  { to: "/staff/admin/api-keys", label: m.key_title, about: m.key_sub, needs: "integrations.manage" },
  { to: "/staff/admin/webhooks", label: m.webhook_title, about: m.webhook_sub, needs: "integrations.manage" },
];

export function adminPartsFor(role: StaffRole): AdminPart[] {
  return adminParts.filter(({ needs }) => can({ kind: "staff", role }, needs));
}

export function placesFor(role: StaffRole): StaffPlace[] {
  return staffPlaces.filter(({ needs }) => !needs || can({ kind: "staff", role }, needs));
}

/** Today's address is the beginning of every other one. */
export function isStaffPlace(place: Pick<StaffPlace, "to">, pathname: string): boolean {
  return pathname === place.to || (place.to !== "/staff" && pathname.startsWith(`${place.to}/`));
}

/** What it takes to be at an address of the console, asked before any of its loaders runs. */
export function needsAt(pathname: string): Capability | undefined {
  return [...adminParts, ...staffPlaces].find((place) => place.needs && isStaffPlace(place, pathname))?.needs;
}
