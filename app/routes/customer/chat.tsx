// /customer/chat: the open chat, or the form that starts one. /customer/chat/{id}: one of the customer's chats.
import { useOutcome } from "#app/forms/use-outcome.ts";
import "#ui/styles/side-panel.css";
import "#features/chat/customer/customer-chat.css";
import { redirect } from "react-router";
import { chatAction } from "#app/chat/chat-action.server.ts";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { type ApiClient, ApiError } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { ChatStart } from "#features/chat/customer/chat-start.tsx";
import { CustomerTalk } from "#features/chat/customer/customer-talk.tsx";
import { listChatMessages, listChats, readChat } from "#features/chat/rules/chat.contract.ts";
import { listServices } from "#features/tickets/rules/tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/chat";

export const handle: CrumbHandle = { crumb: () => m.chat_title() };
export const meta = () => accountMeta(m.chat_title());

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const viewer = context.get(viewerContext);
  const query = new URL(request.url).searchParams;
  const list = await listOf(api, query.get("cursor"));
  const chat = params.id ? (await api.call(readChat, { params: { id: params.id } })).data : list.meta.open;
  const before = query.get("before")?.match(/^\d{1,9}$/)?.[0];
  return {
    chat,
    thread: chat ? await api.call(listChatMessages, { params: { id: chat.id }, query: { before } }) : null,
    past: { chats: list.data, more: list.meta.next_cursor },
    availability: list.meta.availability,
    services: chat ? [] : (await api.call(listServices)).data,
    person: { id: viewer.id, name: viewer.name, email: viewer.email },
    locale: context.get(requestContext).locale,
    timeZone: viewer.timezone,
    clientId: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return chatAction({ request, context });
}

/** An address with a cursor nobody gave out shows the newest. */
async function listOf(api: ApiClient, cursor: string | null) {
  try {
    return await api.call(listChats, { query: { limit: 10, ...(cursor ? { cursor } : {}) } });
  } catch (error) {
    if (cursor && error instanceof ApiError && error.failure.status < 500) throw redirect("/customer/chat");
    throw error;
  }
}

export default function CustomerChat({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { chat, thread, availability, services, clientId, ...common } = loaderData;
  if (chat && thread) {
    return <CustomerTalk key={chat.id} {...common} chat={chat} thread={thread} refused={actionData} />;
  }
  return (
    <ChatStart
      availability={availability}
      services={services}
      past={common.past}
      failure={actionData ?? null}
      locale={common.locale}
      timeZone={common.timeZone}
      clientId={clientId}
    />
  );
}
