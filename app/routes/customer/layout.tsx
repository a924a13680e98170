// The customer area: the guard, the customer, and what surrounds every page of it.
import { useState } from "react";
import { Outlet } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { auth, viewerContext } from "#app/session/checks.server.ts";
import { useKnownCustomer } from "#app/session/use-known-customer.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { CustomerShell } from "#app/shell/account/customer-shell.tsx";
import { SessionEnded } from "#app/shell/account/session-ended.tsx";
import { ViewBanner } from "#app/shell/account/view-banner.tsx";
import { useDataAhead } from "#app/shell/data-ahead.ts";
import "#app/shell/router/whole-router.ts";
import { loadSiteStatus } from "#app/shell/site/site-status.server.ts";
import { useChatUnread } from "#features/chat/customer/use-chat-unread.ts";
import { readChatBadge } from "#features/chat/rules/chat.contract.ts";
import { listDrafts } from "#features/drafts/drafts.contract.ts";
import { DraftsElsewhere } from "#features/drafts/drafts-elsewhere.tsx";
import { Bell } from "#features/notifications/bell.tsx";
import { LiveStatus } from "#features/realtime/live-status.tsx";
import { LiveOff } from "#features/realtime/use-live.ts";
import { useTicketNews } from "#features/tickets/customer/use-ticket-news.ts";
import { listTickets } from "#features/tickets/rules/tickets.contract.ts";
import type { Route } from "./+types/layout";

export const middleware = [auth];
export const handle: CrumbHandle = { personal: true };

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const customer = context.get(viewerContext);
  const [status, tickets, drafts, chat] = await Promise.all([
    loadSiteStatus(context),
    api.call(listTickets, { query: { limit: 0 } }),
    // What somebody has begun to write is nobody else's.
    customer.viewing ? null : api.call(listDrafts),
    customer.viewing ? api.call(readChatBadge) : null,
  ]);
  return {
    customer,
    locale: context.get(requestContext).locale,
    status,
    unread: { tickets: tickets.meta.counts.unread, chat: chat?.data.unread ?? 0 },
    drafts: drafts?.data ?? [],
    now: new Date().toISOString(),
  };
}

export type CustomerLayoutData = Awaited<ReturnType<typeof loader>>;

/** Tickets: people go back and forth between them. A part of a long thread, asked for by itself, is none. */
const openedAgain = ({ pathname, search }: URL) => pathname.startsWith("/customer/ticket/details/") && search === "";
const nothing = () => false;

export default function CustomerLayout({ loaderData }: Route.ComponentProps) {
  return loaderData.customer.viewing ? <ViewedArea {...loaderData} /> : <OwnArea {...loaderData} />;
}

/** As the customer sees it, by staff: this browser stays the colleague's, nothing is listened to, kept or marked as seen. */
function ViewedArea({ customer, locale, status, unread, now }: CustomerLayoutData) {
  useDataAhead(nothing);
  const { until = now, by = "" } = customer.viewing ?? {};
  return (
    <LiveOff value>
      <CustomerShell {...{ locale, status, unread }} person={customer} banner={<ViewBanner {...{ customer, until, now }} />}>
        <Outlet />
        <SessionEnded personId={by} kind="staff" />
      </CustomerShell>
    </LiveOff>
  );
}

function OwnArea(loaded: CustomerLayoutData) {
  const { customer, locale, status, unread, drafts } = useNewest(loaded);
  useKnownCustomer(customer);
  useDataAhead(openedAgain);
  const chat = useChatUnread(customer.id);
  const live = useTicketNews(customer.id);
  return (
    <CustomerShell
      person={customer}
      locale={locale}
      status={status}
      unread={{ ...unread, chat }}
      live={<LiveStatus state={live} />}
      notifications={<Bell locale={locale} />}
    >
      <DraftsElsewhere accountId={customer.id} rows={drafts} />
      <Outlet />
      <SessionEnded personId={customer.id} kind="customer" />
    </CustomerShell>
  );
}

/** A page that opens as it was last seen brings the counts of that time with it: an answer that was shown before is not shown again. */
function useNewest(loaded: CustomerLayoutData): CustomerLayoutData {
  const [shown] = useState(() => ({ newest: loaded, times: new Set([loaded.now]) }));
  if (shown.times.has(loaded.now)) return shown.newest;
  shown.times.add(loaded.now);
  shown.newest = loaded;
  return loaded;
}
