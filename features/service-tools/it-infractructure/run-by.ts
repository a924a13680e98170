// Who runs which layer at which service level. The drawing and the count are read from here.

/** From your data at the top down to the hall. */
export const layers = [
  "data",
  "application",
  "middleware",
  "database",
  "backup",
  "security",
  "system",
  "monitoring",
  "hardware",
  "network",
] as const;
export type Layer = (typeof layers)[number];

export const levels = ["basic", "standard", "premium"] as const;
export type Level = (typeof levels)[number];

export type Owner = "us" | "shared" | "you";

/** The lowest level at which the provider shares a layer, and at which it runs the layer alone. */
const takenOver: Record<Layer, { shared?: Level; us?: Level }> = {
  data: {},
  application: {},
  middleware: { us: "premium" },
  database: { us: "premium" },
  backup: { us: "standard" },
  security: { shared: "standard", us: "premium" },
  system: { us: "standard" },
  monitoring: { us: "basic" },
  hardware: { us: "basic" },
  network: { us: "basic" },
};

function reached(level: Level, from: Level | undefined): boolean {
  return from !== undefined && levels.indexOf(level) >= levels.indexOf(from);
}

export function ownerOf(layer: Layer, level: Level): Owner {
  const { shared, us } = takenOver[layer];
  if (reached(level, us)) return "us";
  return reached(level, shared) ? "shared" : "you";
}

export function countOwners(level: Level): Record<Owner, number> {
  const count = { us: 0, shared: 0, you: 0 };
  for (const layer of layers) count[ownerOf(layer, level)] += 1;
  return count;
}
