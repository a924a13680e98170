// /staff/chat: the inbox. /staff/chat/{id}: one chat beside it.
import { redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { staffChatAction } from "#app/session/staff-chat-action.server.ts";
import type { DeskHandle } from "#app/shell/account/desk-crumbs.ts";
import { StaffChatPage } from "#features/chat/console/staff-chat-page.tsx";
import type { ThreadPage } from "#features/chat/conversation/chat-session.ts";
import type { DeskView, StaffChat, StaffChatCounts, StaffChatItem } from "#features/chat/rules/chat-views.ts";
import { readCustomer } from "#features/customers/rules/customers.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/chat";

export const handle: DeskHandle = { crumb: () => m.desk_chat_title() };
export const meta = () => accountMeta(m.desk_chat_title());

type ListAnswer = { data: StaffChatItem[]; meta: { counts: StaffChatCounts; next_cursor: string | null } };
type ChatAnswer = { data: StaffChat & { messages: ThreadPage["data"]; thread: ThreadPage["meta"] } };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const staff = context.get(viewerContext);
  if (staff.role === "editor") throw redirect("/staff");
  const { searchParams } = new URL(request.url);
  // The next page of all chats by its own address: the way on without scripts.
  const from = searchParams.get("all");
  const list = (view: string, cursor?: string | null) =>
    api.get<ListAnswer>(`/staff/chats?view=${view}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`);
  const [waiting, mine, all, desk, opened] = await Promise.all([
    list("waiting"),
    list("mine"),
    staff.role === "admin" ? list("all", from) : null,
    api.get<{ data: DeskView }>("/staff/chats/desk"),
    params.id ? context.get(apiContext).get<ChatAnswer>(`/staff/chats/${encodeURIComponent(params.id)}`) : null,
  ]);
  const card = opened ? (await api.call(readCustomer, { params: { id: opened.data.customer.id } })).data : null;
  const before = searchParams.get("before")?.match(/^\d{1,9}$/)?.[0];
  return {
    lists: {
      waiting: waiting.data,
      mine: mine.data,
      all: all ? { chats: all.data, next: all.meta.next_cursor, paged: from !== null } : null,
      desk: desk.data,
      counts: mine.meta.counts,
    },
    chat: opened && card ? { ...withoutThread(opened.data), card } : null,
    thread: opened
      ? await threadOf(opened, before && api.get<ThreadPage>(`/staff/chats/${opened.data.id}/messages?before=${before}`))
      : null,
    staff: { id: staff.id, name: staff.name },
    locale: context.get(requestContext).locale,
    now: new Date().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return staffChatAction({ request, context });
}

function withoutThread({ messages: _, thread: __, ...chat }: ChatAnswer["data"]): StaffChat {
  return chat;
}

/** Older messages by their own address: the way up without scripts. */
async function threadOf({ data }: ChatAnswer, older: Promise<ThreadPage> | "" | undefined): Promise<ThreadPage> {
  return older ? older : { data: data.messages, meta: data.thread };
}

export default function StaffChatRoute({ loaderData }: Route.ComponentProps) {
  return <StaffChatPage {...loaderData} />;
}
