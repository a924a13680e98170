import { describe, expect, it } from "vitest";
import { allowedServices, decide, explainFlow, ruleBase, services, zoneIds } from "./rule-base.ts";

describe("decide", () => {
  it("lets the internet reach the proxy and nothing behind it", () => {
    expect(decide("internet", "dmz", "https")).toMatchObject({ allow: true, number: 1 });
    for (const to of ["app", "db", "mgmt"] as const) expect(allowedServices("internet", to)).toEqual([]);
  });

  it("takes the first match: a database may log, and nothing else", () => {
    expect(decide("db", "mgmt", "syslog")).toMatchObject({ allow: true, rule: { id: "logs" } });
    expect(decide("db", "internet", "https")).toMatchObject({ allow: false, rule: { id: "quiet" } });
  });

  it("keeps names inside: the application may ask our resolver, not the outside", () => {
    expect(decide("app", "mgmt", "dns").allow).toBe(true);
    expect(decide("app", "internet", "dns")).toMatchObject({ allow: false, rule: { id: "cleanup" } });
  });

  it("has no remote desktop anywhere and SSH only from management", () => {
    for (const from of zoneIds) {
      for (const to of zoneIds) {
        expect(allowedServices(from, to)).not.toContain("rdp");
        if (from !== "mgmt") expect(allowedServices(from, to)).not.toContain("ssh");
      }
    }
  });
});

describe("explainFlow", () => {
  it("answers for every service, allowed ones first", () => {
    const flow = explainFlow("app", "mgmt");
    expect(flow).toHaveLength(services.length);
    expect(flow.slice(0, 2).map(({ service }) => service)).toEqual(["syslog", "dns"]);
    expect(flow.slice(2).every(({ allow }) => !allow)).toBe(true);
  });

  it("uses every rule for at least one pair of zones", () => {
    const used = new Set(
      zoneIds.flatMap((from) => zoneIds.filter((to) => to !== from).flatMap((to) => explainFlow(from, to).map(({ rule }) => rule.id))),
    );
    expect(used).toEqual(new Set(ruleBase.map(({ id }) => id)));
  });
});
