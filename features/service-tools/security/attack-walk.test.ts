import { describe, expect, it } from "vitest";
import { formatOpenLayers, layerIds, parseOpenLayers, walkAttack } from "./attack-walk.ts";

const open = (...layers: Parameters<typeof formatOpenLayers>[0] extends ReadonlySet<infer L> ? L[] : never) => new Set(layers);

describe("walkAttack", () => {
  it("ends a web attack at the WAF when every layer is closed", () => {
    const walk = walkAttack("web", open());
    expect(walk).toMatchObject({ stoppedBy: "waf", passed: 0, onCourse: 5, damage: "clear", outage: false });
    expect(walk.outcomes).toEqual({
      ddos: "stopped",
      waf: "stopped",
      firewall: "unreached",
      bastion: "unreached",
      edr: "unreached",
      vault: "unreached",
    });
  });

  it("sails on to the next closed layer when one is open", () => {
    expect(walkAttack("web", open("waf"))).toMatchObject({ stoppedBy: "firewall", damage: "foothold", passed: 1 });
    expect(walkAttack("web", open("waf", "firewall", "bastion"))).toMatchObject({ stoppedBy: "edr", damage: "admin", passed: 3 });
  });

  it("does not skip a closed layer, whatever stands open behind it", () => {
    expect(walkAttack("web", open("firewall", "bastion", "edr", "vault"))).toMatchObject({ stoppedBy: "waf", damage: "clear" });
  });

  it("ignores the outer layers when a valid password is used", () => {
    const walk = walkAttack("password", open("ddos", "waf", "firewall"));
    expect(walk).toMatchObject({ stoppedBy: "bastion", damage: "clear", outage: false });
    expect(walk.outcomes.waf).toBe("bypassed");
  });

  it("leaves a restorable copy as long as the vault is closed", () => {
    expect(walkAttack("password", open("bastion", "edr"))).toMatchObject({ stoppedBy: "vault", damage: "encrypted" });
    expect(walkAttack("password", open("bastion", "edr", "vault"))).toMatchObject({ stoppedBy: undefined, damage: "lost" });
  });

  it("tells an outage from an intrusion", () => {
    expect(walkAttack("flood", open("ddos"))).toMatchObject({ damage: "outage", outage: true });
    expect(walkAttack("web", open("ddos"))).toMatchObject({ damage: "outage", outage: true, stoppedBy: "waf" });
    expect(walkAttack("web", open("ddos", "waf"))).toMatchObject({ damage: "foothold", outage: true });
  });
});

describe("open layers in the address", () => {
  it("survive a round trip and drop what they do not know", () => {
    expect(formatOpenLayers(parseOpenLayers("edr.waf.nonsense"))).toBe("waf.edr");
    expect(parseOpenLayers("")).toEqual(new Set());
    expect(formatOpenLayers(new Set(layerIds))).toBe(layerIds.join("."));
  });
});
