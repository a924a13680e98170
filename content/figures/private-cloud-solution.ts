// Figures of the private cloud page: printed by both languages and read by the sizing calculator.
// What nodes cost is on the price list: planning figures for the break-even chart; a contract is always quoted.
export const privateCloud = {
  minimumNodes: 3,
  cpuRatio: 4,
  replicas: 3,
  /** Flash is filled to this share so that a rebuild has room. */
  fillShare: 0.8,
  /** One sixteenth of a node's memory belongs to the hypervisor and the storage service. */
  reserveShare: 1 / 16,
  iops: 100_000,
  restartMinutes: 5,
  drRpoMinutes: 15,
  drRtoHours: 1,
  extraNodeBusinessDays: 5,
  buildWeeks: { from: 4, to: 6 },
  termMonths: 24,
  breakEven: { from: 60, to: 70 },
} as const;

export type NodeType = {
  id: "n32" | "n64";
  cores: number;
  ramGb: number;
  rawTb: number;
  nics: string;
};

export const nodeTypes: readonly NodeType[] = [
  { id: "n32", cores: 32, ramGb: 512, rawTb: 30.72, nics: "2 × 25 GbE" },
  { id: "n64", cores: 64, ramGb: 1024, rawTb: 61.44, nics: "2 × 100 GbE" },
];
