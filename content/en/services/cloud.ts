import { facts } from "../../facts.ts";
import { cloud } from "../../figures/cloud.ts";
import { privateCloud } from "../../figures/private-cloud-solution.ts";
import { publicCloud } from "../../figures/public-cloud-solution.ts";
import { serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { cloudConnect, cloudExtras, instances, servers } = livePrices;

const km = facts.distances.icn1ToIcn2Km;
const first = instances[0];
const server = servers[0];
const w = (krw: Figure | undefined) => won(krw ?? 0, "en");

export const page = {
  title: "Cloud",
  description: `Instances by the hour, a cluster of your own, dedicated servers or a private link into another cloud: ${facts.regionCount} regions, one private network, one bill, credits printed on the page.`,
  hero: {
    h1: "Cloud: public, private and dedicated servers in one contract",
    lead: "For mixed workloads: hourly instances, a private cluster, dedicated servers and lines to other clouds share one network, one bill and one support desk.",
    secondary: "Answer four questions",
    price: startingPrice(
      first?.monthly.krw ?? 0,
      "month",
      `instance ${first?.id}, disk and ${first?.transferTb} TB of traffic included`,
      "en",
    ),
  },
  regions: {
    title: "Four ways on one private network",
    description: `Two zones in Seoul, ${km} km apart, hold instances, private nodes, dedicated servers and customer racks on one private network. Lines lead to Busan, Tokyo and Singapore, and a private port leads to another cloud.`,
    region: "kr-seoul",
    zoneA: "Zone a",
    zoneB: "Zone b",
    public: "Instances",
    private: "Private nodes",
    metal: "Dedicated servers",
    rack: "Your racks",
    network: "one private network",
    busan: "Busan",
    tokyo: "Tokyo",
    singapore: "Singapore",
    cloud: "Another cloud",
    port: "private port",
    caption: "Round-trip times from Seoul are targets. Traffic inside a region is free.",
  },
  chooser: {
    eyebrow: "Chooser",
    heading: "Find the right kind of cloud in four questions",
    intro: "Each answer is compared with each way of running. A kind with a conflict is not recommended, however well it does elsewhere.",
    questions: {
      load: {
        legend: "How does the load behave?",
        short: "Load",
        options: { spiky: "Spiky, seasonal or still unknown", steady: "Steady, busy most hours of the month" },
      },
      isolation: {
        legend: "How isolated must it be?",
        short: "Isolation",
        options: { shared: "Shared hosts are fine", host: "No other tenant on the host", racks: "Own racks, own network, own keys" },
      },
      patch: {
        legend: "Who patches below the operating system?",
        short: "Patching",
        options: { provider: "Handed over, firmware to hypervisor", self: "Our own team, firmware included" },
      },
      place: {
        legend: "Where is the data stored?",
        short: "Location",
        options: { region: "In Korea, Japan or Singapore", other: "Part of it stays in another cloud" },
      },
    },
    models: {
      public: { name: "Public cloud", to: "/services/public-cloud-solution" },
      private: { name: "Private cloud", to: "/services/private-cloud-solution" },
      metal: { name: "Dedicated servers", to: "/services/server-hosting" },
      connected: { name: "Multi-cloud connection", to: "/services/multi-cloud-connection" },
    },
    marks: { fit: "fits", partly: "works, with a cost", conflict: "conflict" },
    /** Why a way of running gets its mark for an answer. */
    reasons: {
      load: {
        spiky: {
          public: `Hourly billing; a new instance in ${publicCloud.readySeconds} s`,
          private: "Spikes must fit the nodes you have",
          metal: `A further server takes ${serverHosting.stockBusinessHours} business hours`,
          connected: "The other cloud scales, the line is sized for the peak",
        },
        steady: {
          public: `Costs more above ${cloud.steadyShare.from}–${cloud.steadyShare.to}% of the hours`,
          private: "Flat price, whatever the hours",
          metal: "Flat price, whole cores",
          connected: "Two bills run all month",
        },
      },
      isolation: {
        shared: {
          public: "Hosts shared, networks separate",
          private: "You pay for isolation you do not need",
          metal: "You pay for isolation you do not need",
          connected: "As the other cloud provides",
        },
        host: {
          public: "Shared families place several tenants on a host",
          private: "Every node is yours",
          metal: "The machine is yours",
          connected: "Depends on the other cloud's dedicated hosts",
        },
        racks: {
          public: "Shared racks by design",
          private: "Own racks, VRF and key partition",
          metal: "Own machine in a shared rack; add colocation",
          connected: "Another provider's halls",
        },
      },
      patch: {
        provider: {
          public: "Firmware to hypervisor is ours",
          private: "Firmware to hypervisor is ours, in your window",
          metal: "We replace parts; firmware and upward is yours",
          connected: "The other cloud patches its platform",
        },
        self: {
          public: "No access below the guest",
          private: "You approve the window, we do the work",
          metal: "Remote console down to the firmware",
          connected: "No access below the guest",
        },
      },
      place: {
        region: {
          public: "You pick country and zone",
          private: "You pick the site",
          metal: "You pick the site",
          connected: "A second cloud adds nothing here",
        },
        other: {
          public: "Needs a cloud port beside it",
          private: "Needs a cloud port beside it",
          metal: "Needs a cloud port beside it",
          connected: "Private port into the cloud you keep",
        },
      },
    },
    result: {
      label: "Recommended",
      fits: "{fit} of 4 answers fit, {partly} with a cost",
      conflict: "Every column has a conflict; this one has the fewest.",
      open: "Open this page",
      ask: "Ask about this mix",
      summary: "Chooser: {load} / {isolation} / {patch} / {place}. Result: {model}.",
    },
    factsCaption: "The four kinds compared",
    facts: [
      ["Billing", "By the hour, capped at the monthly price", "Per node and month", "Per server and month", "Per port and circuit, month"],
      [
        "Ready in",
        `${publicCloud.readySeconds} s`,
        `${privateCloud.buildWeeks.from}–${privateCloud.buildWeeks.to} weeks, further nodes ${privateCloud.extraNodeBusinessDays} business days`,
        `${serverHosting.stockBusinessHours} business hours from stock`,
        "≤ 10 min on an existing port",
      ],
      [
        "Smallest step",
        `${first?.vcpu} vCPU, ${first?.ramGb} GB`,
        `${privateCloud.minimumNodes} nodes`,
        `1 server, ${server?.cores} cores`,
        "1 Gbps port, 100 Mbps circuit",
      ],
      [
        "Availability",
        `${facts.sla.instance} one zone, ${facts.sla.multiZone} two zones`,
        facts.sla.privateCloud,
        facts.sla.serverHosting,
        "By port design, single or diverse",
      ],
      [
        "From, per month",
        `${w(first?.monthly.krw)} (${usd(first?.monthly.usd ?? 0)})`,
        "Quote",
        `${w(server?.monthly.krw)} (${usd(server?.monthly.usd ?? 0)})`,
        `${w(cloudConnect.port1g.krw)} (${usd(cloudConnect.port1g.usd)})`,
      ],
    ],
    assumptions: {
      heading: "How the chooser decides",
      items: [
        "A fit counts 2, a fit with a cost counts 1, a conflict rules the column out while another has none.",
        "On equal points the better answer on load wins, because load decides most of the bill.",
        "It does not compare prices; use the calculators on the four pages.",
      ],
    },
  },
  capabilities: {
    eyebrow: "What is shared",
    heading: "Common to all four: network, tools, SLA, billing",
    items: [
      {
        title: "Regions and zones",
        body: `kr-seoul has two zones: a is ICN1 in Gasan, b is ICN2 in Anyang, ${km} km apart in a straight line. The round trip stays under 1 ms, so a database can wait for both sides before it answers a commit. kr-\u2060busan, ${facts.distances.icn1ToPus1Km} km away, takes the disaster copy.`,
        figure: { value: `${km}`, unit: "km", label: "zone to zone, synchronous replication works" },
      },
      {
        title: "One private network",
        body: "An instance, a dedicated server and a colocation rack in the same region join one routed private network. You choose the address ranges, overlapping ones are refused, and traffic between them is not billed.",
        figure: { value: "₩0", unit: "/GB", label: "inside a region, in both directions" },
      },
      {
        title: "One set of tools",
        body: "REST API, command line and a Terraform provider act on the same resources. API keys carry a role per project, and every call lands in an audit log; ask for an export by ticket.",
        figure: { value: `${cloud.auditLogYears}`, unit: "year", label: "of audit log, kept and searchable" },
      },
      {
        title: "SLA and service credits",
        body: `${facts.sla.instance} for one instance, ${facts.sla.multiZone} for a service spread over both Seoul zones. If we miss it, the month's fee for that service is reduced by ${facts.credits[0].credit}, ${facts.credits[1].credit} or ${facts.credits[2].credit}, by how far availability fell.`,
        figure: {
          value: facts.downtimePer30Days["99.99%"].replace(" min", ""),
          unit: "min",
          label: `allowed in 30 days at ${facts.sla.multiZone}`,
        },
      },
      {
        title: "Residency by country",
        body: "You choose the country when you create a resource. Copies, snapshots and backups stay in it until you order otherwise, and the list of storage countries is public.",
        figure: { value: `${cloud.storageCountries}`, unit: "countries", label: "Korea, Japan, Singapore" },
      },
      {
        title: "One invoice",
        body: "Hours, nodes, servers, racks and lines appear on one invoice, split by project tag. It is issued on the 5th and due on the 25th, in won or in dollars at the quarter's fixed rate; Korean companies receive a tax invoice.",
        figure: { value: "1", unit: "invoice", label: "split by project tag, CSV on request" },
      },
    ],
  },
  spec: {
    eyebrow: "Specification",
    heading: "Cloud platform specification",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Regions",
        rows: [
          ["kr-seoul", "Zone a ICN1 Seoul Gasan, zone b ICN2 Anyang"],
          ["kr-busan", `PUS1 Busan, ${facts.distances.icn1ToPus1Ms} ms from Seoul`],
          ["jp-tokyo", "NRT1 Tokyo, one zone"],
          ["sg-singapore", "SIN1 Singapore, one zone"],
        ],
      },
      {
        caption: "Access",
        rows: [
          ["Interfaces", "REST API, CLI, Terraform provider; requests by ticket"],
          ["Customer area", "Tickets, chat, settings; two-step verification"],
          ["Roles", "Owner, operator, billing, read-only; custom per project"],
          ["Audit log", `${cloud.auditLogYears} year, JSON export by ticket`],
        ],
      },
      {
        caption: "Leaving",
        rows: [
          ["Images", "qcow2, raw"],
          ["Objects", "S3 API"],
          ["Databases", "SQL dump, logical replication"],
          ["Exit traffic", `Free from notice until ${cloud.exitDays} days after the contract ends`],
        ],
      },
      {
        caption: "Service level",
        rows: [
          ["Single instance", facts.sla.instance],
          ["Across zones", facts.sla.multiZone],
          ["Maintenance notice", `${facts.maintenanceNoticeDays} days`],
          ["First response, P1", `${live.p1Minutes} min, 24×7`],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of our cloud",
    items: [
      {
        title: "Two zones only in Seoul",
        body: `Busan, Tokyo and Singapore have one zone each. ${facts.sla.multiZone} across zones therefore applies in Seoul only; elsewhere you pair two regions and accept asynchronous copies.`,
      },
      {
        title: "No region in Europe or the Americas",
        body: "Our cities there carry traffic, cache it and run small edge functions. A full database belongs in one of the four regions or in a cloud connected to them.",
      },
      {
        title: "We do not resell other clouds",
        body: "You keep your own account and contract with AWS, Azure or Google Cloud. We bring the private port and the routing, never a marked-up copy of their bill.",
      },
    ],
  },
  delivery: {
    eyebrow: "How it starts",
    heading: "From workload list to production",
    steps: [
      {
        when: "1 business day",
        title: "Reply",
        body: "An engineer reads your list of workloads and asks about load, licences and where the data may be.",
      },
      {
        when: `${cloud.designBusinessDays} business days`,
        title: "Placement and quote",
        body: "Each workload gets one of the four kinds, a size and a price. A mix is the usual result.",
      },
      {
        when: "2 weeks",
        title: "Trial project",
        body: "A project with roles, network and one real workload. Hours in the trial are billed at list price, nothing else.",
      },
      {
        when: "4–12 weeks",
        title: "Move in waves",
        body: "Lowest risk first, each wave with its own rollback. Nodes and servers are ordered while the first wave runs.",
        key: true,
      },
      {
        when: "Every quarter",
        title: "Quarterly review",
        body: "Utilisation against price, per workload. Steady workloads move to a flat price, unused resources are switched off.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "Cloud price: from one instance",
    body: "The smallest plan includes disk, IP address and traffic. The other three kinds are priced on their own pages, with calculators.",
    from: w(first?.monthly.krw),
    unit: `per month (${usd(first?.monthly.usd ?? 0)}), plan ${first?.id}`,
    included: [
      `${first?.nvmeGb} GB NVMe, ${first?.transferTb} TB outbound, IPv4 and IPv6`,
      `DDoS filtering up to ${facts.ddos.baseGbpsPerIp} Gbps per address`,
      "Private network, security groups, API",
    ],
    extra: [
      `Floating IP ${w(cloudExtras.floatingIp.krw)} a month`,
      `Load balancers from ${w(cloudExtras.loadBalancer.S.krw)}`,
      `Cloud port 1 Gbps ${w(cloudConnect.port1g.krw)}`,
    ],
  },
  faq: {
    heading: "Questions about our cloud",
    items: [
      {
        id: "public-or-private",
        question: "Should we choose public or private?",
        answer: `Take public for anything spiky, new or short-lived: you pay by the hour and stop paying when it stops. Take private when capacity is busy for more than about ${cloud.steadyShare.from}–${cloud.steadyShare.to}% of the hours over two years, when an auditor wants hardware nobody else uses, or when licences are counted per physical core. A mix is normal: the database on private nodes, the web tier on instances, one network between them.`,
      },
      {
        id: "where-is-our-data",
        question: "Where is our data?",
        answer: `Every resource carries its country and zone in the API, for example kr-seoul-b, which is ICN2 in Anyang. Backups carry the same label. When our staff touch a host that runs your data, the access is logged with a ticket number; ask for the record by ticket. Sub-processors are listed with country and purpose, and a change is announced ${cloud.subprocessorNoticeDays} days ahead.`,
      },
      {
        id: "how-do-we-leave",
        question: "Can we move to another provider?",
        answer: `Instances export as qcow2 or raw images, objects leave through the S3 API, databases as SQL dumps or by logical replication. From the day you give notice until ${cloud.exitDays} days after the contract ends, outbound traffic for the move is free. After that resources are deleted and you receive a deletion record. There is no fee for ending a month-to-month contract.`,
      },
      {
        id: "can-one-workload-change-its-way",
        question: "Can a workload move from one kind to another later?",
        answer:
          "Yes, inside a region without changing its addresses, because all four sit on the same private network. An instance moves to private nodes by copying its image, about 17 minutes per 100 GB over a 1 Gbps path (100 GB × 8 ÷ 0.8 Gbps). A dedicated server is moved by backup and restore or by replication. Term discounts already earned stay with the old contract until its end date.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: [
      "/services/public-cloud-solution",
      "/services/private-cloud-solution",
      "/services/multi-cloud-connection",
      "/services/server-hosting",
    ],
  },
  call: {
    heading: "Send us your workload list",
    body: `A spreadsheet with cores, memory, disk and monthly traffic is enough. The placement and the quote follow within ${cloud.designBusinessDays} business days.`,
  },
} satisfies ServicePage;
