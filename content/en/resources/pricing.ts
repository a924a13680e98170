import { facts } from "../../facts.ts";
import { dataReturnDays, suspensionAfterDays } from "../../figures/legal.ts";
import { grouped, usd, won } from "../../format.ts";
import type { Faq } from "../../model.ts";
import {
  cdnRegions,
  cdnRequestsPer10k,
  cdnTrialGb,
  cloudExtras,
  colocation,
  colocationExtras,
  hoursPerMonth,
  instances,
  type Price,
  serverSetup,
  servers,
  termDiscounts,
  usdRate,
  vatRate,
  vpn,
} from "../../pricing.ts";

const both = (price: Price) => `${won(price.krw, "en")} (${usd(price.usd)})`;
const vat = `${vatRate * 100}%`;
const off = (term: keyof typeof termDiscounts) => `−${termDiscounts[term] * 100}%`;

const [firstTier, secondTier] = cdnRegions[0].krw;

const rackNames = { "1u": "1U", quarter: "Quarter rack, 10U", half: "Half rack, 20U", full: "Full rack, 42U", dense: "Full rack, dense" };

function instanceRow(plan: (typeof instances)[number]) {
  const gpu = plan.gpu ? `, GPU\u00a0${plan.gpu}` : "";
  return {
    id: plan.id.toLowerCase(),
    name: plan.id,
    included: `${plan.vcpu} vCPU, ${plan.ramGb} GB, ${plan.nvmeGb} GB NVMe${gpu}; ${plan.transferTb} TB out, IPv4 and IPv6\u00a0/64`,
    extra: `outbound beyond ${plan.transferTb} TB, snapshots`,
  };
}

