// The places of the customer area, in the order of the rail. A place is listed once its route is in app/routes.ts.
import { LifeBuoy, type LucideIcon, MessageCircle, SlidersHorizontal, Ticket } from "lucide-react";
import { m } from "#platform/paraglide/messages.js";

export type UnreadKey = "tickets" | "chat";
export type CustomerPlace = { to: string; label: () => string; icon: LucideIcon; unread?: UnreadKey };

export const customerPlaces: readonly CustomerPlace[] = [
  { to: "/customer/ticket", label: m.customer_nav_tickets, icon: Ticket, unread: "tickets" },
  { to: "/customer/chat", label: m.customer_nav_chat, icon: MessageCircle, unread: "chat" },
  { to: "/support", label: m.customer_nav_support, icon: LifeBuoy },
  { to: "/customer/settings", label: m.customer_nav_settings, icon: SlidersHorizontal },
];

export function isInside(place: CustomerPlace, pathname: string): boolean {
  return pathname === place.to || pathname.startsWith(`${place.to}/`);
}
