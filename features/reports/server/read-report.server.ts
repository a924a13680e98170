// One report: the figures of a period and of the period before, the course by days, a split, what customers wrote.
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { defaultLocale, type Locale, locales } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { supportFacts } from "#db/schema/reports.ts";
import { tickets } from "#db/schema/tickets.ts";
import { answerClasses, classesOf, figuresOf } from "#features/reports/rules/report-cells.ts";
import {
  addDays,
  type Block,
  dayStart,
  daysIn,
  lastDays,
  type Period,
  type Pieces,
  periodBefore,
  piecesOf,
  reportZone,
} from "#features/reports/rules/report-days.ts";
import { channels, type Split } from "#features/reports/rules/report-names.ts";
import type { Report, ReportComment, ReportQuery } from "#features/reports/rules/reports.contract.ts";
import { departments } from "#features/support/rules/departments.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import type { Db } from "#platform/db/database.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { addLive, backlogAt, backlogNow, courseOf, prepareBlocks, readCourse, sumBlocks } from "./report-blocks.server.ts";
import { choiceFields, readByField } from "./report-fields.server.ts";

const peopleAtOnce = 20;
const commentsShown = 20;
/** Longer periods are drawn by weeks. */
const drawnDays = 92;
const attempts = 5;

export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  return from && to ? { from, to } : lastDays(30, now);
}

/** `aside`: where long readings go that store nothing, a read replica if there is one; what it tells may be a moment behind. */
export async function readReport(
  db: Db,
  query: ReportQuery,
  now = new Date(),
  aside: Db = db,
  own: { fields: readonly TicketField[]; locale: Locale } = { fields: [], locale: defaultLocale },
): Promise<Report> {
  const field = own.fields.find(({ id, kind }) => id === query.field && kind === "choice");
  const period = periodOf(query, now);
  const before = periodBefore(period);
  const pieces = { now: piecesOf(period, now, true), before: piecesOf(before, now, true) };
  const drawn = piecesOf(period, now, daysIn(period) > drawnDays);
  const blocks = [...pieces.now.blocks, ...pieces.before.blocks, ...drawn.blocks];
  const people = query.split === "person" ? await peopleOn(db, query.page) : null;
  const sums = await readWhole(db, blocks, async (tx) => {
    const keys = people?.list.map(({ id }) => id);
    const sum = async ({ blocks, live }: Pieces) => {
      const all = await sumBlocks(tx, blocks, "all");
      const split = query.split ? await sumBlocks(tx, blocks, query.split, keys) : null;
      await addLive(tx, live, { all, ...(query.split && split ? { [query.split]: split } : {}) });
      return { all, split };
    };
    return { now: await sum(pieces.now), before: await sum(pieces.before), course: await readCourse(tx, drawn.blocks) };
  });
  const [cells, cellsBefore] = [sums.now.all.get("") ?? {}, sums.before.all.get("") ?? {}];
  const today = dayOf(now, reportZone);
  // What is still running is drawn as far as it has come.
  const live = drawn.live ? await liveCourse(db, drawn.live.start, period, now) : [];
  const rows = query.split ? splitRows(query.split, people?.list ?? null) : [];
  const times = classesOf(cells);
  const timesBefore = classesOf(cellsBefore);
  return {
    ...period,
    before,
    zone: reportZone,
    figures: figuresOf(cells),
    figures_before: figuresOf(cellsBefore),
    backlog: period.to >= today ? await backlogNow(aside, now) : await backlogAt(db, dayStart(addDays(period.to, 1))),
    backlog_before: period.from > today ? await backlogNow(aside, now) : await backlogAt(db, dayStart(period.from)),
    course: [
      ...drawn.blocks.map((block) => ({ ...daysOf(block), ...(courseOf(sums.course, block) ?? { opened: 0, solved: 0 }) })),
      ...live,
    ],
    answer_times: answerClasses.map((up_to, index) => ({ up_to, count: times[index] ?? 0, before: timesBefore[index] ?? 0 })),
    split: query.split
      ? {
          by: query.split,
          rows: rows.map(({ key, name }) => ({
            key,
            name,
            figures: figuresOf(sums.now.split?.get(key) ?? {}),
            before: figuresOf(sums.before.split?.get(key) ?? {}),
          })),
          page: query.page,
          more: people?.more ?? false,
        }
      : null,
    fields: choiceFields(own.fields, own.locale),
    by_field: field ? await readByField(aside, field, period, own.locale) : null,
    comments: await commentsIn(aside, period),
  };
}

