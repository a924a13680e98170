import { facts } from "../../facts.ts";
import { storageFigures as s } from "../../figures/storage.ts";
import { live } from "../../live.ts";
import { type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cloudExtras, storagePerGb: p } = livePrices;

const w = (krw: Figure) => won(krw, "en");

export const page = {
  title: "Storage",
  description: `NVMe block at 1 ms, shared files, S3-compatible object storage from ${w(p.objectStandard.krw)} and archive at ${w(p.objectArchive.krw)} per GB. A decision table and a lifecycle calculator.`,
  hero: {
    h1: `Storage: block, file and object from ${w(p.objectArchive.krw)} per GB a month`,
    lead: "For databases, shared files, media, logs and long-term records: choose the class by access and waiting time, and pay no request fees.",
    secondary: "Compare storage classes",
    price: startingPrice(p.objectArchive.krw, "gb-month", `archive; object ${w(p.objectStandard.krw)}, no request fees`, "en"),
  },
  choose: {
    drawing: {
      title: "Five storage classes by waiting time and monthly price",
      description:
        "Five columns. Above the line each shows the price per GB and month, below it the waiting time on a logarithmic scale: NVMe block within 1 millisecond, SSD block within 3, file within 5, object within 50, archive within 12 hours. The class chosen for the present answers is marked.",
    },
    accessLegend: "How is it reached?",
    access: { one: "One machine, as a disk", many: "Many machines, as a folder", http: "Applications, over HTTP" },
    waitLegend: "How long may a read wait?",
    waits: { "1": "1 ms", "3": "3 ms", "50": "50 ms", hours: "hours" },
    classes: {
      blockNvme: { name: "Block NVMe", fits: "databases, busy virtual machines" },
      blockSsd: { name: "Block SSD", fits: "boot disks, web servers" },
      file: { name: "File", fits: "shared folders, home directories, render farms" },
      objectStandard: { name: "Object", fits: "uploads, media, logs, data lakes" },
      objectArchive: { name: "Archive", fits: "records kept for years, old footage" },
    },
    waitsFor: {
      blockNvme: "≤ 1 ms",
      blockSsd: "1–3 ms",
      file: "2–5 ms",
      objectStandard: "20–50 ms",
      objectArchive: `${s.archiveHours[0]}–${s.archiveHours[1]} h`,
    },
    none: {
      title: "No class meets both conditions",
      body: "Shared folders need about 5 ms, because every lock must be shared with other machines. Either allow that, or give each machine its own NVMe volume and share in the application.",
    },
    note: "Waiting time to the first byte, targets measured inside the region. Price is capacity alone: NVMe and SSD include their base IOPS.",
  },
  lifecycle: {
    eyebrow: "Lifecycle",
    heading: "Saving by moving data to the archive",
    intro: `Data arrives every day, is kept for a while, then deleted. Slide the day on which it moves from object (${w(p.objectStandard.krw)}) to archive (${w(p.objectArchive.krw)}); the archive bills at least ${s.archiveMinimumDays} days.`,
    ingest: "New data per day",
    keep: "Kept for",
    hot: "Moves to archive after",
    days: "days",
    never: "never",
    bill: "Monthly cost, steady state",
    perMonth: "per month, VAT excluded",
    lines: { hot: "Object", archive: "Archive" },
    detail: "{gb} GB × {rate}",
    minimumLine: "of which only for the 90-day minimum: {gb} GB",
    allHot: "Everything in object storage",
    saving: "Saved: {amount} a month, {percent}%",
    loss: "Costs {amount} a month more than not moving at all",
    breakEven: "Moving pays from {days} days in the archive on; here the data stays there for {stay}.",
    notMoved: "With these settings nothing reaches the archive.",
    badge: "sample prices",
    ask: "Request a quote for this",
    summary: "{ingest} GB a day, kept {keep} days, archive after {hot} days",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "Steady state: as much is deleted each day as arrives. GB-months are billed by the hourly average.",
      `Archived data deleted before day ${s.archiveMinimumDays} is billed up to day ${s.archiveMinimumDays}.`,
      "1 TB is 1,000 GB. No request, retrieval or inbound fee exists, so none is counted.",
      "Restoring puts a copy back into object storage, which costs the object rate while it stays.",
      "KRW prices exclude 10% VAT; the US$ list is fixed each quarter.",
    ],
  },
  comparison: {
    eyebrow: "Side by side",
    heading: "Five storage classes compared",
    columns: ["", "Block NVMe", "Block SSD", "File", "Object", "Archive"],
    rows: [
      ["First byte", "≤ 1 ms", "1–3 ms", "2–5 ms", "20–50 ms", `${s.archiveHours[0]}–${s.archiveHours[1]} h`],
      ["Reached by", "one machine", "one machine", "many, NFS or SMB", "HTTP, S3 API", "HTTP, after restore"],
      ["Size", "10 GB–16 TB", "10 GB–16 TB", "1–100 TB", "no limit", "no limit"],
      ["Copies", "3, one zone", "3, one zone", "3, one zone", "erasure coded, two zones", "erasure coded, two zones"],
      ["Undo", "snapshots", "snapshots", "hourly snapshots", "versions, object lock", "object lock"],
      [
        "₩ per GB and month",
        `${p.blockNvme.krw}`,
        `${p.blockSsd.krw}`,
        `${p.file.krw}`,
        `${p.objectStandard.krw}`,
        `${p.objectArchive.krw}`,
      ],
      [
        "US$ per GB and month",
        usd(p.blockNvme.usd),
        usd(p.blockSsd.usd),
        usd(p.file.usd),
        usd(p.objectStandard.usd),
        usd(p.objectArchive.usd),
      ],
    ],
    note: "Prices exclude VAT. Waiting times are targets.",
  },
  fees: {
    eyebrow: "Fees",
    heading: "Charges besides capacity",
    intro: "You pay for capacity. Most other actions are free; the exceptions are listed here.",
    columns: ["Action", "Object", "Archive"],
    rows: [
      ["Upload from the internet", "free", "free"],
      ["PUT, GET, LIST requests", `free, ${grouped(s.requestsPerSecond)} per second and bucket`, "free"],
      ["Traffic to our servers and CDN", "free", "free"],
      ["Traffic to the internet", `${w(cloudExtras.outboundPerGb.krw)}/GB`, `${w(cloudExtras.outboundPerGb.krw)}/GB, after restore`],
      ["Retrieval", "free", `free within ${s.archiveHours[1]} h; the restored copy is billed as object`],
      ["Early deletion", "none", `rest of ${s.archiveMinimumDays} days`],
    ],
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Features by storage class",
    items: [
      {
        title: "Block NVMe and SSD",
        body: `Three copies on different hosts in one zone, so a failed disk has no effect. IOPS rise with size and can be bought apart, from ${grouped(s.iops[0])} to ${grouped(s.iops[1])} per volume.`,
        figure: { value: "≤ 1", unit: "ms", label: "NVMe; SSD 1–3 ms" },
      },
      {
        title: "File",
        body: "NFS v3 and v4.1, SMB 3.1.1, users from AD or LDAP. Users restore their own files from hourly snapshots, through “previous versions” or the .snapshot folder.",
        figure: { value: "1–100", unit: "TB", label: "per share, grown online" },
      },
      {
        title: "Object",
        body: "S3-compatible. Each object is cut into pieces with parity and spread over two zones; several pieces may be lost without losing the object. Versioning, lifecycle rules and object lock per bucket.",
        figure: { value: s.durability, label: "durability by design; availability is separate" },
      },
      {
        title: "Archive",
        body: `The same API, with a restore call before the read. Urgent restores start within ${s.archiveHours[0]} hour, bulk ones finish within ${s.archiveHours[1]}.`,
        figure: {
          value: `${s.archiveHours[0]}–${s.archiveHours[1]}`,
          unit: "h",
          label: `to the first byte; ${s.archiveMinimumDays} days minimum`,
        },
      },
      {
        title: "Replica in Busan",
        body: `Buckets, volumes and shares can follow to PUS1, ${facts.distances.icn1ToPus1Km} km away, asynchronously. In a disaster, data newer than the lag is lost.`,
        figure: { value: `≤ ${s.replicationMinutes}`, unit: "min", label: "replication lag, Seoul to Busan" },
      },
      {
        title: "Encryption and billing",
        body: "AES-256 everywhere, with our keys or yours. Capacity is averaged by the hour: a terabyte kept for a day costs a thirtieth of a month, and internal traffic costs nothing.",
        figure: { value: "1", unit: "h", label: "billing grain, averaged over the month" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of storage",
    intro: "Please check these before you choose.",
    items: [
      {
        title: "Storage is not a backup",
        body: "A deletion applies to all three copies. Versions and locks help against mistakes; a second site and a separate account are what a [backup](/services/backup) is.",
      },
      {
        title: "Object lock is not a second copy",
        body: "It stops deletion, also by you, until the date. In a disaster of the region a locked object is lost too, unless it was replicated.",
      },
      {
        title: "Object storage is not a file system",
        body: "No append, no rename, no lock between writers. Mounting a bucket as a drive works until two programs write the same file.",
      },
      {
        title: "One machine per block volume",
        body: "It attaches to one machine at a time. Sharing it needs a cluster file system, which we do not operate for you.",
      },
    ],
  },
  delivery: {
    eyebrow: "Migration",
    heading: "Migration steps and transfer time",
    intro: "Volumes, shares and buckets are ready at once. The rest depends on the speed of your line.",
    steps: [
      {
        when: "1 min",
        title: "Create",
        body: `A volume, share or bucket by API or Terraform, or ${ticketLink("by ticket", "New volume, share or bucket")} within ${live.p3Business}.`,
      },
      { when: "Day 1", title: "First copy", body: "rclone, rsync or the S3 sync tool. At 1 Gbps and 80%, a terabyte takes 2.8 hours." },
      { when: "Day 2–7", title: "Follow", body: "Repeated syncs bring over what changed; checksums are compared." },
      { when: "Switch day", title: "Switch", body: "The application gets the new endpoint; the old side turns read-only.", key: true },
      {
        when: "Over 50 TB",
        title: "Disk shipment",
        body: "You ship encrypted disks to ICN1; we load them within 2 business days and return them wiped.",
      },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "Price",
    heading: "Storage price per GB and month",
    body: `Object storage costs ${w(p.objectStandard.krw)} (${usd(p.objectStandard.usd)}), archive ${w(p.objectArchive.krw)} (${usd(p.objectArchive.usd)}), file ${w(p.file.krw)} (${usd(p.file.usd)}), block ${w(p.blockSsd.krw)} (${usd(p.blockSsd.usd)}) on SSD and ${w(p.blockNvme.krw)} (${usd(p.blockNvme.usd)}) on NVMe. A volume is billed for its size, a bucket for what is in it.`,
    from: w(p.objectArchive.krw),
    unit: "per GB and month, archive, VAT excluded",
    included: [
      "Requests and inbound traffic",
      "Traffic inside the region and to our CDN",
      "Encryption and versioning",
      "Base IOPS of each volume",
    ],
    extra: [`Outbound traffic, ${w(cloudExtras.outboundPerGb.krw)} per GB`, "The copy in Busan, at the same rate", "IOPS above the base"],
  },
  faq: {
    heading: "Questions about storage",
    items: [
      {
        id: "durability",
        question: "How do durability, availability and backup differ?",
        answer: `They are three different things. Durability says a stored object will not be lost by hardware: ${s.durability} by design means that of ten million objects one is lost in ten thousand years, on average. Availability says it can be reached now: ${facts.sla.objectStorage} a month for object storage, or at most ${facts.downtimePer30Days["99.9%"]} in 30 days. Backup says a mistake can be undone: neither of the others helps after a wrong delete command. And object lock keeps that file from deletion, but is still one copy in one region.`,
      },
      {
        id: "s3-tools",
        question: "Will our S3 tools work?",
        answer: `Most will, with the endpoint changed and signature v4. Supported: object and bucket calls, multipart upload to ${s.multipartTb} TB per object, copy, range reads, versioning, lifecycle, object lock, tagging, CORS, bucket policies, pre-signed URLs and event notification to a webhook. Different: no S3 Select, no access points, no IAM; users and keys are issued by ticket, ACLs are limited to private and public-read. aws-cli, boto3, rclone, s3fs, Terraform's S3 backend and Veeam are tested with every release.`,
      },
      {
        id: "request-fees",
        question: "Are there request or retrieval fees?",
        answer: `No request fee, no retrieval fee, no inbound fee. What can appear besides capacity: ${w(cloudExtras.outboundPerGb.krw)} per GB to the internet, the rest of ${s.archiveMinimumDays} days when archived data is deleted early, and the object rate for a restored copy while it exists. The table above lists every charge.`,
      },
      {
        id: "performance",
        question: "Why is our volume slower than its IOPS figure?",
        answer:
          "IOPS are counted at 16 KB and a queue depth of 32. A single thread that waits for each write is limited by latency: at 1 ms that is 1,000 per second, whatever the figure says. Larger blocks meet the throughput limit first. Test with fio at your own block size and depth; the job file we use is yours on request.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/backup", "/services/data", "/services/cdn", "/solutions/media-streaming"],
  },
  call: {
    heading: "Tell us the amount and the access pattern",
    body: "Send amount, growth and access. An engineer replies within one business day with classes, a lifecycle and a price.",
  },
} satisfies ServicePage;
