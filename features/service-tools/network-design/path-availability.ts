// Availability of paths side by side behind whatever they share.
export const secondsPer30Days = 30 * 24 * 3600;

/** Shares 0–1: the shared part stands in front of paths that fail independently. */
export function combinedAvailability(path: number, count: number, shared = 1): number {
  return shared * (1 - (1 - path) ** count);
}

export function downtimeSeconds(availability: number): number {
  return (1 - availability) * secondsPer30Days;
}

/** Floating point leaves 99.9999 a hair below itself; a hair is given back before the digits are cut. */
function flooredPercent(availability: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.floor(availability * 100 * factor + 1e-6) / factor;
}

/**
 * Floored, so that nothing is rounded up, where the nines end: 0.999999 → "99.9999". Digits are added until the figure agrees
 * with the downtime beside it to one percent: 0.999499 → "99.9499", since 99.94% would be four minutes more.
 */
export function availabilityPercent(availability: number): string {
  const failure = 1 - availability;
  if (failure <= 0) return "100";
  let digits = Math.min(8, Math.max(1, Math.ceil(-Math.log10(failure) - 1e-6) - 2));
  while (digits < 8 && 1 - flooredPercent(availability, digits) / 100 > failure * 1.01) digits += 1;
  return flooredPercent(availability, digits).toFixed(digits);
}
