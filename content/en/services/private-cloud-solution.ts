import { brand } from "../../brand.ts";
import { facts } from "../../facts.ts";
import { nodeTypes, privateCloud } from "../../figures/private-cloud-solution.ts";
import { quotedPrice } from "../../format.ts";
import { amount, grouped, livePrices, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { usdRate } = livePrices;

const [small, large] = nodeTypes;
const km = facts.distances.icn1ToPus1Km;
const { breakEven } = privateCloud;

export const page = {
  title: "Private cloud",
  description: `A cluster of at least ${privateCloud.minimumNodes} nodes for you alone, operated by us: memory never overcommitted, ${facts.sla.privateCloud} availability, disaster recovery in Busan. Size it and see where it beats public cloud.`,
  hero: {
    h1: "Private cloud: a dedicated cluster that we operate",
    lead: "For finance, public sector and steady large workloads: your own nodes, racks and keys, run by us up to the hypervisor at a flat monthly price.",
    secondary: "Size a cluster",
    price: quotedPrice(
      `usually ${won(
        amount(({ nodes }) => nodes.n32.krw * privateCloud.minimumNodes),
        "en",
      )}–${won(
        amount(({ nodes }) => nodes.n64.krw * privateCloud.minimumNodes),
        "en",
      )} a month for ${privateCloud.minimumNodes} nodes`,
      "en",
    ),
  },
  sizing: {
    eyebrow: "Sizing calculator",
    heading: "Node count and break-\u2060even against public cloud",
    intro:
      "Enter what all your virtual machines need together. The calculator finds the resource that runs out first, adds the spare node, and compares the result with the public price list.",
    vcpu: "vCPU, all machines",
    ram: "Memory, all machines",
    tb: "Usable storage",
    node: "Node",
    nodes: {
      n32: { label: "32 cores, 512 GB", hint: `${small?.nics}, ${small?.rawTb} TB raw NVMe` },
      n64: { label: "64 cores, 1 TB", hint: `${large?.nics}, ${large?.rawTb} TB raw NVMe` },
    },
    ratio: "vCPU per physical core",
    ratios: { "1": "1:1", "2": "2:1", "4": "4:1" },
    hours: "Share of the month the machines run",
    rack: {
      title: "The cluster",
      description: "Each box is a node. Filled boxes carry machines, the dashed one is the spare that takes over when a node fails.",
      working: "carries machines",
      spare: "spare, N+1",
      fill: "full after one node fails",
      cpu: "CPU",
      ram: "Memory",
      storage: "Storage",
      limit: "runs out first",
      more: "and {count} more",
    },
    result: {
      title: "Cluster",
      unit: "nodes",
      sub: "{working} to carry the load, 1 spare",
      private: "Private cloud",
      privateDetail: "{total} × {rate}, planning price",
      public: "Public cloud, same machines",
      publicDetail: "{units} × {plan}, {percent}% of the hours",
      publicCommitted: "{units} × {plan}, 24-month term",
      storage: "Storage beyond the plans' disks",
      storageDetail: "{gb} GB × {rate}",
      difference: "Difference per month",
      cheaperPrivate: "private is cheaper",
      cheaperPublic: "public is cheaper",
      breakEven: "Break-even at {percent}% of the hours",
      never: "At this shape public cloud stays cheaper at any number of hours.",
      always: "At this shape private cloud is cheaper at any number of hours.",
      badge: "planning prices, sample data",
      ask: "Request a quote for this",
      summary:
        "Private cloud: {vcpu} vCPU, {ram} GB, {tb} TB usable, {ratio}:1, node {node}: {total} nodes incl. N+1. Machines run {percent}% of the hours.",
    },
    chart: {
      title: "Monthly cost against hours of use",
      description:
        "The private cost is flat. The public cost rises with the share of hours the machines run and becomes flat where a 24-month term is cheaper. They cross at the break-even point.",
      x: "share of the month's hours",
      y: "million won a month",
      private: "Private",
      public: "Public",
      you: "you",
      cross: "break-even",
    },
    assumptions: {
      heading: "What the numbers assume",
      items: [
        `Working nodes = the largest of vCPU ÷ (cores × ratio), memory ÷ 15/16 of a node, storage × ${privateCloud.replicas} copies ÷ 80% of raw flash, each rounded up, and at least 2. One spare is added.`,
        "One sixteenth of each node's memory is kept for the hypervisor and the storage service. Guest memory is never overcommitted.",
        `Public cloud is priced with M8 (shared vCPU) at 4:1 and with D4 (dedicated vCPU) at 1:1 and 2:1, by the hour, or at the 24-month term price if that is lower. Disk is billed all month.`,
        "Node prices are planning figures for a 24-month term, with flash, network, racks, power and operation included. The contract price is quoted.",
        `Licences, backup and internet bandwidth are not in either line. KRW excludes 10% VAT; US$ at the quarter's fixed ₩${grouped(usdRate)}.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Cluster design and isolation",
    intro: "Each of these is written into the contract.",
    items: [
      {
        title: "Nodes in two sizes",
        body: `${small?.cores} cores with ${small?.ramGb} GB and ${small?.nics}, or ${large?.cores} cores with 1 TB and ${large?.nics}. A cluster starts at ${privateCloud.minimumNodes}, grows one at a time, and never mixes CPU generations inside a live-migration group.`,
        figure: { value: `${privateCloud.extraNodeBusinessDays}`, unit: "business days", label: "for a further node, racked and joined" },
      },
      {
        title: "Hypervisor of your choice",
        body: "KVM with OpenStack, licence-free, or a commercial hypervisor you hold licences for. Both expose the same network and the same backup; only the console differs.",
        figure: { value: "2", unit: "stacks", label: "KVM/OpenStack or licensed" },
      },
      {
        title: "Three-way replication",
        body: `Every block is written to ${privateCloud.replicas} nodes before the write is confirmed. A failed drive is rebuilt from the remaining copies while reads and writes continue; flash is never filled past 80% to leave room. From four nodes a lost node is rebuilt too; with three, the third copy returns when we have replaced the node.`,
        figure: { value: grouped(privateCloud.iops), unit: "IOPS", label: "at least, per cluster, 4 kB mixed" },
      },
      {
        title: "Physical isolation",
        body: "Own racks with own locks, own switches and VRF, own partition in the key manager. On request the management and the storage network run on separate cables, which Korean financial auditors call physical network separation.",
        figure: { value: "1", unit: "tenant", label: "per rack, switch, VRF and key partition" },
      },
      {
        title: "Host failover",
        body: `Heartbeats over two networks declare a host dead after 30 s; its machines restart on the spare, largest first. Planned work never uses this path: nodes are emptied by live migration, so an upgrade of the whole cluster is invisible to the guests.`,
        figure: { value: `≤ ${privateCloud.restartMinutes}`, unit: "min", label: "to restart; 0 for planned work" },
      },
      {
        title: "Disaster recovery in Busan",
        body: `Machines are replicated to Busan, ${km} km away, every ${privateCloud.drRpoMinutes} minutes. Failover is one decision and a runbook: network, identity, databases, then applications. It is rehearsed twice a year with the report signed by both sides.`,
        figure: { value: `${privateCloud.drRpoMinutes} min / ${privateCloud.drRtoHours} h`, label: "RPO and RTO to Busan" },
      },
    ],
  },
  comparison: {
    eyebrow: "Who does what",
    heading: "Responsibilities by layer",
    columns: ["Layer", brand.name.en, "You", "Evidence"],
    rows: [
      ["Power, cooling, access", "Runs", "Visits booked by ticket", "Access log, CCTV"],
      ["Servers, switches, flash", "Owns and replaces", "None", "Serial list, swap record"],
      ["Firmware, hypervisor", "Patches monthly, critical in 72 h", "Approves the window", "Patch report per node"],
      ["Cluster capacity", "Warns at 60%, proposes at 80%", "Decides on nodes", "Monthly capacity sheet"],
      ["Keys", "Runs the module", "Holds the key, may revoke", "Key event log"],
      ["Guest operating system", "On order, as managed add-on", "Patches by default", "Agent report"],
      ["Databases, applications, data", "None", "Runs", "Yours"],
    ],
    note: "The add-on for guest systems covers Windows Server and major Linux releases still supported by their makers.",
  },
  spec: {
    eyebrow: "Specification",
    heading: "Node and cluster specification",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Node n32",
        rows: [
          ["CPU", `${small?.cores} physical cores, count printed for licences`],
          ["Memory", `${small?.ramGb} GB ECC`],
          ["Flash", `8 × 3.84 TB NVMe (${small?.rawTb} TB\u00a0raw)`],
          ["Network", `${small?.nics}, two switches`],
        ],
      },
      {
        caption: "Node n64",
        rows: [
          ["CPU", `${large?.cores} physical cores, two sockets`],
          ["Memory", "1 TB ECC"],
          ["Flash", `8 × 7.68 TB NVMe (${large?.rawTb} TB\u00a0raw)`],
          ["Network", `${large?.nics}, two switches`],
        ],
      },
      {
        caption: "Cluster",
        rows: [
          ["Smallest", `${privateCloud.minimumNodes} nodes, N+1`],
          ["Largest", "32 nodes per cluster, several clusters per contract"],
          ["Storage", `${privateCloud.replicas} copies, ≥ ${grouped(privateCloud.iops)} IOPS`],
          ["CPU ratio", `At most ${privateCloud.cpuRatio}:1, memory 1:1`],
        ],
      },
      {
        caption: "Service",
        rows: [
          ["Availability", `${facts.sla.privateCloud} a month for the cluster`],
          ["Sites", "ICN1, ICN2, PUS1; NRT1 and SIN1 on request"],
          ["Term", `${privateCloud.termMonths} or 36 months; nodes may join mid-term`],
          ["Report", "Capacity, patches, incidents, monthly"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "When private cloud does not fit",
    items: [
      {
        title: "No short-term reduction",
        body: `Nodes are contracted for ${privateCloud.termMonths} months. If the load may halve next quarter, stay on hourly instances and come back when it is steady.`,
      },
      {
        title: "No capacity beyond your own nodes",
        body: "There is no burst beyond your own nodes. A seasonal front end belongs on public instances beside the cluster, joined by the private network at no traffic charge.",
      },
      {
        title: "Audits still apply",
        body: "Dedicated hardware proves separation from other customers; your application is still audited. The control list shows which numbers you inherit and which remain yours.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "Six weeks from sizing to the first migrated VM",
    steps: [
      {
        when: "Week 0",
        title: "Sizing",
        body: "Two weeks of metrics from your present platform, or an export of your hypervisor. We size from the 95th percentile of use.",
      },
      {
        when: "Week 1",
        title: "Design and quote",
        body: "Node count, network plan, key custody, disaster site. One document that becomes the as-built record.",
      },
      {
        when: "Weeks 2–4",
        title: "Build",
        body: "Racking, 48-hour burn-in, three-copy storage, pull-a-cable and pull-a-node tests that you may watch.",
        key: true,
      },
      {
        when: "Week 5",
        title: "Acceptance",
        body: "IOPS, failover and restore measured against the contract figures, with a signed record.",
      },
      {
        when: "Week 6",
        title: "First virtual machines",
        body: "Live import from KVM or commercial hypervisors; cutover per machine in minutes, with the source kept for 14 days.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "Private cloud price: per node, fixed for the term",
    body: "Two things move the price: node size and the hypervisor licence. The quote arrives three business days after the sizing and lists both, so you can leave either out.",
    from: "By quote",
    unit: `from ${privateCloud.minimumNodes} nodes, ${privateCloud.termMonths} months`,
    included: [
      "Nodes, flash, switches, racks, power and cooling",
      "Firmware and hypervisor operation, 24×7",
      "Private network to instances, servers and racks in the region",
      "Acceptance test and monthly report",
    ],
    extra: [
      "Commercial hypervisor and guest licences",
      "Replication to Busan",
      "Managed guest systems",
      "Internet bandwidth and backup storage",
    ],
  },
  faq: {
    heading: "Questions about private cloud",
    items: [
      {
        id: "when-is-private-cheaper",
        question: "When is private cheaper?",
        answer: `When the machines run more than about ${breakEven.from}–${breakEven.to}% of all hours for ${privateCloud.termMonths} months or longer. The first state of the calculator shows one such case: 240 vCPU and 960 GB need ${privateCloud.minimumNodes} nodes and cross the public price at 66% of the hours. The crossing moves left as a cluster grows, because one spare then serves more nodes, and right if the machines need many cores or much storage for little memory. Below it we recommend public cloud.`,
      },
      {
        id: "reuse-licences",
        question: "Can we reuse licences?",
        answer: `Most licences counted per physical core can be brought, because the cores are yours alone: ${small?.cores} or ${large?.cores} per node, and the count is printed in the contract. Check your maker's hosting terms first; some demand a mobility right or forbid outsourced hardware. We list serial numbers and core counts for your licence file and can pin a database to two nodes so that the other cores stay out of the count.`,
      },
      {
        id: "who-patches-what",
        question: "Who patches what?",
        answer:
          "Firmware, switches, storage and hypervisor are ours: monthly in a window you approve, and within 72 hours for critical flaws. Nodes are emptied by live migration first, so guests do not reboot. The guest operating system and everything above are yours, unless you order the managed add-on, which adds patching, monitoring and restore tests per machine.",
      },
      {
        id: "what-happens-at-the-end",
        question: "What happens at the end of the term?",
        answer:
          "Three choices, offered 120 days ahead: extend month by month at the same price, refresh to the current node generation by rolling replacement, or leave. On leaving, machines export as qcow2 or raw, drives are wiped to NIST SP 800-88 and you receive the certificates by serial number.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/cloud", "/services/public-cloud-solution", "/services/compliance", "/solutions/data-protection"],
  },
  call: {
    heading: "Get a node count from your inventory",
    body: "A CSV from your hypervisor is enough. You receive the sizing sheet with the limiting resource, the spare and the break-even point, whether or not you buy.",
  },
} satisfies ServicePage;
