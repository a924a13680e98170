import { facts } from "../../facts.ts";
import { protectionFigures as p, perTb } from "../../figures/data-protection.ts";
import { amount, type Figure, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const w = (krw: Figure) => won(krw, "en");
const tb = (id: "gold" | "silver" | "bronze") => w(amount((list) => perTb(id, list).krw));
const nearKm = facts.distances.icn1ToIcn2Km;
const farKm = facts.distances.icn1ToPus1Km;

export const page = {
  title: "Data protection & DR",
  description: `Three recovery tiers over three sites: RPO 0 between Seoul and Anyang, 15 minutes to Busan, 24 hours from an immutable backup. With a price per TB and ${p.drillsPerYear} drills a year.`,
  hero: {
    h1: "Disaster recovery in three tiers: gold, silver and bronze",
    lead: "For systems with a written recovery requirement: choose per system how much data you may lose (RPO) and how long it may be down (RTO).",
    secondary: "Calculate the price",
    price: startingPrice(
      amount((list) => perTb("bronze", list).krw),
      "tb-month",
      `Bronze; Silver ${tb("silver")}, Gold ${tb("gold")}`,
      "en",
    ),
  },
  finder: {
    eyebrow: "Tier finder",
    heading: "Find the tier by RPO and RTO",
    intro:
      "Set the two numbers for one system. Most companies need Gold for about a tenth of their data, and Bronze is enough for half of it.",
    rpo: "RPO: how much data may be lost",
    rto: "RTO: how long it may be down",
    data: "Data to protect",
    source: "Where does the system run?",
    sourceCloud: "Our cloud",
    sourceRack: "Own rack in ICN1",
    minutes: "{n} min",
    hours: "{n} h",
    none: "none",
    upTo: "up to {time}",
    resultTitle: "Tier",
    delivers: "Delivers RPO {rpo}, RTO {rto}",
    perTb: "{amount} per TB",
    tiers: {
      gold: { name: "Gold", line: "Synchronous mirror ICN1 ↔ ICN2, immutable backup, copy in Busan" },
      silver: { name: "Silver", line: "Asynchronous copy to Busan every few minutes, immutable backup" },
      bronze: { name: "Bronze", line: "Daily backup in a vault, second copy in Busan" },
    },
    copies: {
      syncBlock: "Mirror volume, ICN2 (NVMe)",
      asyncBlock: "Replica volume, Busan (SSD)",
      vault: "Backup vault, immutable",
      offsite: "Off-site copy, Busan",
    },
    lines: { metro: "Line Seoul metro, 1 Gbps", busan: "Line Seoul–Busan, 1 Gbps" },
    restore: "Full restore of {tb} TB over {gbps} Gbps at 80%: {hours} h",
    topologyTitle: "Which sites hold a copy",
    topologyDescription: `Three sites on a line: ICN1 Seoul, ICN2 Anyang at ${nearKm} km, PUS1 Busan at ${farKm} km. The links that carry copies depend on the tier.`,
    places: { capital: "Capital region", icn1: "ICN1 Seoul", icn2: "ICN2 Anyang", pus1: "PUS1 Busan", vault: "Vault" },
    links: { sync: "synchronous, < 1 ms", async: "asynchronous, ≤ 15 min", backup: "daily, encrypted" },
    ask: "Request a quote for this",
    summary: "{tier}: {tb} TB, RPO {rpo}, RTO {rto}, {total} a month",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "The cheapest tier that meets both numbers is chosen. 1 TB = 1,000 GB, stored size after compression.",
      "Replication between our sites is not billed as traffic. A system in your own rack needs a line; one in our cloud does not.",
      "Standby servers are not in the sum: Gold keeps them running, Silver reserves them, Bronze rents them when needed, all at list price.",
      "Before 10% VAT; the dollar list is set once a quarter and does not follow the market.",
    ],
  },
  timeline: {
    eyebrow: "Recovery",
    heading: "Recovery timeline by tier",
    intro: "Steps and target times from the drill runbook. After your drill they are replaced with measured ones.",
    choose: "Tier",
    clock: "after the fault",
    chartTitle: "Recovery timeline of the chosen tier",
    steps: {
      gold: [
        { title: "ICN1 stops answering", body: "Heartbeats between the sites stop." },
        { title: "Witness agrees", body: "A third site confirms that ICN1 is gone, so both halves cannot write at once." },
        { title: "Old side fenced", body: "Its volumes are locked, so it cannot write if it comes back." },
        { title: "Mirror takes over", body: "ICN2 holds every committed write; nothing is replayed from backup." },
        { title: "Servers start", body: "Standby machines attach the volumes, databases recover their logs." },
        { title: "Traffic moves", body: "Load balancer and routes point at ICN2." },
        { title: "Checks passed", body: "Your own test order goes through. Root-cause analysis starts." },
      ],
      silver: [
        { title: "Outage of the capital region", body: "ICN1 and ICN2 stop answering together." },
        { title: "Call to your duty officer", body: "Failing over costs up to 15 minutes of data, so a person decides." },
        { title: "Decision", body: "Go is given on a recorded line, by someone on the list." },
        { title: "Busan copy opened", body: "The last consistent point is made writable and its age is written down." },
        { title: "Servers start in order", body: "Directory, database, queue, application, front: the order from the last drill." },
        { title: "DNS and addresses move", body: "DNS with a TTL of 60 seconds, addresses announced from Busan." },
        { title: "Checks passed", body: "Orders between the last copy and the fault are listed for re-entry." },
      ],
      bronze: [
        { title: "Data encrypted by an intruder", body: "It began at night and was found in the morning." },
        { title: "Clean room", body: "An empty network with new accounts, separate from the old environment." },
        { title: "Restore point chosen", body: "The newest backup from before the first suspicious log-in." },
        { title: "Malware scan", body: "The copy is scanned before a single machine boots from it." },
        { title: "Restore", body: "In the agreed order, databases first, over 10 Gbps." },
        { title: "Passwords and keys", body: "All are replaced and old sessions ended." },
        { title: "Open again", body: "Data loss is one day at most, as agreed beforehand." },
      ],
    },
  },
  comparison: {
    eyebrow: "Tiers",
    heading: "Gold, Silver and Bronze compared",
    columns: ["Property", "Gold", "Silver", "Bronze"],
    rows: [
      ["RPO", "0", "15 min", "24 h"],
      ["RTO", "15 min", "1 h", "24 h"],
      ["Mechanism", "Synchronous mirror, quorum at a third site", "Replica minutes behind, consistent points", "Backup and restore"],
      ["Survives a server fault", "yes", "yes", "yes, by restore"],
      ["Survives the loss of a building", "yes, by itself", "yes, by decision", "yes, by restore"],
      ["Survives the loss of the region", "from the Busan backup, RPO\u00a024 h", "yes", "yes, by restore"],
      ["Survives ransomware", "from the vault", "from the vault", "from the vault"],
      ["Copies, per TB and month", tb("gold"), tb("silver"), tb("bronze")],
    ],
    note: "Prices exclude VAT and standby servers. Systems may be mixed: a Gold database with Bronze file shares is common.",
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Disaster recovery features",
    items: [
      {
        title: `Three sites at ${nearKm} and ${farKm} km`,
        body: `${nearKm} km is near enough for synchronous writes, ${farKm} km far enough not to share an earthquake or a flood, and fed by other substations.`,
        figure: {
          value: `${nearKm} / ${farKm}`,
          unit: "km",
          label: `ICN2 and PUS1 from ICN1; <\u00a01\u00a0ms and ${facts.distances.icn1ToPus1Ms}\u00a0ms`,
        },
      },
      {
        title: "Isolated backup vault",
        body: "Separate accounts, two-step verification, no shared directory. Deleting needs two people and still waits for the lock to run out; neither your administrator nor ours can shorten it.",
        figure: { value: `${p.lockDays[0]}–${p.lockDays[1]}`, unit: "days", label: "immutable lock" },
      },
      {
        title: "Two drills a year with measured RTO",
        body: "Twice a year the copy is started in an isolated network while production runs on. The report states the measured RTO and what was slower than last time.",
        figure: { value: `${p.drillsPerYear}`, unit: "a year", label: "isolated drills included" },
      },
      {
        title: "Ransomware runbook",
        body: "Clean room first, scan second, restore third, in an order of systems agreed with the business.",
        figure: { value: "0", unit: "machines", label: "booted before the copy is scanned" },
      },
      {
        title: "Encryption and personal data",
        body: "Copies are encrypted with keys you may hold yourself; drills are then run together with you. Test systems get pseudonymised data, and what is deleted comes with a certificate that names medium and date.",
        figure: { value: "256", unit: "bit", label: "AES; own keys optional" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of disaster recovery",
    intro: "Please check these before you choose a tier.",
    items: [
      {
        title: "A mirror does not undo mistakes",
        body: "Synchronous copies repeat a wrong DELETE within a millisecond. Only a backup from before the mistake brings the rows back.",
      },
      {
        title: "Gold does not cover the region",
        body: "ICN1 and ICN2 are in the same region. If both are lost, recovery comes from Busan with the age of the last backup.",
      },
      { title: "RPO 0 is for committed writes", body: "What an application held in memory and had not committed is gone at any tier." },
      {
        title: "No recovery of unknown systems",
        body: "A server that is not on the list is not protected. The inventory is reconciled each quarter, and what is new is reported.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "Five weeks to the first drill",
    steps: [
      {
        when: "Week 1",
        title: "Two numbers per system",
        body: "A meeting with the business departments: what an hour of downtime and a lost day cost.",
      },
      { when: "Week 2", title: "Design and price", body: "Tier per system, sites and restore order, signed by the business owner." },
      { when: "Week 3", title: "Copies start", body: "First full copy in the background; the vault is locked on the first day." },
      { when: "Week 4", title: "Runbook", body: "Names, phone numbers, order, and who may approve a failover at night." },
      { when: "Week 5", title: "First drill", body: "The measured RTO goes into the contract's annex.", key: true },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "Price",
    heading: "Price per TB by tier",
    body: `Bronze keeps two backup copies, Silver a replica and a vault copy, Gold a mirror, a vault copy and an off-site copy. Per terabyte and month that is ${tb("bronze")}, ${tb("silver")} and ${tb("gold")} (${usd(amount((list) => perTb("bronze", list).usd))}, ${usd(amount((list) => perTb("silver", list).usd))} and ${usd(amount((list) => perTb("gold", list).usd))}). The sums come from the storage and backup prices of the price list.`,
    from: tb("bronze"),
    unit: `per TB and month (${usd(amount((list) => perTb("bronze", list).usd))}), VAT excluded`,
    included: [
      "Encryption, immutable lock, two-person delete",
      `${p.drillsPerYear} drills a year with report`,
      "Replication traffic between our sites",
    ],
    extra: ["Standby servers at list price", "Backup agents per server", "A line, if the source is in your own rack", "Further drills"],
  },
  faq: {
    heading: "Questions about disaster recovery",
    items: [
      {
        id: "rpo-rto",
        question: "What are RPO and RTO?",
        answer:
          "RPO is how much data you lose, RTO how long you are down. An example: copies are made every 15 minutes, the last one at 10:00. At 10:12 the site fails, at 11:00 the system runs again in Busan. Orders from 10:00 to 10:12 are gone: the loss was 12 minutes, within an RPO of 15. The shop was closed for 48 minutes, within an RTO of one hour. The two are bought separately: a frequent copy shortens the first, ready servers shorten the second.",
      },
      {
        id: "replication",
        question: "Is replication enough?",
        answer: `No. A replica follows the original faithfully, also when an intruder encrypts it or a colleague deletes a table. Within seconds both copies are useless. So every tier here adds a backup that nobody can alter for ${p.lockDays[0]} to ${p.lockDays[1]} days, kept under other accounts. Replication covers the loss of a building; the vault covers mistakes and attacks.`,
      },
      {
        id: "distance",
        question: "How far apart must sites be?",
        answer: `There are two opposite requirements. A synchronous write waits for the other side, about 1 ms per 100 km of fibre and round trip, several times per transaction; beyond ${p.syncKm[0]}–${p.syncKm[1]} km databases become slower. Earthquakes and floods, on the other hand, call for ${p.separationKm} km and more. No single distance satisfies both, hence three sites: ${nearKm} km for the mirror and ${farKm} km for the disaster.`,
      },
      {
        id: "failback",
        question: "How do we get back afterwards?",
        answer:
          "The repaired site is first treated as empty and copied in the reverse direction while you keep working. When the lag is small, the return is a planned switch in a window of your choice, with the same runbook and the same checks. The standby side is sized to carry the load for months.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/backup", "/services/storage", "/services/private-cloud-solution", "/services/compliance"],
  },
  call: {
    heading: "Tell us the RPO and RTO of one system",
    body: "How much data may be lost, and how long may it be down? An engineer answers within one business day with the tier, the sites and a price.",
  },
} satisfies ServicePage & Record<string, unknown>;
