import { facts } from "../../facts.ts";
import { publicCloud } from "../../figures/public-cloud-solution.ts";
import { grouped, usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { backup, cloudExtras, hoursPerMonth, instances, storagePerGb } from "../../pricing.ts";

const first = instances[0];
const largest = instances.find((plan) => plan.id === "D16");
const transfers = instances.map((plan) => plan.transferTb);
const transfer = { least: Math.min(...transfers), most: Math.max(...transfers) };
const w = (krw: number | undefined) => won(krw ?? 0, "en");
const outbound = w(cloudExtras.outboundPerGb.krw);
const ip = w(cloudExtras.floatingIp.krw);
const nvme = w(storagePerGb.blockNvme.krw);
const { volume } = publicCloud;

export const page = {
  title: "Public cloud",
  description: `Instances ready in ${publicCloud.readySeconds} seconds in Seoul, Busan, Tokyo and Singapore, billed by the hour with a monthly cap. Pick a size and see the whole bill: disk, traffic, addresses and backup.`,
  hero: {
    h1: "A server in 60\u00a0seconds, a bill you can predict.",
    lead: "Instances, volumes, networks and Kubernetes on Korean soil, priced in won. The hour is the unit, the month is the ceiling, and traffic is pooled instead of metered from the first byte.",
    primary: "Get a quote",
    secondary: "Build the bill",
    figures: [
      { value: `≤ ${publicCloud.readySeconds}`, unit: "s", label: "from the API call to a login prompt" },
      { value: `${hoursPerMonth}`, unit: "h", label: "billed at most in a month, however long it is" },
      { value: `${transfer.least}–${transfer.most}`, unit: "TB", label: `outbound per instance, pooled per account; then ${outbound}/GB` },
    ],
  },
  picker: {
    eyebrow: "Instance picker",
    heading: "Move two sliders, read the whole bill.",
    intro:
      "The picker takes the cheapest plan that gives you at least what you ask for. Everything an invoice would carry stands in the result.",
    vcpu: "At least this many vCPU",
    ram: "At least this much memory",
    type: "Kind of vCPU",
    types: { any: "Any", dedicated: "Dedicated", gpu: "GPU" },
    mode: "Running",
    modes: { month: "All month", hours: "By the hour" },
    hours: "Hours running this month",
    count: "Instances",
    disk: "Extra NVMe per instance",
    out: "Outbound traffic, all instances",
    lb: "Load balancer",
    lbs: { none: "None", S: "S", M: "M", L: "L" },
    ips: "Floating IPs",
    backup: "Backup stored, all instances",
    plans: {
      caption: "The rate card. The row your sliders select is marked.",
      plan: "Plan",
      vcpu: "vCPU",
      ram: "Memory",
      nvme: "NVMe",
      transfer: "Outbound",
      month: "Per month",
      hour: "Per hour",
      shared: "shared",
      dedicated: "dedicated",
      gpu: "GPU {gpu}",
      chosen: "selected",
    },
    none: "No listed plan is that large with this kind of vCPU. Sizes up to 64 vCPU and 512 GB are quoted.",
    bill: {
      title: "Your month",
      badge: "sample prices",
      sub: "per month, VAT excluded",
      compute: "{count} × {plan}",
      computeMonth: "whole month, capped at {hours}\u00a0h",
      computeHours: "{hours} h × {rate}",
      stopped: "Plan disk while stopped",
      stoppedDetail: "{gb} GB for {hours} h",
      disk: "Extra NVMe",
      diskDetail: "{gb} GB × {rate}",
      traffic: "Outbound traffic",
      trafficPool: "{used} TB of {pool} TB included",
      trafficOver: "{over} GB over the pool × {rate}",
      lb: "Load balancer {size}",
      ip: "Floating IP",
      backup: "Backup vault",
      perGb: "{gb} GB × {rate}",
      each: "{count} × {rate}",
      ask: "Ask for this quote",
      summary:
        "{count} × {plan} ({mode}), extra NVMe {disk} GB each, outbound {out} TB, LB {lb}, floating IP {ips}, backup {backup} GB. Estimate {total} per month, VAT excluded.",
    },
    meter: {
      title: "What one instance costs as the month goes by",
      description:
        "The cost of one instance rises with every hour until it meets the monthly price; the last hours of a long month are free.",
      hours: "hours",
      cap: "monthly price",
      now: "you pay",
      free: "free",
    },
    assumptions: {
      heading: "What this assumes",
      items: [
        `An hour begun counts as an hour. Compute never costs more than the monthly price: a 31-day month has 744 hours, ${hoursPerMonth} are billed.`,
        "Hours not running still bill the plan's disk and add nothing to the traffic pool; the list below the form says why.",
        "1 TB is 1,000 GB. Inbound traffic and traffic inside a region are free and not asked for.",
        `Backup is agentless and counted after compression. The agent for application-consistent copies is ${w(backup.agentVm.krw)} per instance and not in the total.`,
        "KRW prices exclude 10% VAT. The US$ list is fixed each quarter at ₩1,400, so the two totals may differ by rounding.",
        "Worked example, and the first state of this form: 2 × M4, load balancer S and 500 GB of backup make ₩195,500.",
      ],
    },
  },
  capabilities: {
    eyebrow: "Data sheet",
    heading: "What one API call gets you.",
    items: [
      {
        title: "Compute by the hour",
        body: `An instance boots from an image in at most ${publicCloud.readySeconds} s and is billed from that hour. When the hours of a month add up to the list price the meter stops, so a server left running never costs more than its monthly line.`,
        figure: { value: `${first?.hourlyKrw}`, unit: "₩/h", label: `the smallest plan; never above ${w(first?.monthly.krw)} a month` },
      },
      {
        title: "Four families",
        body: `Shared vCPU for web and test, dedicated vCPU for databases and game servers, large-memory shapes on quote, and a 48 GB GPU. Listed sizes without a GPU run from ${first?.vcpu} vCPU and ${first?.ramGb} GB to ${largest?.vcpu} vCPU and ${largest?.ramGb} GB; larger ones up to ${publicCloud.maxVcpu} vCPU are reserved for you.`,
        figure: { value: `1–${publicCloud.maxVcpu}`, unit: "vCPU", label: `and up to ${publicCloud.maxRamGb} GB of memory` },
      },
      {
        title: "NVMe volumes",
        body: `From ${volume.minGb} GB to ${volume.maxTb} TB, ${grouped(volume.iopsBase)} IOPS to begin with and ${volume.iopsPerGb} more per GB up to the ceiling. Snapshots are incremental; an image made from one starts a copy of the server in another zone.`,
        figure: { value: grouped(volume.iopsMax), unit: "IOPS", label: `at most per volume, ${grouped(volume.iopsBase)} at least` },
      },
      {
        title: "Network included",
        body: `A VPC per project, stateful security groups with up to ${publicCloud.rulesPerGroup} rules, floating IPs that move between instances in seconds, and an IPv6\u00a0${publicCloud.ipv6Prefix} per subnet. Attacks up to ${facts.ddos.baseGbpsPerIp} Gbps per address are filtered without an order.`,
        figure: { value: "₩0", label: "inbound, and between zones of a region" },
      },
      {
        title: "Traffic in one pool",
        body: `Each running plan adds ${transfer.least}–${transfer.most} TB to a pool the whole account drinks from. A quiet batch server pays for a loud web server; above the pool every gigabyte costs ${outbound}, at any hour and in any amount.`,
        figure: { value: outbound, unit: "/GB", label: `past the pool; warning at ${publicCloud.alertPercent}%` },
      },
      {
        title: "Managed Kubernetes",
        body: `Three control-plane members over both Seoul zones, free from ${publicCloud.kubernetesNodes} worker nodes. Node groups scale on pending pods: a new worker joins in about ${publicCloud.autoscaleSeconds} s. Terraform and an S3-compatible object store complete the set.`,
        figure: { value: "₩0", label: `control plane from ${publicCloud.kubernetesNodes} nodes` },
      },
    ],
  },
  comparison: {
    eyebrow: "When it is switched off",
    heading: "Which lines stop, which go on.",
    intro: "A stopped server that still appears on the invoice is a classic surprise. Here is every line, in its three states.",
    columns: ["Line", "Running", "Stopped", "Deleted"],
    rows: [
      ["vCPU and memory", "By the hour, to the cap", "₩0", "₩0"],
      ["Disk included in the plan", "In the plan's price", `${nvme} per GB, by the hour`, "₩0"],
      ["Extra NVMe volume", `${nvme} per GB`, `${nvme} per GB`, "₩0 once the volume is deleted too"],
      ["Snapshots and images", `${nvme} per GB of difference`, "Continues", "Continues until deleted"],
      ["Floating IP", `${ip} a month`, `${ip} a month`, `${ip} until released`],
      ["Traffic pool", "Counts", "Hours stopped do not count", "None"],
      ["GPU", "In the plan's price", "₩0; the card is released", "₩0"],
    ],
    note: "A stopped GPU instance may have to wait for a free card when it starts again. Keep it running if it must be there at nine o'clock.",
  },
  spec: {
    eyebrow: "Specification",
    heading: "Limits you would otherwise find by error message",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Compute",
        rows: [
          ["Images", "Ubuntu, Debian, Rocky Linux, Windows Server, your own qcow2"],
          ["Metadata", "cloud-init, IMDSv2 style token"],
          ["Resize", `Up or down, one reboot of at most ${publicCloud.resizeSeconds} s`],
          ["Placement", "Anti-affinity groups of up to 8"],
        ],
      },
      {
        caption: "Volumes",
        rows: [
          ["Size", `${volume.minGb} GB–${volume.maxTb} TB, grows online, never shrinks`],
          ["IOPS", `${grouped(volume.iopsBase)} + ${volume.iopsPerGb} per GB, at most ${grouped(volume.iopsMax)}`],
          ["Snapshots", `${publicCloud.snapshotsPerVolume} per volume`],
          ["Encryption", "AES-256, your key or ours"],
        ],
      },
      {
        caption: "Network",
        rows: [
          ["Port", "Up to 10 Gbps shared, 5 Gbps per flow"],
          ["Addresses", `1 public IPv4, IPv6 ${publicCloud.ipv6Prefix} per subnet`],
          ["Security group", `${publicCloud.rulesPerGroup} rules, stateful`],
          ["MTU", "1,500 outside, 8,950 inside"],
        ],
      },
      {
        caption: "Service",
        rows: [
          ["Availability", `${facts.sla.instance} one instance, ${facts.sla.multiZone} over two zones`],
          ["Measured", "Per minute, from outside the host"],
          ["Maintenance", `Live migration; a reboot is announced ${facts.maintenanceNoticeDays} days ahead`],
          ["Quota at sign-up", "20 vCPU; raised on request in 1 business day"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "What it does not do",
    intro: "Better read here than at three in the morning.",
    items: [
      {
        title: "Disks do not shrink",
        body: "A volume grows while it is mounted and never gets smaller. To reduce it, create a smaller one and copy; 100 GB take about four minutes at 400 MB/s.",
      },
      {
        title: "Outgoing mail is closed on port 25",
        body: "New accounts cannot send on port\u00a025. It is opened after a short review, because one careless neighbour spoils the addresses for everyone.",
      },
      {
        title: "One instance is one failure",
        body: `${facts.sla.instance} allows ${facts.downtimePer30Days["99.95%"]} of silence in 30 days. If that is too long, run two in different zones behind a load balancer.`,
      },
      {
        title: "No patching inside the guest",
        body: "We patch firmware and hypervisor. The operating system and what you install in it are yours, unless you order management.",
      },
    ],
  },
  delivery: {
    eyebrow: "Start",
    heading: "From sign-up to production in one afternoon.",
    steps: [
      { when: "3 min", title: "Sign up", body: "E-mail, company, two-step verification. No resident number, no installed program." },
      {
        when: "1 min",
        title: "First instance",
        body: "Console, CLI or Terraform. The key pair is made in your browser and never sent to us.",
        key: true,
      },
      { when: "30 min", title: "Network and roles", body: "VPC, security groups, a read-only role for the accountant, a budget alert." },
      {
        when: "2 hours",
        title: "Second zone",
        body: "Image to zone b, load balancer in front, health checks every five seconds, one test by switching zone a off.",
      },
      {
        when: "Monthly",
        title: "One page of advice",
        body: "Idle instances, oversized plans, forgotten addresses, with the won each would save.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "The list price is the highest price.",
    body: "Paying by the hour can only make a month cheaper. Commitments of 12, 24 or 36 months take 10, 15 or 20% off; they bind the size of the spend, not a particular plan.",
    from: w(first?.monthly.krw),
    unit: `per month (${usd(first?.monthly.usd ?? 0)}) or ₩${first?.hourlyKrw} per hour`,
    included: [
      `${first?.nvmeGb} GB of NVMe, one IPv4, IPv6`,
      `${first?.transferTb} TB outbound into the pool`,
      "Security groups, private network, monitoring for 30 days",
      "Ticket support around the clock",
    ],
    extra: [
      `Outbound past the pool ${outbound} per GB`,
      `NVMe ${nvme}, SSD ${w(storagePerGb.blockSsd.krw)} per GB`,
      `Floating IP ${ip}, load balancer from ${w(cloudExtras.loadBalancer.S.krw)}`,
      `Backup ${w(backup.vaultPerGb.krw)} per GB`,
    ],
  },
  faq: {
    heading: "Asked before the first invoice",
    items: [
      {
        id: "do-stopped-servers-cost",
        question: "Do stopped servers cost money?",
        answer: `Compute stops at the end of the hour in which you stop the server. Three lines go on: disk at ${nvme} per GB and month, snapshots at the same rate for what differs, and each reserved floating IP at ${ip}. A stopped M4 with its 160 GB disk and one address therefore still costs about ${w(160 * storagePerGb.blockNvme.krw + cloudExtras.floatingIp.krw)} a month. Delete the server and its volume, or keep only a snapshot, to bring it near zero. The console prints this sum in the dialog before you press Stop.`,
      },
      {
        id: "exceed-traffic",
        question: "What if we exceed the traffic allowance?",
        answer: `Nothing is throttled. Each gigabyte past the account's pool costs ${outbound}, so 500 GB too much is ${w(500 * cloudExtras.outboundPerGb.krw)}. You get a warning at ${publicCloud.alertPercent}% of the pool and again at 100%. If you would rather stop than pay, set a hard cap: public interfaces are then limited to 1 Mbps until the month ends or you lift it, which keeps SSH alive but not a shop.`,
      },
      {
        id: "can-we-resize",
        question: "Can we resize?",
        answer: `Up and down, between all plans of a family, with one reboot of at most ${publicCloud.resizeSeconds} s; the new rate applies from the next hour. Addresses stay. Disks grow online without a reboot but never shrink, so moving to a smaller plan keeps the larger disk and bills the difference as extra NVMe. Going from shared to dedicated vCPU works the same way.`,
      },
      {
        id: "what-is-a-shared-vcpu",
        question: "How shared is a shared vCPU?",
        answer:
          "At most four shared vCPU stand on one physical core, and steal time above 5% over ten minutes moves your instance to a quieter host without a reboot. A dedicated vCPU is one hardware thread that nobody else is scheduled on. If your p95 latency matters more than your bill, take the D plans.",
      },
    ],
  },
  related: {
    eyebrow: "Adjoining sheets",
    heading: "What usually stands beside it",
    paths: ["/services/cloud", "/services/load-balancing", "/services/storage", "/services/server-hosting"],
  },
  call: {
    heading: "Bring last month's bill.",
    body: "Send the invoice of your present cloud. Within three business days you get the same workload priced line by line, traffic included, with what would not move.",
    primary: "Compare my bill",
    secondary: "See all prices",
  },
} satisfies ServicePage;
