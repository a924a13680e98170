// A ticket comes into being: by a customer in the portal, by a mail, from a chat, by staff on somebody's behalf.
import { tickets } from "#db/schema/tickets.ts";
import { bindFiles } from "#features/files/file-binding.server.ts";
import { membershipOf } from "#features/organisations/server/organisation-store.server.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { noteOpened } from "#features/support/server/support-facts.server.ts";
import { answerDue, type Priority, startClocks } from "#features/tickets/rules/ticket-clocks.ts";
import { type GivenLines, linesOf, searchedText } from "#features/tickets/rules/ticket-lines.ts";
import type { Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";
import { type FilledField, storeFields } from "./fields/field-values.server.ts";
import type { HasDesk } from "./ticket-services.ts";
import {
  type Author,
  addEvent,
  addMessage,
  clockColumns,
  nextTicketNumber,
  saveTicket,
  type TicketRow,
  ticketColumns,
  tokensOf,
  type Via,
} from "./ticket-store.server.ts";

export type NewTicket = GivenLines & {
  customerId: string;
  department: Department;
  priority: Priority;
  serviceId: string | null;
  body: RichText;
  files: { uploaderId: string; draft: string | undefined; ids: readonly string[]; unknown: string };
  author: Author;
  via: Via;
  at: Date;
  continuedFromId?: string | undefined;
  mailId?: string | undefined;
  fields?: readonly FilledField[];
};

/** The stored ticket with its first message. Whoever is to be told is told by the caller. */
export async function openTicket(tx: Db, services: HasDesk, input: NewTicket): Promise<{ ticket: TicketRow; messageId: string }> {
  const clocks = startClocks(services.desk(input.department), input.priority, input.at);
  const id = newId();
  const lines = linesOf(input);
  const number = await nextTicketNumber(tx, input.at);
  const [created] = await tx
    .insert(tickets)
    .values({
      id,
      number,
      customerId: input.customerId,
      organisationId: (await membershipOf(tx, input.customerId))?.organisationId ?? null,
      ...lines,
      state: "open",
      department: input.department,
      priority: input.priority,
      serviceId: input.serviceId,
      via: input.via,
      senderUnproved: input.author.unproved ?? false,
      search: tokensOf(searchedText({ ...lines, number }), lines.subject) as unknown as string,
      lastBy: input.author.by,
      lastAuthorId: input.author.id,
      lastText: "",
      lastAt: input.at,
      continuedFromId: input.continuedFromId ?? null,
      ...clockColumns(clocks),
      createdAt: input.at,
      updatedAt: input.at,
    })
    .returning(ticketColumns);
  if (!created) throw new Error("The ticket was not stored");
  await storeFields(tx, id, input.fields ?? []);
  const { author, via, body, at, mailId } = input;
  const added = await addMessage(tx, created, { kind: "public", author, via, body, at, mailId });
  const { files } = input;
  await bindFiles(tx, {
    uploaderId: files.uploaderId,
    draft: files.draft,
    fileIds: files.ids,
    customerId: input.customerId,
    kind: "ticket-message",
    id: added.message.id,
    audience: "customer",
    body,
    unknown: files.unknown,
  });
  const due = answerDue(clocks)?.toISOString() ?? null;
  const ticket = await addEvent(tx, added.ticket, { type: "created", due_at: due }, author, at);
  await saveTicket(tx, ticket);
  await noteOpened(tx, ticket, at);
  return { ticket, messageId: added.message.id };
}