export const page = {
  title: "Pricing",
  description:
    "All list prices in won and dollars, by the month or the hour, with what is included and what costs extra. Three sample totals and an estimate you can share.",
  hero: {
    h1: "Pricing",
    lead: `All list prices in won and dollars, from ${won(instances[0]?.monthly.krw ?? 0, "en")} a month. Items that need a survey say why, and when you receive a quote.`,
    sample: "Sample price list",
  },
  scenarios: {
    eyebrow: "Typical orders",
    heading: "Three sample totals",
    intro: "List prices per month, no term, VAT excluded. Every item is in the tables below.",
    perMonth: "per month",
    add: "Add to my estimate",
    assumes: "Assumes",
    items: {
      shop: {
        name: "Small shop",
        story: "An online shop with 3,000 orders a month that keeps running when one server fails.",
        assumes: "VM snapshots without an agent, so no agent fee. 8 TB of outbound traffic come with the two instances.",
      },
      game: {
        name: "Game launch",
        story: "Four game servers in Seoul, always-on protection for eight addresses, 10 TB of patches to players in Korea.",
        assumes: `A 12-\u2060month term waives the setup of ${both(serverSetup)} per server; the fee shown is still the list price. HTTPS requests are extra: ten million cost ${won(cdnRequestsPer10k.krw * 1000, "en")}.`,
      },
      dr: {
        name: "Enterprise DR",
        story: "A full rack in Seoul, a 1 Gbps private line to Busan and 10 TB of copies at the far end.",
        assumes: `1 TB is 1,000 GB. Rack setup of ${both(colocationExtras.rackSetup)} once. The line is on-\u2060net; off-\u2060net needs a survey.`,
      },
    },
  },
  toggles: {
    label: "How prices are shown",
    period: { legend: "Period", monthly: "Monthly", hourly: "Hourly" },
    vat: { legend: "VAT", excluded: "Excluded", included: "Included" },
    term: { legend: "Term", 1: "None", 12: `12 months ${off(12)}`, 24: `24 months ${off(24)}`, 36: `36 months ${off(36)}` },
    hourlyNote: `Instances bill by the hour up to ${hoursPerMonth} h a month; other items stay monthly.`,
    termNote: "Terms lower monthly plan fees. Usage (GB, Mbps, hours of work) and one-time fees stay as listed.",
  },
  tabs: {
    label: "Price categories",
    cloud: "Cloud",
    servers: "Servers",
    colocation: "Colocation",
    network: "Network",
    cdn: "CDN",
    security: "Security",
    storage: "Storage & backup",
    support: "Support",
  },
  columns: { plan: "Plan", included: "Included", extra: "Costs extra", price: "Price", add: "Estimate" },
  units: {
    month: "per month",
    hour: "per hour",
    gb: "per GB",
    mbps: "per Mbps",
    kw: "per kW",
    tb: "per GB, first 10 TB",
    "half-hour": "per 30 min",
    "10k": "per 10,000",
    once: "once",
  },
  quantity: {
    month: "× {n}",
    gb: "{n} GB",
    mbps: "{n} Mbps",
    kw: "{n} kW",
    tb: "{n} TB",
    "half-hour": "{n} × 30 min",
    "10k": "{n} × 10,000",
    once: "× {n}",
  },
  add: "Add",
  added: "in the estimate",
  quote: { heading: "By quote", why: "Why", when: "When", link: "Ask for it" },
  free: { heading: "Included in every contract" },
  categories: [
    {
      id: "cloud",
      lead: `By the hour, capped at ${hoursPerMonth} h: a full month never exceeds the list price. No setup fee. When an instance is stopped, the compute fee stops; its disks, snapshots and reserved addresses are still\u00a0billed.`,
      tables: [
        { caption: "Shared vCPU", rows: instances.filter(({ family }) => family === "shared").map(instanceRow) },
        { caption: "Dedicated vCPU and GPU", rows: instances.filter(({ family }) => family !== "shared").map(instanceRow) },
        {
          caption: "Instance add-ons",
          rows: [
            {
              id: "lb-s",
              name: "Load balancer S",
              included: "1 Gbps, 50,000 connections, HA pair",
              extra: "TLS handshakes beyond 2,000/s need M",
            },
            {
              id: "lb-m",
              name: "Load balancer M",
              included: "5 Gbps, 500,000 connections, HA pair",
              extra: "TLS handshakes beyond 10,000/s need L",
            },
            { id: "lb-l", name: "Load balancer L", included: "20 Gbps, 2,000,000 connections, HA pair", extra: "GSLB between sites" },
            { id: "floating-ip", name: "Floating IP", included: "one IPv4, kept while the instance is off", extra: "nothing" },
            {
              id: "outbound",
              name: "Outbound traffic",
              included: "inbound and private traffic free",
              extra: "only what exceeds the pooled allowance",
            },
          ],
        },
      ],
      free: [
        "Kubernetes control plane from 3 nodes",
        "Security groups and VPC",
        `DDoS base protection to ${facts.ddos.baseGbpsPerIp} Gbps per address`,
      ],
      quotes: [
        {
          name: "Private cloud",
          why: "Nodes and licences have to be sized first",
          when: "design and price in 3 business days",
          service: "private-cloud-solution",
        },
      ],
    },
    {
      id: "servers",
      lead: `Models in stock are ready in 4 business hours. Setup ${both(serverSetup)} once, waived with a 12-\u2060month term.`,
      tables: [
        {
          caption: "Dedicated servers",
          rows: servers.map((model) => ({
            id: model.id.toLowerCase(),
            name: model.id,
            included: `${model.sockets > 1 ? `${model.sockets} × ${model.cores / model.sockets}` : model.cores} cores, ${model.ramGb} GB ECC, ${model.disks}${model.gpu ? `, GPU\u00a0${model.gpu}` : ""}; ${model.portGbps} Gbps port, 100 Mbps committed, 5 IPv4`,
            extra: "Windows licence per core, bandwidth over the commit",
          })),
        },
        {
          caption: "Once",
          rows: [
            { id: "server-setup", name: "Server setup", included: "racking, RAID, OS, 24 h burn-in", extra: "waived with a 12-month term" },
          ],
        },
      ],
      free: ["Remote console over VPN", "Parts replaced within 4 hours", "Private VLAN between your servers"],
      quotes: [
        {
          name: "Custom build",
          why: "Parts have to be ordered",
          when: "price in 1 business day, delivery in 5",
          service: "server-hosting",
        },
      ],
    },
    {
      id: "colocation",
      lead: `Power is included in kW, not billed by the meter. Rack setup ${both(colocationExtras.rackSetup)} once.`,
      tables: [
        {
          caption: "Space",
          rows: colocation.map((plan) => ({
            id: `colo-${plan.id}`,
            name: rackNames[plan.id],
            included: `${plan.kw} kW${plan.dualFeed ? " on A+B feeds" : ""}, ${plan.mbps} Mbps, ${plan.ips.startsWith("/") ? `a ${plan.ips} of` : plan.ips} IPv4`,
            extra: plan.dualFeed ? "cross-connects, more kW" : "second feed, transfer switch, cross-connects",
          })),
        },
        {
          caption: "Rack add-ons",
          rows: [
            {
              id: "extra-kw",
              name: "Extra power, 1 kW",
              included: `for a full rack, up to ${facts.rackKw.dense[0]} kW in total`,
              extra: `above ${facts.rackKw.dense[0]} kW: the dense rack (${facts.rackKw.dense[1]} kW)`,
            },
            {
              id: "cross-connect",
              name: "Cross-connect",
              included: "single-mode pair to the meet-me room, 1 business day",
              extra: `${both(colocationExtras.crossConnectOnce)} once`,
            },
            { id: "cross-connect-once", name: "Cross-connect, installation", included: "pull, splice and light test", extra: "nothing" },
            { id: "rack-setup", name: "Rack setup", included: "rails, PDU, labels, access cards for two people", extra: "nothing" },
            {
              id: "hands-day",
              name: "Remote hands, day",
              included: "business days 09:00–18:00 KST; 30 min a month free from half rack",
              extra: "nothing",
            },
            {
              id: "hands-night",
              name: "Remote hands, night",
              included: "nights, weekends, holidays; urgent work starts within 15 min",
              extra: "nothing",
            },
          ],
        },
      ],
      free: ["Escorted visits", "Monthly temperature and power report", "CCTV kept 90 days"],
      quotes: [
        {
          name: "Cage from 4 racks, private suite",
          why: "The floor plan and access have to be drawn first",
          when: "reply in 1 business day, plan in 5",
          service: "colocation",
        },
        {
          name: "20 kW liquid-ready rack",
          why: "Coolant and floor load are checked per rack",
          when: "reply in 1 business day",
          service: "colocation",
        },
      ],
    },
    {
      id: "network",
      lead: "Starting prices between our own sites. The last mile depends on the building and the route; we check within one business day whether your building is on-net.",
      tables: [
        {
          caption: "IP transit, 95th percentile",
          rows: [
            {
              id: "transit-kr",
              name: "Domestic bandwidth",
              included: "IPv4 and IPv6, BGP or static, base DDoS",
              extra: `second port for ${facts.sla.network}`,
            },
            {
              id: "transit-intl",
              name: "International bandwidth",
              included: "full table, communities, blackholing",
              extra: "own address space: free, 3 business days",
            },
          ],
        },
        {
          caption: "Private lines",
          rows: [
            {
              id: "line-metro-100",
              name: "Seoul metro, 100 Mbps",
              included: "≤ 2 ms, Y.1564 test sheet, MTU 9000",
              extra: "diverse second route",
            },
            {
              id: "line-metro-1000",
              name: "Seoul metro, 1 Gbps",
              included: "≤ 2 ms, Y.1564 test sheet, MTU 9000",
              extra: "diverse second route",
            },
            {
              id: "line-busan-100",
              name: "Seoul–Busan, 100 Mbps",
              included: `≤ ${facts.distances.icn1ToPus1Ms} ms, loss ≤ 0.01%`,
              extra: "diverse second route",
            },
            {
              id: "line-busan-1000",
              name: "Seoul–Busan, 1 Gbps",
              included: `≤ ${facts.distances.icn1ToPus1Ms} ms, loss ≤ 0.01%`,
              extra: "diverse second route",
            },
            {
              id: "line-tokyo-100",
              name: "Seoul–Tokyo, 100 Mbps",
              included: "≤ 31 ms, restoration on a second cable",
              extra: "last mile in Tokyo outside NRT1",
            },
            {
              id: "line-tokyo-1000",
              name: "Seoul–Tokyo, 1 Gbps",
              included: "≤ 31 ms, restoration on a second cable",
              extra: "last mile in Tokyo outside NRT1",
            },
            {
              id: "line-singapore-100",
              name: "Seoul–Singapore, 100 Mbps",
              included: "≤ 70 ms, restoration on a second cable",
              extra: "last mile outside SIN1",
            },
            {
              id: "line-singapore-1000",
              name: "Seoul–Singapore, 1 Gbps",
              included: "≤ 70 ms, restoration on a second cable",
              extra: "last mile outside SIN1",
            },
          ],
        },
        {
          caption: "Cloud connections",
          rows: [
            {
              id: "cloud-port-1g",
              name: "Port, 1 Gbps",
              included: "one on-ramp city, cloud router",
              extra: "virtual circuits; the cloud's own port fee",
            },
            {
              id: "cloud-port-10g",
              name: "Port, 10 Gbps",
              included: "one on-ramp city, cloud router",
              extra: "virtual circuits; MACsec on request",
            },
            {
              id: "circuit-100",
              name: "Virtual circuit, 100 Mbps",
              included: "ready in 10 minutes, BGP, BFD",
              extra: "the cloud's reduced egress",
            },
            {
              id: "circuit-500",
              name: "Virtual circuit, 500 Mbps",
              included: "ready in 10 minutes, BGP, BFD",
              extra: "the cloud's reduced egress",
            },
            {
              id: "circuit-1g",
              name: "Virtual circuit, 1 Gbps",
              included: "ready in 10 minutes, BGP, BFD",
              extra: "the cloud's reduced egress",
            },
          ],
        },
        {
          caption: "VPN",
          rows: [
            {
              id: "ipsec-200",
              name: "IPsec gateway, 200 Mbps",
              included: "IKEv2, AES-256-GCM, unlimited tunnels",
              extra: `HA pair × ${vpn.haFactor}`,
            },
            {
              id: "ipsec-200-ha",
              name: "IPsec gateway, 200 Mbps, HA",
              included: `ICN1 and ICN2, failover ≤ 30 s, SLA ${facts.sla.vpnHa}`,
              extra: "nothing",
            },
            {
              id: "ipsec-1g",
              name: "IPsec gateway, 1 Gbps",
              included: "IKEv2, AES-256-GCM, unlimited tunnels",
              extra: `HA pair × ${vpn.haFactor}`,
            },
            {
              id: "ipsec-1g-ha",
              name: "IPsec gateway, 1 Gbps, HA",
              included: `ICN1 and ICN2, failover ≤ 30 s, SLA ${facts.sla.vpnHa}`,
              extra: "nothing",
            },
            {
              id: "remote-10",
              name: "Remote access, 10 users",
              included: "WireGuard or TCP 443, SSO, two-step verification",
              extra: "nothing",
            },
            {
              id: "remote-50",
              name: "Remote access, 50 users",
              included: "WireGuard or TCP 443, SSO, two-step verification",
              extra: "nothing",
            },
            {
              id: "remote-200",
              name: "Remote access, 200 users",
              included: "WireGuard or TCP 443, SSO, two-step verification, device check",
              extra: "nothing",
            },
          ],
        },
        {
          caption: "Global acceleration",
          rows: [
            {
              id: "accel-address",
              name: "Anycast address pair",
              included: `one IPv4 and one IPv6 from ${facts.popCities} cities`,
              extra: "traffic, by GB or by Mbps",
            },
            {
              id: "accel-gb",
              name: "Traffic by volume",
              included: "TCP, UDP, TLS at the edge",
              extra: "forward error correction adds 10–20% volume",
            },
            { id: "accel-mbps", name: "Traffic at the 95th percentile", included: "same path, billed by bandwidth", extra: "nothing" },
          ],
        },
      ],
      free: ["Looking glass and raw 5-minute samples", "IPv6 on every port", `${facts.maintenanceNoticeDays} days' notice of maintenance`],
      quotes: [
        {
          name: "Off-net line, dark fibre",
          why: "Needs a route survey and permits",
          when: "reply in 1 business day, survey in 10",
          service: "dedicated-line",
        },
        {
          name: "International line of 10 Gbps and above",
          why: "The price depends on the cable and the date",
          when: "reply in 1 business day",
          service: "dedicated-line",
        },
      ],
    },
    {
      id: "cdn",
      lead: `Per GB delivered, in cumulative tiers: the first 10 TB at the first price, the next 40 TB at the second. New customers get ${cdnTrialGb} GB free, once.`,
      tables: [
        {
          caption: "Delivery by region",
          rows: [
            {
              id: "cdn-east-asia",
              name: "Korea, Japan, Taiwan, Hong\u00a0Kong",
              included: "HTTP/3, certificates, purge, logs",
              extra: "requests",
            },
            {
              id: "cdn-south-asia-oceania",
              name: "South-East Asia, India, Oceania",
              included: "HTTP/3, certificates, purge, logs",
              extra: "requests",
            },
            { id: "cdn-america-europe", name: "North America, Europe", included: "HTTP/3, certificates, purge, logs", extra: "requests" },
            {
              id: "cdn-middle-east-africa-latam",
              name: "Middle East, Africa, South America",
              included: "HTTP/3, certificates, purge, logs",
              extra: "requests",
            },
          ],
        },
        {
          caption: "Requests",
          rows: [{ id: "cdn-requests", name: "HTTPS requests", included: "cache hits and misses alike", extra: "nothing" }],
        },
      ],
      free: ["Origin shield", "No surcharge for peaks: the price per GB stays the same", "Budget alerts by e-mail at 50, 80 and 100%"],
      quotes: [
        { name: "Above 500 TB a month", why: "The price depends on the mix of regions", when: "reply in 1 business day", service: "cdn" },
      ],
    },
    {
      id: "security",
      lead: "DDoS plans are billed by clean bandwidth, whatever the size of the attack. Firewall prices include rule changes by our engineers.",
      tables: [
        {
          caption: "DDoS protection",
          rows: [
            {
              id: "shield-100",
              name: "Shield 100",
              included: "100 Mbps clean, 8 addresses, L3/4, always on",
              extra: "clean bandwidth beyond 100 Mbps",
            },
            { id: "shield-1g", name: "Shield 1G", included: "1 Gbps clean, 3 × /24, L3–7, 10 domains", extra: "domains beyond\u00a010" },
            {
              id: "ddos-emergency",
              name: "Emergency onboarding",
              included: "protected address in 60 min, BGP in 2–4 h",
              extra: "waived with a 12-month plan",
            },
          ],
        },
        {
          caption: "Managed firewall",
          rows: [
            {
              id: "firewall-s",
              name: "Firewall S",
              included: "1 Gbps, 0.5 with IPS; changes in 4 business hours",
              extra: "HA pair, TLS inspection",
            },
            {
              id: "firewall-m",
              name: "Firewall M",
              included: "5 Gbps, 2.5 with IPS; changes in 4 business hours",
              extra: "HA pair, TLS inspection",
            },
            {
              id: "firewall-l",
              name: "Firewall L",
              included: "20 Gbps, 10 with IPS; changes in 4 business hours",
              extra: "HA pair, TLS inspection",
            },
          ],
        },
      ],
      free: [
        `DDoS base protection to ${facts.ddos.baseGbpsPerIp} Gbps per address; above that, an address without a plan is blackholed`,
        "Security groups",
        "Attack report within 24 h",
      ],
      quotes: [
        {
          name: "SOC, WAF and EDR package",
          why: "Log volume and monitoring hours have to be measured first",
          when: "price in 3 business days",
          service: "security",
        },
      ],
    },
    {
      id: "storage",
      lead: "Per GB and month, by average hourly use. Inbound and private traffic is free; there are no request fees.",
      tables: [
        {
          caption: "Storage",
          rows: [
            { id: "block-nvme", name: "Block, NVMe", included: "≤ 1 ms, 3,000 IOPS base", extra: "snapshots, by stored\u00a0GB" },
            { id: "block-ssd", name: "Block, SSD", included: "1–3 ms", extra: "snapshots, by stored\u00a0GB" },
            { id: "file", name: "File", included: "NFS, SMB, hourly snapshots", extra: "nothing" },
            { id: "object", name: "Object, standard", included: "S3 API, versioning, object lock", extra: "internet egress" },
            { id: "archive", name: "Object, archive", included: "restore in 1–12 h", extra: "minimum retention 90 days" },
          ],
        },
        {
          caption: "Backup",
          rows: [
            {
              id: "vault",
              name: "Backup vault",
              included: "after deduplication, AES-256, quarterly restore test",
              extra: "agents for application-consistent backups",
            },
            {
              id: "offsite",
              name: "Off-site copy",
              included: `in Busan, ${facts.distances.icn1ToPus1Km} km away, immutable for 7–365 days`,
              extra: "nothing",
            },
            { id: "agent-vm", name: "Agent, VM", included: "Windows Server, Linux", extra: "nothing" },
            { id: "agent-server", name: "Agent, server or database", included: "MySQL, PostgreSQL, SQL Server, Oracle", extra: "nothing" },
          ],
        },
      ],
      free: ["Restore traffic", "Encryption at rest", `Exit traffic from notice until ${dataReturnDays} days after the contract ends`],
      quotes: [
        {
          name: "Managed databases",
          why: "Engine, size and standby have to be chosen first",
          when: "price in 1 business day",
          service: "data",
        },
      ],
    },
    {
      id: "support",
      lead: `Support is included in every contract, with the same first-response times for all: urgent (P1) ${facts.support.p1Minutes}\u00a0minutes around the clock; in business hours, high (P2) ${facts.support.p2Hours}\u00a0hour, normal (P3) ${facts.support.p3BusinessHours}\u00a0hours, low (P4) ${facts.support.p4BusinessDays}\u00a0business day.`,
      tables: [
        {
          caption: "Managed operation",
          rows: [
            {
              id: "managed",
              name: "Managed infrastructure (starting price)",
              included: "10 servers, 60-second polling, monthly report",
              extra: "databases and middleware",
            },
          ],
        },
        {
          caption: "Fixed-price studies, once",
          rows: [
            { id: "study-cost", name: "Cloud cost assessment", included: "2 weeks, 13 months of bills, read-only", extra: "nothing" },
            {
              id: "study-migration",
              name: "Migration discovery",
              included: "2–4 weeks, dependency map, decision per application",
              extra: "nothing",
            },
            { id: "study-security", name: "Security maturity check", included: "3 weeks, six functions, scored", extra: "nothing" },
            { id: "study-infrastructure", name: "Infrastructure check", included: "14 days of telemetry, 30+ checks", extra: "nothing" },
            {
              id: "study-network",
              name: "Network design",
              included: "3–6 weeks, high- and low-level design, test plan",
              extra: "equipment",
            },
          ],
        },
      ],
      free: ["Answers in English and Korean; urgent (P1) 24×7", "Public incident reports", "Onboarding call with an engineer"],
      quotes: [
        {
          name: "Managed contract beyond 50 servers",
          why: "Scope and on-call hours have to be agreed first",
          when: "price in 3 business days",
          service: "it-infractructure",
        },
      ],
    },
  ],
  cdnTable: {
    caption: "Price per GB, by TB a month",
    region: "Region",
    tiers: ["≤ 10", "10–50", "50–150", "150–500", "> 500"],
    quote: "quote",
    example: `Worked example: 30 TB in Korea = 10,000 × ${firstTier} + 20,000 × ${secondTier} = ${won(10_000 * firstTier + 20_000 * secondTier, "en")}.`,
  },
  estimate: {
    eyebrow: "Estimate",
    heading: "Your estimate",
    empty: "No items yet. Choose “Add” next to a plan, or start from one of the three sample totals.",
    monthly: "per month",
    once: "once",
    open: "See the estimate",
    bar: "Estimate",
    lines: { one: "{count} item", other: "{count} items" },
    remove: "Remove",
    clear: "Empty the estimate",
    share: "Copy the link",
    shared: "Link copied",
    print: "Print or save as PDF",
    send: "Request a quote for this",
    vatExcluded: "VAT excluded",
    vatIncluded: `VAT ${vat} included`,
    termLine: "{months}-month term",
    noTerm: "no term",
    note: "This is an estimate, not a binding quote. Send it to us and an engineer checks it within one business day. Until then it is stored in your browser only.",
    summary: "Estimate",
  },
  notes: {
    eyebrow: "Billing",
    heading: "How billing works",
    items: [
      `Prices in won exclude VAT of ${vat}.`,
      `The dollar list is fixed each quarter at ₩${grouped(usdRate)} to the dollar. It is not a live rate.`,
      "The usage month runs from the first to the last day, Korean time. The invoice comes on the 5th, payment is due on the 25th.",
      "Pay by card or bank transfer; Korean companies receive an electronic tax invoice.",
      "Refunds are pro rata by day.",
      "Your contract price does not change without notice: changes at renewal are announced in writing 30 days ahead, and you may end the contract without a fee.",
      "All prices on this page are sample data.",
    ],
  },
  faq: {
    heading: "Billing questions",
    items: [
      {
        id: "stopped-server",
        question: "Does a stopped server cost money?",
        answer: `A stopped instance no longer bills compute. Its disks, snapshots and reserved addresses go on: a floating IP stays ${both(cloudExtras.floatingIp)} a month. A dedicated server stays reserved for you, so its fee does not change.`,
      },
      {
        id: "over-allowance",
        question: "What if we exceed the traffic allowance?",
        answer: `The allowances of all your instances form one pool. Beyond it each GB costs ${both(cloudExtras.outboundPerGb)}. We send an alert at 80%, and set a hard cap on request.`,
      },
      {
        id: "term-end",
        question: "Can we cancel before a term ends?",
        answer: `Yes. You only pay back the discount received so far. On a 12-month term cancelled after 5 months, that is ${termDiscounts[12] * 100}% of five months' list fees.`,
      },
      {
        id: "tax-invoice",
        question: "Do you issue Korean tax invoices?",
        answer:
          "Yes, electronically, on the 5th, to the billing contact in your contract. Companies outside Korea receive a commercial invoice in dollars.",
      },
      {
        id: "late-payment",
        question: "What happens when we pay late?",
        answer: `We remind you by e-mail after 7 days and by phone after 14. Service is suspended no earlier than ${suspensionAfterDays} days after the due date, with 7 days' written notice. Data is kept for another ${dataReturnDays} days.`,
      },
      {
        id: "minimum-contract",
        question: "Is there a minimum contract?",
        answer: "Cloud: one hour. Servers and racks: one month. Private lines: twelve months, because the line has to be built.",
      },
    ],
  } satisfies Faq,
  call: {
    heading: "Price not listed?",
    body: "Tell us what you need. An engineer sends a quote within one to three business days.",
    primary: "Get a quote",
    secondary: "All questions",
  },
};
