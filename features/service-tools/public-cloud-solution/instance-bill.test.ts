import { describe, expect, it } from "vitest";
import { prices } from "#content/price-list.ts";
import { computeAfter, type InstanceOrder, instanceBill } from "./instance-bill.ts";

function plan(id: string) {
  const found = prices().instances.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

const shop: InstanceOrder = {
  plan: plan("M4"),
  count: 2,
  hours: null,
  extraDiskGb: 0,
  outboundTb: 6,
  balancer: "S",
  floatingIps: 0,
  backupGb: 500,
};

describe("computeAfter", () => {
  it("never exceeds the monthly price", () => {
    expect(computeAfter(plan("M4"), 730).krw).toBe(64_000);
    expect(computeAfter(plan("M4"), 744)).toEqual({ krw: 64_000, usd: 46 });
  });

  it("counts an hour begun as an hour", () => {
    expect(computeAfter(plan("M4"), 100).krw).toBe(8_770);
    expect(computeAfter(plan("M4"), 99.2).krw).toBe(8_770);
  });
});

describe("instanceBill", () => {
  it("makes the worked example: 2 × M4 + LB S + 500 GB backup = ₩195,500", () => {
    const bill = instanceBill(shop);
    expect(bill.total.krw).toBe(64_000 * 2 + 45_000 + 500 * 45);
    expect(bill.total).toEqual({ krw: 195_500, usd: 140 });
    expect(bill.traffic.krw).toBe(0);
    expect(bill.poolTb).toBe(8);
  });

  it("bills traffic past the pool only", () => {
    const bill = instanceBill({ ...shop, outboundTb: 8.5 });
    expect(bill.overGb).toBe(500);
    expect(bill.traffic.krw).toBe(35_000);
  });

  it("goes on billing disks and addresses of stopped servers, and shrinks the pool", () => {
    const bill = instanceBill({ ...shop, count: 1, hours: 0, outboundTb: 0, balancer: "none", floatingIps: 1, backupGb: 0 });
    expect(bill.compute.krw).toBe(0);
    expect(bill.stoppedDisk.krw).toBe(160 * 130);
    expect(bill.total.krw).toBe(160 * 130 + 4_000);
    expect(bill.poolTb).toBe(0);
  });

  it("costs the same by the hour as by the month once the month is full", () => {
    expect(instanceBill({ ...shop, hours: 744 }).total).toEqual(instanceBill(shop).total);
  });
});
