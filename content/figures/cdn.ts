// What the CDN page promises, and the path of its drawing: a reader in Jakarta, a shield in Seoul, an origin in Busan.
import { popByCode } from "../pops.ts";
import { cdnTierLimitsTb, prices } from "../price-list.ts";

export const cdnFigures = {
  purgeSeconds: 5,
  offloadPercent: 95,
  sliceMb: 4,
  maxFileGb: 100,
  logSeconds: 60,
  ttlSeconds: 60,
  keepOldHours: 48,
  budgetAlerts: [50, 80, 100],
  /** The worked example of the price list: 30 TB in Korea. */
  exampleTb: 30,
} as const;

const lastMileMs = 10;
const edgeToShieldMs = popByCode("CGK").rtt;
const shieldToOriginMs = popByCode("PUS").rtt;

export const cdnPathMs = {
  lastMile: lastMileMs,
  edgeToShield: edgeToShieldMs,
  shieldToOrigin: shieldToOriginMs,
  hit: lastMileMs,
  shield: lastMileMs + edgeToShieldMs,
  miss: lastMileMs + edgeToShieldMs + shieldToOriginMs,
} as const;

/** Korea, 10 TB and 30 TB a month in won, straight from the tiers. */
export function cdnExampleKrw({ cdnRegions } = prices()) {
  const [first, second] = cdnRegions[0].krw;
  return { tb10: 10_000 * first, tb30: 10_000 * first + 20_000 * second };
}

export const cdnLastTierTb = cdnTierLimitsTb[cdnTierLimitsTb.length - 1] ?? 500;
