// What a breaker may carry and what it does carry.
import { type Breaker, breakerShare, powerFactor } from "#content/figures/colocation.ts";

/** Volt-amperes a breaker's rating stands for. */
function ratedVa({ amps, volts, phases }: Breaker): number {
  return amps * volts * (phases === 3 ? Math.sqrt(3) : 1);
}

/** Continuous load allowed, in kVA: 220 V × 20 A × 0.8 = 3.52. */
export function continuousKva(breaker: Breaker): number {
  return (ratedVa(breaker) * breakerShare) / 1000;
}

export function kvaOf(watts: number): number {
  return watts / powerFactor / 1000;
}

export type BreakerLoad = { amps: number; share: number; fits: boolean };

/** Load of one breaker by measured watts: amperes per phase and share of the rating, which may reach 80%. */
export function breakerLoad(watts: number, breaker: Breaker): BreakerLoad {
  const share = (kvaOf(watts) * 1000) / ratedVa(breaker);
  // A milliampere of rounding must not refuse a rack that is sold as fitting.
  return { amps: share * breaker.amps, share, fits: share <= breakerShare + 1e-9 };
}

export function btuPerHour(watts: number): number {
  return Math.round((watts / 1000) * 3412);
}
