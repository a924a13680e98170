import { describe, expect, test } from "vitest";
import { findItem } from "./catalogue.ts";
import { cdnAmount, estimateTotal, hourlyPrice, lineAmount, unitPrice, usageMonth } from "./estimate.ts";
import { scenarios } from "./scenarios.ts";

const list = { term: 1, vat: false } as const;

describe("scenarios", () => {
  test("a small shop: two M4, a load balancer and 500 GB of backup", () => {
    expect(estimateTotal(scenarios.shop, list).lines.map(({ amount }) => amount.krw)).toEqual([128_000, 45_000, 22_500]);
    expect(estimateTotal(scenarios.shop, list).monthly.krw).toBe(195_500);
  });
  test("a game launch: four SH-2, Shield 100 and 10 TB of CDN in Korea", () => {
    expect(estimateTotal(scenarios.game, list).monthly.krw).toBe(2_836_000);
  });
  test("disaster recovery: a full rack, 1 Gbps to Busan and 10 TB off site", () => {
    expect(estimateTotal(scenarios.dr, list).monthly.krw).toBe(5_550_000);
  });
});

test("CDN tiers are cumulative: 30 TB in Korea is 10,000 × 75 + 20,000 × 62", () => {
  expect(cdnAmount(0, 30).krw).toBe(1_990_000);
  expect(cdnAmount(0, 10).krw).toBe(750_000);
  expect(cdnAmount(2, 200).krw).toBe(10_000 * 35 + 40_000 * 28 + 100_000 * 22 + 50_000 * 16);
});

test("a term lowers plan fees and leaves usage and one-time fees alone", () => {
  const year = { term: 12, vat: false } as const;
  expect(lineAmount({ id: "sh-1", quantity: 1 }, year)?.amount.krw).toBe(170_100);
  expect(lineAmount({ id: "vault", quantity: 500 }, year)?.amount.krw).toBe(22_500);
  expect(lineAmount({ id: "rack-setup", quantity: 1 }, year)?.amount.krw).toBe(300_000);
  expect(lineAmount({ id: "colo-full", quantity: 1 }, { term: 36, vat: false })?.amount.krw).toBe(1_080_000);
});

test("a twelve-month term waives the setup of servers", () => {
  expect(lineAmount({ id: "server-setup", quantity: 4 }, { term: 1, vat: false })?.amount.krw).toBe(600_000);
  expect(lineAmount({ id: "server-setup", quantity: 4 }, { term: 12, vat: true })?.amount.krw).toBe(0);
});

test("VAT is ten per cent on top", () => {
  expect(lineAmount({ id: "s1", quantity: 1 }, { term: 1, vat: true })?.amount).toEqual({ krw: 9_900, usd: 7.04 });
});

test("customer 8: mandatory one-time fees come along with what they set up, apart from the monthly sum", () => {
  const total = estimateTotal([{ id: "sh-4", quantity: 2 }], list);
  expect(total.monthly.krw).toBe(2_580_000);
  expect(total.once.krw).toBe(300_000);
  const racks = estimateTotal(
    [
      { id: "colo-full", quantity: 1 },
      { id: "colo-1u", quantity: 2 },
      { id: "cross-connect", quantity: 3 },
    ],
    { term: 1, vat: true },
  );
  expect(racks.setups.map(({ id, quantity }) => [id, quantity])).toEqual([
    ["rack-setup", 3],
    ["cross-connect-once", 3],
  ]);
  expect(racks.once.krw).toBe(1_650_000);
  expect(estimateTotal([{ id: "sh-4", quantity: 2 }], { term: 12, vat: false }).once.krw).toBe(0);
});

test("unknown ids are left out", () => {
  expect(estimateTotal([{ id: "nothing", quantity: 3 }], list).lines).toEqual([]);
});

test("by the hour an instance never costs more than its month", () => {
  const s1 = findItem("s1");
  if (!s1) throw new Error("S1 is on the list");
  expect(usageMonth(s1, 100)).toBe(1_230);
  expect(usageMonth(s1, 744)).toBe(9_000);
  expect(hourlyPrice(s1, false)).toEqual({ krw: 12.3, usd: 0.009 });
  expect(hourlyPrice(s1, true)?.krw).toBe(13.5);
});

test("unit prices keep the decimals of the list", () => {
  const object = findItem("object");
  if (!object) throw new Error("object storage is on the list");
  expect(unitPrice(object, list)).toEqual({ krw: 28, usd: 0.02 });
  expect(unitPrice(object, { term: 1, vat: true }).krw).toBe(30.8);
});
