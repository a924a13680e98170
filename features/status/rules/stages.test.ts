import { expect, test } from "vitest";
import { mayTell, movedBy, stageAt } from "./stages.ts";

const now = new Date("2026-11-15T03:00:00Z");
const before = new Date("2026-11-15T02:00:00Z");
const later = new Date("2026-11-15T06:00:00Z");

test("an incident is at what was told last, until it ends", () => {
  const course = { kind: "incident", stage: null, startsAt: before, endsAt: null } as const;
  expect(stageAt(course, now)).toBe("investigating");
  const found = { ...course, ...movedBy(course, "identified", now) };
  expect(stageAt(found, now)).toBe("identified");
  const over = { ...found, ...movedBy(found, "resolved", now) };
  expect([stageAt(over, now), over.endsAt]).toEqual(["resolved", now]);
  const again = { ...over, ...movedBy(over, "investigating", later) };
  expect([stageAt(again, later), again.endsAt]).toEqual(["investigating", null]);
});

test("planned work goes by its moments, and by what is told before or after them", () => {
  const course = { kind: "maintenance", stage: null, startsAt: later, endsAt: new Date("2026-11-15T08:00:00Z") } as const;
  expect(stageAt(course, now)).toBe("scheduled");
  expect(stageAt(course, later)).toBe("in_progress");
  expect(stageAt(course, course.endsAt)).toBe("done");
  expect(movedBy(course, "in_progress", now)).toMatchObject({ startsAt: now, endsAt: course.endsAt });
  expect(movedBy(course, "done", new Date("2026-11-15T07:00:00Z")).endsAt?.toISOString()).toBe("2026-11-15T07:00:00.000Z");
});

test("a stage belongs to its kind, and what has begun cannot be scheduled", () => {
  const work = { kind: "maintenance", stage: null, startsAt: before, endsAt: null } as const;
  expect(mayTell(work, "resolved", now)).toBe(false);
  expect(mayTell(work, "scheduled", now)).toBe(false);
  expect(mayTell({ ...work, startsAt: later }, "scheduled", now)).toBe(true);
  expect(mayTell({ ...work, kind: "incident" }, "done", now)).toBe(false);
});
