// /staff/chat: the inbox. /staff/chat/{id}: one chat beside it.

import { staffChatAction } from "#app/chat/staff-chat-action.server.ts";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { ApiClient } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { StaffChatPage } from "#features/chat/console/staff-chat-page.tsx";
import { readChatPresence } from "#features/chat/rules/chat-presence.contract.ts";
import type { StaffChatView } from "#features/chat/rules/chat-states.ts";
import { listStaffChatMessages, listStaffChats, readStaffChat } from "#features/chat/rules/staff-chat.contract.ts";
import { StaffCard } from "#features/customers/console/staff-card.tsx";
import { readCustomer } from "#features/customers/rules/customers.contract.ts";
import { can } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/chat";

export const handle: CrumbHandle = { crumb: () => m.console_chat_title() };
export const meta = () => accountMeta(m.console_chat_title());

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const staff = context.get(viewerContext);
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("before")?.match(/^\d{1,9}$/)?.[0];
  // The next page of all chats by its own address: the way on without scripts.
  const from = searchParams.get("all");
  const list = (view: StaffChatView, cursor?: string | null) =>
    api.call(listStaffChats, { query: { view, ...(cursor ? { cursor } : {}) } });
  const [waiting, mine, all, availability, opened] = await Promise.all([
    list("waiting"),
    list("mine"),
    can(staff, "chats.supervise") ? list("all", from) : null,
    api.call(readChatPresence),
    params.id ? opening(api, params.id, before) : null,
  ]);
  return {
    lists: {
      waiting: waiting.data,
      mine: mine.data,
      all: all ? { chats: all.data, next: all.meta.next_cursor, paged: from !== null } : null,
      availability: availability.data,
      counts: mine.meta.counts,
    },
    opened,
    staff: { id: staff.id, name: staff.name },
    locale: context.get(requestContext).locale,
    now: new Date().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return staffChatAction({ request, context });
}

/** A chat, its thread and who it is with. Older messages have their own address: the way up without scripts. */
async function opening(api: ApiClient, id: string, before: string | undefined) {
  const { messages, thread, ...chat } = (await api.call(readStaffChat, { params: { id } })).data;
  const [card, older] = await Promise.all([
    api.call(readCustomer, { params: { id: chat.customer.id } }),
    before ? api.call(listStaffChatMessages, { params: { id }, query: { before } }) : { data: messages, meta: thread },
  ]);
  return { chat, card: card.data, thread: older };
}

export default function StaffChatRoute({ loaderData }: Route.ComponentProps) {
  const { opened, ...page } = loaderData;
  return (
    <StaffChatPage {...page} chat={opened?.chat ?? null} thread={opened?.thread ?? null}>
      {opened ? <StaffCard chat={opened.chat} card={opened.card} locale={page.locale} drawnAt={page.now} /> : null}
    </StaffChatPage>
  );
}
