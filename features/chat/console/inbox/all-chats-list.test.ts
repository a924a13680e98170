import { expect, test } from "vitest";
import type { StaffChatItem } from "#features/chat/rules/chat-views.ts";
import { followed, refreshed } from "./all-chats-list.ts";

const chats = (...ids: string[]) => ids.map((id) => ({ id }) as StaffChatItem);
const ids = (list: { chats: StaffChatItem[] }) => list.chats.map(({ id }) => id).join("");

test("pages follow one another, once each, and a chat that moved up is not shown twice", () => {
  const first = { chats: chats("e", "d", "c"), next: "after c" };
  const both = followed(first, "after c", { chats: chats("c", "b", "a"), next: null });
  expect([ids(both), both.next]).toEqual(["edcba", null]);
  expect(followed(both, "after c", { chats: chats("b"), next: "?" })).toBe(both);
});

test("news comes to the front and loses nothing that was read", () => {
  const known = { chats: chats("e", "d", "c", "b"), next: "after b" };
  const news = refreshed(known, { chats: chats("f", "b", "e"), next: "after e" });
  expect([ids(news), news.next]).toEqual(["fbedc", "after b"]);
  expect(refreshed(null, { chats: chats("a"), next: null })).toEqual({ chats: chats("a"), next: null });
  const short = refreshed({ chats: chats("a"), next: null }, { chats: chats("b", "a"), next: "after a" });
  expect([ids(short), short.next]).toEqual(["ba", "after a"]);
});
