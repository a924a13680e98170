// The places of the console, in the order of the rail. A place is listed once its route is in app/routes.ts.
import { Gauge, Inbox, type LucideIcon, Mails, MessageSquareText, MessagesSquare, PenLine, Users, UsersRound } from "lucide-react";
import { m } from "#platform/paraglide/messages.js";

export type StaffRoleName = "agent" | "editor" | "admin";
export type StaffPlace = {
  to: string;
  label: () => string;
  icon: LucideIcon;
  roles: readonly StaffRoleName[];
  /** The figure beside it. */
  count?: "tickets" | "chats";
};

const everybody = ["agent", "editor", "admin"] as const;
const support = ["agent", "admin"] as const;
const writers = ["editor", "admin"] as const;

export const staffPlaces: readonly StaffPlace[] = [
  { to: "/staff", label: m.staff_nav_today, icon: Gauge, roles: everybody },
  { to: "/staff/tickets", label: m.staff_nav_tickets, icon: Inbox, roles: support, count: "tickets" },
  { to: "/staff/chat", label: m.desk_chat_title, icon: MessagesSquare, roles: support, count: "chats" },
  { to: "/staff/enquiries", label: m.enquiries_title, icon: Mails, roles: support },
  { to: "/staff/customers", label: m.staff_nav_customers, icon: Users, roles: support },
  { to: "/staff/canned-replies", label: m.staff_nav_canned, icon: MessageSquareText, roles: support },
  { to: "/staff/blog", label: m.post_list_title, icon: PenLine, roles: writers },
  { to: "/staff/team", label: m.team_title, icon: UsersRound, roles: ["admin"] },
];

/** Today's address is the beginning of every other one. */
export function isStaffPlace(place: StaffPlace, pathname: string): boolean {
  return pathname === place.to || (place.to !== "/staff" && pathname.startsWith(`${place.to}/`));
}
