import { facts } from "../facts.ts";
import { shares } from "../figures/network-design.ts";
import { serverHosting } from "../figures/server-hosting.ts";
import { live } from "../live.ts";
import { livePrices, won } from "../live-prices.ts";
import type { Call, Figure } from "../model.ts";
import { popByCode } from "../pops.ts";
import { hoursPerMonth, vatRate } from "../price-list.ts";

const { cdnRegions, colocation, instances, servers } = livePrices;

const { sla, ddos } = facts;

export const page = {
  title: "Cloud, servers, network and security from Seoul",
  description: `Cloud, dedicated servers, colocation, network and security from five data centres, on our own backbone from Seoul to ${facts.popCities} cities. Latency, limits and prices are on every page.`,
  hero: {
    h1: `Cloud, servers and network from Seoul to ${facts.popCities} cities`,
    lead: "Cloud instances, dedicated servers, rack space in five data centres, a backbone we run ourselves, and protection against attacks.",
    primary: "Create account",
    secondary: "Get a quote",
    from: {
      label: "from",
      price: won(instances[0]?.monthly.krw ?? 0, "en"),
      unit: "\u00a0a month",
      detail: `Instance S1, billed by the hour up to ${hoursPerMonth} h, VAT excluded`,
      link: "All prices",
    },
    figures: [
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: `edge capacity across ${facts.popCities} points of presence` },
      { value: sla.network, label: "monthly network availability, with service credits if missed" },
      { value: `≤ ${ddos.alwaysOnSeconds}`, unit: "s", label: "always-on DDoS mitigation, from detection" },
    ] satisfies Figure[],
  },
  desk: {
    hours: `Support desk: business days, ${live.hours} KST`,
    open: "Support desk: open until {time}",
    lunch: "Support desk: lunch break until {time}",
    closed: "Support desk: closed, opens {when}",
    people: { one: "{count} person on duty", other: "{count} people on duty" },
    urgent: `Urgent (P1) tickets: first answer within ${live.p1Minutes} minutes, 24×7`,
  },
  map: {
    title: `Backbone routes from Seoul to ${facts.popCities} cities`,
    description: `A map of the world centred on Seoul. Lines lead from Seoul to ${facts.popCities} cities with their target round-trip times: Tokyo ${popByCode("NRT").rtt} ms, Hong Kong ${popByCode("HKG").rtt} ms, Singapore ${popByCode("SIN").rtt} ms, Los Angeles ${popByCode("LAX").rtt} ms, Frankfurt ${popByCode("FRA").rtt} ms.`,
    caption: "Target round-trip time from Seoul. Routes are drawn as great circles; light in fibre needs at least 1 ms per 100 km.",
  },
  status: {
    label: "Service status",
    ok: "All services normal",
    incident: "Incident",
    maintenance: "Maintenance",
    planned: "Planned maintenance",
    last: "Last incident",
    details: "Details",
    since: "since {time} KST",
    until: "{from} to {to} KST",
    over: "ended at {time} KST",
    affects: "Affects",
    dismiss: "Hide this line",
    page: "Updates and affected services",
  },
  finder: {
    eyebrow: "By task",
    heading: "What do you need to do?",
    items: [
      {
        verb: "Host servers",
        line: `An instance in 60 seconds, a dedicated server in ${serverHosting.stockBusinessHours} business hours, a rack in 5 business days.`,
        paths: ["/services/public-cloud-solution", "/services/server-hosting", "/services/colocation"],
      },
      {
        verb: "Connect sites",
        line: `Seoul metro within 2 ms, Busan within ${popByCode("PUS").rtt} ms, or an encrypted tunnel over the internet you already have.`,
        paths: ["/services/dedicated-line", "/services/vpn", "/services/multi-cloud-connection"],
      },
      {
        verb: "Speed up overseas users",
        line: `Files are served from a nearby cache; log-ins, API calls and game packets travel over our backbone.`,
        paths: ["/services/cdn", "/services/acceleration-service", "/solutions/edge-computing"],
      },
      {
        verb: "Stop attacks",
        line: `${facts.scrubbingTbps} Tbps of scrubbing in ${facts.scrubbingCities} cities. Under attack now? A protected address is ready in 60 minutes.`,
        paths: ["/services/ddos-protection", "/services/firewall", "/services/security"],
      },
      {
        verb: "Protect data",
        line: `An immutable second copy ${facts.distances.icn1ToPus1Km} km away, and a restore test every quarter.`,
        paths: ["/services/backup", "/solutions/data-protection", "/services/storage"],
      },
      {
        verb: "Cut cloud cost",
        line: "Two weeks of read-only analysis of 13 months of bills, then changes that can be rolled back.",
        paths: ["/solutions/cloud-cost-optimization", "/services/multi-cloud-connection", "/services/server-hosting"],
      },
    ],
  },
  index: {
    eyebrow: "Services",
    heading: `${facts.serviceCount} services with their lowest price`,
    intro: "Each page explains how the service works, what it does not include and what it costs.",
    quote: "by quote",
    included: "included",
    perMonth: "/mo",
    note: "Prices per month, VAT excluded. “By quote” means the price depends on a design; you get it in 3 business days.",
  },
  solutions: {
    eyebrow: "Solutions",
    heading: "Eight solutions: problem, design, result",
    intro: "Each starts from a common problem and ends with a figure you can check.",
    legend: "Choose a problem",
    labels: { problem: "Problem", design: "Design", outcome: "Result", more: "See the solution" },
    items: [
      {
        path: "/solutions/cloud-migration",
        problem: "The data-centre contract ends in 14 weeks, and nobody knows how the 180 servers depend on each other.",
        design:
          "Flow data draws the dependency map in 2–4 weeks. Servers move in waves of 20–50 while block replication keeps the old side minutes behind.",
        outcome: { value: "2–4", unit: "h", label: "cutover window per wave, with rollback possible for 14 days" },
        sketch: [
          [{ label: "Old site", sub: "180 servers" }],
          [{ label: "Replication", sub: "minutes behind" }],
          [
            { label: "kr-seoul a", sub: "ICN1" },
            { label: "kr-seoul b", sub: "ICN2" },
          ],
        ],
      },
      {
        path: "/solutions/cloud-cost-optimization",
        problem: "The cloud bill rises faster than the traffic, and finance asks which part of it is waste.",
        design:
          "Read-only access to 13 months of bills. Idle resources, oversizing and egress are listed with their share; steady workloads are costed against dedicated servers.",
        outcome: {
          value: "10–15",
          unit: "%",
          label: "of the bill is usually idle resources alone; each saving is verified per order or stream-hour",
        },
        sketch: [
          [{ label: "13 months", sub: "of bills" }],
          [
            { label: "Idle", sub: "10–15%" },
            { label: "Oversized", sub: "10–12%" },
            { label: "Egress", sub: "via CDN" },
          ],
          [{ label: "Signed saving", sub: "by finance" }],
        ],
      },
      {
        path: "/solutions/infrastructure-optimization",
        problem: "Racks are full, the newest server is five years old, and the application is still slow.",
        design:
          "Telemetry every 60 seconds for 14 days and more than 30 checks. Changes with the largest saving and the lowest risk come first.",
        outcome: { value: "8:1", label: "consolidation at the low end, up to 15:1; watts and p95 latency reported before and after" },
        sketch: [
          [
            { label: "Server", sub: "p95 CPU 12%" },
            { label: "Server", sub: "p95 CPU 9%" },
            { label: "Server", sub: "p95 CPU 17%" },
          ],
          [{ label: "14 days", sub: "30+ checks" }],
          [{ label: "One host", sub: "p95 CPU 55%" }],
        ],
      },
      {
        path: "/solutions/network-design",
        problem: "Two lines were ordered for redundancy, but both run through the same duct.",
        design:
          "Physical route drawings for each path, two carriers, two building entries, BFD at 300 ms × 3, and a failover test you witness.",
        outcome: {
          value: "99.9999",
          unit: "%",
          label: `for two independent ${shares.path} paths; with a shared duct the figure no longer holds`,
        },
        sketch: [
          [{ label: "Office", sub: "two entries" }],
          [
            { label: "Path A", sub: shares.path },
            { label: "Path B", sub: shares.path },
          ],
          [{ label: "ICN1", sub: "two routers" }],
        ],
      },
      {
        path: "/solutions/cyber-security",
        problem: "The insurer sent forty security questions, and half of them have no owner.",
        design:
          "A three-week assessment against the six NIST CSF 2.0 functions, then two-step verification, detection and a rehearsed response, in that order.",
        outcome: { value: "≤ 60", unit: "min", label: "to contain an incident, shown in a drill within 90 days" },
        sketch: [
          [{ label: "Attacker", sub: "stolen password" }],
          [{ label: "Two-step log-in", sub: "stopped here" }],
          [{ label: "EDR + SOC", sub: "24×7, ≤ 15 min" }],
          [{ label: "Vault", sub: "immutable" }],
        ],
      },
      {
        path: "/solutions/data-protection",
        problem: "The contract says the order system must be back in 15 minutes without data loss, but it has never been tested.",
        design: `Synchronous copies over the ${facts.distances.icn1ToIcn2Km} km between ICN1 and ICN2, a third, immutable copy in Busan ${facts.distances.icn1ToPus1Km} km away, two drills a year.`,
        outcome: { value: "RPO 0", label: "and RTO 15 min on the Gold tier; the measured time is in the drill report" },
        sketch: [
          [{ label: "ICN1", sub: "writes" }],
          [{ label: "ICN2", sub: `sync, ${facts.distances.icn1ToIcn2Km} km` }],
          [{ label: "PUS1", sub: `immutable, ${facts.distances.icn1ToPus1Km} km` }],
        ],
      },
      {
        path: "/solutions/media-streaming",
        problem: "A final will draw 100,000 viewers, and live chat must not run ahead of the picture.",
        design: "Two ingest cities with a switch in 2 s, low-latency HLS, capacity reserved 14 days ahead: 100,000 × 5 Mbps is 500 Gbps.",
        outcome: { value: "2–5", unit: "s", label: "from camera to screen, start below 2 s, rebuffering below 0.5%" },
        sketch: [
          [{ label: "Camera", sub: "SRT" }],
          [
            { label: "Ingest A", sub: "Seoul" },
            { label: "Ingest B", sub: "Busan" },
          ],
          [{ label: "Packaging", sub: "LL-HLS" }],
          [{ label: "Viewers", sub: "500 Gbps" }],
        ],
      },
      {
        path: "/solutions/edge-computing",
        problem: `Every matchmaking decision waits for Seoul, ${popByCode("SYD").rtt} ms away for a player in Sydney.`,
        design: `Decisions run in ${facts.edgeComputeCities} cities as WebAssembly or containers; writes go to one home region. The other ${facts.cacheOnlyCities} cities only cache.`,
        outcome: { value: "≤ 10", unit: "ms", label: "to metro users in Seoul, Tokyo and Singapore" },
        sketch: [
          [{ label: "Player", sub: "Sydney" }],
          [{ label: "SYD edge", sub: "function < 5 ms" }],
          [{ label: "kr-seoul", sub: "writes only" }],
        ],
      },
    ],
  },
  prices: {
    eyebrow: "Prices",
    heading: "Starting prices",
    intro: `Per month, VAT of ${vatRate * 100}% excluded, no setup fee for cloud. The full list is on one page.`,
    items: [
      {
        id: "cloud",
        name: "Instance S1",
        price: won(instances[0]?.monthly.krw ?? 0, "en"),
        unit: "per month",
        detail: "1 vCPU, 1 GB, 25 GB NVMe, 1 TB out",
      },
      {
        id: "servers",
        name: "Server SH-1",
        price: won(servers[0]?.monthly.krw ?? 0, "en"),
        unit: "per month",
        detail: "6 cores, 32 GB, 2 × 960 GB NVMe",
      },
      {
        id: "colocation",
        name: "Quarter rack",
        price: won(colocation[1]?.monthly.krw ?? 0, "en"),
        unit: "per month",
        detail: "10U, 1 kW, 50 Mbps, 5 addresses",
      },
      {
        id: "cdn",
        name: "CDN in Korea",
        price: won(cdnRegions[0].krw[0], "en"),
        unit: "per GB",
        detail: "first 10 TB, no surcharge for peaks",
      },
    ],
    link: "All prices and the estimate tool",
  },
  posts: {
    eyebrow: "Blog",
    heading: "Technical articles",
    all: "All posts",
    minutes: "{minutes} min read",
  },
  call: {
    heading: "Talk to an engineer",
    body: "Tell us what you run and what must not stop: an engineer replies within one business day, with a drawing and an itemised quote within three. Under attack? The emergency line answers 24 hours a day.",
    primary: "Get a quote",
    secondary: "Create account",
  } satisfies Call,
};
