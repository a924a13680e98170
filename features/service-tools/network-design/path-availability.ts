// Availability of paths side by side behind whatever they share.
export const secondsPer30Days = 30 * 24 * 3600;

/** Shares 0–1: the shared part stands in front of paths that fail independently. */
export function combinedAvailability(path: number, count: number, shared = 1): number {
  return shared * (1 - (1 - path) ** count);
}

export function downtimeSeconds(availability: number): number {
  return (1 - availability) * secondsPer30Days;
}

/** Floored at the digit where the nines end, so that nothing is rounded up: 0.999999 → "99.9999". */
export function availabilityPercent(availability: number): string {
  const failure = 1 - availability;
  if (failure <= 0) return "100";
  const digits = Math.min(8, Math.max(1, Math.ceil(-Math.log10(failure) - 1e-6) - 2));
  const factor = 10 ** digits;
  // Floating point leaves 99.9999 a hair below itself; a hair is given back before the digits are cut.
  return (Math.floor(availability * 100 * factor + 1e-6) / factor).toFixed(digits);
}
