// The bill of the instance picker. Amounts are in both currencies, each from its own list, never converted.
import { hoursPerMonth, type InstancePlan, type Price, type PriceList, prices } from "#content/price-list.ts";
import { addPrices, noPrice, timesPrice } from "#features/service-tools/price-arithmetic.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";
import { hourlyId } from "#features/service-tools/pricing/hourly-id.ts";

export type BalancerSize = "none" | keyof PriceList["cloudExtras"]["loadBalancer"];

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

/** What instances cost after so many hours: the hourly rate, never more than the monthly price. */
export function computeAfter(plan: InstancePlan, hours: number, count = 1): Price {
  const whole = Math.ceil(hours);
  const { krw, usd } = plan.monthly;
  return timesPrice({ krw: Math.min(krw, whole * plan.hourlyKrw), usd: Math.min(usd, (whole * usd) / hoursPerMonth) }, count);
}

/** A stopped instance keeps its disk: whole GB over the month. */
function stoppedGb({ plan, count, hours }: InstanceOrder): number {
  const stopped = hoursPerMonth - Math.min(hours ?? hoursPerMonth, hoursPerMonth);
  return Math.round((plan.nvmeGb * count * stopped) / hoursPerMonth);
}

export function instanceBill(order: InstanceOrder): InstanceBill {
  const { plan, count } = order;
  const hours = Math.min(order.hours ?? hoursPerMonth, hoursPerMonth);
  const poolTb = Math.round(((plan.transferTb * count * hours) / hoursPerMonth) * 1000) / 1000;
  const overGb = Math.max(0, Math.round((order.outboundTb - poolTb) * 1000));
  const lines = {
    compute: computeAfter(plan, hours, count),
    stoppedDisk: timesPrice(prices().storagePerGb.blockNvme, stoppedGb(order)),
    disk: timesPrice(prices().storagePerGb.blockNvme, order.extraDiskGb * count),
    traffic: timesPrice(prices().cloudExtras.outboundPerGb, overGb),
    balancer: order.balancer === "none" ? noPrice : prices().cloudExtras.loadBalancer[order.balancer],
    floatingIps: timesPrice(prices().cloudExtras.floatingIp, order.floatingIps),
    backup: timesPrice(prices().backup.vaultPerGb, order.backupGb),
  };
  return { ...lines, total: addPrices(...Object.values(lines)), poolTb, overGb };
}

/** The same order in items of the price list. */
export function instanceItems(order: InstanceOrder): EstimateLine[] {
  const { plan, count, hours } = order;
  const isFull = hours === null || computeAfter(plan, hours).krw === plan.monthly.krw;
  return [
    isFull ? { id: plan.id.toLowerCase(), quantity: count } : { id: hourlyId(plan.id), quantity: Math.ceil(hours) * count },
    { id: "block-nvme", quantity: stoppedGb(order) + order.extraDiskGb * count },
    { id: "outbound", quantity: instanceBill(order).overGb },
    { id: `lb-${order.balancer.toLowerCase()}`, quantity: order.balancer === "none" ? 0 : 1 },
    { id: "floating-ip", quantity: order.floatingIps },
    { id: "vault", quantity: order.backupGb },
  ];
}
