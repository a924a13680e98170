// Fills the days available with the findings that give most per day.
export type Weighed = { id: string; effort: number; impact: number };
export type BacklogPlan = { planned: readonly string[]; used: number; share: number };

export function byYield<T extends Weighed>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.impact / b.effort - a.impact / a.effort || b.impact - a.impact);
}

/** Greedy: what no longer fits is passed over, so that a small item may still use the last day. */
export function backlogPlan(items: readonly Weighed[], days: number): BacklogPlan {
  const total = items.reduce((sum, item) => sum + item.impact, 0);
  const planned: string[] = [];
  let used = 0;
  let gained = 0;
  for (const item of byYield(items)) {
    if (used + item.effort > days) continue;
    planned.push(item.id);
    used += item.effort;
    gained += item.impact;
  }
  return { planned, used, share: total === 0 ? 0 : gained / total };
}
