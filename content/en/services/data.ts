import { facts } from "../../facts.ts";
import { dataFigures as d, databaseSizes, nodePrice, syncFibreMs } from "../../figures/data.ts";
import { live } from "../../live.ts";
import { amount, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { storagePerGb } = livePrices;

const smallest = databaseSizes[0];
const largest = databaseSizes.at(-1);
const pairFrom = amount((list) => {
  const node = smallest && nodePrice(smallest, list);
  return 2 * (node?.krw ?? 0) + 2 * d.smallestDiskGb * list.storagePerGb.blockNvme.krw;
});

export const page = {
  title: "Data platform: managed databases with automatic failover",
  description: `PostgreSQL, MySQL, MariaDB, cache, stream and search in Korea: synchronous standby ${facts.distances.icn1ToIcn2Km} km away, RPO 0, failover within ${d.failoverSeconds} s, restore to any ${d.pitrMinutes}-minute mark.`,
  hero: {
    h1: "Data platform: managed databases with automatic failover",
    lead: "For teams without a DBA: PostgreSQL, MySQL, cache, stream and search run in two data centres, and the standby takes over when the primary fails.",
    secondary: "Size a cluster",
    price: startingPrice(pairFrom, "month", `two nodes over two sites, ${d.smallestDiskGb} GB each`, "en"),
  },
  nav: {
    title: "Data platform",
    items: [
      { id: "failover", label: "Failover" },
      { id: "sizes", label: "Sizes" },
      { id: "engines", label: "Engines" },
      { id: "sheet", label: "Features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Migration" },
      { id: "faq", label: "FAQ" },
    ],
  },
  failover: {
    heading: "Failover by type of failure",
    intro:
      "A pair in Seoul and Anyang, a read replica and a quorum witness in Busan. Choose what fails and see how long writes wait and what is lost.",
    drawing: {
      title: "Database pair over two sites with a witness in a third",
      description: `The application writes to one endpoint. It leads to the primary in ICN1 Seoul, which copies every commit synchronously to the standby in ICN2 Anyang, ${facts.distances.icn1ToIcn2Km} km away. In PUS1 Busan, ${facts.distances.icn1ToPus1Km} km away, are a read replica, fed asynchronously, and a witness that votes. When the primary fails, standby and witness form a majority, the standby is promoted and the endpoint moves to it.`,
      application: "Application",
      endpoint: "Endpoint",
      primary: "Primary",
      standby: "Standby",
      promoted: "New primary",
      replica: "Read replica",
      witness: "Witness",
      sync: "synchronous",
      async: "asynchronous",
      vote: "vote",
      failed: "failed",
    },
    legend: "What fails?",
    scenarios: {
      none: { name: "Normal operation", line: "Writes go to Seoul, a copy of each commit to Anyang, reads to any node." },
      primary: { name: "The primary", line: "Standby and witness agree that it is gone; the standby takes over." },
      standby: {
        name: "The standby",
        line: `Commits wait ${d.standbyTimeoutSeconds} s for its answer, then continue on one copy while a new standby is built.`,
      },
      link: {
        name: "The link between the sites",
        line: "The witness keeps the primary; the standby stands down, so there are never two primaries.",
      },
      replica: { name: "The replica in Busan", line: "Reads move to the pair. Writes are not affected." },
    },
    run: "Run the clock",
    again: "Run again",
    speed: "at four times real speed",
    promise: "SLA limit",
    units: { s: "{n} s", min: "{n} min" },
    clock: "Seconds since the failure",
    writes: "Your writes per second",
    results: {
      pause: "Writes pause",
      waiting: "Writes wait or retry",
      lost: "Committed rows lost",
      protection: "Back to two copies after",
      unaffected: "not at all",
    },
    events: {
      silent: "Heartbeats stop",
      detected: `${d.missedHeartbeats} heartbeats missed; standby and witness agree`,
      fenced: "The old primary is fenced: it can no longer write",
      promoted: "The standby has replayed its log and is primary",
      moved: "The endpoint points to it; applications reconnect",
      ackTimeout: "No answer from the standby; commits continue on one copy, the shift is paged",
      rebuild: "A new standby is being copied",
      rebuilt: "The pair is synchronous again",
      vote: "The witness votes for the primary; the standby stands down",
      rerouted: "Reads move to the pair in Seoul and Anyang",
    },
    rebuildNote: "Rebuild time = data × 8 ÷ (10 Gbps × 0.8), here for 500 GB.",
    note: `Typical values; the limit is ${d.failoverSeconds} s. Detection takes ${d.missedHeartbeats} heartbeats of ${d.heartbeatSeconds} s each: a shorter limit would cause failovers at short network disturbances.`,
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Data platform features",
    items: [
      {
        title: "Six engines",
        body: "PostgreSQL, MySQL, MariaDB, a Redis-compatible cache, a Kafka-compatible stream and OpenSearch. Upstream releases without private patches, so a dump can be moved elsewhere.",
        figure: { value: `${d.engines}`, unit: "engines", label: "minor versions within 30 days of release" },
      },
      {
        title: "Synchronous copy in a second site",
        body: `The standby confirms each commit from Anyang. The fibre costs at least ${syncFibreMs} ms there and back; flushing the log on both sides takes longer than that.`,
        figure: {
          value: `+${syncFibreMs}`,
          unit: "ms",
          label: `of fibre per commit at least, ${facts.distances.icn1ToIcn2Km} km and back`,
        },
      },
      {
        title: "Point-in-time restore",
        body: "Logs are shipped continuously. A restore builds a new cluster beside the old one, so you compare before you switch. A nightly copy leaves the site for Busan.",
        figure: { value: `${d.pitrDays[0]}–${d.pitrDays[1]}`, unit: "days", label: `to any ${d.pitrMinutes}-minute mark` },
      },
      {
        title: "Read replicas in three cities",
        body: "Asynchronous copies in Busan, Tokyo and Singapore. Their lag is measured per replica; a query that must see its own write belongs on the primary.",
        figure: { value: "3", unit: "cities", label: "for read replicas outside the pair" },
      },
      {
        title: "Resize by switchover",
        body: `From ${smallest?.vcpu} vCPU and ${smallest?.ramGb} GB to ${largest?.vcpu} vCPU and ${largest?.ramGb} GB, disks to ${d.maxTb} TB and, striped over several NVMe volumes, ${grouped(d.maxIops)} IOPS. The standby is rebuilt in the new size, catches up, and the roles swap. Disks grow online and never shrink.`,
        figure: { value: `≤ ${d.resizeSeconds}`, unit: "s", label: "one switchover per resize" },
      },
      {
        title: "Private by default",
        body: `A private endpoint, TLS enforced, disks encrypted with keys you may hold. Patches come in the window you choose, ${d.patchWindow.en.replace("–", "–\u2060")} unless you say otherwise. A slow-query report arrives every Monday.`,
        figure: { value: "0", unit: "public IPs", label: "unless you request one" },
      },
    ],
  },
  sizing: {
    eyebrow: "Sizes",
    heading: "Sizes and prices",
    intro: "Pick a size and a disk. A node costs what the cloud instance of the same size costs; the disk is counted once per copy.",
    sizeLegend: "Node size",
    columns: { size: "Size", memory: "vCPU / RAM", connections: "Connections", disk: "Disk to", iops: "IOPS to", node: "Node a month" },
    quote: "quote",
    disk: "Data on disk",
    shape: "Shape",
    shapes: { pair: "Pair, two sites", single: "Single node" },
    replicas: "Read replicas",
    bill: "Cluster estimate",
    perMonth: "per month, VAT excluded",
    lines: { nodes: "Nodes", disks: "NVMe disk", replicaNodes: "Replica nodes" },
    nodesDetail: "{count} × {size}",
    disksDetail: "{copies} × {gb} GB × {rate}",
    quoteOnly: "Sizes X32 and X64 are quoted within one business day, because the hosts are reserved for you.",
    singleWarning: "A single node has no standby: RPO is the last shipped log, up to 5 minutes.",
    badge: "sample prices",
    ask: "Request a quote for this",
    summary: "{size}, {shape}, {gb} GB, read replicas: {replicas}",
    assumptionsHeading: "What this assumes",
    assumptions: [
      `NVMe disk at ${won(storagePerGb.blockNvme.krw, "en")} (${usd(storagePerGb.blockNvme.usd)}) per GB and copy; 1 TB is 1,000 GB.`,
      "Connections: 25 per GB of memory, 5,000 at most; above that use the pooler, which is included.",
      "Point-in-time logs of 7 days are included, longer ones count as backup storage.",
      "No licence or management surcharge. Traffic inside a region is free.",
      "KRW prices exclude 10% VAT; the US$ list is fixed each quarter.",
    ],
  },
  comparison: {
    eyebrow: "Engines",
    heading: "High availability by engine",
    intro: "RPO 0 holds for the three relational engines. The others differ as follows.",
    columns: ["Engine", "Versions", "Copies", "Lost when a site fails", "Point in time"],
    rows: [
      ["PostgreSQL", "15–18", "2 synchronous + replicas", "no committed row", "yes"],
      ["MySQL", "8.4", "2 synchronous + replicas", "no committed row", "yes"],
      ["MariaDB", "10.11, 11.4", "2 synchronous + replicas", "no committed row", "yes"],
      ["Cache, Redis-compatible", "7.2, 8", "2 asynchronous", "up to 1 s of writes", "hourly snapshot"],
      ["Stream, Kafka-compatible", "3.9, 4", "3 brokers, acks = all", "no acknowledged message", "by offset"],
      ["OpenSearch", "2, 3", "3 nodes, 1 replica shard", "no indexed document", "hourly snapshot"],
    ],
    note: "The third broker or node is in Busan and takes part in the quorum; it holds data for streams and search, not for relational pairs.",
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of the data platform",
    items: [
      {
        title: "No superuser, no shell",
        body: "The operating system and the superuser stay with us, because the failover depends on them. Roles below it can do nearly everything an application needs.",
      },
      {
        title: "RPO 0 needs a running standby",
        body: `While a standby is being rebuilt the pair runs on one copy. If you would rather stop writing, ask for “durability first”; commits then wait for the standby.`,
      },
      {
        title: "A failover drops connections",
        body: "Open connections drop. An application that does not reconnect and retry will show errors until it is restarted.",
      },
      {
        title: "Not a data warehouse",
        body: "The service is built for transactions. Long analytical queries belong on a replica or in another tool.",
      },
    ],
  },
  delivery: {
    eyebrow: "Migration",
    heading: "Migration with minutes of write stop",
    intro: `Change-data capture keeps old and new equal, and keeps running backwards for ${d.rollbackDays} days as the rollback.`,
    steps: [
      {
        when: "10 min",
        title: "Cluster",
        body: `An empty pair by API, or ${ticketLink("by ticket", "New database cluster")} within ${live.p3Business}; sizes X32 and X64 in 3 business days.`,
      },
      {
        when: "Week 1",
        title: "Check",
        body: "Extensions, character sets, sequences and slow queries are compared against the target version.",
      },
      {
        when: "Week 2",
        title: "Copy and follow",
        body: "First load, then change capture. Row counts and checksums are compared every night.",
      },
      {
        when: "Switch day",
        title: "Cutover",
        body: "Writes stop, the last changes arrive, the application is pointed over: minutes, rehearsed once before.",
        key: true,
      },
      {
        when: `${d.rollbackDays} days after`,
        title: "Old one off",
        body: "Changes flow back until then. When you release it, the old side is archived.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "Price: nodes at instance prices, no surcharge",
    body: `The smallest pair, two ${smallest?.id} nodes (${smallest?.vcpu} vCPU, ${smallest?.ramGb} GB) with ${d.smallestDiskGb} GB on each side, comes to ${won(pairFrom, "en")} a month. Failover, patching, monitoring, pooler and ${d.pitrDays[0]} days of restore points are part of it.`,
    from: won(pairFrom, "en"),
    unit: "a month, smallest pair over two sites, VAT excluded",
    included: [
      "Automatic failover and its rehearsal",
      `Restore points for ${d.pitrDays[0]} days`,
      "Connection pooler and private endpoint",
      "Traffic between zones",
    ],
    extra: [
      `Restore points up to ${d.pitrDays[1]} days, as backup storage`,
      "Read replicas, as one node each",
      "Migration by our engineers, quoted",
    ],
  },
  faq: {
    heading: "Questions about the data platform",
    items: [
      {
        id: "failover-effect",
        question: "What happens in a failover?",
        answer: `Open connections drop. Within ${d.failoverSeconds} seconds, typically in under 40, the standby is primary and the endpoint's name leads to it; its DNS record lives for 5 seconds only. Your application must reconnect and repeat the transaction that was under way. If the connection was lost during COMMIT, the result is unknown to the client, so check it or use an idempotency key before repeating. What had been committed is kept. We rehearse this once a quarter in your patch window if you agree, and send you the measured seconds.`,
      },
      {
        id: "migrate",
        question: "Can we migrate without downtime?",
        answer: `Nearly. Change-data capture copies your database while it works and then follows every change, so both sides stay in step for as long as you want to test. The cutover itself needs writes to stop for a few minutes, until the last changes have arrived and checksums agree. Afterwards changes flow back to the old side for ${d.rollbackDays} days: going back is another cutover.`,
      },
      {
        id: "settings",
        question: "Which settings can't we change?",
        answer:
          "Superuser rights, the file system, WAL and replication settings, and extensions that load untrusted C code. Everything else, from memory sizes to autovacuum and SQL mode, can be changed by ticket within its valid range. For an extension that is missing we answer within five business days with yes, with a date, or no with the reason. Most of those with a trusted licence and no file access are a yes.",
      },
      {
        id: "location",
        question: "Does our data leave Korea?",
        answer: `Not unless you add a replica abroad. The pair is in Seoul and Anyang, the nightly copy and the witness in Busan, all in Korea. The witness holds votes, no rows. Engineers reach a cluster only through the recorded bastion and only with a ticket. If you hold the key, you can revoke it and make the data unreadable.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/storage", "/services/backup", "/services/private-cloud-solution", "/solutions/data-protection"],
  },
  call: {
    heading: "Tell us engine, size and writes per second",
    body: "An engineer replies within one business day with a size, a price and what would change for your application.",
  },
} satisfies ServicePage & { nav: object; failover: object; sizing: object };
