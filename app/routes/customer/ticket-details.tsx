import { Printer } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { actOnTicket } from "#app/tickets/ticket-actions.server.ts";
import { ChatBeforeTicket } from "#features/chat/conversation/chat-before-ticket.tsx";
import { readTicketChat } from "#features/chat/rules/ticket-chat.contract.ts";
import { newDraft } from "#features/files/new-draft.ts";
import type { markNoticesRead } from "#features/notifications/notifications.contract.ts";
import { LiveOff } from "#features/realtime/use-live.ts";
import { TicketScreen } from "#features/tickets/customer/ticket-screen.tsx";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { listTicketMessages, markTicketRead, readTicket } from "#features/tickets/rules/tickets.contract.ts";
import { sendCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/ticket-details";

export const handle: CrumbHandle = { crumb: (data: { ticket: TicketView } | undefined) => data?.ticket.number ?? "" };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.ticket.subject ?? m.tickets_title());

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const before = url.searchParams.get("before");
  const [{ data }, { data: chat }] = await Promise.all([api.call(readTicket, { params }), api.call(readTicketChat, { params })]);
  const { messages: newest, thread, ...ticket } = data;
  const older = before && /^\d{1,9}$/.test(before) ? await api.call(listTicketMessages, { params, query: { before } }) : null;
  // A page that was opened has been read. Navigations within the site, which may only be prefetching, say so themselves.
  const viewer = context.get(viewerContext);
  if (!url.pathname.endsWith(".data") && ticket.unread && !viewer.viewing)
    await api.call(markTicketRead, { params, body: { seq: ticket.seq } });
  return {
    ticket,
    messages: older?.data ?? newest,
    chat: older ? null : chat,
    moreBefore: (older?.meta ?? thread).more_before,
    earlierPage: older !== null,
    own: { id: viewer.id, name: viewer.name, company: viewer.company },
    clockwork: { locale: context.get(requestContext).locale, timeZone: viewer.timezone },
    replyKey: newDraft(),
    repliesByMail: context.get(requestContext).repliesByMail,
    answerMinutes: context.get(requestContext).desk(ticket.department).targets[ticket.priority].response,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return actOnTicket(context, request, params.id);
}

export default function TicketDetails({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { ticket } = loaderData;
  const fetcher = useFetcher<typeof action>({ key: `ticket ${ticket.id}` });
  const earlier = useFetcher<typeof loader>({ key: `earlier ${ticket.id}` });
  useReading(ticket.id, ticket.seq, ticket.read_seq);
  return (
    <TicketScreen
      key={ticket.id}
      loaded={loaderData}
      fetcher={fetcher}
      outcome={fetcher.data ?? actionData ?? null}
      earlier={{
        messages: earlier.data?.ticket.id === ticket.id ? earlier.data.messages : null,
        moreBefore: earlier.data?.moreBefore ?? false,
        loading: earlier.state !== "idle",
        load: (seq) => void earlier.load(`/customer/ticket/details/${ticket.id}?before=${seq}`),
      }}
      actions={<PrintButton />}
      history={<ChatBeforeTicket chat={loaderData.chat} side="customer" now={ticket.now} {...loaderData.clockwork} />}
    />
  );
}

function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? (
    <Button kind="quiet" size="compact" onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {m.ticket_print()}
    </Button>
  ) : null;
}

/** What is on the screen of somebody who looks at it has been read, in the list and in the bell. */
function useReading(id: string, seq: number, readSeq: number) {
  const told = useRef("");
  const others = useContext(LiveOff);
  useEffect(() => {
    if (others) return;
    const tell = () => {
      const mark = `${id} ${seq}`;
      if (document.visibilityState !== "visible" || told.current === mark) return;
      told.current = mark;
      if (seq > readSeq) {
        void sendCall<typeof markTicketRead>("markTicketRead", { params: { id }, body: { seq } }).catch(() => {});
      }
      void sendCall<typeof markNoticesRead>("markNoticesRead", { body: { about: id } }).catch(() => {});
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [id, seq, readSeq, others]);
}
