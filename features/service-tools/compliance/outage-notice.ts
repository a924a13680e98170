// When an interruption of a cloud service must be told to its users (Cloud Computing Act decree).
import { complianceFigures as rule } from "#content/figures/compliance.ts";

export type OutageNotice = { duty: "single" | "total" | "none"; longest: number; total: number; count: number };

/** Minutes of each interruption within 24 hours; zeros do not count. */
export function outageNotice(minutes: readonly number[]): OutageNotice {
  const real = minutes.filter((length) => length > 0);
  const longest = Math.max(0, ...real);
  const total = real.reduce((sum, length) => sum + length, 0);
  const count = real.length;
  const several = count >= rule.outageCount && total >= rule.outageTotalMinutes;
  const duty = longest >= rule.outageMinutes ? "single" : several ? "total" : "none";
  return { duty, longest, total, count };
}
