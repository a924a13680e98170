import { useLocation, useOutletContext, useSearchParams } from "react-router";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { loadTicket } from "#app/staff/load-ticket.server.ts";
import { ticketAction } from "#app/staff/ticket-action.server.ts";
import { ChatBeforeTicket } from "#features/chat/conversation/chat-before-ticket.tsx";
import { CustomerPanel } from "#features/customers/console/customer-panel.tsx";
import { TicketIncidentPanel } from "#features/status/console/ticket-incident-panel.tsx";
import { deskTimeZone } from "#features/support/rules/support-settings.ts";
import { SideConversations } from "#features/tickets/console/side-conversations.tsx";
import { TicketScreen } from "#features/tickets/console/ticket-screen.tsx";
import type { Route } from "./+types/ticket";
import type { TicketsContext } from "./tickets.tsx";

export const handle: CrumbHandle = { crumb: (data: Awaited<ReturnType<typeof loader>> | undefined) => data?.ticket.number ?? "" };
export const meta = ({ loaderData }: Route.MetaArgs) =>
  accountMeta(loaderData ? `${loaderData.ticket.number} ${loaderData.ticket.subject}` : "");

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadTicket(context, params.id, url);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return ticketAction({ request, params, context });
}

export default function Ticket({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const linking = useBusy("incident");
  const writing = useBusy("side-start");
  const { staff, locale, people } = useOutletContext<TicketsContext>();
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const { ticket, chat } = loaderData;
  return (
    <TicketScreen
      key={ticket.id}
      page={loaderData}
      me={{ id: staff.id, name: staff.name }}
      locale={locale}
      people={people}
      outcome={actionData}
      editing={params.get("edit")}
      chatHistory={chat ? <ChatBeforeTicket chat={chat} side="staff" locale={locale} timeZone={deskTimeZone} now={ticket.now} /> : null}
      customer={(page, where) => (
        <>
          <TicketIncidentPanel key={loaderData.incident.linked?.id ?? "none"} incident={loaderData.incident} busy={linking} />
          <SideConversations
            conversations={page.side}
            open={page.ticket.state !== "closed"}
            outcome={actionData}
            busy={writing}
            locale={locale}
            timeZone={deskTimeZone}
          />
          <CustomerPanel
            card={page.card}
            ticket={page.ticket}
            action={pathname + search}
            locale={locale}
            outcome={actionData}
            where={where}
            me={staff.name}
          />
        </>
      )}
    />
  );
}
