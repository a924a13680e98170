// Which tickets a question means: a number, an address, or words that stand in the subject, in the thread, or in the customer's name,
// company or address; a question may mix the two. Every part has an index of its own and a measure.
import { inArray, type SQL, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { anyOf, askedNumbers, searchQuery } from "#features/support/rules/search-tokens.ts";

const foundMaximum = 300;
/** A word that stands in more tickets than anybody reads means the newest of them. */
const newestLooked = 2_000;
/** Customers a question may mean, and how many of the newest tickets of each are looked at. */
const customersMaximum = 100;
const ticketsOfOne = 100;
const mixedCustomers = 20;
const mixedTickets = 40;

export function foundTickets(question: string): SQL {
  const numbers = askedNumbers(question, new Date().getFullYear());
  if (numbers.length > 0) return inArray(tickets.number, numbers);
  const words = searchQuery(question);
  if (!words) return sql`false`;
  const newestOf = (limit: number) =>
    sql`select id, search from ${tickets} where customer_id = people.id order by updated_at desc, id desc limit ${limit}`;
  const ofCustomers = sql`select own.id from (${foundCustomers(question, words, customersMaximum)}) people
    cross join lateral (${newestOf(ticketsOfOne)}) own limit ${foundMaximum}`;
  if (question.includes("@")) return sql`${tickets.id} in (${ofCustomers})`;
  // "Harbour router": one word is the company's, the other the subject's.
  const mixed = sql`select own.id from (${foundCustomers(question, anyOf(words), mixedCustomers)}) people
    cross join lateral (${newestOf(mixedTickets)}) own where (own.search || people.search) @@ ${words}::tsquery`;
  const newest = sql`select id, search from ${tickets} order by updated_at desc, id desc limit ${newestLooked}`;
  return sql`${tickets.id} in (
    (select id from (${newest}) newest where search @@ ${words}::tsquery limit ${foundMaximum})
    union (select id from ${tickets} where search @@ ${words}::tsquery limit ${foundMaximum})
    union (select ticket_id from ${ticketMessages} where search @@ ${words}::tsquery limit ${foundMaximum})
    union (${ofCustomers})
    ${words.includes(" & ") ? sql`union (${mixed})` : sql``})`;
}

/** `search` is made by the database of name, company and address; see migration 0022. */
function foundCustomers(question: string, words: string, limit: number): SQL {
  const exact = question.includes("@") ? sql`email = ${question.trim().toLowerCase()} or` : sql``;
  return sql`select id, search from ${accounts} where kind = 'customer' and (${exact} search @@ ${words}::tsquery) limit ${limit}`;
}
