// What a rule does to something it is about. Pure, and the same for the dry run and for real: the plan says what happens, in order, and
// what does not and why; carrying it out adds nothing and leaves nothing out.
import { z } from "zod";
import { type Department, departments, priorities } from "#features/support/rules/departments.ts";
import { fieldOf } from "#features/support/rules/field-choices.ts";
import type { Facts } from "./rule-match.ts";
import type { Action, RuleParts } from "./rule-parts.ts";

/** Why something was not done. */
export const notDone = ["nobody_free", "gone", "off", "unfilled", "limit"] as const;
export type NotDone = (typeof notDone)[number];
const not = z.enum(notDone).optional();

/** What a rule did, or would do. What was so already is not in it. */
export const effect = z.discriminatedUnion("type", [
  z.object({ type: z.literal("department"), to: z.enum(departments), not }),
  z.object({ type: z.literal("priority"), to: z.enum(priorities), not }),
  z.object({ type: z.literal("tag"), tag: z.string(), not }),
  z.object({ type: z.literal("field"), to: z.string(), not }),
  /** Nobody: there was nobody to whom it could go. */
  z.object({ type: z.literal("assign"), person: z.string().nullable(), by: z.enum(["rule", "round_robin", "least_busy"]), not }),
  z.object({ type: z.literal("reply"), canned: z.string(), not }),
  z.object({ type: z.literal("notify"), person: z.string(), not }),
  z.object({ type: z.literal("webhook"), webhook: z.string(), not }),
]);
export type Effect = z.output<typeof effect>;

/** Somebody on duty: how many tickets of theirs wait for us, and when they last got one by turn. */
export type Seat = { id: string; waiting: number; turnAt: number };

export type World = {
  /** Who can be given a ticket or told of it. */
  people: ReadonlySet<string>;
  seats: readonly Seat[];
  /** Texts there are, with the placeholders that stay open for this customer. */
  canned: ReadonlyMap<string, readonly string[]>;
  /** Receivers there are, and whether they are on. */
  webhooks: ReadonlyMap<string, boolean>;
  /** Choices there are in the provider's own fields, and the departments that have the field; none named: all of them. */
  choices: ReadonlyMap<string, readonly Department[]>;
  /** How many actions, and how many replies among them, this ticket still gets this hour. */
  actionsLeft: number;
  repliesLeft: number;
};

const tagsMaximum = 10;
const order: readonly Action["type"][] = ["department", "priority", "tag", "field", "assign", "turn", "reply", "notify", "webhook"];

export type Planned = { effects: Effect[]; facts: Facts; world: World };

/** In a fixed order, whatever order they were written in: who gets it is decided after what it is. */
export function planRule({ do: actions }: Pick<RuleParts, "do">, facts: Facts, world: World): Planned {
  let planned: Planned = { effects: [], facts, world };
  const sorted = [...actions].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  for (const action of sorted) planned = step(action, planned);
  return planned;
}

function step(action: Action, { effects, facts, world }: Planned): Planned {
  const next = effectOf(action, facts, world);
  if (!next) return { effects, facts, world };
  const done = next.not ? next : world.actionsLeft > 0 ? next : { ...next, not: "limit" as const };
  if (done.not) return { effects: [...effects, done], facts, world };
  return { effects: [...effects, done], facts: after(facts, done), world: used(world, done) };
}

/** Null: it is so already. */
function effectOf(action: Action, facts: Facts, world: World): Effect | null {
  switch (action.type) {
    case "department":
      return facts.department === action.to ? null : { type: "department", to: action.to };
    case "priority":
      return facts.priority === action.to ? null : { type: "priority", to: action.to };
    case "tag":
      if (facts.tags.includes(action.tag)) return null;
      return { type: "tag", tag: action.tag, ...(facts.tags.length < tagsMaximum ? {} : { not: "limit" }) };
    case "field": {
      if (facts.fields.includes(action.to)) return null;
      const where = world.choices.get(action.to);
      const fits = where && (where.length === 0 || (facts.department !== null && where.includes(facts.department)));
      return { type: "field", to: action.to, ...(fits ? {} : { not: "gone" }) };
    }
    case "assign":
      if (facts.assigneeId === action.person) return null;
      return { type: "assign", person: action.person, by: "rule", ...(world.people.has(action.person) ? {} : { not: "gone" }) };
    case "turn": {
      if (facts.assigneeId !== null) return null;
      // Outside opening hours only what cannot wait for the morning.
      const now = facts.open || facts.priority === "urgent";
      const seat = now ? nextSeat(action.by, world.seats, action.held) : undefined;
      return { type: "assign", person: seat?.id ?? null, by: action.by, ...(seat ? {} : { not: "nobody_free" }) };
    }
    case "reply": {
      const open = world.canned.get(action.canned);
      const why = !open ? "gone" : open.length > 0 ? "unfilled" : world.repliesLeft > 0 ? undefined : "limit";
      return { type: "reply", canned: action.canned, ...(why ? { not: why } : {}) };
    }
    case "notify":
      return { type: "notify", person: action.person, ...(world.people.has(action.person) ? {} : { not: "gone" }) };
    case "webhook": {
      const on = world.webhooks.get(action.webhook);
      return { type: "webhook", webhook: action.webhook, ...(on ? {} : { not: on === false ? "off" : "gone" }) };
    }
  }
}

/** By turn: whose last one is longest ago. Least busy: who holds the fewest that wait for us; among equals, by turn. */
export function nextSeat(by: "round_robin" | "least_busy", seats: readonly Seat[], held: number): Seat | undefined {
  const free = seats.filter(({ waiting }) => waiting < held);
  const byTurn = (a: Seat, b: Seat) => a.turnAt - b.turnAt || (a.id < b.id ? -1 : 1);
  return free.sort((a, b) => (by === "least_busy" ? a.waiting - b.waiting || byTurn(a, b) : byTurn(a, b)))[0];
}

function after(facts: Facts, effect: Effect): Facts {
  switch (effect.type) {
    case "department":
      return { ...facts, department: effect.to };
    case "priority":
      return { ...facts, priority: effect.to };
    case "tag":
      return { ...facts, tags: [...facts.tags, effect.tag] };
    case "field":
      return { ...facts, fields: [...facts.fields.filter((one) => fieldOf(one) !== fieldOf(effect.to)), effect.to] };
    case "assign":
      return { ...facts, assigneeId: effect.person };
    default:
      return facts;
  }
}

/** Whoever got it by turn is last in the row and has one more. */
function used(world: World, effect: Effect): World {
  const left = { ...world, actionsLeft: world.actionsLeft - 1, repliesLeft: world.repliesLeft - (effect.type === "reply" ? 1 : 0) };
  if (effect.type !== "assign") return left;
  const last = Math.max(0, ...world.seats.map(({ turnAt }) => turnAt));
  const byTurn = effect.by !== "rule";
  const seats = world.seats.map((seat) =>
    seat.id === effect.person ? { ...seat, waiting: seat.waiting + 1, turnAt: byTurn ? last + 1 : seat.turnAt } : seat,
  );
  return { ...left, seats };
}
