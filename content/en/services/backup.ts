import { facts } from "../../facts.ts";
import { backupFigures as b } from "../../figures/backup.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { backup } = livePrices;

const w = (krw: Figure) => won(krw, "en");

export const page = {
  title: "Backup: immutable copies, tested by restoring them",
  description: `Agentless and application-consistent backup with a copy in Busan, a lock that cannot be shortened and a boot test every quarter. ${w(backup.vaultPerGb.krw)} per stored GB after reduction.`,
  hero: {
    h1: "Backup with a restore test every quarter",
    lead: "For IT managers who must prove recovery: your servers are backed up, booted from the backup in a closed network every quarter, and you get the report.",
    secondary: "Plan retention",
    price: startingPrice(backup.vaultPerGb.krw, "gb-month", `stored after reduction; copy in Busan ${w(backup.offsitePerGb.krw)}`, "en"),
  },
  nav: {
    title: "Backup",
    items: [
      { id: "copies", label: "Copies" },
      { id: "planner", label: "Retention" },
      { id: "restore", label: "Restore" },
      { id: "intervals", label: "Intervals" },
      { id: "price", label: "Price" },
      { id: "sheet", label: "Features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Start" },
      { id: "faq", label: "FAQ" },
    ],
  },
  rule: {
    heading: "3-2-1-1-0: where your copies are",
    drawing: {
      title: "Where the copies are",
      description: `Your servers in Seoul hold the data. A first copy is in the vault in ICN2 Anyang, ${facts.distances.icn1ToIcn2Km} km away, on other storage. A second is in PUS1 Busan, ${facts.distances.icn1ToPus1Km} km away, locked against change. Each quarter copies are started in a closed test network.`,
      source: "Your servers",
      vault: "Vault",
      offsite: "Off-site copy",
      test: "Boot test",
      locked: "locked",
      sourceSite: "ICN1 Seoul",
      vaultSite: "ICN2 Anyang",
      offsiteSite: "PUS1 Busan",
    },
    items: [
      { number: "3", title: "copies", body: "the original, the vault, the copy in Busan" },
      { number: "2", title: "kinds of storage", body: "your disks and our vault share no hardware and no administrator" },
      { number: "1", title: "off-site", body: `${facts.distances.icn1ToPus1Km} km away, fed by other substations` },
      { number: "1", title: "locked", body: `for ${b.lockDays[0]} to ${b.lockDays[1]} days; nobody shortens it, including us` },
      { number: "0", title: "errors", body: "in the last restore test, or the report says which" },
    ],
  },
  planner: {
    eyebrow: "Retention",
    heading: "Retention and price calculator",
    intro: "Move the sliders. The bar shows how the stored gigabytes divide; the bill follows.",
    source: "Data to protect",
    change: "Changed per day",
    daily: "Daily restore points",
    weekly: "Weekly restore points",
    monthly: "Monthly restore points",
    reduction: "Reduction",
    reductionHints: {
      "2": "2:1 databases, encrypted data",
      "3": "3:1 mixed servers",
      "4": "4:1 office files",
      "5": "5:1 similar virtual machines",
    },
    offsite: "Copy in Busan",
    offsiteOptions: { yes: "Yes", no: "No" },
    vms: "Virtual machines with an agent",
    servers: "Servers and databases",
    days: "days",
    weeks: "weeks",
    months: "months",
    parts: { full: "First full copy", daily: "Daily changes", weekly: "Weekly changes", monthly: "Monthly changes" },
    stored: "stored after reduction",
    reaches: "Reaches back {days} days",
    bill: "Backup estimate",
    perMonth: "per month, VAT excluded",
    lines: {
      vault: "Vault",
      offsite: "Copy in Busan",
      vms: "Consistency agents, virtual machines",
      servers: "Agents, servers and databases",
    },
    perGbDetail: "{gb} GB × {rate}",
    perPieceDetail: "{count} × {rate}",
    badge: "sample prices",
    ask: "Request a quote for this",
    summary: "{tb} TB, {change}% a day, points {daily}/{weekly}/{monthly}, {reduction}:1, stored {gb} GB",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "One full copy, then changed blocks only. A daily point adds one day of change.",
      "A weekly point adds the blocks changed in 7 days, a monthly one those in 30, if changes fall at random: 1 − (1 − c)ⁿ of the data.",
      "Reduction applies to everything stored. Databases and encrypted files shrink least; we measure yours in the trial and bill what is actually stored.",
      "1 TB is 1,000 GB. The copy in Busan holds the same gigabytes.",
      "KRW prices exclude 10% VAT; the US$ list is fixed each quarter.",
    ],
  },
  restore: {
    eyebrow: "Restore",
    heading: "Restore time calculator",
    intro: "Restore time depends on the speed of the line. Enter the amount and the target time.",
    amount: "To restore",
    link: "Line",
    links: { "100": "100 Mbps", "1000": "1 Gbps", "10000": "10 Gbps" },
    target: "Must be back within",
    hours: "h",
    minutes: "min",
    daysUnit: "days",
    result: "Full restore",
    formula: "{gb} GB × 8 ÷ ({gbps} Gbps × 0.8)",
    inTime: "In time, with {spare} to spare.",
    late: "Too late by {over}. A line of {gbps} Gbps would make it.",
    bootFirst: `High-priority machines need not wait: they boot from the backup storage within ${b.vmBootMinutes} min and move to their disks while running.`,
    tableHeading: "Worked examples",
    tableColumns: { amount: "Amount" },
    note: "80% of the line is what a restore gets in practice, after protocol overhead and checksums.",
  },
  comparison: {
    eyebrow: "Intervals",
    heading: "Backup intervals by RPO",
    columns: ["", "Daily", "Hourly", "Log shipping"],
    rows: [
      ["RPO", `${b.rpoHours} h`, `${b.rpoHourly} h`, `${b.rpoLogMinutes} min`],
      ["How", "changed blocks, once a night", "changed blocks, every hour", "transaction logs, continuously"],
      ["For", "files, office servers, test systems", "application and file servers", "PostgreSQL, MySQL, SQL Server, Oracle"],
      ["Agent", "optional for virtual machines", "optional for virtual machines", "on the database host"],
      ["Load on the source", "minutes at night", "short reads through the day", "continuous, low"],
      ["Restore to", "the night before", "the last full hour", "any minute up to the last log"],
    ],
    note: "Intervals can be mixed per machine; the same vault holds all three.",
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Backup features",
    items: [
      {
        title: "Sources",
        body: "Virtual machines without an agent, Windows Server and the major Linux distributions with one. MySQL, PostgreSQL, SQL Server and Oracle are taken application-consistent; NFS and SMB shares file by file.",
        figure: { value: "4", unit: "databases", label: "application-consistent" },
      },
      {
        title: "Restore",
        body: `A single file, a mailbox, a table or a whole machine, with the backup client or ${ticketLink("by ticket", "Restore from backup")}. A machine can start from the vault within ${b.vmBootMinutes} minutes and be moved to its disk while people work on it.`,
        figure: { value: `< ${b.fileRestoreMinutes}`, unit: "min", label: "for a single file" },
      },
      {
        title: "Immutable backup",
        body: "Once written, a locked point cannot be changed or deleted before its date, neither by your administrator nor by ours. Ransomware with a stolen password cannot delete it either.",
        figure: { value: `${b.lockDays[0]}–${b.lockDays[1]}`, unit: "days", label: "chosen per plan" },
      },
      {
        title: "Reduction",
        body: "Blocks are deduplicated and compressed before they leave the source, so the line carries only what is new. You pay for the gigabytes that are stored afterwards.",
        figure: { value: `${b.reduction[0]}:1–${b.reduction[1]}:1`, label: "databases low, machine images high" },
      },
      {
        title: "Keys",
        body: "AES-256 before the data leaves your machine. You may hold the key yourself; then we can neither read nor recover the data, and the boot test is run together with you.",
        figure: { value: "AES-256", label: "key held by us, or by you alone" },
      },
      {
        title: "Quarterly boot test",
        body: `Machines are booted in a closed network; a screenshot, service checks and checksums go into a report that serves as evidence for ISMS-P ${b.ismsControl}.`,
        figure: { value: `${b.testsPerYear}`, unit: "a year", label: "automated boot tests, with report" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of backup",
    items: [
      {
        title: "Backup does not keep the service running",
        body: "A restore takes time, see above. If an hour of standstill is too long, you need replication to a second site as well: see [Data protection & DR](/solutions/data-protection).",
      },
      {
        title: "Malware is not removed",
        body: "Malware that was dormant for a month is in a month of backups. We scan before restoring and help to choose the restore point; removal is separate work.",
      },
      {
        title: "Without the key nothing can be restored",
        body: "With a customer-held key there is no other way in. Keep it in two safes in two places.",
      },
      {
        title: "A lock cannot be shortened",
        body: "A lock set too long by mistake is billed until its date as well. We advise starting with 14 days.",
      },
    ],
  },
  delivery: {
    eyebrow: "Start",
    heading: "First copy in a week, first test in a month",
    intro: "The first full copy takes longest. After it only changes are copied.",
    steps: [
      { when: "1 business day", title: "Enquiry", body: "List of machines, sizes, databases and how much each may lose." },
      { when: "Day 2", title: "Plan", body: "Intervals, retention, lock and keys, with a price per line." },
      { when: "Day 3–5", title: "First full copy", body: "At night, throttled to the share of your line that you allow." },
      { when: "Day 14", title: "Measured reduction", body: "The price is recalculated with the measured ratio." },
      { when: "Day 30", title: "First restore test", body: "Booted and checked, with a report.", key: true },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "Price",
    heading: "Backup price per stored GB",
    body: `The vault costs ${w(backup.vaultPerGb.krw)} (${usd(backup.vaultPerGb.usd)}) per GB and month, the copy in Busan ${w(backup.offsitePerGb.krw)} (${usd(backup.offsitePerGb.usd)}). The optional agent costs ${w(backup.agentVm.krw)} (${usd(backup.agentVm.usd)}) per virtual machine and ${w(backup.agentServer.krw)} (${usd(backup.agentServer.usd)}) per server or database.`,
    from: w(backup.vaultPerGb.krw),
    unit: "per stored GB and month, vault, VAT excluded",
    included: [
      "Restores, as many and as large as needed",
      "Quarterly boot test with report",
      "Lock and encryption",
      "Traffic inside our network",
    ],
    extra: ["Copy in Busan", "Agents per machine or database", "Shipping disks for the first copy or a full export"],
  },
  faq: {
    heading: "Questions about backup",
    items: [
      {
        id: "snapshot",
        question: "Is a snapshot a backup?",
        answer:
          "No. A snapshot is on the same storage as the original, fails with it, and can be deleted by the same administrator account, which is the account an attacker takes first. It is a short-term return point before an upgrade or a migration step. A backup is on other hardware, at another place, under another account, and keeps what you deleted three weeks ago.",
      },
      {
        id: "duration",
        question: "How long does a full restore take?",
        answer: `Size × 8 ÷ (line × ${b.linkEfficiency}). On 1 Gbps that is 2.8 hours for 1 TB, 28 hours for 10 TB and 139 hours, nearly six days, for 50 TB; on 10 Gbps a tenth of it. High-priority machines therefore boot directly from the vault within ${b.vmBootMinutes} minutes each, and the rest follows in the order you set. The order is agreed in the plan and rehearsed in the test.`,
      },
      {
        id: "leaving",
        question: "What happens to data when we leave?",
        answer: `You have ${b.exportDays} days after the contract ends to export: over the line at no charge, or on your disks for the cost of handling. Then all copies are deleted beyond recovery, the one in Busan included, and you receive a certificate of deletion. Locked restore points are kept until their date and then deleted.`,
      },
      {
        id: "elsewhere",
        question: "Can you back up servers that are not with you?",
        answer:
          "Yes, in your office, at another provider or in a public cloud, as long as the machine reaches the vault on port 443. The agent reduces and encrypts before sending. Note that the other provider may bill outbound traffic, and that a full restore to that place is as slow as its line.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/storage", "/solutions/data-protection", "/services/private-cloud-solution"],
  },
  call: {
    heading: "Send us your server list",
    body: "Send the list of machines and what each may lose. An engineer replies within one business day with a plan and a price.",
  },
} satisfies ServicePage & { nav: object; rule: object; planner: object; restore: object };
