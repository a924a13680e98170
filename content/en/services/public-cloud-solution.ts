import { facts } from "../../facts.ts";
import { publicCloud } from "../../figures/public-cloud-solution.ts";
import { live } from "../../live.ts";
import { amount, type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { hoursPerMonth } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { backup, cloudExtras, instances, storagePerGb, usdRate } = livePrices;

const first = instances[0];
const largest = instances.find((plan) => plan.id === "D16");
const transfers = instances.map((plan) => plan.transferTb);
const transfer = { least: Math.min(...transfers), most: Math.max(...transfers) };
const w = (krw: Figure | undefined) => won(krw ?? 0, "en");
const outbound = w(cloudExtras.outboundPerGb.krw);
const ip = w(cloudExtras.floatingIp.krw);
const nvme = w(storagePerGb.blockNvme.krw);
const { volume } = publicCloud;
/** A stopped M4: its disk and one address; 500 GB more than the pool holds. */
const stopped = amount((list) => 160 * list.storagePerGb.blockNvme.krw + list.cloudExtras.floatingIp.krw);
const over = amount((list) => 500 * list.cloudExtras.outboundPerGb.krw);

/** The first state of the picker: 2 × M4, load balancer S, 500 GB of backup. */
const example = amount(({ instances, cloudExtras, backup }) => {
  const m4 = instances.find((plan) => plan.id === "M4")?.monthly.krw ?? 0;
  return 2 * m4 + cloudExtras.loadBalancer.S.krw + 500 * backup.vaultPerGb.krw;
});

export const page = {
  title: "Public cloud",
  description: `Instances ready in ${publicCloud.readySeconds} seconds in Seoul, Busan, Tokyo and Singapore, billed by the hour with a monthly cap. Pick a size and see the whole bill: disk, traffic, addresses and backup.`,
  hero: {
    h1: "Public cloud billed by the hour",
    lead: "For developers and growing companies: instances, volumes and Kubernetes in four cities, priced in won; hourly charges stop at the monthly price.",
    secondary: "Calculate the price",
    price: startingPrice(
      first?.monthly.krw ?? 0,
      "month",
      `plan ${first?.id}, or ₩${first?.hourlyKrw} an hour up to ${hoursPerMonth} hours`,
      "en",
    ),
  },
  picker: {
    eyebrow: "Instance picker",
    heading: "Instance price calculator",
    intro: "Choose a plan and what goes with it. The result shows every line of the invoice.",
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
      caption: "Instance plans and prices",
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
    },
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
      traffic: "Outbound traffic",
      trafficPool: "{used} TB of {pool} TB included",
      trafficOver: "{over} GB over the pool × {rate}",
      lb: "Load balancer {size}",
      ip: "Floating IP",
      backup: "Backup vault",
      perGb: "{gb} GB × {rate}",
      each: "{count} × {rate}",
      ask: "Request a quote for this",
      summary:
        "{count} × {plan} ({mode}), extra NVMe {disk} GB each, outbound {out} TB, LB {lb}, floating IP {ips}, backup {backup} GB. Estimate {total} per month, VAT excluded.",
    },
    meter: {
      title: "Cost of one instance over a month",
      description:
        "The cost of one instance rises with every hour until it meets the monthly price; the last hours of a 31-day month are free.",
      hours: "hours",
      cap: "monthly price",
    },
    assumptions: {
      heading: "What this assumes",
      items: [
        `An hour begun counts as an hour. Compute never costs more than the monthly price: a 31-day month has 744 hours, ${hoursPerMonth} are billed.`,
        "Hours not running still bill the plan's disk and add nothing to the traffic pool; the list below the form says why.",
        "1 TB is 1,000 GB. Inbound traffic and traffic inside a region are free and not asked for.",
        `Backup is agentless and counted after compression. The agent for application-consistent copies is ${w(backup.agentVm.krw)} per instance and not in the total.`,
        `KRW prices exclude 10% VAT. The US$ list is fixed each quarter at ₩${grouped(usdRate)}, so the two totals may differ by rounding.`,
        `Worked example, and the first state of this form: 2 × M4, load balancer S and 500 GB of backup make ${w(example)}.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "Features",
    heading: "What an instance includes",
    items: [
      {
        title: "Compute by the hour",
        body: `An instance boots from an image in at most ${publicCloud.readySeconds} s and is billed from that hour. When the hours of a month add up to the list price billing stops, so a server left running never costs more than its monthly price.`,
        figure: { value: `${first?.hourlyKrw}`, unit: "₩/h", label: `the smallest plan; never above ${w(first?.monthly.krw)} a month` },
      },
      {
        title: "Four instance families",
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
        title: "Pooled traffic allowance",
        body: `Each running plan adds ${transfer.least}–${transfer.most} TB to one pool for the whole account, so a busy web server can use what a batch server leaves. Above the pool each gigabyte costs ${outbound}.`,
        figure: { value: outbound, unit: "/GB", label: `past the pool; warning at ${publicCloud.alertPercent}%` },
      },
      {
        title: "Managed Kubernetes",
        body: `Three control-plane members, one in each Seoul zone and one in Busan, so that losing either Seoul zone keeps the quorum; free from ${publicCloud.kubernetesNodes} worker nodes. Node groups scale on pending pods: a new worker joins in about ${publicCloud.autoscaleSeconds} s. Terraform and S3-compatible object storage are supported.`,
        figure: { value: "₩0", label: `control plane from ${publicCloud.kubernetesNodes} nodes` },
      },
    ],
  },
  comparison: {
    eyebrow: "Stopped servers",
    heading: "Charges while a server is running, stopped or deleted",
    intro: "Disks and reserved addresses are billed even while a server is stopped. Each line of the invoice in its three states:",
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
    note: "A stopped GPU instance may have to wait for a free card when it starts again. Keep it running if it must be available at a fixed time.",
  },
  spec: {
    eyebrow: "Specification",
    heading: "Instance, volume and network limits",
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
    heading: "Limits of public cloud",
    intro: "Please check these before you order.",
    items: [
      {
        title: "Disks do not shrink",
        body: "A volume grows while it is mounted and never gets smaller. To reduce it, create a smaller one and copy; 100 GB take about four minutes at 400 MB/s.",
      },
      {
        title: "Outgoing mail is closed on port 25",
        body: "New accounts cannot send on port\u00a025. We open it after a review by ticket, because spam from one account damages the reputation of the whole range.",
      },
      {
        title: "A single instance is a single point of failure",
        body: `${facts.sla.instance} allows ${facts.downtimePer30Days["99.95%"]} of downtime in 30 days. If that is too long, run two in different zones behind a load balancer.`,
      },
      {
        title: "No patching inside the guest",
        body: "We patch firmware and hypervisor. The operating system and what you install in it are yours, unless you order management.",
      },
    ],
  },
  delivery: {
    eyebrow: "Start",
    heading: "From sign-up to production in one business day",
    steps: [
      {
        when: "3 min",
        title: "Sign up",
        body: "Open an account in the customer area with your e-mail and company. No resident number, no program to install.",
      },
      {
        when: `${live.p3Business}`,
        title: "Project and API key",
        body: `Request the project ${ticketLink("by ticket", "New project and API key")}. An engineer opens it and hands over the API key; an instance then takes 60 s by API, CLI or Terraform, or we create it for you.`,
        key: true,
      },
      { when: "30 min", title: "Network and roles", body: "VPC, security groups, and a read-only API key for whoever checks the cost." },
      {
        when: "2 hours",
        title: "Second zone",
        body: "Image to zone b, load balancer in front, health checks every five seconds, one test by switching zone a off.",
      },
      {
        when: "Monthly",
        title: "Cost report",
        body: "Idle instances, oversized plans and unused addresses, with what each would save.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "Public cloud price list",
    body: "A month never costs more than the list price. Commitments of 12, 24 or 36 months take 10, 15 or 20% off; they apply to the amount spent, so plans can change.",
    from: w(first?.monthly.krw),
    unit: `per month (${usd(first?.monthly.usd ?? 0)}) or ₩${first?.hourlyKrw} per hour`,
    included: [
      `${first?.nvmeGb} GB of NVMe, one IPv4, IPv6`,
      `${first?.transferTb} TB outbound into the pool`,
      "Security groups, private network, monitoring for 30 days",
      `Ticket support, urgent ones 24×7 within ${live.p1Minutes} min`,
    ],
    extra: [
      `Outbound past the pool ${outbound} per GB`,
      `NVMe ${nvme}, SSD ${w(storagePerGb.blockSsd.krw)} per GB`,
      `Floating IP ${ip}, load balancer from ${w(cloudExtras.loadBalancer.S.krw)}`,
      `Backup ${w(backup.vaultPerGb.krw)} per GB`,
    ],
  },
  faq: {
    heading: "Questions about public cloud",
    items: [
      {
        id: "do-stopped-servers-cost",
        question: "Do stopped servers cost money?",
        answer: `Compute stops at the end of the hour in which you stop the server. Three lines go on: disk at ${nvme} per GB and month, snapshots at the same rate for what differs, and each reserved floating IP at ${ip}. A stopped M4 with its 160 GB disk and one address therefore still costs about ${w(stopped)} a month. Delete the server and its volume, or keep only a snapshot, to bring it near zero.`,
      },
      {
        id: "exceed-traffic",
        question: "What if we exceed the traffic allowance?",
        answer: `Nothing is throttled. Each gigabyte past the account's pool costs ${outbound}, so 500 GB too much is ${w(over)}. You get a warning at ${publicCloud.alertPercent}% of the pool and again at 100%. If you would rather stop than pay, ask for a cap by ticket: public interfaces are then limited to 1 Mbps until the month ends or you lift it. SSH still works at that rate, a web shop does not.`,
      },
      {
        id: "can-we-resize",
        question: "Can we resize?",
        answer: `Up and down, between all plans of a family, with one reboot of at most ${publicCloud.resizeSeconds} s; the new rate applies from the next hour. Addresses stay. Disks grow online without a reboot but never shrink, so moving to a smaller plan keeps the larger disk and bills the difference as extra NVMe. Going from shared to dedicated vCPU works the same way.`,
      },
      {
        id: "what-is-a-shared-vcpu",
        question: "What is a shared vCPU?",
        answer:
          "At most four shared vCPU run on one physical core, and steal time above 5% over ten minutes moves your instance to a quieter host without a reboot. A dedicated vCPU is one hardware thread that nobody else is scheduled on. If your p95 latency matters more than your bill, take the D plans.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/cloud", "/services/load-balancing", "/services/storage", "/services/server-hosting"],
  },
  call: {
    heading: "Compare with your present cloud bill",
    body: "Send the invoice of your present cloud. Within three business days you get the same workload priced line by line, traffic included, with what would not move.",
  },
} satisfies ServicePage;
