// Random histories of a desk, and their figures counted once more: without SQL, steps or anything that was kept before.
import { locales } from "#content/locales.ts";
import type { chats } from "#db/schema/chat.ts";
import type { supportFacts } from "#db/schema/reports.ts";
import type { tickets } from "#db/schema/tickets.ts";
import { dayStart, type Period, reportZone } from "#features/reports/rules/report-days.ts";
import type { ReportList, Split } from "#features/reports/rules/report-names.ts";
import type { Figures } from "#features/reports/rules/reports.contract.ts";
import { dayOf } from "#platform/i18n/days.ts";

export type Fact = typeof supportFacts.$inferSelect;
export type Random = (below: number) => number;

const dayMs = 86_400_000;
const horizon = 24;

/** The same numbers in every run of the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

const departmentList = ["technical", "billing", "sales", "abuse"] as const;
const channelList = ["portal", "mail", "chat", "staff"] as const;
const minutes = [0, 1, 59, 60, 61, 1_799, 1_800, 1_801, 7_200, 7_201, 28_799, 86_400, 86_401, 604_801, 7_776_001];

export type History = { facts: Fact[]; tickets: (typeof tickets.$inferInsert)[]; chats: (typeof chats.$inferInsert)[] };

export function randomHistory(random: Random, people: { customer: string; staff: string[] }, now: number): History {
  const history: History = { facts: [], tickets: [], chats: [] };
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const one = (over: Partial<Fact> & Pick<Fact, "kind" | "at">): Fact => ({
    id: `fact-${random(1e9)}-${history.facts.length}`,
    ticketId: null,
    chatId: null,
    department: pick(departmentList),
    personId: random(4) === 0 ? null : pick(people.staff),
    language: pick(locales),
    channel: pick(channelList),
    seconds: null,
    kept: null,
    rating: null,
    ...over,
  });
  const moment = (from: number) => {
    // Now and then at the very edge of a day.
    const at = from + 1_000 + random(Math.max(1, Math.floor((now - from) / 1_000))) * 1_000;
    const edge = dayStart(dayOf(at, reportZone)).getTime();
    return Math.min(now, random(6) === 0 && edge > from ? edge : at);
  };
  const seconds = () => (random(2) === 0 ? pick(minutes) : random(900_000));
  for (let n = 1 + random(7); n > 0; n--) {
    const id = `ticket-${random(1e9)}-${n}`;
    const opened = now - random(horizon * dayMs);
    history.facts.push(one({ kind: "opened", at: new Date(opened), ticketId: id, personId: null }));
    let at = opened;
    let state: "open" | "closed" = "open";
    for (let step = random(6); step > 0 && at < now - 5_000; step--) {
      at = moment(at);
      if (random(4) === 0) {
        history.facts.push(one({ kind: "answered", at: new Date(at), ticketId: id, seconds: seconds(), kept: random(3) > 0 }));
      } else if (state === "open") {
        const solved = random(5) > 0;
        history.facts.push(
          one(
            solved
              ? { kind: "solved", at: new Date(at), ticketId: id, seconds: seconds(), kept: random(2) > 0 }
              : { kind: "merged", at: new Date(at), ticketId: id },
          ),
        );
        if (solved && random(2) === 0) history.facts.push(one({ kind: "rated", at: new Date(at), ticketId: id, rating: 1 + random(5) }));
        state = "closed";
      } else {
        history.facts.push(one({ kind: "reopened", at: new Date(at), ticketId: id }));
        state = "open";
      }
    }
    const closing = history.facts.filter(({ ticketId, kind }) => ticketId === id && (kind === "solved" || kind === "merged")).at(-1);
    history.tickets.push({
      id,
      number: id,
      customerId: people.customer,
      subject: "Packet loss",
      state,
      department: "technical",
      priority: "normal",
      via: "portal",
      lastBy: "customer",
      lastText: "",
      deadline: new Date("9999-12-31T00:00:00Z"),
      createdAt: new Date(opened),
      closedAt: state === "closed" ? (closing?.at ?? null) : null,
    });
  }
  for (let n = random(3); n > 0; n--) {
    const id = `chat-${random(1e9)}-${n}`;
    const at = now - random(horizon * dayMs);
    const taken = random(3) > 0;
    history.chats.push({
      id,
      customerId: people.customer,
      topic: "Line",
      department: "sales",
      locale: "ko",
      state: "ended",
      lastBy: "customer",
    });
    if (taken) history.facts.push(one({ kind: "chat_taken", at: new Date(at), chatId: id, channel: "chat", seconds: random(2_000) }));
    const ended = { kind: "chat_ended" as const, at: new Date(moment(at)), chatId: id, channel: "chat" as const };
    history.facts.push(one({ ...ended, seconds: taken ? random(9_000) : null }));
  }
  return history;
}

/** Rounded up, said once more in other words. */
function rounded(seconds: number): number {
  const by =
    seconds <= 1_800
      ? 60
      : seconds <= 7_200
        ? 300
        : seconds <= 28_800
          ? 900
          : seconds <= 86_400
            ? 1_800
            : seconds <= 604_800
              ? 10_800
              : seconds <= 7_776_000
                ? 86_400
                : 864_000;
  return seconds % by === 0 ? seconds : seconds - (seconds % by) + by;
}

