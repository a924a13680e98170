export type TrafficTone = "family" | "ink" | "alert" | "muted";

type TrafficProps = { d: string; reverse?: boolean; tone?: TrafficTone; className?: string };

/** Dashes that move along a route. Draw it over its RouteLine; `reverse` sends them back. */
export function Traffic({ d, reverse, tone = "family", className = "" }: TrafficProps) {
  return <path className={`moves dgm-traffic dgm-traffic-${tone} ${reverse ? "dgm-traffic-back" : ""} ${className}`} d={d} />;
}
