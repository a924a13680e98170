import { facts } from "../facts.ts";
import { handshakeAtEdgeMs, handshakeAtOriginMs, jakartaFloorMs, jakartaKm, lastMileMs, packetMs } from "../figures/home.ts";
import { sitePower } from "../figures/sites.ts";
import { grouped, won } from "../format.ts";
import type { Call, Delivery, Faq } from "../model.ts";
import { popByCode } from "../pops.ts";
import { cdnRegions, colocation, instances, servers, vatRate } from "../pricing.ts";

const { sla, support, ddos } = facts;

export const page = {
  title: "Infrastructure from Seoul",
  description: `Servers, networks and security on one backbone from Seoul to ${facts.popCities} cities, with the latency, the limits and the price on every page.`,
  hero: {
    h1: `Infrastructure from Seoul to ${facts.popCities} cities.`,
    lead: "Servers, networks and security on a backbone we run ourselves. You see where your traffic goes, how long it takes and what it costs, before you ask.",
    primary: "Get a quote",
    secondary: "See prices",
    figures: [
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: `edge capacity across ${facts.popCities} points of presence` },
      { value: sla.network, label: "network availability, credits listed on every page" },
      { value: `≤ ${ddos.alwaysOnSeconds}`, unit: "s", label: "always-on DDoS mitigation, from detection" },
      { value: `${support.p1Minutes}`, unit: "min", label: "to a first human answer on a P1 ticket, day and night" },
    ],
  },
  map: {
    title: `Backbone routes from Seoul to ${facts.popCities} cities`,
    description: `A chart of the world centred on Seoul. Lines lead from Seoul to ${facts.popCities} cities with their target round-trip times: Tokyo ${popByCode("NRT").rtt} ms, Hong Kong ${popByCode("HKG").rtt} ms, Singapore ${popByCode("SIN").rtt} ms, Los Angeles ${popByCode("LAX").rtt} ms, Frankfurt ${popByCode("FRA").rtt} ms. The same figures stand in the list below.`,
    caption: "Target round-trip time from Seoul. Great-circle routes; 1 ms per 100 km of fibre is the floor.",
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
    eyebrow: "Start from the task",
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
        line: `Files come from a copy near the reader; logins and game packets ride the backbone.`,
        paths: ["/services/cdn", "/services/acceleration-service", "/solutions/edge-computing"],
      },
      {
        verb: "Stop attacks",
        line: `${facts.scrubbingTbps} Tbps of scrubbing in ${facts.scrubbingCities} cities. Under attack now? A protected address is up in 60 minutes.`,
        paths: ["/services/ddos-protection", "/services/firewall", "/services/security"],
      },
      {
        verb: "Protect data",
        line: `A second copy ${facts.distances.icn1ToPus1Km} km away under a lock nobody can shorten, and a restore test every quarter.`,
        paths: ["/services/backup", "/solutions/data-protection", "/services/storage"],
      },
      {
        verb: "Cut cloud cost",
        line: "Two weeks of read-only analysis over 13 months of bills, then changes with a way back.",
        paths: ["/solutions/cloud-cost-optimization", "/services/multi-cloud-connection", "/services/server-hosting"],
      },
    ],
  },
  pops: {
    eyebrow: "Where we are",
    heading: `${facts.popCities} cities, and what each of them can do.`,
    intro: `Not every city does everything: all ${facts.popCities} cache and accelerate, ${facts.edgeComputeCities} run your code, ${facts.scrubbingCities}\u00a0scrub attacks. Pick a service to see where it stands.`,
    legend: "Show cities with",
    filters: {
      all: "All",
      dc: "Data centre",
      cdn: "CDN",
      ddos: "DDoS scrubbing",
      edge: "Edge compute",
      onramp: "Cloud on-ramp",
    },
    listHeading: "The same as a list",
    listOpen: "Show the list",
    columns: { city: "City", code: "Code", services: "Services", capacity: "Capacity", rtt: "Target RTT from Seoul" },
    home: "origin of the measurements",
    mapTitle: "Points of presence by service",
    mapDescription: `The same ${facts.popCities} cities as in the list below; the cities offering the chosen service are filled.`,
  },
  index: {
    eyebrow: "What we run",
    heading: "Twenty-two services in four families.",
    intro: "Each page shows how the thing works, what it does not do, and what it costs.",
    legend: "Beside each name",
    figure: "Key figure",
    from: "Price from",
    quote: "by quote",
    included: "included",
    perMonth: "/mo",
    note: "Prices per month, VAT excluded. “By quote” means the price depends on a design; you get it in 3 business days.",
  },
  packet: {
    eyebrow: "One packet, step by step",
    heading: `Jakarta to Seoul in ${packetMs[4]}\u00a0ms, and where each millisecond goes.`,
    intro: `A player in Jakarta opens a session. The handshake ends ${lastMileMs} ms away, the rest rides the backbone.`,
    title: `A packet's way from Jakarta to Seoul, ${packetMs[4]} ms in all`,
    steps: [
      { place: "Jakarta user", body: "enters at the nearest address, anycast" },
      { place: "CGK edge", body: `TLS ends here; three round trips cost ${handshakeAtEdgeMs} ms, not ${handshakeAtOriginMs}` },
      { place: "Singapore core", body: "probed every 10 s; loss above 1% reroutes in 30 s" },
      { place: "Hong Kong core", body: "second cable system if the first is cut" },
      { place: "Seoul ICN1", body: "your server, real client address kept" },
    ],
    unit: "ms",
    limit: `What it cannot do: be quicker than light in glass. Jakarta lies ${grouped(jakartaKm)} km away, so about ${jakartaFloorMs} ms of the ${packetMs[4]} are physics.`,
  },
  rtt: {
    eyebrow: "Round-trip time",
    heading: "Eight cities, the target and the floor.",
    intro:
      "The dark part of each bar is what light in fibre needs along the great circle. The rest is cable detours and routers, and it is the part we work on.",
    columns: { city: "From Seoul to", distance: "Distance", floor: "Floor", target: "Target" },
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
    heading: "Eight problems, drawn as designs.",
    intro: "Each starts from a problem somebody has on a Monday morning and ends at a number you can check.",
    legend: "Choose a problem",
    labels: { problem: "Problem", design: "Design", outcome: "Outcome", more: "How it is done" },
    items: [
      {
        path: "/solutions/cloud-migration",
        problem: "The data-centre contract ends in 14 weeks, and nobody can say which of 180 servers talk to which.",
        design:
          "Flow data draws the dependency map in 2–4 weeks. Servers move in waves of 20–50 while block replication keeps the old side minutes behind.",
        outcome: { value: "2–4", unit: "h", label: "cutover window per wave, with a way back for 14 days" },
        sketch: [
          [{ label: "Old room", sub: "180 servers" }],
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
        design: "Telemetry every 60 seconds for 14 days, more than 30 checks. What costs most and hurts least to change goes first.",
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
        problem: "Two lines were bought for safety. Both run through the same duct.",
        design:
          "Physical route drawings for each path, two carriers, two entries, BFD at 300 ms × 3, and a witnessed test that pulls the cable.",
        outcome: { value: "99.9999", unit: "%", label: "for two independent 99.9% paths; a shared duct breaks that sum" },
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
        problem: "The insurer sent forty questions. Half of them have no owner.",
        design:
          "Three weeks of scoring on the six NIST CSF 2.0 functions, then multi-factor login, detection and a rehearsed response, in that order.",
        outcome: { value: "≤ 60", unit: "min", label: "to contain an incident, with a drill that proves it within 90 days" },
        sketch: [
          [{ label: "Attacker", sub: "stolen password" }],
          [{ label: "MFA", sub: "stops here" }],
          [{ label: "EDR + SOC", sub: "24×7, ≤ 15 min" }],
          [{ label: "Vault", sub: "immutable" }],
        ],
      },
      {
        path: "/solutions/data-protection",
        problem: "The contract says the order system must be back in 15 minutes with nothing lost. No one has tried.",
        design: `Synchronous copies over the ${facts.distances.icn1ToIcn2Km} km between ICN1 and ICN2, a third, locked copy in Busan ${facts.distances.icn1ToPus1Km} km away, two drills a year.`,
        outcome: { value: "RPO 0", label: "and RTO 15 min on the Gold tier; the measured time is in the drill report" },
        sketch: [
          [{ label: "ICN1", sub: "writes" }],
          [{ label: "ICN2", sub: `sync, ${facts.distances.icn1ToIcn2Km} km` }],
          [{ label: "PUS1", sub: `locked, ${facts.distances.icn1ToPus1Km} km` }],
        ],
      },
      {
        path: "/solutions/media-streaming",
        problem: "A final will draw 100,000 viewers, and the chat must not cheer before the picture.",
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
        problem: `Matchmaking waits for Seoul, and a player in Sydney feels each of the ${popByCode("SYD").rtt} milliseconds.`,
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
    heading: "Five buildings you may visit.",
    intro: `Racks on A+B feeds from separate ${sitePower.ups} UPS, ${sitePower.generators} generators, ${sitePower.fuelHours} h of fuel at full load, ${sitePower.utilityFeeds}\u00a0utility feeds in each building.`,
    labels: {
      power: "Power",
      rack: "Rack density",
      carriers: "Carriers in the meet-me room",
      distance: "From ICN1",
      opened: "In service since",
      pue: "PUE, last year",
      visit: "Book a visit",
      origin: "the origin",
    },
    roles: {
      ICN1: "kr-seoul zone a, network core, control room",
      ICN2: "kr-seoul zone b, 20 kW liquid-\u2060ready hall",
      PUS1: "kr-busan, disaster recovery and locked backups",
      NRT1: "jp-tokyo, cloud on-ramp",
      SIN1: "sg-singapore, cloud on-ramp",
    },
    note: "Visits are escorted, on business days, booked two days ahead. Bring a photo ID. No photographs in shared halls.",
  },
  promise: {
    eyebrow: "The promise",
    heading: "What happens when we miss.",
    intro: "An SLA is a sum of money, not a mood. These are the targets, and this is what you get back.",
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
      heading: "Credit",
      body: `Share of that service's monthly fee. Claim within ${facts.claimDays} days, by ticket.`,
      items: [
        { when: "missed, but 99.9% or more", credit: "10%" },
        { when: "99.0% to 99.9%", credit: "25%" },
        { when: "below 99.0%", credit: "50%" },
      ],
    },
    habits: [
      { value: `${support.p1Minutes}`, unit: "min", label: "first human answer to a P1, all year round" },
      { value: `${facts.maintenanceNoticeDays}`, unit: "days", label: "notice before planned maintenance, window in KST and UTC" },
      { value: `${facts.postMortemBusinessDays}`, unit: "business days", label: "to a public post-mortem with the cause and the fix" },
    ],
    limit: "Not covered: faults in your own software, lines you buy elsewhere, and maintenance announced in time.",
    link: "Read the SLA",
  },
  prices: {
    eyebrow: "Prices",
    heading: "Four prices to start from.",
    intro: `Per month, VAT of ${vatRate * 100}% excluded, no setup fee for cloud. The whole list is one page.`,
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
      { id: "cdn", name: "CDN in Korea", price: won(cdnRegions[0].krw[0], "en"), unit: "per GB", detail: "first 10 TB, no surge price" },
    ],
    link: "All prices and the estimate",
  },
  start: {
    eyebrow: "How it starts",
    heading: "From a question to a running service.",
    intro: "Real durations, weekends not counted.",
    steps: [
      { when: "day 0", title: "Inquiry", body: "A form with five fields, or a call from 09:00 to 18:00 KST. No account needed." },
      {
        when: "1 business day",
        title: "An engineer replies",
        body: "With questions that matter: traffic, sites, dates, what must not stop.",
      },
      { when: "3 business days", title: "Design and quote", body: "A drawing, a price with every line in it, and what it will not do." },
      { when: "up to 14 days", title: "Test", body: "On a trial instance, a test address or an A/B split. You keep the measurements." },
      {
        when: "60 s to 10 days",
        title: "Opening",
        body: "Instance 60 seconds, server 4 business hours, full rack 5 business days, on-net line 5–10 business days.",
        key: true,
      },
    ],
  } satisfies Delivery,
  certificates: {
    eyebrow: "Certificates",
    heading: "Scope and dates beside every name.",
    intro:
      "A certificate covers what its scope says and nothing else. Yours is not inherited from ours: you inherit the physical and platform controls.",
    columns: { name: "Certificate", scope: "Scope", number: "Number", valid: "Valid" },
    status: { held: "held", "in-progress": "in progress", sample: "sample" },
    note: "Sample entries: this installation has not entered its own certificates yet.",
    link: "How audits are supported",
  },
  posts: {
    eyebrow: "Notes",
    heading: "From the people who run it.",
    all: "All posts",
    minutes: "{minutes} min read",
  },
  faq: {
    heading: "Before you ask",
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
          "In the region you choose: kr-seoul, kr-busan, jp-tokyo or sg-singapore. Nothing is copied to another country unless you order it. Access by our staff is logged, and the log is yours to read.",
      },
      {
        id: "leave",
        question: "How do we leave?",
        answer:
          "Images leave as qcow2 or raw, objects over the S3 API, databases as dumps. Outbound traffic for the move is free for 30 days after notice, then the data is deleted and you get a certificate.",
      },
      {
        id: "english-and-invoices",
        question: "Do you work in English, and can a company abroad pay?",
        answer:
          "Support answers in Korean and English around the clock. Korean companies receive an electronic tax invoice; others pay in dollars by card or transfer. The dollar list is fixed each quarter and does not follow the daily rate.",
      },
      {
        id: "not-offered",
        question: "What do you not do?",
        answer:
          "No mainland-China point of presence, no domain registration, no shared web hosting with an e-mail box, and no resale of a large cloud's account. For the first one, entry is Hong Kong or Seoul.",
      },
    ],
    all: "All questions",
  } satisfies Faq & { all: string },
  call: {
    heading: "Tell us what must not stop.",
    body: "An engineer replies within one business day with questions, not a brochure. Under attack? The emergency line answers day and night.",
    primary: "Get a quote",
    secondary: "See prices",
  } satisfies Call,
};
