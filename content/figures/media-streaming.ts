// Delay per stage and protocol, targets and rules for events; both languages, the pipeline and the calculator read them here.
export const protocolIds = ["hls", "llhls", "webrtc"] as const;
export type ProtocolId = (typeof protocolIds)[number];

export const stageIds = ["capture", "ingest", "transcode", "package", "delivery", "buffer"] as const;
export type StageId = (typeof stageIds)[number];

/**
 * Seconds per stage. `unit` is what the player counts in: a segment, a part, or the jitter buffer;
 * packaging waits for `packageUnits` of them and the player holds `bufferUnits`.
 */
export type Protocol = {
  id: ProtocolId;
  capture: number;
  ingest: number;
  transcode: number;
  delivery: number;
  packageUnits: number;
  bufferUnits: number;
  units: readonly number[];
  defaultUnit: number;
};

export const protocols: Readonly<Record<ProtocolId, Protocol>> = {
  hls: {
    id: "hls",
    capture: 0.5,
    ingest: 0.5,
    transcode: 1,
    delivery: 0.1,
    packageUnits: 1,
    bufferUnits: 3,
    units: [1, 2, 4, 6],
    defaultUnit: 4,
  },
  llhls: {
    id: "llhls",
    capture: 0.3,
    ingest: 0.4,
    transcode: 0.6,
    delivery: 0.1,
    packageUnits: 1,
    bufferUnits: 3,
    units: [0.2, 0.33, 0.5, 0.75],
    defaultUnit: 0.5,
  },
  webrtc: {
    id: "webrtc",
    capture: 0.1,
    ingest: 0.1,
    transcode: 0.15,
    delivery: 0.1,
    packageUnits: 0,
    bufferUnits: 1,
    units: [0.1, 0.2, 0.3],
    defaultUnit: 0.2,
  },
};

export const streamingFigures = {
  ingestSwitchSeconds: 2,
  ingestCities: 2,
  ladderSteps: [5, 7],
  startSeconds: 2,
  rebufferPercent: 0.5,
  reserveDays: 14,
  loadTestDays: 3,
  /** Peaks above this are reserved ahead. */
  reserveFromGbps: 100,
  exampleViewers: 100_000,
  exampleMbps: 5,
} as const;