export function times(values: number[]) {
  const sorted = values.map(rounded).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null;
  return { count: sorted.length, median: at(0.5), p90: at(0.9) };
}

export function recount(facts: readonly Fact[]): Figures {
  const of = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind);
  const took = (kind: Fact["kind"]) => times(of(kind).flatMap(({ seconds }) => seconds ?? []));
  const marks = of("rated").map(({ rating }) => rating ?? 0);
  return {
    opened: of("opened").length,
    solved: of("solved").length,
    reopened: of("reopened").length,
    answers: { ...took("answered"), kept: of("answered").filter(({ kept }) => kept).length },
    solutions: { ...took("solved"), kept: of("solved").filter(({ kept }) => kept).length },
    ratings: {
      count: marks.length,
      average: marks.length === 0 ? null : Math.round((marks.reduce((a, b) => a + b, 0) / marks.length) * 100) / 100,
      marks: [1, 2, 3, 4, 5].map((mark) => marks.filter((given) => given === mark).length),
    },
    chat_waits: took("chat_taken"),
    chat_handling: took("chat_ended"),
    chats_missed: of("chat_ended").filter(({ seconds }) => seconds === null).length,
  };
}

export const within = (facts: readonly Fact[], { from, to }: Period) =>
  facts.filter(({ at }) => dayOf(at, reportZone) >= from && dayOf(at, reportZone) <= to);

/** Who opened and did not close before. */
export function openAt(facts: readonly Fact[], end: number): number[] {
  const before = facts.filter(({ at }) => at.getTime() < end);
  return before
    .filter(({ kind, ticketId }) => {
      if (kind !== "opened") return false;
      const turns = before.filter((fact) => fact.ticketId === ticketId && ["solved", "merged", "reopened"].includes(fact.kind));
      return turns.length % 2 === 0;
    })
    .map(({ at }) => (end - at.getTime()) / 1_000);
}

export const keyOf: Record<Split, (fact: Fact) => string> = {
  department: ({ department }) => department,
  person: ({ personId }) => personId ?? "",
  language: ({ language }) => language,
  channel: ({ channel }) => channel,
};

export const behind: Partial<Record<ReportList, (fact: Fact) => boolean>> = {
  opened: ({ kind }) => kind === "opened",
  late_answers: ({ kind, kept }) => kind === "answered" && kept === false,
  low_ratings: ({ kind, rating }) => kind === "rated" && (rating ?? 5) <= 2,
  missed_chats: ({ kind, seconds }) => kind === "chat_ended" && seconds === null,
};
