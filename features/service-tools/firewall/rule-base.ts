// A small rule base and its evaluation: from the top, first match decides, everything else is refused.

export const zoneIds = ["internet", "dmz", "app", "db", "mgmt"] as const;
export type ZoneId = (typeof zoneIds)[number];

export const services = [
  { id: "https", port: "tcp/443" },
  { id: "http", port: "tcp/80" },
  { id: "api", port: "tcp/8443" },
  { id: "postgres", port: "tcp/5432" },
  { id: "ssh", port: "tcp/22" },
  { id: "rdp", port: "tcp/3389" },
  { id: "syslog", port: "tcp/6514" },
  { id: "dns", port: "udp/53" },
] as const;
export type ServiceId = (typeof services)[number]["id"];

export type RuleId =
  | "web"
  | "redirect"
  | "proxy"
  | "database"
  | "partners"
  | "bastion"
  | "logs"
  | "resolver"
  | "updates"
  | "quiet"
  | "cleanup";

export type Rule = {
  id: RuleId;
  from: readonly ZoneId[] | "any";
  to: readonly ZoneId[] | "any";
  services: readonly ServiceId[] | "any";
  allow: boolean;
};

export const ruleBase: readonly Rule[] = [
  { id: "web", from: ["internet"], to: ["dmz"], services: ["https"], allow: true },
  { id: "redirect", from: ["internet"], to: ["dmz"], services: ["http"], allow: true },
  { id: "proxy", from: ["dmz"], to: ["app"], services: ["api"], allow: true },
  { id: "database", from: ["app"], to: ["db"], services: ["postgres"], allow: true },
  { id: "partners", from: ["app"], to: ["internet"], services: ["https"], allow: true },
  { id: "bastion", from: ["mgmt"], to: ["dmz", "app", "db"], services: ["ssh"], allow: true },
  { id: "logs", from: ["dmz", "app", "db"], to: ["mgmt"], services: ["syslog"], allow: true },
  { id: "resolver", from: ["dmz", "app"], to: ["mgmt"], services: ["dns"], allow: true },
  { id: "updates", from: ["mgmt"], to: ["internet"], services: ["https"], allow: true },
  { id: "quiet", from: ["db"], to: "any", services: "any", allow: false },
  { id: "cleanup", from: "any", to: "any", services: "any", allow: false },
];

export type Verdict = { service: ServiceId; rule: Rule; number: number; allow: boolean };

function covers<T>(list: readonly T[] | "any", value: T): boolean {
  return list === "any" || list.includes(value);
}

export function decide(from: ZoneId, to: ZoneId, service: ServiceId, rules: readonly Rule[] = ruleBase): Verdict {
  const at = rules.findIndex((rule) => covers(rule.from, from) && covers(rule.to, to) && covers(rule.services, service));
  const rule = rules[at];
  if (!rule) throw new Error("a rule base must end with a rule for everything else");
  return { service, rule, number: at + 1, allow: rule.allow };
}

/** Every service between two zones, allowed ones first in the order of the rules. */
export function explainFlow(from: ZoneId, to: ZoneId): readonly Verdict[] {
  const verdicts = services.map(({ id }) => decide(from, to, id));
  return [...verdicts.filter(({ allow }) => allow), ...verdicts.filter(({ allow }) => !allow)];
}

export function allowedServices(from: ZoneId, to: ZoneId): readonly ServiceId[] {
  return from === to ? [] : explainFlow(from, to).flatMap(({ allow, service }) => (allow ? [service] : []));
}

export function isZone(value: string): value is ZoneId {
  return (zoneIds as readonly string[]).includes(value);
}
