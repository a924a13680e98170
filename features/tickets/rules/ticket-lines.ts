// The lines of text a ticket is described by. An entry here is a field of the API (opening, changing, answers), part of the search, of what
// two colleagues may both change, of the export and of the customer's form; besides the subject also a row on both pages (decision 19).
// The database has a column of the same name.
import { z } from "zod";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import { m } from "#platform/paraglide/messages.js";
import { typedText } from "#platform/typed-text.ts";

type Line = { max: number; required: boolean; label: () => string; hint: () => string };

export const ticketLines = {
  subject: { max: subjectMaximum, required: true, label: m.ticket_subject, hint: m.ticket_subject_hint },
} as const satisfies Record<string, Line>;

export type TicketLine = keyof typeof ticketLines;
type Required<L extends TicketLine> = (typeof ticketLines)[L]["required"] extends true ? L : never;

/** Each line; the ones that are not filled in are empty. */
export type TicketLines = Record<TicketLine, string>;
/** What comes in: the lines nobody has to fill in may be missing. */
export type GivenLines = Pick<TicketLines, { [L in TicketLine]: Required<L> }[TicketLine]> & Partial<TicketLines>;

export const lineNames = Object.keys(ticketLines) as TicketLine[];
/** Besides the subject, which heads every page of a ticket. */
export const detailNames: readonly TicketLine[] = lineNames.filter((name) => name !== "subject");

function each<T>(make: (line: Line, name: TicketLine) => T): Record<TicketLine, T> {
  return Object.fromEntries(lineNames.map((name) => [name, make(ticketLines[name], name)])) as Record<TicketLine, T>;
}

export const lineLabels = each(({ label }) => label);

export function linesOf(given: Partial<Record<TicketLine, string | null | undefined>>): TicketLines {
  return each((_, name) => given[name] ?? "");
}

/** No longer than they may be: for what comes from an address or an old draft. */
export function cutLines(lines: TicketLines): TicketLines {
  return each(({ max }, name) => lines[name].slice(0, max));
}

/** What a search for the ticket finds it by. */
export function searchedText(ticket: TicketLines & { number: string }): string {
  return [...Object.values(linesOf(ticket)), ticket.number].join(" ");
}

/** One line without control or direction-changing characters: they are shown in lists, mails and headers. */
const oneLine = ({ max, required }: Line) =>
  typedText
    .min(required ? 1 : 0)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "ticket_line_format");

type OpeningFields = { [L in TicketLine]: L extends Required<L> ? z.ZodString : z.ZodDefault<z.ZodString> };

export const openingLines = each((line) => (line.required ? oneLine(line) : oneLine(line).default(""))) as OpeningFields;
export const changedLines = each((line) => oneLine(line).optional());
/** As it stood on somebody's screen. */
export const seenLines = each(() => z.string().max(200).optional());
export const shownLines = each(() => z.string());
