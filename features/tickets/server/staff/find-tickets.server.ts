// Which tickets a question means: a number, an address, or words that stand in the subject, in the thread, in a field of the provider's own,
// or in the customer's name, company or address; a question may mix the two. Every part has an index of its own and a measure, so that no question costs more
// because the desk has grown: "wo" is the beginning of thousands of words, and an index would gather every ticket of each of them first.
import { and, desc, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { ticketNumbering } from "#content/ticket-number.ts";
import { accounts } from "#db/schema/accounts.ts";
import { ticketFieldValues, ticketMessages, tickets } from "#db/schema/tickets.ts";
import { choicesNamed } from "#features/support/rules/field-choices.ts";
import { anyOf, searchQuery } from "#features/support/rules/search-tokens.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import type { Db } from "#platform/db/database.ts";

/** So many of the newest tickets are read one by one, subject and thread. */
const newestRead = 1_000;
/**
 * Where so many of them match, these are the newest matches there are, and nothing else is looked up: more than anybody pages through.
 * Where fewer do, the index has less than a sixth of the desk to gather.
 */
const commonFrom = 150;
const foundMaximum = 300;
/** Customers a question may mean, and how many of the newest tickets of each are looked at. */
const customersMaximum = 100;
const ticketsOfOne = 100;
const mixedCustomers = 20;
const mixedTickets = 40;

export type FoundTickets = {
  where: SQL;
  /** There are matches beside those that were found; of all of them the newest are among the found. */
  more: boolean;
};

export async function findTickets(db: Db, question: string, fields: readonly TicketField[]): Promise<FoundTickets> {
  const numbers = ticketNumbering.asked(question, new Date().getFullYear());
  if (numbers.length > 0) return { where: inArray(tickets.number, numbers), more: false };
  const words = searchQuery(question);
  if (!words) return { where: sql`false`, more: false };
  const theirs = ofCustomers(db, question, words);
  if (question.includes("@")) return foundIn([await theirs]);
  const [newest, ...byName] = await Promise.all([
    amongNewest(db, words),
    theirs,
    // "Harbour router": one word is the company's, the other the subject's.
    words.includes(" & ") ? mixed(db, question, words) : [],
    ...(fields.length > 0 ? [inFields(db, words), withChoices(db, choicesNamed(fields, question))] : []),
  ]);
  if (newest.length >= commonFrom) return { ...foundIn([newest, ...byName]), more: true };
  return foundIn([newest, ...byName, ...(await Promise.all([inSubjects(db, words), inThreads(db, words)]))]);
}

type Ids = { id: string }[];

function foundIn(parts: Ids[]): FoundTickets {
  const ids = [...new Set(parts.flatMap((part) => part.map(({ id }) => id)))];
  return {
    where: sql`${tickets.id} in (select unnest(string_to_array(${ids.join(" ")}, ' ')))`,
    more: parts.some((part) => part.length >= foundMaximum),
  };
}

/** `offset 0` keeps each ticket's messages from being looked up by their words: that is what would gather the whole desk. */
function amongNewest(db: Db, words: string): Promise<Ids> {
  const newest = db
    .select({ id: tickets.id, search: tickets.search })
    .from(tickets)
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(newestRead)
    .as("newest");
  const own = sql`select search from ${ticketMessages} where ticket_id = newest.id offset 0`;
  return db
    .select({ id: newest.id })
    .from(newest)
    .where(sql`(newest.search @@ ${words}::tsquery or exists (select 1 from (${own}) said where said.search @@ ${words}::tsquery))`);
}

function inSubjects(db: Db, words: string): Promise<Ids> {
  return db.select({ id: tickets.id }).from(tickets).where(sql`${tickets.search} @@ ${words}::tsquery`).limit(foundMaximum);
}

function inThreads(db: Db, words: string): Promise<Ids> {
  return db
    .select({ id: ticketMessages.ticketId })
    .from(ticketMessages)
    .where(sql`${ticketMessages.search} @@ ${words}::tsquery`)
    .limit(foundMaximum);
}

/** What was typed into a field. The name of a choice is not stored with the ticket, its id is: that is a word as well. */
function inFields(db: Db, words: string): Promise<Ids> {
  return db
    .select({ id: ticketFieldValues.ticketId })
    .from(ticketFieldValues)
    .where(sql`text_value is not null and array_to_tsvector(search_words(text_value)) @@ ${words}::tsquery`)
    .limit(foundMaximum);
}

/** The newest that have one of these choices. */
async function withChoices(db: Db, choices: readonly { field: string; choice: string }[]): Promise<Ids> {
  if (choices.length === 0) return [];
  const { ticketId, fieldId, textValue } = ticketFieldValues;
  const chosen = or(...choices.map(({ field, choice }) => and(eq(fieldId, field), eq(textValue, choice))));
  const has = db
    .select({ one: sql`1` })
    .from(ticketFieldValues)
    .where(and(eq(ticketId, tickets.id), chosen));
  return db
    .select({ id: tickets.id })
    .from(tickets)
    .where(exists(has))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(foundMaximum);
}

function ofCustomers(db: Db, question: string, words: string): Promise<Ids> {
  return newestOf(db, whoIs(question, words, customersMaximum), ticketsOfOne).limit(foundMaximum);
}

function mixed(db: Db, question: string, words: string): Promise<Ids> {
  const people = whoIs(question, anyOf(words), mixedCustomers);
  return newestOf(db, people, mixedTickets).where(sql`(own.search || people.search) @@ ${words}::tsquery`);
}

function newestOf(db: Db, people: SQL, limit: number) {
  const own = sql`select id, search from ${tickets} where customer_id = people.id order by updated_at desc, id desc limit ${limit}`;
  return db.select({ id: sql<string>`own.id` }).from(sql`(${people}) people cross join lateral (${own}) own`);
}

/** `search` is made by the database of name, company and address; see migration 0022. */
function whoIs(question: string, words: string, limit: number): SQL {
  const exact = question.includes("@") ? sql`email = ${question.trim().toLowerCase()} or` : sql``;
  return sql`select id, search from ${accounts} where kind = 'customer' and (${exact} search @@ ${words}::tsquery) limit ${limit}`;
}
