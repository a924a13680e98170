// All chats, page by page, while they move: what changes comes to the front, what was read stays below it.
import type { StaffChatItem } from "#features/chat/rules/chat-views.ts";

export type ChatsPage = { chats: StaffChatItem[]; next: string | null };
/** `paged`: drawn from further down, by an address of its own. */
export type AllChatsList = ChatsPage & { paged?: boolean };

/** The first page anew. What it pushed out is still ours, and so is everything after it. */
export function refreshed(known: AllChatsList | null, first: ChatsPage): AllChatsList {
  const fresh = new Set(first.chats.map(({ id }) => id));
  const rest = known?.chats.filter(({ id }) => !fresh.has(id)) ?? [];
  if (!known || known.paged || rest.length === 0) return first;
  return { chats: [...first.chats, ...rest], next: known.next };
}

/** The page after `cursor`. Asked for twice, it is added once. */
export function followed(known: AllChatsList, cursor: string, page: ChatsPage): AllChatsList {
  if (known.next !== cursor) return known;
  const here = new Set(known.chats.map(({ id }) => id));
  return { ...known, chats: [...known.chats, ...page.chats.filter(({ id }) => !here.has(id))], next: page.next };
}
