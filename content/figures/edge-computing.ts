// Runtimes, budgets and sample workloads of edge computing; both languages and the drawings read them here.
export const edgeFigures = {
  functionColdMs: 5,
  functionMb: 128,
  functionCpuMs: 50,
  containerStartMs: 300,
  containerGb: 4,
  vmVcpu: [2, 16],
  metroMs: 10,
  kvSeconds: 60,
  deploySeconds: 90,
  rollbackSeconds: 30,
  offlineHours: 72,
  /** Below this the edge is worth its limits. */
  edgeBelowMs: 20,
  /** Round trip per 100 km of fibre, and how much longer fibre runs than the straight line. */
  msPer100Km: 1,
  detour: 1.5,
} as const;

export const ringBudgets = [5, 10, 20, 40] as const;

export const edgeStates = ["tolerant", "readMostly", "transaction"] as const;
export type EdgeState = (typeof edgeStates)[number];

/** Needs of a workload: the answer it must give within, whether it produces bulky raw data, and how strict its state is. */
export type Workload = { id: string; latencyMs: number; rawData: boolean; state: EdgeState };

export const workloads = [
  { id: "matchmaking", latencyMs: 15, rawData: false, state: "tolerant" },
  { id: "bidding", latencyMs: 10, rawData: false, state: "tolerant" },
  { id: "cameras", latencyMs: 200, rawData: true, state: "tolerant" },
  { id: "sensors", latencyMs: 10, rawData: true, state: "tolerant" },
  { id: "variants", latencyMs: 15, rawData: false, state: "readMostly" },
  { id: "token", latencyMs: 15, rawData: false, state: "transaction" },
  { id: "chat", latencyMs: 100, rawData: false, state: "tolerant" },
  { id: "checkout", latencyMs: 300, rawData: false, state: "transaction" },
  { id: "report", latencyMs: 60_000, rawData: false, state: "readMostly" },
] as const satisfies readonly Workload[];

export type WorkloadId = (typeof workloads)[number]["id"];
