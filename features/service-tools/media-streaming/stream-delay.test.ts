import { describe, expect, it } from "vitest";
import { protocols } from "#content/figures/media-streaming.ts";
import { streamDelay } from "./stream-delay.ts";

describe("camera to screen", () => {
  it("is the sum of six stages", () => {
    // 0.5 + 0.5 + 1 + 6 + 0.1 + 3 × 6
    expect(streamDelay("hls", 6).total).toBeCloseTo(26.1);
    expect(streamDelay("hls", 6).stages.find((stage) => stage.id === "buffer")?.seconds).toBe(18);
  });

  it("stays inside the range each protocol is known for", () => {
    for (const unit of protocols.hls.units) {
      expect(streamDelay("hls", unit).total).toBeGreaterThanOrEqual(6);
      expect(streamDelay("hls", unit).total).toBeLessThanOrEqual(30);
    }
    for (const unit of protocols.llhls.units) {
      expect(streamDelay("llhls", unit).total).toBeGreaterThanOrEqual(2);
      expect(streamDelay("llhls", unit).total).toBeLessThanOrEqual(5);
    }
    for (const unit of protocols.webrtc.units) expect(streamDelay("webrtc", unit).total).toBeLessThan(1);
  });

  it("nearly halves with the segment", () => {
    expect(streamDelay("hls", 2).total / streamDelay("hls", 4).total).toBeCloseTo(0.56, 2);
  });
});
