import { facts } from "../../facts.ts";
import { backupFigures as b } from "../../figures/backup.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { backup } from "../../pricing.ts";

const w = (krw: number) => won(krw, "en");

export const page = {
  title: "Backup: locked copies, tested by restoring them",
  description: `Agentless and application-consistent backup with a copy in Busan, a lock nobody can shorten and a boot test every quarter. ${w(backup.vaultPerGb.krw)} per stored GB after reduction.`,
  hero: {
    h1: "Backups that are tested by restoring them.",
    lead: `A green tick says that a job ended. It does not say that the machine boots. Every quarter we start your machines from their backups in a closed network, take a screenshot and compare checksums, and you get the report.`,
    primary: "Get a quote",
    secondary: "Plan retention",
    figures: [
      { value: `≤ ${b.vmBootMinutes}`, unit: "min", label: "until a machine runs straight from its backup" },
      { value: `${b.rpoLogMinutes}`, unit: "min", label: "smallest RPO, by shipping database logs" },
      { value: `${facts.distances.icn1ToPus1Km}`, unit: "km", label: "to the second copy, in Busan" },
    ],
  },
  rule: {
    sheet: "Sheet D-03 · 3-2-1-1-0",
    heading: "Five numbers, read as a checklist.",
    drawing: {
      title: "Where the copies are",
      description: `Your servers in Seoul hold the data. A first copy lies in the vault in ICN2 Anyang, ${facts.distances.icn1ToIcn2Km} km away, on other storage. A second lies in PUS1 Busan, ${facts.distances.icn1ToPus1Km} km away, locked against change. Each quarter copies are started in a closed test network.`,
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
      { number: "1", title: "off-site", body: `${facts.distances.icn1ToPus1Km} km away, on another power grid region` },
      { number: "1", title: "locked", body: `for ${b.lockDays[0]} to ${b.lockDays[1]} days; nobody shortens it, including us` },
      { number: "0", title: "errors", body: "in the last restore test, or the report says which" },
    ],
  },
  planner: {
    eyebrow: "Retention",
    heading: "Plan what to keep, read what it costs.",
    intro: "Move the sliders. The bar shows how the stored gigabytes divide; the bill follows.",
    source: "Data to protect",
    change: "Changed per day",
    daily: "Daily points",
    weekly: "Weekly points",
    monthly: "Monthly points",
    reduction: "Reduction",
    reductionHints: {
      "2": "2:1 databases, encrypted data",
      "3": "3:1 mixed servers",
      "4": "4:1 office files",
      "5": "5:1 similar virtual machines",
    },
    offsite: "Copy in Busan",
    offsiteOptions: { yes: "Yes", no: "No" },
    vms: "Virtual machines",
    servers: "Servers and databases",
    days: "days",
    weeks: "weeks",
    months: "months",
    parts: { full: "First full copy", daily: "Daily changes", weekly: "Weekly changes", monthly: "Monthly changes" },
    stored: "stored after reduction",
    reaches: "Reaches back {days} days",
    bill: "Backup estimate",
    perMonth: "per month, VAT excluded",
    lines: { vault: "Vault", offsite: "Copy in Busan", vms: "Agents, virtual machines", servers: "Agents, servers and databases" },
    perGbDetail: "{gb} GB × {rate}",
    perPieceDetail: "{count} × {rate}",
    badge: "sample prices",
    ask: "Ask for this quote",
    summary: "{tb} TB, {change}% a day, points {daily}/{weekly}/{monthly}, {reduction}:1, stored {gb} GB",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "One full copy, then changed blocks only. A daily point adds one day of change.",
      "A weekly point adds the blocks changed in 7 days, a monthly one those in 30, if changes fall at random: 1 − (1 − c)^n of the data.",
      "Reduction applies to everything stored. Databases and encrypted files shrink least; we measure yours in the trial and bill what is really stored.",
      "1 TB is 1,000 GB. The copy in Busan holds the same gigabytes.",
      "KRW prices exclude 10% VAT; the US$ list is fixed each quarter, not live FX.",
    ],
  },
  restore: {
    eyebrow: "Restore",
    heading: "How long until everything is back?",
    intro: "The line decides, not the backup. Enter what must come back and by when.",
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
    bootFirst: `Priority machines need not wait: they boot from the backup storage within ${b.vmBootMinutes} min and move to their disks while running.`,
    tableHeading: "Worked examples",
    tableColumns: { amount: "Amount" },
    note: "80% of the line is what a restore gets in practice, after protocol overhead and checksums.",
  },
  comparison: {
    eyebrow: "Three intervals",
    heading: "How much may be lost decides how it is taken.",
    columns: ["", "Daily", "Hourly", "Log shipping"],
    rows: [
      ["RPO", `${b.rpoHours} h`, `${b.rpoHourly} h`, `${b.rpoLogMinutes} min`],
      ["How", "changed blocks, once a night", "changed blocks, every hour", "transaction logs, continuously"],
      ["For", "files, office servers, test systems", "application and file servers", "PostgreSQL, MySQL, SQL Server, Oracle"],
      ["Agent", "none for virtual machines", "none for virtual machines", "on the database host"],
      ["Load on the source", "minutes at night", "short reads through the day", "under 2% of log volume, steady"],
      ["Restore to", "the night before", "the last full hour", "any minute up to the last log"],
    ],
    note: "Intervals can be mixed per machine; the same vault holds all three.",
  },
  capabilities: {
    eyebrow: "Data sheet",
    heading: "From the source to the signed report.",
    items: [
      {
        title: "Sources",
        body: "Virtual machines without an agent, Windows Server and the major Linux distributions with one. MySQL, PostgreSQL, SQL Server and Oracle are taken application-consistent; NFS and SMB shares file by file.",
        figure: { value: "4", unit: "databases", label: "application-consistent" },
      },
      {
        title: "Restore",
        body: `A single file by browser, a mailbox, a table, a whole machine. A machine can start from the vault within ${b.vmBootMinutes} minutes and be moved to its disk while people work on it.`,
        figure: { value: `< ${b.fileRestoreMinutes}`, unit: "min", label: "for a single file" },
      },
      {
        title: "Lock",
        body: "Once written, a locked point cannot be changed or deleted before its date, not by your administrator, not by ours, not by a court-proof story on the phone. Ransomware with your password meets the same wall.",
        figure: { value: `${b.lockDays[0]}–${b.lockDays[1]}`, unit: "days", label: "chosen per plan" },
      },
      {
        title: "Reduction",
        body: "Blocks are deduplicated and compressed before they leave the source, so the line carries only what is new. You pay for the gigabytes that are stored afterwards.",
        figure: { value: `${b.reduction[0]}:1–${b.reduction[1]}:1`, label: "databases low, machine images high" },
      },
      {
        title: "Keys",
        body: "AES-256 before the data leaves your machine. You may hold the key yourself; then we can neither read nor recover it, and its loss is final.",
        figure: { value: "AES-256", label: "key held by us, or by you alone" },
      },
      {
        title: "Quarterly proof",
        body: `Machines are booted in a closed network; a screenshot, service checks and checksums go into a report that serves as evidence for ISMS-P ${b.ismsControl}.`,
        figure: { value: `${b.testsPerYear}`, unit: "a year", label: "automated boot tests, with report" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "What a backup does not do",
    items: [
      {
        title: "It does not keep you running",
        body: "A restore takes time, see above. If an hour of standstill is too long, you need replication to a second site as well, which is another page.",
      },
      {
        title: "It does not heal what was sick",
        body: "Malware that slept for a month is in a month of backups. We scan before restoring and help to choose the point; cleaning is work.",
      },
      {
        title: "A lost key is a lost backup",
        body: "With a customer-held key there is no back door. Put it into a safe, twice, in two places.",
      },
      {
        title: "A lock cannot be undone",
        body: "Also not when it was set too long by mistake: the gigabytes are billed until the date. Start with 14 days.",
      },
    ],
  },
  delivery: {
    eyebrow: "Start",
    heading: "Protected on day one, proved in month one.",
    intro: "The first full copy is the slow part. Everything after it moves only changes.",
    steps: [
      { when: "1 business day", title: "Inquiry", body: "List of machines, sizes, databases and how much each may lose." },
      { when: "Day 2", title: "Plan", body: "Intervals, retention, lock and keys, with a price per line." },
      { when: "Day 3–5", title: "First full copy", body: "At night, throttled to the share of your line that you allow." },
      { when: "Day 14", title: "Measured reduction", body: "The bill is recalculated with the ratio your data really has." },
      { when: "Day 30", title: "First restore test", body: "Booted, checked, reported. Until then we do not call it a backup.", key: true },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "Price",
    heading: "Stored gigabytes, counted after reduction.",
    body: `The vault costs ${w(backup.vaultPerGb.krw)} (${usd(backup.vaultPerGb.usd)}) per GB and month, the copy in Busan ${w(backup.offsitePerGb.krw)} (${usd(backup.offsitePerGb.usd)}). An agent costs ${w(backup.agentVm.krw)} (${usd(backup.agentVm.usd)}) per virtual machine and ${w(backup.agentServer.krw)} (${usd(backup.agentServer.usd)}) per server or database.`,
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
    heading: "Asked after a bad day",
    items: [
      {
        id: "snapshot",
        question: "Isn't a snapshot a backup?",
        answer:
          "No. A snapshot lies on the same storage as the original, fails with it, and can be deleted by the same administrator account, which is the account an attacker takes first. It is the right tool for the next ten minutes: before an upgrade, before a migration step. A backup lies on other hardware, at another place, under another account, and keeps what you deleted three weeks ago.",
      },
      {
        id: "duration",
        question: "How long does a full restore take?",
        answer: `Size × 8 ÷ (line × ${b.linkEfficiency}). On 1 Gbps that is 2.8 hours for 1 TB, 28 hours for 10 TB and 139 hours, nearly six days, for 50 TB; on 10 Gbps a tenth of it. Because nobody can wait six days, priority machines boot directly from the vault within ${b.vmBootMinutes} minutes each, and the rest follows in the order you set. The order is agreed in the plan and rehearsed in the test.`,
      },
      {
        id: "leaving",
        question: "What happens to data when we leave?",
        answer: `You have ${b.exportDays} days after the contract ends to export: over the line at no charge, or on your disks for the cost of handling. Then all copies are deleted beyond recovery, the one in Busan included, and you receive a certificate of deletion. Locked points are kept until their date or, on your written order, until the end of the export window, whichever is later.`,
      },
      {
        id: "elsewhere",
        question: "Can you back up servers that are not with you?",
        answer:
          "Yes, in your office, at another provider or in a public cloud, as long as the machine reaches the vault on port 443. The agent reduces and encrypts before sending. Mind two things: the other provider may bill outbound traffic, and a full restore to that place is as slow as its line.",
      },
    ],
  },
  related: {
    eyebrow: "Adjoining sheets",
    heading: "Before and after the restore",
    paths: ["/services/storage", "/solutions/data-protection", "/services/private-cloud-solution"],
  },
  call: {
    heading: "When did you last restore something?",
    body: "Send the list of machines and what each may lose. An engineer replies within one business day with a plan and a price.",
    primary: "Get a quote",
    secondary: "See all prices",
  },
} satisfies ServicePage & { rule: object; planner: object; restore: object };
