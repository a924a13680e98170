/** Where a city's name stands: beside, above or below its dot, chosen by hand so that names never meet. */
export type LabelSpot = { anchor: "start" | "middle" | "end"; dx: number; dy: number };
export type LabelPlan = { /** named without being pointed at */ always: readonly string[]; spots: Readonly<Record<string, LabelSpot>> };

const right: LabelSpot = { anchor: "start", dx: 10, dy: 4 };
const left: LabelSpot = { anchor: "end", dx: -10, dy: 4 };
const above: LabelSpot = { anchor: "middle", dx: 0, dy: -11 };
const below: LabelSpot = { anchor: "middle", dx: 0, dy: 20 };

export const wideLabels: LabelPlan = {
  always: ["ICN", "NRT", "HKG", "SIN", "CGK", "BOM", "SYD", "DXB", "LHR", "FRA", "LAX", "SEA", "IAD", "GRU", "JNB"],
  spots: {
    ICN: { anchor: "end", dx: -10, dy: -15 },
    PUS: { anchor: "end", dx: -22, dy: 12 },
    NRT: right,
    KIX: { anchor: "start", dx: 2, dy: 20 },
    HKG: { anchor: "start", dx: 9, dy: 8 },
    MNL: { anchor: "start", dx: 9, dy: 10 },
    SGN: left,
    SIN: right,
    CGK: right,
    BOM: left,
    SYD: below,
    DXB: left,
    LHR: left,
    FRA: { anchor: "start", dx: 9, dy: 10 },
    LAX: left,
    SEA: right,
    IAD: right,
    GRU: left,
    JNB: below,
  },
};

export const phoneLabels: LabelPlan = {
  always: ["ICN", "NRT", "HKG", "SIN", "CGK", "BOM", "SYD", "DXB", "LHR", "LAX", "IAD", "GRU", "JNB"],
  spots: {
    ICN: { anchor: "end", dx: -12, dy: -12 },
    PUS: { anchor: "end", dx: -22, dy: 12 },
    NRT: right,
    KIX: { anchor: "start", dx: 4, dy: 19 },
    HKG: { anchor: "start", dx: 9, dy: 14 },
    MNL: { anchor: "start", dx: 10, dy: 14 },
    SGN: left,
    SIN: right,
    CGK: right,
    BOM: { anchor: "start", dx: -34, dy: -11 },
    SYD: left,
    LHR: { anchor: "start", dx: -32, dy: -22 },
    FRA: { anchor: "start", dx: -20, dy: 34 },
    DXB: { anchor: "end", dx: 16, dy: 20 },
    JNB: above,
    SEA: { anchor: "start", dx: -20, dy: -12 },
    LAX: { anchor: "start", dx: -22, dy: 21 },
    IAD: { anchor: "middle", dx: 33, dy: -20 },
    GRU: { anchor: "end", dx: -9, dy: 4 },
  },
};

/** A city without a spot of its own is named only when pointed at or picked. */
export function spareSpot(x: number, width: number): LabelSpot {
  if (x > width - 120) return left;
  return x < 120 ? right : above;
}
