// What stages, severities and levels are called.
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Level } from "./day-ribbon.ts";
import type { IncidentKind, Severity, Stage } from "./stages.ts";

/** In the running language, or in the one that is given. */
type Word = (inputs?: object, options?: { locale?: Locale }) => string;

export const stageWords: Record<Stage, Word> = {
  investigating: m.status_stage_investigating,
  identified: m.status_stage_identified,
  monitoring: m.status_stage_monitoring,
  resolved: m.status_stage_resolved,
  scheduled: m.status_stage_scheduled,
  in_progress: m.status_stage_in_progress,
  done: m.status_stage_done,
};

export const severityWords: Record<Severity, () => string> = {
  minor: m.status_severity_minor,
  major: m.status_severity_major,
  critical: m.status_severity_critical,
};

export const levelWords: Record<Level, () => string> = { maintenance: m.status_level_maintenance, ...severityWords };

export const kindWords: Record<IncidentKind, () => string> = { incident: m.status_kind_incident, maintenance: m.status_kind_maintenance };
