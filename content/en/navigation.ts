// Names, one-liners and one figure for every page, used by the menu, the footer, related links, search and the sitemap.
import { facts } from "../facts.ts";
import { won } from "../format.ts";
import type { Family, PagePath } from "../pages.ts";
import { backup, cdnRegions, colocation, instances, servers, storagePerGb } from "../pricing.ts";

export type NavigationWords = {
  families: Record<Family, { name: string; line: string }>;
  pages: Record<PagePath, { name: string; line: string; figure: string }>;
};

const w = (krw: number | undefined) => won(krw ?? 0, "en");

export const navigation: NavigationWords = {
  families: {
    compute: { name: "Compute", line: "From a full rack to an instance in 60 seconds." },
    network: { name: "Network", line: "Routes we draw, lease and watch around the clock." },
    security: { name: "Security", line: "Layers that are watched, not just installed." },
    data: { name: "Data", line: "Kept, copied, and proven by restoring." },
  },
  pages: {
    "/": { name: "Home", line: `Infrastructure from Seoul to ${facts.popCities} cities`, figure: `${facts.edgeTbps} Tbps` },
    "/about": { name: "About", line: "Who runs it, since when, and by which rules", figure: `${facts.founded}` },
    "/services/cloud": { name: "Cloud", line: "One contract, four ways to run a workload", figure: `${facts.regionCount} regions` },
    "/services/public-cloud-solution": {
      name: "Public cloud",
      line: "A server in 60 seconds, billed by the hour",
      figure: `from ${w(instances[0]?.monthly.krw)}`,
    },
    "/services/private-cloud-solution": { name: "Private cloud", line: "Hardware nobody else touches", figure: "3 nodes up" },
    "/services/server-hosting": {
      name: "Server hosting",
      line: "Dedicated servers, no purchase order",
      figure: `from ${w(servers[0]?.monthly.krw)}`,
    },
    "/services/colocation": {
      name: "Colocation",
      line: "Your hardware, our power and carriers",
      figure: `from ${w(colocation[0]?.monthly.krw)}`,
    },
    "/services/it-infractructure": { name: "IT infrastructure", line: "Design, build and run, one number to call", figure: "60 s polling" },
    "/services/vendor": { name: "Vendor & procurement", line: "Compare makers once, maintain in one place", figure: "3-way quotes" },
    "/services/network": { name: "Network", line: "The backbone, with the numbers to check it by", figure: `${facts.edgeTbps} Tbps` },
    "/services/internet-connectivity": {
      name: "Internet connectivity",
      line: "Dual-stack transit, 95th-percentile billing",
      figure: "IP transit",
    },
    "/services/dedicated-line": {
      name: "Dedicated line",
      line: "The bandwidth you bought, all of it",
      figure: facts.sla.privateLineDiverse,
    },
    "/services/multi-cloud-connection": {
      name: "Multi-cloud connection",
      line: "One port, every cloud, no internet between",
      figure: "≤ 10 min",
    },
    "/services/vpn": { name: "VPN", line: "Offices, clouds and laptops, encrypted", figure: "IKEv2" },
    "/services/load-balancing": { name: "Load balancing", line: "A server dies; users don't notice", figure: "< 3 s failover" },
    "/services/cdn": { name: "CDN", line: "Copies near the reader, purged in five seconds", figure: `${w(cdnRegions[0].krw[0])}/GB` },
    "/services/acceleration-service": {
      name: "Global acceleration",
      line: "Overseas traffic on a private backbone",
      figure: `${facts.popCities} PoPs`,
    },
    "/services/security": { name: "Security", line: "Layers that are watched, day and night", figure: "24×7 SOC" },
    "/services/ddos-protection": {
      name: "DDoS protection",
      line: "Attack traffic stops at the edge",
      figure: `${facts.scrubbingTbps} Tbps`,
    },
    "/services/firewall": { name: "Firewall", line: "One rule set for office, server and cloud", figure: "managed" },
    "/services/compliance": { name: "Compliance", line: "Audit evidence, ready before you ask", figure: "5 business days" },
    "/services/data": { name: "Data platform", line: "Databases that fail over by themselves", figure: "RPO 0" },
    "/services/storage": {
      name: "Storage",
      line: "Block, file, object: pick by latency",
      figure: `${w(storagePerGb.objectStandard.krw)}/GB`,
    },
    "/services/backup": { name: "Backup", line: "Tested by restoring them", figure: `${w(backup.vaultPerGb.krw)}/GB` },
    "/solutions/cloud-migration": { name: "Cloud migration", line: "A date, a runbook and a way back", figure: "12 weeks" },
    "/solutions/cloud-cost-optimization": { name: "Cloud cost optimization", line: "Find the waste, prove the saving", figure: "2 weeks" },
    "/solutions/infrastructure-optimization": {
      name: "Infrastructure optimization",
      line: "Measure two weeks, fix what matters",
      figure: "30+ checks",
    },
    "/solutions/network-design": { name: "Network design", line: "Drawings, numbers and a failure test", figure: "3–6 weeks" },
    "/solutions/cyber-security": { name: "Cyber security", line: "A tested response in 90 days", figure: "90 days" },
    "/solutions/data-protection": { name: "Data protection &\u00a0DR", line: "Decide how much you may lose", figure: "RPO 0" },
    "/solutions/media-streaming": { name: "Media streaming", line: "From camera to screens, with chosen delay", figure: "< 1 s" },
    "/solutions/edge-computing": { name: "Edge computing", line: "Compute where the user is", figure: `${facts.edgeComputeCities} cities` },
    "/resources/pricing": { name: "Pricing", line: "Every price, in won and dollars", figure: "₩ / US$" },
    "/resources/faq": { name: "FAQ", line: "Answers by topic, with figures", figure: "6 topics" },
    "/resources/contact-us": { name: "Contact", line: "A person replies within one business day", figure: "1 business day" },
    "/resources/legal": { name: "Legal", line: "Terms, SLA, acceptable use", figure: "SLA" },
    "/resources/privacy-policy": { name: "Privacy policy", line: "What we keep, why and for how long", figure: "PIPA" },
    "/resources/cookies-policy": { name: "Cookies policy", line: "Every cookie this site sets", figure: "essential" },
    "/blog": { name: "Blog", line: "Notes from the people who run it", figure: "notes" },
    "/sitemap": { name: "Sitemap", line: "Every page on one page", figure: "all pages" },
  },
};
