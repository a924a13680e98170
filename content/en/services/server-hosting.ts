import { facts } from "../../facts.ts";
import { diskPairs, ramStepGb, serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { amount, type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { backup, colocationExtras, serverSetup, servers, usdRate } = livePrices;
const { ramStep, disks, windowsPerCore } = livePrices.serverExtras;

const first = servers[0];
const last = servers[servers.length - 1];
const w = (krw: Figure | undefined) => won(krw ?? 0, "en");
const pairs = diskPairs
  .filter(({ id }) => id !== "none")
  .map(({ id, label }) => `${w(disks[id].krw)} (${label})`)
  .join(", ");
const setup = w(serverSetup.krw);

export const page = {
  title: "Server hosting",
  description: `Dedicated servers from ${w(first?.monthly.krw)} a month, ready in ${serverHosting.stockBusinessHours} business hours: ${servers.length} stock models, whole cores, remote console, parts swapped within ${serverHosting.swapHours} hours. Configure one and see the price and the ready date.`,
  hero: {
    h1: "Server hosting: dedicated servers by the month",
    lead: "For games, shops and SaaS: whole servers at a flat monthly price, installed and repaired by us, with the root account and remote console in your hands.",
    secondary: "Configure a server",
    price: startingPrice(first?.monthly.krw ?? 0, "month", `${first?.id}, ${first?.cores} cores and ${first?.ramGb} GB`, "en"),
  },
  configurator: {
    eyebrow: "Models and configurator",
    heading: "Server models, price and ready date",
    intro: "Changing memory or disks turns a stock model into a custom build, ready in 5 business days.",
    filters: {
      legend: "Show models with",
      cores: "At least this many cores",
      ram: "Memory expandable to at least",
      any: "Any",
      gpu: "GPU",
      fast: "10 Gbps port",
      empty: "No stock model matches. A custom build does, in {days} business days.",
      shown: "{count} of {all} models",
      reset: "Clear filters",
    },
    table: {
      caption: "Stock models; choose one to configure it",
      model: "Model",
      cores: "Cores",
      ram: "Memory",
      disks: "Disks",
      port: "Port",
      gpu: "GPU",
      price: "Per month",
      sockets: "{sockets} × {cores}",
      none: "none",
    },
    ram: "Memory",
    disk: "Further mirrored NVMe pair",
    disks: { none: "None", "960": "2 × 960 GB", "1920": "2 × 1.92 TB", "3840": "2 × 3.84 TB" },
    os: "Operating system",
    oses: { ubuntu: "Ubuntu", debian: "Debian", rocky: "Rocky Linux", windows: "Windows Server", none: "Install it ourselves" },
    mbps: "Committed bandwidth",
    backup: "Backup stored",
    count: "Servers",
    term: "Term",
    terms: { "1": "Monthly", "12": "12 months", "24": "24 months", "36": "36 months" },
    board: {
      title: "The machine you configured",
      description:
        "A plan view of the server: processors, memory modules, drive bays and network ports. Filled parts are included, outlined ones were added, dashed places are free.",
      cpu: "CPU",
      memory: "Memory",
      bays: "Drive bays",
      ports: "Ports",
      gpu: "GPU",
      stock: "in stock",
      added: "added",
      free: "free",
    },
    delivery: {
      title: "Ready for log-in",
      stock: "{hours} business hours after the order",
      custom: "{days} business days after the order",
      by: "If ordered now: {date}",
      why: "Custom build, because memory or disks differ from stock.",
    },
    bill: {
      title: "Per month",
      badge: "sample prices",
      sub: "VAT excluded",
      server: "{count} × {model}",
      serverDetail: "list price",
      term: "Term discount",
      termDetail: "−{percent}% on server and parts",
      ram: "Memory",
      ramDetail: "+{gb} GB each",
      disk: "NVMe pair",
      os: "Windows Server",
      osDetail: "{cores} cores × {rate}",
      bandwidth: "Bandwidth",
      bandwidthDetail: "+{mbps} Mbps × {rate}",
      backup: "Backup",
      backupDetail: "{count} × agent {agent} + {gb} GB × {rate}",
      setup: "Once: setup {amount}",
      setupFree: "Setup free with this term",
      ask: "Request a quote for this",
      summary:
        "{count} × {model}, memory {ram} GB, extra disks {disk}, {os}, {mbps} Mbps, backup {backup} GB, term {term}. Estimate {total} per month, VAT excluded.",
    },
    assumptions: {
      heading: "How price and ready date are calculated",
      items: [
        `Memory comes in steps of ${ramStepGb} GB at ${w(ramStep.krw)} a month, up to what the board takes.`,
        `A further mirrored NVMe pair is ${pairs} a month.`,
        `${serverHosting.committedMbps} Mbps are included; more costs ${w(colocationExtras.bandwidthPerMbps.krw)} per Mbps, domestic, 95th percentile. Committed bandwidth, backup and licences carry no term discount.`,
        `Windows Server is ${w(windowsPerCore.krw)} per physical core and month, counted for at least ${serverHosting.windowsMinimumCores} cores per server.`,
        `Setup is ${setup} per server, once, and free from ${serverHosting.freeSetupMonths} months.`,
        `Business hours are 0${serverHosting.opensAt}:00–${serverHosting.closesAt}:00 KST, Monday to Friday. Weekends are skipped; each Korean public holiday on the way adds a day.`,
        `KRW excludes 10% VAT. US$ is the list fixed for the quarter at ₩${grouped(usdRate)}.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "Included",
    heading: "Included with every server",
    items: [
      {
        title: "Five stock models",
        body: `From ${first?.id} with ${first?.cores} cores and ${first?.ramGb} GB to SH-4 with two sockets and 512 GB, plus ${last?.id} with two 48 GB GPUs. ECC memory throughout, NVMe mirrored as RAID 1, or striped and mirrored as RAID 10 where four drives are fitted.`,
        figure: { value: `${first?.cores}–64`, unit: "cores", label: "all physical, none shared" },
      },
      {
        title: `Ready in ${serverHosting.stockBusinessHours} business hours`,
        body: `Stock models are already racked, load-tested and cabled; after an order we install the system and hand over the keys. A build with other memory or disks passes a fresh 24-hour load test before you get it.`,
        figure: { value: `${serverHosting.customBusinessDays}`, unit: "business days", label: "for a custom build" },
      },
      {
        title: "Remote console and OS install",
        body: `Remote console through a VPN, virtual media, power control and a rescue system that boots in ${serverHosting.rescueMinutes} minutes. Ubuntu, Debian, Rocky Linux and Windows Server install automatically in about ${serverHosting.installMinutes}; anything else boots from your own image.`,
        figure: { value: "24×7", label: "console, power and rescue in your control" },
      },
      {
        title: "Part replacement",
        body: `When a drive shows early signs of failure we open the ticket. Diagnosis starts in ${live.p1Minutes} minutes and the part is swapped within ${serverHosting.swapHours} hours from spares kept in ICN1 and ICN2. If the board itself fails, your disks move into an identical machine.`,
        figure: { value: `${live.p1Minutes}`, unit: "min", label: "to the start of diagnosis" },
      },
      {
        title: "Network",
        body: `A 1 Gbps port (10 Gbps on SH-4) with ${serverHosting.committedMbps} Mbps committed on the 95th percentile, so peaks of up to 36 hours a month are not billed. ${serverHosting.includedIpv4} usable IPv4, an IPv6 /64, one private VLAN to your other servers, racks and instances.`,
        figure: { value: `${serverHosting.committedMbps}`, unit: "Mbps", label: "committed, on a 1 Gbps port" },
      },
      {
        title: "Base DDoS protection",
        body: `Floods up to ${facts.ddos.baseGbpsPerIp} Gbps per address are scrubbed without an order and without a surcharge. Larger or application-layer attacks need one of the Shield plans; switching it on does not touch the server.`,
        figure: { value: `${facts.ddos.baseGbpsPerIp}`, unit: "Gbps", label: "per address, always on" },
      },
    ],
  },
  comparison: {
    eyebrow: "Hosting, colocation, cloud",
    heading: "Server hosting, colocation and cloud compared",
    columns: ["", "Server hosting", "Colocation", "Public cloud"],
    rows: [
      ["Who owns the hardware?", "We do", "You do", "We do, shared"],
      [
        "Who repairs it?",
        `We do, within ${serverHosting.swapHours} h`,
        "You, or our hands by the half hour",
        "We do; the instance restarts on another host",
      ],
      ["What is billed?", "Servers, by the month", "Space, kilowatts and ports", "Hours, gigabytes"],
    ],
    note: "They mix: servers on hosting, a storage shelf of your own in a quarter rack beside them, and instances for the peak share one private network.",
  },
  spec: {
    eyebrow: "Specification",
    heading: "Server hosting specification",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Hardware",
        rows: [
          ["Memory", "ECC, registered"],
          ["RAID", "NVMe RAID 1; RAID 10 with four drives"],
          ["Power", "Two supplies on A and B feeds, SH-3 and up"],
          ["Age", "Replaced after 60 months at the latest"],
        ],
      },
      {
        caption: "Network",
        rows: [
          ["Port", "1 Gbps; SH-4 10 Gbps"],
          ["Commit", `${serverHosting.committedMbps} Mbps, 95th percentile`],
          ["Addresses", `${serverHosting.includedIpv4} usable IPv4, IPv6 /64`],
          ["Private", "VLAN, 9,000-byte frames"],
        ],
      },
      {
        caption: "Operation",
        rows: [
          ["Console", "IPMI over VPN, virtual media"],
          ["Systems", "Ubuntu, Debian, Rocky Linux, Windows Server"],
          ["Reinstall", `By ticket within ${live.p3Business}, or from the console yourself`],
          ["Reverse DNS", `By ticket, within ${live.p3Business}`],
        ],
      },
      {
        caption: "Service level",
        rows: [
          ["Availability", `${facts.sla.serverHosting} a month, hardware and network`],
          ["Part swap", `${serverHosting.swapHours} h after diagnosis`],
          ["Credit", `${facts.credits[0].credit}, ${facts.credits[1].credit} or ${facts.credits[2].credit} of the server's fee`],
          ["Notice", "10 days; shortest contract one month"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of server hosting",
    intro: "Three common misunderstandings.",
    items: [
      {
        title: "RAID is not a backup",
        body: "A mirror survives a failed drive, but a deleted table is gone from both sides at once. Order backup or bring your own.",
      },
      {
        title: "No expansion while running",
        body: "Memory and disks are added with the power off: about 30 minutes, at a time you choose. If you need more cores, you need another model and a move.",
      },
      {
        title: "The operating system is yours to run",
        body: "We replace hardware and reinstall on request. Updates, firewall rules and remote access are your work unless you order management.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: `From order to log-in in ${serverHosting.stockBusinessHours} business hours`,
    steps: [
      { when: "0:00", title: "Order", body: "By ticket or through sales. Payment by card or bank transfer; no hardware contract." },
      { when: "0:20", title: "Reserve", body: "A racked machine is taken out of stock, firmware is checked against the baseline." },
      {
        when: "1:00",
        title: "Install",
        body: "System, RAID and network by script, your public keys included. Windows takes 30 minutes more.",
      },
      { when: "3:00", title: "Check", body: "Memory, drives, ports and temperatures under load; the report is attached to your ticket." },
      {
        when: "4:00",
        title: "Handover",
        body: "Addresses, console account and a first reverse DNS entry. Billing begins at handover.",
        key: true,
      },
    ],
  },
  price: {
    id: "servers",
    eyebrow: "Price",
    heading: "Server hosting price",
    body: "The price holds as long as the contract runs and does not rise at renewal without written notice 30 days ahead. Terms of 12, 24 and 36 months take 10, 15 and 20% off the machine.",
    from: w(first?.monthly.krw),
    unit: `per month (${usd(first?.monthly.usd ?? 0)}), ${first?.id}`,
    included: [
      `${first?.cores} cores, ${first?.ramGb} GB ECC, ${first?.disks}`,
      `1 Gbps port, ${serverHosting.committedMbps} Mbps committed`,
      `${serverHosting.includedIpv4} IPv4, IPv6 /64, private VLAN`,
      "Console, part replacement, base DDoS filtering",
    ],
    extra: [
      `Setup ${setup} once, free from ${serverHosting.freeSetupMonths} months`,
      `Backup ${w(backup.agentServer.krw)} per server + ${w(backup.vaultPerGb.krw)} per GB`,
      `Bandwidth ${w(colocationExtras.bandwidthPerMbps.krw)} per Mbps`,
      `Windows Server ${w(windowsPerCore.krw)} per core`,
    ],
  },
  faq: {
    heading: "Questions about server hosting",
    items: [
      {
        id: "hosting-colocation-or-cloud",
        question: "How do hosting, colocation and cloud differ?",
        answer: `They differ in who owns the hardware, who repairs it and what is billed. Hosting: we own, we repair within ${serverHosting.swapHours} hours, you pay per server and month. Colocation: you own, you repair or order remote hands, you pay for space and kilowatts. Cloud: we own and repair shared hosts, you pay for hours. Steady load with full cores points to hosting, special or already bought hardware to colocation, load that doubles overnight to cloud.`,
      },
      {
        id: "is-windows-included",
        question: "Is Windows included?",
        answer: `No, it is a monthly option: ${w(windowsPerCore.krw)} per physical core, at least ${serverHosting.windowsMinimumCores} cores per server, so an SH-2 with 16 cores adds ${w(amount((list) => 16 * list.serverExtras.windowsPerCore.krw))}. You can stop it at the end of any month. Bringing your own licence works if your agreement allows use on hardware dedicated to you; we then record the server's serial number and core count for your audit. Client editions of Windows are not installed.`,
      },
      {
        id: "what-happens-to-disks",
        question: "What happens to the disks after termination?",
        answer: `Within ${serverHosting.wipeBusinessDays} business days of the end date every drive is wiped to NIST SP 800-88: cryptographic erase for NVMe, then a verification read. The certificate with serial numbers is free on request. If your policy forbids drives to leave your hands, buy the drive at its remaining value and take it, or have it shredded in front of a camera for a fee.`,
      },
      {
        id: "can-we-send-our-own-server",
        question: "Can we add our own device?",
        answer:
          "Not into the hosting rows, where every machine must match the spare parts on the shelf. A firewall or a storage shelf of yours goes into a colocation unit in the same hall and joins the same VLAN with a cross-connect, usually within one business day.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/colocation", "/services/public-cloud-solution", "/services/backup", "/services/ddos-protection"],
  },
  call: {
    heading: "Tell us the cores, memory and date you need",
    body: `Stock models are ready within ${serverHosting.stockBusinessHours} business hours. For others you get the ready date in writing before you order.`,
  },
} satisfies ServicePage;
