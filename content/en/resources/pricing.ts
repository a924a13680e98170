import { facts } from "../../facts.ts";
import { cdnExampleKrw } from "../../figures/cdn.ts";
import { ddosFigures } from "../../figures/ddos-protection.ts";
import { lineFigures } from "../../figures/dedicated-line.ts";
import { firewallFigures } from "../../figures/firewall.ts";
import { dataReturnDays, suspensionAfterDays } from "../../figures/legal.ts";
import { diskPairs, ramStepGb, serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { amount, grouped, type LivePrice, livePrices, usd, won } from "../../live-prices.ts";
import type { Faq } from "../../model.ts";
import { popByCode } from "../../pops.ts";
import { cdnTrialGb, hoursPerMonth, termDiscounts, vatRate } from "../../price-list.ts";

const { cdnRegions, cloudExtras, colocation, colocationExtras, instances, serverSetup, servers, usdRate } = livePrices;

const { shield100, shield1g } = ddosFigures;
const both = (price: LivePrice) => `${won(price.krw, "en")} (${usd(price.usd)})`;
const vat = `${vatRate * 100}%`;
const off = (term: keyof typeof termDiscounts) => `−${termDiscounts[term] * 100}%`;

const [firstTier, secondTier] = cdnRegions[0].krw;

const rackNames = { "1u": "1U", quarter: "Quarter rack, 10U", half: "Half rack, 20U", full: "Full rack, 42U", dense: "Full rack, dense" };

const instanceTypes = { shared: "shared", dedicated: "dedicated", gpu: "GPU" };

function instanceRow(plan: (typeof instances)[number]) {
  const type = plan.gpu ? `GPU\u00a0${plan.gpu}` : instanceTypes[plan.family];
  return {
    id: plan.id.toLowerCase(),
    name: plan.id,
    cells: [`${plan.vcpu} vCPU`, type, `${plan.ramGb} GB`, `${plan.nvmeGb} GB NVMe`, `${plan.transferTb} TB out`],
  };
}

export const page = {
  title: "Pricing",
  description:
    "All list prices in won and dollars, by the month or the hour, with what is included and what costs extra. With an estimate you can filter, share, print and send.",
  hero: {
    h1: "Pricing",
    lead: `All list prices in won and dollars, from ${won(instances[0]?.monthly.krw ?? 0, "en")} a month. Items that need a survey say why, and when you receive a quote.`,
    sample: "Sample price list",
  },
  scenarios: {
    shop: { name: "Small shop", story: "2 instances, load balancer, 500 GB backup" },
    game: { name: "Game launch", story: "4 servers, DDoS protection, 10 TB of CDN" },
    dr: { name: "Enterprise DR", story: "full rack, 1 Gbps to Busan, 10 TB off site" },
  },
  toggles: {
    label: "How prices are shown",
    vat: { legend: "VAT", excluded: "Excluded", included: "Included" },
    term: { legend: "Term", 1: "None", 12: `12 mo ${off(12)}`, 24: `24 mo ${off(24)}`, 36: `36 mo ${off(36)}` },
    cpu: "vCPU or cores",
    ram: "Memory",
    any: "all",
    apply: "Apply",
    none: "No plan has that many cores and that much memory. Choose a smaller figure, or ask for a custom build.",
    note: `Instances bill by the hour up to ${hoursPerMonth} h a month. Terms lower monthly plan fees; usage (GB, Mbps, hours of work) and one-time fees stay as listed.`,
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
  columns: { plan: "Plan", included: "Included", hour: "Per hour", price: "Price", add: "Estimate" },
  extra: "Costs extra",
  units: {
    month: "per month",
    hour: "per hour",
    core: "per core",
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
    hour: "{n} h",
    core: "{n} cores",
    gb: "{n} GB",
    mbps: "{n} Mbps",
    kw: "{n} kW",
    tb: "{n} TB",
    "half-hour": "{n} × 30 min",
    "10k": "{n} × 10,000",
    once: "× {n}",
  },
  add: "Add",
  added: "added",
  automatic: "automatic",
  quote: { heading: "items by quote", link: "Ask for it" },
  free: { heading: "Included in every contract" },
  categories: [
    {
      id: "cloud",
      lead: "By the hour, without a setup fee. A stopped instance is billed for its disks, snapshots and reserved addresses only.",
      tables: [
        {
          caption: "Instances",
          columns: ["vCPU", "Type", "Memory", "Disk", "Traffic"],
          rows: instances.map(instanceRow),
          extra: "outbound traffic beyond the pooled allowance, snapshots",
        },
        {
          caption: "Instance add-ons",
          extra: "GSLB between sites",
          rows: [
            {
              id: "lb-s",
              name: "Load balancer S",
              cells: ["1 Gbps, 50,000 connections, 2,000 TLS handshakes/s, HA pair"],
            },
            {
              id: "lb-m",
              name: "Load balancer M",
              cells: ["5 Gbps, 500,000 connections, 10,000 TLS handshakes/s, HA pair"],
            },
            { id: "lb-l", name: "Load balancer L", cells: ["20 Gbps, 2,000,000 connections, HA pair"] },
            { id: "floating-ip", name: "Floating IP", cells: ["one IPv4, kept while the instance is off"] },
            {
              id: "outbound",
              name: "Outbound traffic",
              cells: ["inbound and private traffic free"],
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
      lead: `Ready in ${serverHosting.stockBusinessHours} business hours from stock, with 100 Mbps committed and 5 IPv4. Setup ${both(serverSetup)} once, waived with a 12-\u2060month term.`,
      tables: [
        {
          caption: "Dedicated servers",
          columns: ["Cores", "Memory", "Disks", "Port"],
          rows: servers.map((model) => ({
            id: model.id.toLowerCase(),
            name: model.gpu ? `${model.id}, GPU\u00a0${model.gpu}` : model.id,
            cells: [
              `${model.sockets > 1 ? `${model.sockets} × ${model.cores / model.sockets}` : model.cores} cores`,
              `${model.ramGb} GB ECC`,
              model.disks,
              `${model.portGbps} Gbps`,
            ],
          })),
          extra: "bandwidth above the committed 100 Mbps",
        },
        {
          caption: "Server add-ons and setup",
          extra: "",
          rows: [
            { id: "server-ram", name: `Memory, ${ramStepGb} GB`, cells: ["ECC, up to the model's limit"] },
            ...diskPairs
              .filter(({ id }) => id !== "none")
              .map(({ id, label }) => ({
                id: `nvme-${id}`,
                name: `NVMe pair, ${label}`,
                cells: ["mirrored"],
              })),
            {
              id: "windows-core",
              name: "Windows Server",
              cells: [`at least ${serverHosting.windowsMinimumCores} cores a server`],
            },
            { id: "server-setup", name: "Server setup", cells: ["racking, RAID, OS, 24 h burn-in; waived with a 12-month term"] },
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
          columns: ["Power", "Feeds", "Bandwidth", "IPv4"],
          rows: colocation.map((plan) => ({
            id: `colo-${plan.id}`,
            name: rackNames[plan.id],
            cells: [`${plan.kw} kW`, plan.dualFeed ? "A+B" : "one feed", `${plan.mbps} Mbps`, `${plan.ips} IPv4`],
          })),
          extra: "cross-connects, more kW; below a full rack also a second feed and transfer switch",
        },
        {
          caption: "Rack add-ons",
          extra: "",
          rows: [
            {
              id: "extra-kw",
              name: "Extra power, 1 kW",
              cells: [`for a full rack, up to ${facts.rackKw.dense[0]} kW in total`],
            },
            {
              id: "cross-connect",
              name: "Cross-connect",
              cells: ["single-mode pair to the meet-me room, 1 business day"],
            },
            { id: "cross-connect-once", name: "Cross-connect, installation", cells: ["pull, splice and light test"] },
            { id: "rack-setup", name: "Rack setup", cells: ["rails, PDU, labels, access cards for two people"] },
            {
              id: "hands-day",
              name: "Remote hands, day",
              cells: [`business days ${live.hours} KST; 30 min a month free from half rack`],
            },
            {
              id: "hands-night",
              name: "Remote hands, night",
              cells: ["nights, weekends, holidays; urgent work starts within 15 min"],
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
      lead: "Starting prices between our own sites. Whether your building is on-net is checked within one business day.",
      tables: [
        {
          caption: "IP transit, 95th percentile",
          extra: `a second port for ${facts.sla.network}`,
          rows: [
            {
              id: "transit-kr",
              name: "Domestic bandwidth",
              cells: ["IPv4 and IPv6, BGP or static, base DDoS"],
            },
            {
              id: "transit-intl",
              name: "International bandwidth",
              cells: ["full table, communities, blackholing; own address space free"],
            },
          ],
        },
        {
          caption: "Dedicated lines",
          extra: "diverse second route; last mile in Tokyo and Singapore outside NRT1 and SIN1",
          rows: [
            {
              id: "line-metro-100",
              name: "Seoul metro, 100 Mbps",
              cells: ["≤ 2 ms, Y.1564 test sheet, MTU 9000"],
            },
            {
              id: "line-metro-1000",
              name: "Seoul metro, 1 Gbps",
              cells: ["≤ 2 ms, Y.1564 test sheet, MTU 9000"],
            },
            {
              id: "line-busan-100",
              name: "Seoul–Busan, 100 Mbps",
              cells: [`≤ ${facts.distances.icn1ToPus1Ms} ms, loss ≤ 0.01%`],
            },
            {
              id: "line-busan-1000",
              name: "Seoul–Busan, 1 Gbps",
              cells: [`≤ ${facts.distances.icn1ToPus1Ms} ms, loss ≤ 0.01%`],
            },
            {
              id: "line-tokyo-100",
              name: "Seoul–Tokyo, 100 Mbps",
              cells: [`≤ ${popByCode("NRT").rtt} ms, restoration on a second cable`],
            },
            {
              id: "line-tokyo-1000",
              name: "Seoul–Tokyo, 1 Gbps",
              cells: [`≤ ${popByCode("NRT").rtt} ms, restoration on a second cable`],
            },
            {
              id: "line-singapore-100",
              name: "Seoul–Singapore, 100 Mbps",
              cells: [`≤ ${popByCode("SIN").rtt} ms, restoration on a second cable`],
            },
            {
              id: "line-singapore-1000",
              name: "Seoul–Singapore, 1 Gbps",
              cells: [`≤ ${popByCode("SIN").rtt} ms, restoration on a second cable`],
            },
          ],
        },
        {
          caption: "Cloud connections",
          extra: "the cloud's own port fee and reduced egress; MACsec on request",
          rows: [
            {
              id: "cloud-port-1g",
              name: "Port, 1 Gbps",
              cells: ["one on-ramp city, cloud router"],
            },
            {
              id: "cloud-port-10g",
              name: "Port, 10 Gbps",
              cells: ["one on-ramp city, cloud router"],
            },
            {
              id: "circuit-100",
              name: "Virtual circuit, 100 Mbps",
              cells: ["ready in 10 minutes, BGP, BFD"],
            },
            {
              id: "circuit-500",
              name: "Virtual circuit, 500 Mbps",
              cells: ["ready in 10 minutes, BGP, BFD"],
            },
            {
              id: "circuit-1g",
              name: "Virtual circuit, 1 Gbps",
              cells: ["ready in 10 minutes, BGP, BFD"],
            },
          ],
        },
        {
          caption: "VPN",
          extra: "",
          rows: [
            {
              id: "ipsec-200",
              name: "IPsec gateway, 200 Mbps",
              cells: ["IKEv2, AES-256-GCM, unlimited tunnels"],
            },
            {
              id: "ipsec-200-ha",
              name: "IPsec gateway, 200 Mbps, HA",
              cells: [`ICN1 and ICN2, failover ≤ 30 s, SLA ${facts.sla.vpnHa}`],
            },
            {
              id: "ipsec-1g",
              name: "IPsec gateway, 1 Gbps",
              cells: ["IKEv2, AES-256-GCM, unlimited tunnels"],
            },
            {
              id: "ipsec-1g-ha",
              name: "IPsec gateway, 1 Gbps, HA",
              cells: [`ICN1 and ICN2, failover ≤ 30 s, SLA ${facts.sla.vpnHa}`],
            },
            {
              id: "remote-10",
              name: "Remote access, 10 users",
              cells: ["WireGuard or TCP 443, SSO, two-step verification"],
            },
            {
              id: "remote-50",
              name: "Remote access, 50 users",
              cells: ["WireGuard or TCP 443, SSO, two-step verification"],
            },
            {
              id: "remote-200",
              name: "Remote access, 200 users",
              cells: ["WireGuard or TCP 443, SSO, two-step verification, device check"],
            },
          ],
        },
        {
          caption: "Global acceleration",
          extra: "forward error correction adds 10–20% volume",
          rows: [
            {
              id: "accel-address",
              name: "Anycast address pair",
              cells: [`one IPv4 and one IPv6 from ${facts.popCities} cities`],
            },
            {
              id: "accel-gb",
              name: "Traffic by volume",
              cells: ["TCP, UDP, TLS at the edge"],
            },
            { id: "accel-mbps", name: "Traffic at the 95th percentile", cells: ["same path, billed by bandwidth"] },
          ],
        },
      ],
      free: [
        "Route lookups and raw 5-minute samples by ticket",
        "IPv6 on every port",
        `${facts.maintenanceNoticeDays} days' notice of maintenance`,
      ],
      quotes: [
        {
          name: "Off-net line, dark fibre",
          why: "Needs a route survey and permits",
          when: `reply in 1 business day, survey and quote in ${lineFigures.surveyDays}`,
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
          extra: "requests",
          rows: [
            {
              id: "cdn-east-asia",
              name: "Korea, Japan, Taiwan, Hong\u00a0Kong",
              cells: ["HTTP/3, certificates, purge, logs"],
            },
            {
              id: "cdn-south-asia-oceania",
              name: "South-East Asia, India, Oceania",
              cells: ["HTTP/3, certificates, purge, logs"],
            },
            { id: "cdn-america-europe", name: "North America, Europe", cells: ["HTTP/3, certificates, purge, logs"] },
            {
              id: "cdn-middle-east-africa-latam",
              name: "Middle East, Africa, South America",
              cells: ["HTTP/3, certificates, purge, logs"],
            },
          ],
        },
        {
          caption: "Requests",
          extra: "",
          rows: [{ id: "cdn-requests", name: "HTTPS requests", cells: ["cache hits and misses alike"] }],
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
          extra: "clean bandwidth and domains beyond the plan",
          rows: [
            {
              id: "shield-100",
              name: "Shield 100",
              cells: [`${shield100.cleanMbps} Mbps clean, ${shield100.addresses} addresses, L3/4, always on`],
            },
            {
              id: "shield-1g",
              name: "Shield 1G",
              cells: [`${shield1g.cleanGbps} Gbps clean, ${shield1g.prefixes} × /24, L3–7, ${shield1g.domains} domains`],
            },
            {
              id: "ddos-emergency",
              name: "Emergency onboarding",
              cells: ["protected address in 60 min, BGP in 2–4 h; waived with a 12-month plan"],
            },
          ],
        },
        {
          caption: "Managed firewall",
          extra: "HA pair, TLS inspection",
          rows: [
            {
              id: "firewall-s",
              name: "Firewall S",
              cells: [`1 Gbps, 0.5 with IPS; changes in ${firewallFigures.standardChangeBusinessHours} business hours`],
            },
            {
              id: "firewall-m",
              name: "Firewall M",
              cells: [`5 Gbps, 2.5 with IPS; changes in ${firewallFigures.standardChangeBusinessHours} business hours`],
            },
            {
              id: "firewall-l",
              name: "Firewall L",
              cells: [`20 Gbps, 10 with IPS; changes in ${firewallFigures.standardChangeBusinessHours} business hours`],
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
          extra: "snapshots by stored GB, internet egress from object storage",
          rows: [
            { id: "block-nvme", name: "Block, NVMe", cells: ["≤ 1 ms, 3,000 IOPS base"] },
            { id: "block-ssd", name: "Block, SSD", cells: ["1–3 ms"] },
            { id: "file", name: "File", cells: ["NFS, SMB, hourly snapshots"] },
            { id: "object", name: "Object, standard", cells: ["S3 API, versioning, object lock"] },
            { id: "archive", name: "Object, archive", cells: ["restore in 1–12 h, kept 90 days or longer"] },
          ],
        },
        {
          caption: "Backup",
          extra: "",
          rows: [
            {
              id: "vault",
              name: "Backup vault",
              cells: ["after deduplication, AES-256, quarterly restore test"],
            },
            {
              id: "offsite",
              name: "Off-site copy",
              cells: [`in Busan, ${facts.distances.icn1ToPus1Km} km away, immutable for 7–365 days`],
            },
            { id: "agent-vm", name: "Agent, VM", cells: ["Windows Server, Linux"] },
            { id: "agent-server", name: "Agent, server or database", cells: ["MySQL, PostgreSQL, SQL Server, Oracle"] },
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
      lead: `Support is included in every contract, with the same first-response times for all: urgent (P1) ${live.p1Minutes}\u00a0minutes, 24×7; in business hours, high (P2) ${live.p2}, normal (P3) ${live.p3}, low (P4) ${live.p4}.`,
      tables: [
        {
          caption: "Managed operation",
          extra: "databases and middleware",
          rows: [
            {
              id: "managed",
              name: "Managed infrastructure (starting price)",
              cells: ["10 servers, 60-second polling, monthly report"],
            },
          ],
        },
        {
          caption: "Fixed-price studies, once",
          extra: "equipment",
          rows: [
            { id: "study-cost", name: "Cloud cost assessment", cells: ["2 weeks, 13 months of bills, read-only"] },
            {
              id: "study-migration",
              name: "Migration discovery",
              cells: ["2–4 weeks, dependency map, decision per application"],
            },
            { id: "study-security", name: "Security maturity check", cells: ["3 weeks, six functions, scored"] },
            { id: "study-infrastructure", name: "Infrastructure check", cells: ["14 days of telemetry, 30+ checks"] },
            {
              id: "study-network",
              name: "Network design",
              cells: ["3–6 weeks, high- and low-level design, test plan"],
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
    caption: "Delivery per GB, by TB a month",
    tiers: ["≤ 10", "10–50", "50–150", "150–500", "> 500"],
    quote: "quote",
    example: `Worked example: 30 TB in Korea = 10,000 × ${firstTier} + 20,000 × ${secondTier} = ${won(
      amount((list) => cdnExampleKrw(list).tb30),
      "en",
    )}.`,
  },
  estimate: {
    heading: "Your estimate",
    empty: "Choose “Add” next to a plan, or start from a typical order:",
    monthly: "per month",
    once: "once",
    setup: "required",
    waived: "waived with a {months}-month term",
    open: "See the estimate",
    bar: "Estimate",
    lines: { one: "{count} item", other: "{count} items" },
    remove: "Remove",
    update: "Update",
    clear: "Empty the estimate",
    share: "Copy the link",
    shared: "Link copied",
    print: "Print or save as PDF",
    send: "Request a quote for this",
    account: "Create account with it",
    ticket: "Open a ticket with it",
    vatExcluded: "VAT excluded",
    vatIncluded: `VAT ${vat} included`,
    termLine: "{months}-month term",
    noTerm: "no term",
    perMonth: "{amount} per month",
    oneTime: "{amount} once",
    changed: "Prices have changed since this estimate was made. Then: {before}. Now: {now}.",
    note: "This is an estimate, not a binding quote. Send it to us and an engineer checks it within one business day. Until then it is kept in your browser, in the cookie “estimate”.",
    summary: "Estimate",
  },
  notes: {
    heading: "How billing works",
    items: [
      `Prices in won exclude VAT of ${vat}.`,
      `The dollar list is fixed each quarter at ₩${grouped(usdRate)} to the dollar. It is not a live rate.`,
      "The usage month runs from the first to the last day, Korean time. The invoice comes on the 5th, payment is due on the 25th.",
      "Pay by card or bank transfer; Korean companies receive an electronic tax invoice.",
      "Refunds are pro rata by day.",
      "Your contract price does not change without notice: changes at renewal are announced in writing 30 days ahead, and you may end the contract without a fee.",
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
        answer: "Cloud: one hour. Servers and racks: one month. Dedicated lines: twelve months, because the line has to be built.",
      },
    ],
  } satisfies Faq,
};
