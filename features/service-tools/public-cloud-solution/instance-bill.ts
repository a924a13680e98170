// The bill of the instance picker. Amounts are in both currencies, each from its own list, never converted.
import { backup, cloudExtras, hoursPerMonth, type InstancePlan, type Price, storagePerGb } from "#content/pricing.ts";
import { addPrices, noPrice, timesPrice } from "#features/service-tools/price-arithmetic.ts";

export type BalancerSize = "none" | keyof typeof cloudExtras.loadBalancer;

export type InstanceOrder = {
  plan: InstancePlan;
  count: number;
  /** Hours the instances run; null is the whole month. */
  hours: number | null;
  extraDiskGb: number;
  outboundTb: number;
  balancer: BalancerSize;
  floatingIps: number;
  backupGb: number;
};

export type InstanceBill = {
  compute: Price;
  stoppedDisk: Price;
  disk: Price;
  traffic: Price;
  balancer: Price;
  floatingIps: Price;
  backup: Price;
  total: Price;
  /** Traffic included for the hours run, and what goes past it. */
  poolTb: number;
  overGb: number;
};

/** What one instance costs after so many hours: the hourly rate, never more than the monthly price. */
export function computeAfter(plan: InstancePlan, hours: number): Price {
  const whole = Math.ceil(hours);
  return {
    krw: Math.min(plan.monthly.krw, Math.round(whole * plan.hourlyKrw)),
    usd: Math.min(plan.monthly.usd, Math.round((whole * plan.monthly.usd * 100) / hoursPerMonth) / 100),
  };
}

export function instanceBill(order: InstanceOrder): InstanceBill {
  const { plan, count } = order;
  const hours = Math.min(order.hours ?? hoursPerMonth, hoursPerMonth);
  const stopped = hoursPerMonth - hours;
  const poolTb = Math.round(((plan.transferTb * count * hours) / hoursPerMonth) * 1000) / 1000;
  const overGb = Math.max(0, Math.round((order.outboundTb - poolTb) * 1000));
  const lines = {
    compute: timesPrice(order.hours === null ? plan.monthly : computeAfter(plan, hours), count),
    stoppedDisk: timesPrice(storagePerGb.blockNvme, (plan.nvmeGb * count * stopped) / hoursPerMonth),
    disk: timesPrice(storagePerGb.blockNvme, order.extraDiskGb * count),
    traffic: timesPrice(cloudExtras.outboundPerGb, overGb),
    balancer: order.balancer === "none" ? noPrice : cloudExtras.loadBalancer[order.balancer],
    floatingIps: timesPrice(cloudExtras.floatingIp, order.floatingIps),
    backup: timesPrice(backup.vaultPerGb, order.backupGb),
  };
  return { ...lines, total: addPrices(...Object.values(lines)), poolTb, overGb };
}
