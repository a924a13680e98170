// What stages, severities and levels are called.
import { incidentStageWords } from "#features/tickets/rules/incident-stage-words.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Level } from "./day-ribbon.ts";
import type { IncidentKind, Severity, Stage } from "./stages.ts";

export const stageWords: Record<Stage, Words> = incidentStageWords;

export const severityWords: Record<Severity, () => string> = {
  minor: m.status_severity_minor,
  major: m.status_severity_major,
  critical: m.status_severity_critical,
};

export const levelWords: Record<Level, () => string> = { maintenance: m.status_level_maintenance, ...severityWords };

export const kindWords: Record<IncidentKind, () => string> = { incident: m.status_kind_incident, maintenance: m.status_kind_maintenance };
