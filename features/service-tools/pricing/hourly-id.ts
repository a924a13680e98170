/** The id of an instance that is billed by the hour. */
export function hourlyId(plan: string): string {
  return `${plan.toLowerCase()}-hour`;
}