const daysOf = ({ span, day }: Block): Period => ({ from: day, to: span === "week" ? addDays(day, 6) : day });

/** All from one moment; again if somebody took a block away between making it and reading it. */
async function readWhole<T>(db: Db, blocks: readonly Block[], read: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    await prepareBlocks(db, blocks);
    const found = await db.transaction(
      async (tx) => {
        const there = await readCourse(tx, blocks);
        const whole = blocks.every((block) => courseOf(there, block));
        return whole || attempt === attempts ? { sums: await read(tx) } : null;
      },
      { isolationLevel: "repeatable read" },
    );
    if (found) return found.sums;
  }
}

/** The days that are not over, or were only just: straight from the history. */
async function liveCourse(db: Db, start: Date, { to }: Period, now: Date) {
  const { kind, at } = supportFacts;
  const day = sql<string>`to_char(${at} at time zone ${sql.raw(`'${reportZone}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ kind, day, n: count() })
    .from(supportFacts)
    .where(and(inArray(kind, ["opened", "solved"]), gte(at, start), lt(at, dayStart(addDays(to, 1)))))
    .groupBy(kind, day);
  const of = (name: "opened" | "solved", on: string) => rows.find((row) => row.kind === name && row.day === on)?.n ?? 0;
  const last = [to, dayOf(now, reportZone)].sort()[0] as string;
  const course: Report["course"] = [];
  for (let on = dayOf(start, reportZone); on <= last; on = addDays(on, 1)) {
    course.push({ from: on, to: on, opened: of("opened", on), solved: of("solved", on) });
  }
  return course;
}

function splitRows(split: Split, people: { id: string; name: string | null }[] | null): { key: string; name: string | null }[] {
  if (people) return people.map(({ id, name }) => ({ key: id, name }));
  const keys = { department: departments, language: locales, channel: channels, person: [] }[split];
  return keys.map((key) => ({ key, name: null }));
}

/** Colleagues by name, whether they are still here or not; what belongs to nobody comes first. */
async function peopleOn(db: Db, page: number) {
  const { id, name } = accounts;
  const rows = await db
    .select({ id, name })
    .from(accounts)
    .where(eq(accounts.kind, "staff"))
    .orderBy(asc(name), asc(id))
    .limit(peopleAtOnce + 1)
    .offset((page - 1) * peopleAtOnce);
  const list: { id: string; name: string | null }[] = rows.slice(0, peopleAtOnce);
  return { list: page === 1 ? [{ id: "", name: null }, ...list] : list, more: rows.length > peopleAtOnce };
}

/** The newest of both; a ticket that was rated anew has its newer words only. */
async function commentsIn(db: Db, { from, to }: Period): Promise<ReportComment[]> {
  const during = ({ ratedAt, ratingComment }: typeof tickets | typeof chats) =>
    and(isNotNull(ratingComment), gte(ratedAt, dayStart(from)), lt(ratedAt, dayStart(addDays(to, 1))));
  const ofTickets = await db
    .select({ id: tickets.id, name: tickets.number, rating: tickets.rating, comment: tickets.ratingComment, at: tickets.ratedAt })
    .from(tickets)
    .where(during(tickets))
    .orderBy(desc(tickets.ratedAt), desc(tickets.id))
    .limit(commentsShown);
  const ofChats = await db
    .select({ id: chats.id, name: chats.topic, rating: chats.rating, comment: chats.ratingComment, at: chats.ratedAt })
    .from(chats)
    .where(during(chats))
    .orderBy(desc(chats.ratedAt), desc(chats.id))
    .limit(commentsShown);
  return [...ofTickets.map((row) => ({ kind: "ticket" as const, ...row })), ...ofChats.map((row) => ({ kind: "chat" as const, ...row }))]
    .flatMap(({ rating, comment, at, ...row }) => (comment && at ? [{ ...row, rating: rating ?? 0, comment, at: at.toISOString() }] : []))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, commentsShown);
}
