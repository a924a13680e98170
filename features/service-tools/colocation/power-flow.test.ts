import { describe, expect, it } from "vitest";
import { powerScenarios, powerState } from "./power-flow.ts";

describe("powerState", () => {
  it("keeps at least one cord of the server alive in every scenario", () => {
    for (const scenario of powerScenarios) {
      expect([powerState("cordA", scenario), powerState("cordB", scenario)]).toContain("carry");
    }
  });

  it("never lets a side carry what nothing feeds", () => {
    for (const scenario of powerScenarios) {
      const on = (piece: Parameters<typeof powerState>[0]) => powerState(piece, scenario) === "carry";
      for (const [cord, ups, board, utility, generator] of [
        ["cordA", "upsA", "boardA", "utilityA", "generatorA"],
        ["cordB", "upsB", "boardB", "utilityB", "generatorB"],
      ] as const) {
        if (on(cord)) expect(on(ups)).toBe(true);
        if (on(ups)) expect(on(board)).toBe(true);
        if (on(board)) expect([on(utility), on(generator), on("tie")]).toContain(true);
      }
    }
  });

  it("starts the generators only when both utilities are gone", () => {
    expect(powerScenarios.filter((scenario) => powerState("generatorA", scenario) === "carry")).toEqual(["blackout"]);
  });
});
