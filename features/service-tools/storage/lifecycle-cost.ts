// Steady state of a lifecycle: data arrives daily, moves to the archive after some days, is deleted after more.
import { storageFigures } from "#content/figures/storage.ts";
import { type Price, prices } from "#content/price-list.ts";

export type LifecycleInput = { gbPerDay: number; keepDays: number; hotDays: number };

export type LifecycleCost = {
  hotGb: number;
  /** Billed in the archive, the minimum included. */
  archiveGb: number;
  /** Part of it that is billed only because of the minimum. */
  minimumGb: number;
  hot: Price;
  archive: Price;
  total: Price;
  /** The same data without moving. */
  allHot: Price;
  savedKrw: number;
  savedUsd: number;
  /** −0.1 means ten per cent dearer. */
  savedShare: number;
  /** Days that data spends in the archive. */
  archiveDays: number;
};

function cost(gb: number, rate: Price): Price {
  return { krw: Math.round(gb * rate.krw), usd: Math.round(gb * rate.usd * 100) / 100 };
}

/** Days in the archive from which moving is cheaper than staying: minimum × archive rate ÷ object rate. */
export function breakEvenDays(): number {
  const { objectStandard, objectArchive } = prices().storagePerGb;
  return Math.ceil((storageFigures.archiveMinimumDays * objectArchive.krw) / objectStandard.krw);
}

export function lifecycleCost({ gbPerDay, keepDays, hotDays }: LifecycleInput): LifecycleCost {
  const { objectStandard, objectArchive } = prices().storagePerGb;
  const archiveDays = Math.max(0, keepDays - hotDays);
  const billedDays = archiveDays === 0 ? 0 : Math.max(archiveDays, storageFigures.archiveMinimumDays);
  const hotGb = gbPerDay * Math.min(hotDays, keepDays);
  const archiveGb = gbPerDay * billedDays;
  const hot = cost(hotGb, objectStandard);
  const archive = cost(archiveGb, objectArchive);
  const total = { krw: hot.krw + archive.krw, usd: Math.round((hot.usd + archive.usd) * 100) / 100 };
  const allHot = cost(gbPerDay * keepDays, objectStandard);
  return {
    hotGb,
    archiveGb,
    minimumGb: gbPerDay * (billedDays - archiveDays),
    hot,
    archive,
    total,
    allHot,
    savedKrw: allHot.krw - total.krw,
    savedUsd: Math.round((allHot.usd - total.usd) * 100) / 100,
    savedShare: allHot.krw === 0 ? 0 : 1 - total.krw / allHot.krw,
    archiveDays,
  };
}
