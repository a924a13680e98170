import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { hoursPerMonth, type InstancePlan, type Price, prices } from "#content/price-list.ts";
import { Filled } from "#features/service-tools/filled.tsx";
import { Money } from "#ui/money.tsx";
import type { BillLine } from "#ui/page/inputs/calculator.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { InstanceBill, InstanceOrder } from "./instance-bill.ts";
import type { PickerWords } from "./picker-words.ts";

function hourlyRate(plan: InstancePlan): Price {
  return { krw: plan.hourlyKrw, usd: Math.round((plan.monthly.usd / hoursPerMonth) * 1000) / 1000 };
}

/** The lines an invoice would carry; those at zero are left out, except traffic, which says what is included. */
export function instanceLines(words: PickerWords["bill"], locale: Locale, order: InstanceOrder, bill: InstanceBill): BillLine[] {
  const money = (price: Price) => <Money {...price} locale={locale} />;
  const perGb = (gb: number, rate: Price) => <Filled text={words.perGb} values={{ gb: grouped(gb), rate: money(rate) }} />;
  const hours = order.hours === null ? hoursPerMonth : Math.min(order.hours, hoursPerMonth);
  const disk = order.extraDiskGb * order.count;
  const lines: (BillLine | false)[] = [
    {
      label: fillLabel(words.compute, { count: String(order.count), plan: order.plan.id }),
      detail:
        order.hours === null ? (
          fillLabel(words.computeMonth, { hours: String(hoursPerMonth) })
        ) : (
          <Filled text={words.computeHours} values={{ hours, rate: money(hourlyRate(order.plan)) }} />
        ),
      amount: money(bill.compute),
    },
    bill.stoppedDisk.krw > 0 && {
      label: words.stopped,
      detail: fillLabel(words.stoppedDetail, { gb: grouped(order.plan.nvmeGb * order.count), hours: String(hoursPerMonth - hours) }),
      amount: money(bill.stoppedDisk),
    },
    disk > 0 && { label: words.disk, detail: perGb(disk, prices().storagePerGb.blockNvme), amount: money(bill.disk) },
    {
      label: words.traffic,
      detail:
        bill.overGb > 0 ? (
          <Filled text={words.trafficOver} values={{ over: grouped(bill.overGb), rate: money(prices().cloudExtras.outboundPerGb) }} />
        ) : (
          fillLabel(words.trafficPool, { used: String(order.outboundTb), pool: String(Math.round(bill.poolTb * 10) / 10) })
        ),
      amount: money(bill.traffic),
    },
    order.balancer !== "none" && { label: fillLabel(words.lb, { size: order.balancer }), amount: money(bill.balancer) },
    order.floatingIps > 0 && {
      label: words.ip,
      detail: <Filled text={words.each} values={{ count: order.floatingIps, rate: money(prices().cloudExtras.floatingIp) }} />,
      amount: money(bill.floatingIps),
    },
    order.backupGb > 0 && { label: words.backup, detail: perGb(order.backupGb, prices().backup.vaultPerGb), amount: money(bill.backup) },
  ];
  return lines.filter((line) => line !== false);
}
