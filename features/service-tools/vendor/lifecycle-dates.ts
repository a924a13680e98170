// The life of a device in months. A month is counted from January of year 0, so that arithmetic is addition.
import type { Category } from "#content/figures/vendor.ts";

export function monthIndex(year: number, month: number): number {
  return year * 12 + month - 1;
}

export function monthParts(index: number): { year: number; month: number } {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

export const stagingWeeks = 4;

export type Life = {
  released: number;
  bought: number;
  endOfSale: number;
  endOfSupport: number;
  /** End of our maintenance; the same as the end of support where none is taken. */
  endOfCover: number;
  /** Months of the maker's support a buyer still gets, and those already gone. */
  supportLeft: number;
  supportUsed: number;
  /** Last day to order the successor. */
  orderBy: Date;
  late: boolean;
  orphaned: boolean;
};

export function lifeOf(category: Category, released: number, bought: number, extend: boolean): Life {
  const endOfSale = released + category.soldMonths;
  const endOfSupport = endOfSale + category.supportedMonths;
  const endOfCover = endOfSupport + (extend ? category.extendedMonths : 0);
  const { year, month } = monthParts(endOfCover);
  const weeks = category.leadWeeks.to + stagingWeeks;
  return {
    released,
    bought,
    endOfSale,
    endOfSupport,
    endOfCover,
    supportLeft: Math.max(0, endOfSupport - bought),
    supportUsed: Math.min(endOfSupport - released, Math.max(0, bought - released)),
    orderBy: new Date(Date.UTC(year, month - 1, 1 - weeks * 7)),
    late: bought > endOfSale,
    orphaned: bought >= endOfSupport,
  };
}
