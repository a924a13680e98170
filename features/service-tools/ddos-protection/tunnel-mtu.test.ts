import { describe, expect, it } from "vitest";
import { ddosFigures } from "#content/figures/ddos-protection.ts";
import { tunnelSizes } from "./tunnel-mtu.ts";

describe("tunnelSizes", () => {
  it("works out GRE over Ethernet as the page prints it", () => {
    const sizes = tunnelSizes("gre", 1500);
    expect(sizes).toEqual({ mtu: 1476, overhead: 24, mss: 1436, mssV6: 1416, pingPayload: 1448 });
    expect(ddosFigures.gre).toEqual({ mtu: sizes.mtu, mss: sizes.mss, mssV6: sizes.mssV6 });
  });

  it("pads ESP with AES-GCM to four bytes", () => {
    expect(tunnelSizes("ipsec", 1500)).toMatchObject({ mtu: 1446, mss: 1406, overhead: 54 });
  });

  it("takes nothing from a cross-connect", () => {
    expect(tunnelSizes("cross", 1500)).toMatchObject({ mtu: 1500, overhead: 0, mss: 1460, mssV6: 1440 });
  });

  it("carries full Ethernet packets once the underlay takes jumbo frames", () => {
    expect(tunnelSizes("gre", 9000).mtu).toBeGreaterThan(1500);
  });
});
