// Lowest list price of each service, shown in the index of the home page.
import type { ServiceSlug } from "#content/pages.ts";
import { prices } from "#content/price-list.ts";

/** `month`, `gb` and `mbps` are units; `quote` has no list price, `included` costs nothing on top. */
export type PriceFrom = { krw: number; unit: "month" | "gb" | "mbps" } | "quote" | "included";

const month = (krw: number | undefined): PriceFrom => ({ krw: krw ?? 0, unit: "month" });
const gb = (krw: number): PriceFrom => ({ krw, unit: "gb" });

export function priceFrom(): Readonly<Record<ServiceSlug, PriceFrom>> {
  const { acceleration, backup, cdnRegions, cloudConnect, cloudExtras, colocation, ddos, firewall } = prices();
  const { instances, lines, managed, servers, storagePerGb, transit, vpn } = prices();
  return {
    cloud: month(instances[0]?.monthly.krw),
    "public-cloud-solution": month(instances[0]?.monthly.krw),
    "private-cloud-solution": "quote",
    "server-hosting": month(servers[0]?.monthly.krw),
    colocation: month(colocation[0]?.monthly.krw),
    "it-infractructure": month(managed.infrastructureMinimum.krw),
    vendor: "quote",
    network: { krw: transit.domesticPerMbps.krw, unit: "mbps" },
    "internet-connectivity": { krw: transit.domesticPerMbps.krw, unit: "mbps" },
    "dedicated-line": month(lines.metro.mbps100.krw),
    "multi-cloud-connection": month(cloudConnect.port1g.krw + cloudConnect.circuit100.krw),
    vpn: month(vpn.remote10.krw),
    "load-balancing": month(cloudExtras.loadBalancer.S.krw),
    cdn: gb(cdnRegions[2].krw[0]),
    "acceleration-service": gb(acceleration.perGb.krw),
    security: month(firewall.S.krw),
    "ddos-protection": month(ddos.shield100.krw),
    firewall: month(firewall.S.krw),
    compliance: "included",
    data: "quote",
    storage: gb(storagePerGb.objectArchive.krw),
    backup: gb(backup.offsitePerGb.krw),
  };
}
