// How far an incident or planned work has come. Planned work goes by its two moments; an incident by what was told last, until it ends. Pure.
export const incidentStages = ["investigating", "identified", "monitoring", "resolved"] as const;
export const maintenanceStages = ["scheduled", "in_progress", "done"] as const;
export const stages = [...incidentStages, ...maintenanceStages] as const;
export type Stage = (typeof stages)[number];

export const severities = ["minor", "major", "critical"] as const;
export type Severity = (typeof severities)[number];

export const incidentKinds = ["incident", "maintenance"] as const;
export type IncidentKind = (typeof incidentKinds)[number];

type Course = { kind: IncidentKind; stage: "investigating" | "identified" | "monitoring" | null; startsAt: Date; endsAt: Date | null };

/** planned, running or over: what the moments say. */
export function stateAt({ startsAt, endsAt }: Pick<Course, "startsAt" | "endsAt">, now: Date): "planned" | "running" | "over" {
  if (endsAt !== null && endsAt <= now) return "over";
  return startsAt > now ? "planned" : "running";
}

export function stageAt(course: Course, now: Date): Stage {
  const state = stateAt(course, now);
  if (course.kind === "maintenance") return state === "over" ? "done" : state === "planned" ? "scheduled" : "in_progress";
  return state === "over" ? "resolved" : (course.stage ?? "investigating");
}

export function stagesOf(kind: IncidentKind): readonly Stage[] {
  return kind === "incident" ? incidentStages : maintenanceStages;
}

/** The moments after this was told at `now`. Planned work that begins or ends at another time than planned moves them. */
export function movedBy(course: Course, stage: Stage, now: Date): Pick<Course, "stage" | "startsAt" | "endsAt"> {
  const { startsAt, endsAt } = course;
  const begun = startsAt > now ? now : startsAt;
  switch (stage) {
    case "resolved":
    case "done":
      return { stage: course.stage, startsAt: begun, endsAt: now };
    case "scheduled":
      return { stage: null, startsAt, endsAt };
    case "in_progress":
      return { stage: null, startsAt: begun, endsAt: endsAt !== null && endsAt <= now ? null : endsAt };
    default:
      return { stage, startsAt: begun, endsAt: null };
  }
}

/** What may be told next. Planned work that has begun cannot be scheduled again. */
export function mayTell(course: Course, stage: Stage, now: Date): boolean {
  if (!stagesOf(course.kind).includes(stage)) return false;
  return stage !== "scheduled" || course.startsAt > now;
}
