// Shared calculators and estimates are drawn for whoever follows their address, and no two addresses need be alike: nothing of them is stored.
// So that a stranger who makes up addresses does not take the processor from everybody, only so many are drawn; whoever comes when they are
// used up gets the stored page, and its scripts draw what the address says.
export type DrawnBudget = { take(): boolean };

export const drawnLimits = { perSecond: 4, atOnce: 40 } as const;

export function createDrawnBudget(limits: { perSecond: number; atOnce: number } = drawnLimits, now = () => performance.now()): DrawnBudget {
  let left = limits.atOnce;
  let at = now();
  return {
    take() {
      const time = now();
      left = Math.min(limits.atOnce, left + ((time - at) / 1_000) * limits.perSecond);
      at = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
