// What an offer costs to buy and keep: price, maintenance after the included years, electricity with the hall's overhead.
import { colocationSite } from "#content/figures/colocation.ts";
import { procurement, sampleQuote } from "#content/figures/vendor.ts";

export type Offer = (typeof sampleQuote.offers)[number];
export type OfferCost = { purchase: number; maintenance: number; power: number; total: number };

const hoursPerYear = 8760;

export function fiveYearCost(offer: Offer): OfferCost {
  const years = procurement.costYears;
  const purchase = sampleQuote.units * offer.unitKrw;
  const maintenance = Math.round((purchase * offer.maintenancePercent * (years - sampleQuote.includedMaintenanceYears)) / 100);
  const kwh = ((sampleQuote.units * offer.watts) / 1000) * hoursPerYear * years * colocationSite.pueTarget;
  const power = Math.round(kwh * sampleQuote.krwPerKwh);
  return { purchase, maintenance, power, total: purchase + maintenance + power };
}
