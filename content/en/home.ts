import { facts } from "../facts.ts";
import { handshakeAtEdgeMs, handshakeAtOriginMs, jakartaFloorMs, jakartaKm, lastMileMs, packetMs } from "../figures/home.ts";
import { dataReturnDays } from "../figures/legal.ts";
import { sitePower } from "../figures/sites.ts";
import { grouped, won } from "../format.ts";
import type { Call, Delivery, Faq } from "../model.ts";
import { popByCode } from "../pops.ts";
import { cdnRegions, colocation, instances, servers, vatRate } from "../pricing.ts";

const { sla, support, ddos } = facts;

export const page = {
  title: "Cloud, servers, network and security from Seoul",
  description: `Cloud, dedicated servers, colocation, network and security from five data centres, on our own backbone from Seoul to ${facts.popCities} cities. Latency, limits and prices are on every page.`,
  hero: {
    h1: `Infrastructure from Seoul to ${facts.popCities} cities`,
    lead: `Cloud, dedicated servers, colocation, network and security on a backbone we run ourselves, from ${won(instances[0]?.monthly.krw ?? 0, "en")} a month. Routes, latency and prices are published: see them before you contact us.`,
    primary: "Get a quote",
    secondary: "See prices",
    figures: [
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: `edge capacity across ${facts.popCities} points of presence` },
      { value: sla.network, label: "monthly network availability, with service credits if missed" },
      { value: `≤ ${ddos.alwaysOnSeconds}`, unit: "s", label: "always-on DDoS mitigation, from detection" },
      { value: `${support.p1Minutes}`, unit: "min", label: "to a first answer from an engineer on urgent (P1) tickets, 24×7" },
    ],
  },
  map: {
    title: `Backbone routes from Seoul to ${facts.popCities} cities`,
    description: `A map of the world centred on Seoul. Lines lead from Seoul to ${facts.popCities} cities with their target round-trip times: Tokyo ${popByCode("NRT").rtt} ms, Hong Kong ${popByCode("HKG").rtt} ms, Singapore ${popByCode("SIN").rtt} ms, Los Angeles ${popByCode("LAX").rtt} ms, Frankfurt ${popByCode("FRA").rtt} ms. The same figures stand in the list below.`,
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
    over: "over since {time} KST",
    affects: "Affects",
    dismiss: "Hide this line",
  },
  finder: {
    eyebrow: "By task",
    heading: "What do you need to do?",
    items: [
      {
        verb: "Host servers",
        line: `An instance in 60 seconds, a dedicated server in 4 business hours, a rack in 5 business days.`,
        paths: ["/services/public-cloud-solution", "/services/server-hosting", "/services/colocation"],
      },
      {
        verb: "Connect sites",
        line: `Seoul metro within 2 ms, Busan within ${popByCode("PUS").rtt} ms, or an encrypted tunnel over the internet you already have.`,
        paths: ["/services/dedicated-line", "/services/vpn", "/services/multi-cloud-connection"],
      },
      {
        verb: "Speed up overseas users",
        line: `Files are served from a nearby cache; logins, API calls and game packets travel over our backbone.`,
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
  pops: {
    eyebrow: "Points of presence",
    heading: `${facts.popCities} cities and the services in each`,
    intro: `CDN and acceleration run in all ${facts.popCities} cities, edge compute in ${facts.edgeComputeCities}, DDoS scrubbing in\u00a0${facts.scrubbingCities}. Choose a service to see its cities.`,
    legend: "Show cities with",
    filters: {
      all: "All",
      dc: "Data centre",
      cdn: "CDN",
      ddos: "DDoS scrubbing",
      edge: "Edge compute",
      onramp: "Cloud on-ramp",
    },
    listHeading: "List of cities",
    listOpen: "Show the list",
    columns: { city: "City", code: "Code", services: "Services", capacity: "Capacity", rtt: "Target RTT from Seoul" },
    home: "measurements start here",
    mapTitle: "Points of presence by service",
    mapDescription: `The same ${facts.popCities} cities as in the list below; the cities offering the chosen service are filled.`,
  },
  index: {
    eyebrow: "Services",
    heading: `${facts.serviceCount} services in four families`,
    intro: "Each page explains how the service works, what it does not include and what it costs.",
    legend: "Beside each name",
    figure: "Key figure",
    from: "Price from",
    quote: "by quote",
    included: "included",
    perMonth: "/mo",
    note: "Prices per month, VAT excluded. “By quote” means the price depends on a design; you get it in 3 business days.",
  },
  packet: {
    eyebrow: "Path of a packet",
    heading: `Jakarta to Seoul in ${packetMs[4]}\u00a0ms, section by section`,
    intro: `A player in Jakarta opens a session. The TLS handshake ends at an edge ${lastMileMs} ms away; everything after it travels over the backbone.`,
    title: `A packet's way from Jakarta to Seoul, ${packetMs[4]} ms in all`,
    steps: [
      { place: "Jakarta user", body: "reaches the nearest edge by anycast" },
      { place: "CGK edge", body: `TLS ends here: three round trips take ${handshakeAtEdgeMs} ms instead of ${handshakeAtOriginMs}` },
      { place: "Singapore core", body: "probed every 10 s; loss above 1% reroutes in 30 s" },
      { place: "Hong Kong core", body: "second cable system if the first is cut" },
      { place: "Seoul ICN1", body: "your server; the client's real IP address is kept" },
    ],
    unit: "ms",
    limit: `Limit: the speed of light in fibre. Jakarta is ${grouped(jakartaKm)} km away, so about ${jakartaFloorMs} of the ${packetMs[4]} ms cannot be removed.`,
  },
  rtt: {
    eyebrow: "Round-trip time",
    heading: "Target round-trip times to eight cities",
    intro:
      "The dark part of each bar is the time light needs in fibre along the great circle. The rest comes from cable detours and routers, and is what route design can shorten.",
    columns: { city: "From Seoul to", distance: "Distance", floor: "Physical minimum", target: "Target" },
    badge: "target values",
    note: "Targets are monthly medians between points of presence; the last mile is not included.",
    measure: {
      heading: "From your browser to this site",
      body: "Sends five small requests to the server that gave you this page and shows the median. It measures this website, not a point of presence.",
      button: "Measure now",
      running: "Measuring…",
      live: "live",
      result: "median of {count} requests",
      fastest: "fastest {ms} ms",
      failed: "The server did not answer. Check the connection and try again.",
      again: "Measure again",
    },
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
        outcome: { value: "99.9999", unit: "%", label: "for two independent 99.9% paths; with a shared duct the figure no longer holds" },
        sketch: [
          [{ label: "Office", sub: "two entries" }],
          [
            { label: "Path A", sub: "99.9%" },
            { label: "Path B", sub: "99.9%" },
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
          [{ label: "Two-step login", sub: "stopped here" }],
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
  sites: {
    eyebrow: "Data centres",
    heading: "Five data centres, open to visits",
    intro: `Racks with A+B feeds from separate ${sitePower.ups} UPS, ${sitePower.generators} generators, ${sitePower.fuelHours} h of fuel at full load, ${sitePower.utilityFeeds}\u00a0utility feeds in each building.`,
    labels: {
      power: "Power",
      rack: "Rack density",
      carriers: "Carriers in the meet-me room",
      distance: "From ICN1",
      opened: "In service since",
      pue: "PUE, last year",
      visit: "Book a visit",
      origin: "reference point",
    },
    roles: {
      ICN1: "kr-seoul zone a, network core, control room",
      ICN2: "kr-seoul zone b, 20 kW liquid-\u2060ready hall",
      PUS1: "kr-busan, disaster recovery and immutable backups",
      NRT1: "jp-tokyo, cloud on-ramp",
      SIN1: "sg-singapore, cloud on-ramp",
    },
    note: "Visits are escorted, on business days, booked two days ahead. Bring a photo ID. No photographs in shared halls.",
  },
  promise: {
    eyebrow: "SLA",
    heading: "Availability targets and service credits",
    intro: "The monthly targets, the downtime they allow, and what you are credited when one is missed.",
    columns: { service: "Service", target: "Monthly target", downtime: "Allowed in 30 days" },
    rows: [
      { service: "Network", target: sla.network },
      { service: "Power, A+B feeds", target: sla.powerDual },
      { service: "Instances over two zones", target: sla.multiZone },
      { service: "One instance", target: sla.instance },
      { service: "Load balancer", target: sla.loadBalancer },
      { service: "CDN", target: sla.cdn },
      { service: "Private line, diverse", target: sla.privateLineDiverse },
      { service: "Object storage", target: sla.objectStorage },
    ],
    downtime: { "99.9%": "43.2 min", "99.95%": "21.6 min", "99.99%": "4.3 min", "99.999%": "26 s" },
    credits: {
      heading: "Service credit",
      body: `Share of that service's monthly fee. Claim within ${facts.claimDays} days, by ticket.`,
      items: [
        { when: "target missed, 99.9% or more", credit: "10%" },
        { when: "99.0% to 99.9%", credit: "25%" },
        { when: "below 99.0%", credit: "50%" },
      ],
    },
    habits: [
      { value: `${support.p1Minutes}`, unit: "min", label: "first answer to an urgent (P1) ticket, 24×7" },
      { value: `${facts.maintenanceNoticeDays}`, unit: "days", label: "notice of planned maintenance, with the window in KST and UTC" },
      { value: `${facts.postMortemBusinessDays}`, unit: "business days", label: "to a public incident report with cause and fix" },
    ],
    limit: "Not covered: faults in your own software, lines you buy elsewhere, and maintenance announced in time.",
    link: "Read the SLA",
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
  start: {
    eyebrow: "How it starts",
    heading: "From enquiry to service",
    intro: "Typical lead times in business days.",
    steps: [
      { when: "day 0", title: "Enquiry", body: "A form with five fields, or a call from 09:00 to 18:00 KST. No account needed." },
      {
        when: "1 business day",
        title: "An engineer replies",
        body: "With questions on traffic, sites, dates and what must not stop.",
      },
      { when: "3 business days", title: "Design and quote", body: "A drawing, an itemised price, and what is not included." },
      { when: "up to 14 days", title: "Test", body: "With a trial instance, a test address or an A/B split. You keep the measurements." },
      {
        when: "60 s to 10 days",
        title: "Service start",
        body: "Instance 60 seconds, server 4 business hours, full rack 5 business days, on-net line 5–10 business days.",
        key: true,
      },
    ],
  } satisfies Delivery,
  certificates: {
    eyebrow: "Certificates",
    heading: "Certificates with scope and validity",
    intro:
      "A certificate covers only its stated scope. You can rely on our physical and platform controls, but your own certification remains yours to obtain.",
    columns: { name: "Certificate", scope: "Scope", number: "Number", valid: "Valid" },
    status: { held: "held", "in-progress": "in progress", sample: "sample" },
    note: "Sample entries: this installation has not entered its own certificates yet.",
    link: "How audits are supported",
  },
  posts: {
    eyebrow: "Blog",
    heading: "Technical articles",
    all: "All posts",
    minutes: "{minutes} min read",
  },
  faq: {
    heading: "Frequently asked questions",
    items: [
      {
        id: "price-before-sales",
        question: "Can I see a price without talking to sales?",
        answer:
          "Yes. Everything with a fixed price is on the price page in won and dollars, with what is included and what costs extra. Only what needs a survey or a design is quoted: cages, dark fibre, international lines of 10 Gbps and above, private cloud, managed contracts.",
      },
      {
        id: "where-is-data",
        question: "In which country is our data?",
        answer:
          "In the region you choose: kr-seoul, kr-busan, jp-tokyo or sg-singapore. Nothing is copied to another country unless you order it. Access by our staff is logged, and you receive the log on request.",
      },
      {
        id: "leave",
        question: "How do we move away?",
        answer: `Images export as qcow2 or raw, objects over the S3 API, databases as dumps. Outbound traffic for the move is free from your notice until ${dataReturnDays} days after the contract ends; then the data is deleted and you receive a certificate on request.`,
      },
      {
        id: "english-and-invoices",
        question: "Do you work in English, and can a company abroad pay?",
        answer:
          "Yes. Support answers in Korean and English: urgent (P1) tickets around the clock, all others on business days, 09:00–18:00 KST. Korean companies receive an electronic tax invoice; companies abroad pay in dollars by card or transfer. The dollar list is fixed each quarter and does not follow the daily rate.",
      },
      {
        id: "not-offered",
        question: "What do you not offer?",
        answer:
          "No mainland-China point of presence, no domain registration, no shared web hosting with mailboxes, no resale of public-cloud accounts. Users in mainland China connect through Hong Kong or Seoul.",
      },
    ],
    all: "All questions",
  } satisfies Faq & { all: string },
  call: {
    heading: "Talk to an engineer",
    body: "Tell us what you run and what must not stop; an engineer replies within one business day. Under attack? The emergency line answers 24 hours a day.",
    primary: "Get a quote",
    secondary: "See prices",
  } satisfies Call,
};
