// Camera to screen, stage by stage.
import { type ProtocolId, protocols, type StageId, stageIds } from "#content/figures/media-streaming.ts";

export type StageDelay = { id: StageId; seconds: number };
export type StreamDelay = { stages: readonly StageDelay[]; total: number };

/** `unit` is the segment, the part or the jitter buffer in seconds. */
export function streamDelay(id: ProtocolId, unit: number): StreamDelay {
  const p = protocols[id];
  const seconds: Record<StageId, number> = {
    capture: p.capture,
    ingest: p.ingest,
    transcode: p.transcode,
    package: p.packageUnits * unit,
    delivery: p.delivery,
    buffer: p.bufferUnits * unit,
  };
  const stages = stageIds.map((stage) => ({ id: stage, seconds: seconds[stage] }));
  return { stages, total: stages.reduce((sum, stage) => sum + stage.seconds, 0) };
}
