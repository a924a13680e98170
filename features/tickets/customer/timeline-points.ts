// A ticket's course on a line of time: opened, answered, replied, due. Pure; the drawing is ticket-course.tsx.
import type { MessageView, TicketView } from "#features/tickets/rules/ticket-views.ts";

export type TimelineKind = "own" | "given" | "due" | "late" | "end";
export type TimelineName = "opened" | "first" | "answer" | "reply" | "closed" | "reopened" | "deadline";
export type TimelinePoint = {
  name: TimelineName;
  kind: TimelineKind;
  at: number /** 0 to 1 along the line. */;
  x: number;
  labelled: boolean;
};
export type Course = { points: TimelinePoint[]; from: number; to: number; now: number | null; ticks: { at: number; x: number }[] };

/** Room a label needs, as a share of the line. */
const labelRoom = 0.115;
const pointsMaximum = 14;
const niceSteps = [5, 10, 15, 20, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14_400, 43_200].map((minutes) => minutes * 60_000);

export function timelineOf(
  ticket: Pick<TicketView, "created_at" | "due_at" | "state">,
  messages: readonly MessageView[],
  now: number,
): Course {
  const found = messages.flatMap((message) => pointOf(message));
  const points = [{ name: "opened" as const, kind: "own" as const, at: Date.parse(ticket.created_at) }, ...found].slice(-pointsMaximum);
  const running = ticket.state !== "closed";
  if (ticket.due_at) {
    const at = Date.parse(ticket.due_at);
    points.push({ name: "deadline", kind: at < now ? "late" : "due", at });
  }
  points.sort((a, b) => a.at - b.at);
  const ends = [...points.map(({ at }) => at), ...(running ? [now] : [])];
  const span = Math.max(20 * 60_000, Math.max(...ends) - Math.min(...ends));
  const step = niceSteps.find((candidate) => span / candidate <= 8) ?? span / 6;
  const from = Math.floor((Math.min(...ends) - step * 0.1) / step) * step;
  const to = Math.ceil((Math.max(...ends) + step * 0.1) / step) * step;
  const share = (at: number) => (at - from) / (to - from);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => ({
    at: from + index * step,
    x: share(from + index * step),
  }));
  return {
    points: labels(points.map((point) => ({ ...point, x: share(point.at), labelled: false }))),
    from,
    to,
    now: running ? share(now) : null,
    ticks,
  };
}

/** The deadline first, then the first answer, then the newest: whoever comes first has the room. */
function labels(points: TimelinePoint[]): TimelinePoint[] {
  const rank: Record<TimelineName, number> = { deadline: 0, closed: 1, first: 2, opened: 3, reopened: 4, reply: 5, answer: 6 };
  const order = [...points].sort((a, b) => rank[a.name] - rank[b.name] || b.at - a.at);
  const taken: number[] = [];
  for (const point of order) {
    if (taken.some((x) => Math.abs(x - point.x) < labelRoom)) continue;
    taken.push(point.x);
    point.labelled = true;
  }
  return points;
}

function pointOf(message: MessageView): { name: TimelineName; kind: TimelineKind; at: number }[] {
  const at = Date.parse(message.created_at);
  if (message.kind === "event") {
    if (message.event.type === "closed") return [{ name: "closed", kind: "end", at }];
    return message.event.type === "reopened" ? [{ name: "reopened", kind: "own", at }] : [];
  }
  if (message.kind !== "public") return [];
  if (message.by.role === "staff") return [{ name: message.first_answer_minutes === null ? "answer" : "first", kind: "given", at }];
  // The first message is the opening itself.
  return message.seq > 1 ? [{ name: "reply", kind: "own", at }] : [];
}
