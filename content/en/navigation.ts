// Names, one-liners and one figure for every page, used by the menu, the footer, related links, search and the sitemap.
import { facts } from "../facts.ts";
import { type Figure, livePrices, won } from "../live-prices.ts";
import type { Family, PagePath } from "../pages.ts";

const { backup, cdnRegions, colocation, instances, servers, storagePerGb } = livePrices;

export type NavigationWords = {
  families: Record<Family, { name: string; line: string }>;
  pages: Record<PagePath, { name: string; line: string; figure: string }>;
};

const w = (krw: Figure | undefined) => won(krw ?? 0, "en");

export const navigation: NavigationWords = {
  families: {
    compute: { name: "Compute", line: "Cloud instances, dedicated servers and rack space." },
    network: { name: "Network", line: "Internet, dedicated lines, VPN and CDN, monitored 24×7." },
    security: { name: "Security", line: "DDoS protection, firewall, SOC and audit evidence." },
    data: { name: "Data", line: "Databases, storage and tested backups." },
  },
  pages: {
    "/": { name: "Home", line: `Infrastructure from Seoul to ${facts.popCities} cities`, figure: `${facts.edgeTbps} Tbps` },
    "/about": { name: "About", line: "People, data centres, history and operating rules", figure: `${facts.founded}` },
    "/services/cloud": { name: "Cloud", line: "Public, private and dedicated under one contract", figure: `${facts.regionCount} regions` },
    "/services/public-cloud-solution": {
      name: "Public cloud",
      line: "A server in 60 seconds, billed by the hour",
      figure: `from ${w(instances[0]?.monthly.krw)}`,
    },
    "/services/private-cloud-solution": { name: "Private cloud", line: "Dedicated nodes, operated for you", figure: "from 3 nodes" },
    "/services/server-hosting": {
      name: "Server hosting",
      line: "Dedicated servers by the month",
      figure: `from ${w(servers[0]?.monthly.krw)}`,
    },
    "/services/colocation": {
      name: "Colocation",
      line: "Your hardware, our power and carriers",
      figure: `from ${w(colocation[0]?.monthly.krw)}`,
    },
    "/services/it-infractructure": { name: "IT infrastructure", line: "Design, build and operation from one team", figure: "60 s polling" },
    "/services/vendor": {
      name: "Vendor & procurement",
      line: "Hardware and licences compared, supplied, maintained",
      figure: "3-way quotes",
    },
    "/services/network": { name: "Network", line: "Our backbone, with published latency figures", figure: `${facts.edgeTbps} Tbps` },
    "/services/internet-connectivity": {
      name: "Internet connectivity",
      line: "Dual-stack transit, 95th-percentile billing",
      figure: "IP transit",
    },
    "/services/dedicated-line": {
      name: "Dedicated line",
      line: "Guaranteed bandwidth between your sites",
      figure: facts.sla.privateLineDiverse,
    },
    "/services/multi-cloud-connection": {
      name: "Multi-cloud connection",
      line: "Private connections to several clouds over one port",
      figure: "≤ 10 min",
    },
    "/services/vpn": { name: "VPN", line: "Offices, clouds and laptops, encrypted", figure: "IKEv2" },
    "/services/load-balancing": { name: "Load balancing", line: "Service continues when a server fails", figure: "< 3 s failover" },
    "/services/cdn": { name: "CDN", line: "Content from nearby caches, purged in five seconds", figure: `${w(cdnRegions[0].krw[0])}/GB` },
    "/services/acceleration-service": {
      name: "Global acceleration",
      line: "Overseas traffic on a private backbone",
      figure: `${facts.popCities} PoPs`,
    },
    "/services/security": { name: "Security", line: "Layered security, monitored 24×7", figure: "24×7 SOC" },
    "/services/ddos-protection": {
      name: "DDoS protection",
      line: "Attack traffic stops at the edge",
      figure: `${facts.scrubbingTbps} Tbps`,
    },
    "/services/firewall": { name: "Firewall", line: "One rule set for office, server and cloud", figure: "managed" },
    "/services/compliance": { name: "Compliance", line: "Audit evidence within 5 business days", figure: "5 business days" },
    "/services/data": { name: "Data platform", line: "Managed databases with automatic failover", figure: "RPO 0" },
    "/services/storage": {
      name: "Storage",
      line: "Block, file and object storage",
      figure: `from ${w(storagePerGb.objectArchive.krw)}/GB a month`,
    },
    "/services/backup": { name: "Backup", line: "Backups proven by restore tests", figure: `${w(backup.vaultPerGb.krw)}/GB a month` },
    "/solutions/cloud-migration": { name: "Cloud migration", line: "Planned waves, a runbook and rollback", figure: "12 weeks" },
    "/solutions/cloud-cost-optimization": { name: "Cloud cost optimisation", line: "Find waste and verify the saving", figure: "2 weeks" },
    "/solutions/infrastructure-optimization": {
      name: "Infrastructure optimisation",
      line: "Two weeks of measurement, then prioritised fixes",
      figure: "30+ checks",
    },
    "/solutions/network-design": { name: "Network design", line: "Design documents and failover tests", figure: "3–6 weeks" },
    "/solutions/cyber-security": { name: "Cyber security", line: "Assessment, detection and response in 90 days", figure: "90 days" },
    "/solutions/data-protection": { name: "Data protection &\u00a0DR", line: "Recovery design to your RPO and RTO", figure: "RPO 0" },
    "/solutions/media-streaming": { name: "Media streaming", line: "Live and on-demand delivery at a set latency", figure: "< 1 s" },
    "/solutions/edge-computing": {
      name: "Edge computing",
      line: "Code that runs close to users",
      figure: `${facts.edgeComputeCities} cities`,
    },
    "/resources/pricing": { name: "Pricing", line: "Every price, in won and dollars", figure: "₩ / US$" },
    "/resources/faq": { name: "FAQ", line: "Answers by topic, with figures", figure: "6 topics" },
    "/resources/contact-us": { name: "Contact", line: "Reply within one business day", figure: "1 business day" },
    "/resources/legal": { name: "Legal", line: "Terms, SLA, acceptable use", figure: "SLA" },
    "/resources/legal/terms": { name: "Terms of service", line: "Contract, fees, suspension, liability", figure: "Legal" },
    "/resources/legal/sla": { name: "Service level agreement", line: "Availability targets and service credits", figure: "Legal" },
    "/resources/legal/aup": { name: "Acceptable use policy", line: "What is not allowed, and how reports are handled", figure: "Legal" },
    "/resources/legal/dpa": { name: "Data processing terms", line: "Personal data that customers store with us", figure: "Legal" },
    "/resources/legal/notices": { name: "Rights and notices", line: "Take-down requests, minors, open source", figure: "Legal" },
    "/resources/legal/vulnerability": {
      name: "Vulnerability disclosure policy",
      line: "How to report a vulnerability, and when we answer",
      figure: "Legal",
    },
    "/resources/privacy-policy": { name: "Privacy policy", line: "What we keep, why and for how long", figure: "PIPA" },
    "/resources/cookies-policy": { name: "Cookies policy", line: "Every cookie this site sets", figure: "no tracking" },
    "/blog": { name: "Blog", line: "Technical articles by our engineers", figure: "articles" },
    "/sitemap": { name: "Sitemap", line: "Every page on one page", figure: "all pages" },
    "/status": { name: "Service status", line: "Incidents, planned maintenance and 90 days of history", figure: "90 days" },
  },
};
