// Which pieces of the single-line diagram carry the load, stand ready or are dead in each scenario.
export const powerScenarios = ["normal", "feed", "utility", "blackout"] as const;
export type PowerScenario = (typeof powerScenarios)[number];

/** `board` is the wire from a switchboard to its UPS, `ups` the one from there to the strip, `cord` the last to the server. */
export const powerPieces = [
  "utilityA",
  "utilityB",
  "tie",
  "generatorA",
  "generatorB",
  "switchA",
  "switchB",
  "boardA",
  "boardB",
  "batteryA",
  "batteryB",
  "upsA",
  "upsB",
  "cordA",
  "cordB",
] as const;
export type PowerPiece = (typeof powerPieces)[number];
export type PowerState = "carry" | "ready" | "dead";

type Changes = Partial<Record<PowerPiece, PowerState>>;

const normal: Record<PowerPiece, PowerState> = {
  utilityA: "carry",
  utilityB: "carry",
  tie: "ready",
  generatorA: "ready",
  generatorB: "ready",
  switchA: "carry",
  switchB: "carry",
  boardA: "carry",
  boardB: "carry",
  batteryA: "ready",
  batteryB: "ready",
  upsA: "carry",
  upsB: "carry",
  cordA: "carry",
  cordB: "carry",
};

const changes: Record<PowerScenario, Changes> = {
  normal: {},
  feed: { utilityA: "ready", switchA: "ready", boardA: "dead", batteryA: "dead", upsA: "dead", cordA: "dead" },
  utility: { utilityA: "dead", tie: "carry" },
  blackout: { utilityA: "dead", utilityB: "dead", generatorA: "carry", generatorB: "carry" },
};

export function powerState(piece: PowerPiece, scenario: PowerScenario): PowerState {
  return changes[scenario][piece] ?? normal[piece];
}
