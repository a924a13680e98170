// The compiler's part of "what is internal cannot leave": each line below stops compiling the day somebody makes it possible.
import { expect, test } from "vitest";
import type { notifyMessage } from "#features/chat/notices/chat-notices.server.ts";
import type { ChatMessageSent, ChatNote } from "#features/chat/server/messages/chat-message-rows.server.ts";
import type { presentForCustomer as presentChatForCustomer } from "#features/chat/server/present-chat.server.ts";
import type { customerFilesOf } from "#features/files/file-binding.server.ts";
import type { wordsOf } from "#features/tickets/notices/ticket-notice-job.server.ts";
import type { notifyStaffReplied } from "#features/tickets/notices/ticket-notices.server.ts";
import { publicEvents } from "#features/tickets/rules/ticket-views.ts";
import type { CustomerFieldRow, StaffFieldRow } from "./fields/field-rows.server.ts";
import type { presentForCustomer as presentFields } from "./fields/present-fields.ts";
import { type EventRow, type InternalNote, isForCustomer, isPublic, type PublicMessage } from "./message-rows.server.ts";
import type { presentForCustomer } from "./present-ticket.server.ts";

type Takes<Work extends (...args: never[]) => unknown, Place extends number> = (value: Parameters<Work>[Place]) => void;

test("functions that speak to a customer take no note", () => {
  const note = {} as InternalNote;
  const event = {} as EventRow;
  const said = {} as PublicMessage;
  const chatNote = {} as ChatNote;
  const chatSaid = {} as ChatMessageSent;
  const page: Takes<typeof presentForCustomer, 2> = () => {};
  const mail: Takes<typeof wordsOf, 1> = () => {};
  const notice: Takes<typeof notifyStaffReplied, 4> = () => {};
  const attached: Takes<typeof customerFilesOf, 2> = () => {};
  const chatPage: Takes<typeof presentChatForCustomer, 1> = () => {};
  const ownFields: Takes<typeof presentFields, 1> = () => {};
  const channel: Takes<typeof notifyMessage, 3> = () => {};

  page({ message: said, authorName: null });
  mail(said);
  notice(said);
  attached([said, chatSaid]);
  chatPage(chatSaid);
  channel(chatSaid);

  ownFields([{} as CustomerFieldRow]);
  // @ts-expect-error a value of a field for staff
  ownFields([{} as StaffFieldRow]);

  // @ts-expect-error a note on the customer's page
  page({ message: note, authorName: null });
  // @ts-expect-error an event nobody has found to be public
  page({ message: event, authorName: null });
  // @ts-expect-error a note in a mail
  mail(note);
  // @ts-expect-error a note told as a reply
  notice(note);
  // @ts-expect-error the files of a note
  attached([note]);
  // @ts-expect-error the files of a chat note
  attached([chatNote]);
  // @ts-expect-error a note in the customer's chat
  chatPage(chatNote);
  // @ts-expect-error a note announced to the customer
  channel(chatNote);
  // @ts-expect-error a note is no public message
  const wrong: PublicMessage = note;
  expect(wrong).toBeDefined();
});

test("what the compiler is told about a row is asked of the row", () => {
  const row = (kind: string, type?: string) => ({ kind, event: type ? { type } : null }) as unknown as PublicMessage;
  expect(isForCustomer(row("note"))).toBe(false);
  expect(isPublic(row("note"))).toBe(false);
  for (const type of ["tags", "assigned", "service", "department", "field", "overdue"])
    expect(isForCustomer(row("event", type))).toBe(false);
  for (const type of publicEvents) expect(isForCustomer(row("event", type))).toBe(true);
  expect(isForCustomer(row("public"))).toBe(true);
});
