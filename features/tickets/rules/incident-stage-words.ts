// What the stages of an incident are called, on the status page and in the tickets that are linked to it.
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { IncidentStage } from "./ticket-views.ts";

export const incidentStageWords: Record<IncidentStage, Words> = {
  investigating: m.status_stage_investigating,
  identified: m.status_stage_identified,
  monitoring: m.status_stage_monitoring,
  resolved: m.status_stage_resolved,
  scheduled: m.status_stage_scheduled,
  in_progress: m.status_stage_in_progress,
  done: m.status_stage_done,
};
