// How far an attack gets through the layers that are closed. A model: each layer is shut or open and stops one attempt.

export const layerIds = ["ddos", "waf", "firewall", "bastion", "edr", "vault"] as const;
export type LayerId = (typeof layerIds)[number];

export const courseIds = ["web", "password", "flood"] as const;
export type CourseId = (typeof courseIds)[number];

export type Outcome = "stopped" | "through" | "unreached" | "bypassed";
export type Damage = "clear" | "outage" | "foothold" | "network" | "admin" | "encrypted" | "lost";

export type Walk = {
  outcomes: Record<LayerId, Outcome>;
  /** The closed layer that ended the intrusion; undefined when none stood in its way. */
  stoppedBy?: LayerId;
  /** Layers of the intrusion it has passed, and how many stand on this course. */
  passed: number;
  onCourse: number;
  damage: Damage;
  /** The flood reached the uplink as well. */
  outage: boolean;
};

/** The layers an intrusion meets, in order. The flood of a web attack is a smokescreen: it hurts, but opens no door. */
const chains: Record<CourseId, readonly LayerId[]> = {
  web: ["waf", "firewall", "bastion", "edr", "vault"],
  password: ["bastion", "edr", "vault"],
  flood: ["ddos"],
};

const damageAfter: Record<LayerId, Damage> = {
  ddos: "outage",
  waf: "foothold",
  firewall: "network",
  bastion: "admin",
  edr: "encrypted",
  vault: "lost",
};

export function walkAttack(course: CourseId, open: ReadonlySet<LayerId>): Walk {
  const chain = chains[course];
  const passed = chain.findIndex((layer) => !open.has(layer));
  const depth = passed === -1 ? chain.length : passed;
  const outcomes = Object.fromEntries(layerIds.map((layer) => [layer, "bypassed"])) as Record<LayerId, Outcome>;
  chain.forEach((layer, at) => {
    outcomes[layer] = at < depth ? "through" : at === depth ? "stopped" : "unreached";
  });
  if (course === "web") outcomes.ddos = open.has("ddos") ? "through" : "stopped";
  const outage = outcomes.ddos === "through";
  const last = depth > 0 ? chain[depth - 1] : undefined;
  const damage = last ? damageAfter[last] : outage ? "outage" : "clear";
  return { outcomes, stoppedBy: chain[depth], passed: depth, onCourse: chain.length, damage, outage };
}

/** Open layers as they stand in the address: "waf.edr". Unknown names are dropped. */
export function parseOpenLayers(text: string): ReadonlySet<LayerId> {
  const names = new Set(text.split("."));
  return new Set(layerIds.filter((layer) => names.has(layer)));
}

export function formatOpenLayers(open: ReadonlySet<LayerId>): string {
  return layerIds.filter((layer) => open.has(layer)).join(".");
}
