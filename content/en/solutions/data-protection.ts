import { facts } from "../../facts.ts";
import { protectionFigures as p, perTb } from "../../figures/data-protection.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";

const w = (krw: number) => won(krw, "en");
const tb = (id: "gold" | "silver" | "bronze") => w(perTb(id).krw);
const nearKm = facts.distances.icn1ToIcn2Km;
const farKm = facts.distances.icn1ToPus1Km;

export const page = {
  title: "Data protection & DR",
  description: `Three recovery tiers over three sites: RPO 0 between Seoul and Anyang, 15 minutes to Busan, 24 hours from an unalterable backup. With a price per TB and ${p.drillsPerYear} drills a year.`,
  hero: {
    h1: "Decide how much you may lose, then buy exactly that",
    lead: `Two numbers settle the design: how old the newest surviving data may be, and how long you may be down. Name them per system, and the tier, the sites and the price per terabyte follow.`,
    primary: "Get a quote",
    secondary: "See price per TB",
    figures: [
      { value: "0", unit: "RPO", label: `committed data lost at Gold: ICN1 and ICN2 write together, ${nearKm} km apart` },
      { value: `${farKm}`, unit: "km", label: "to Busan, for the disaster that takes the whole capital region" },
      { value: `${p.drillsPerYear}`, unit: "a year", label: "drills in an isolated network, measured RTO reported" },
    ],
  },
  finder: {
    eyebrow: "Tier finder",
    heading: "Two sliders, one tier",
    intro:
      "Set the two numbers for one system, not for the company: most estates need Gold for a tenth of their data and Bronze for half of it.",
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
      gold: { name: "Gold", line: "Synchronous mirror ICN1 ↔ ICN2, unalterable backup, copy in Busan" },
      silver: { name: "Silver", line: "Asynchronous copy to Busan every few minutes, unalterable backup" },
      bronze: { name: "Bronze", line: "Daily backup in a vault, second copy in Busan" },
    },
    copies: {
      syncBlock: "Mirror volume, ICN2 (NVMe)",
      asyncBlock: "Replica volume, Busan (SSD)",
      vault: "Backup vault, unalterable",
      offsite: "Off-site copy, Busan",
    },
    lines: { metro: "Line Seoul metro, 1 Gbps", busan: "Line Seoul–Busan, 1 Gbps" },
    restore: "Full restore of {tb} TB over {gbps} Gbps at 80%: {hours} h",
    topologyTitle: "Which sites hold a copy",
    topologyDescription:
      "Three sites on a line: ICN1 Seoul, ICN2 Anyang at 12 km, PUS1 Busan at 326 km. The tier decides which links carry copies.",
    places: { capital: "Capital region", icn1: "ICN1 Seoul", icn2: "ICN2 Anyang", pus1: "PUS1 Busan", vault: "Vault" },
    links: { sync: "synchronous, < 1 ms", async: "asynchronous, ≤ 15 min", backup: "daily, encrypted" },
    ask: "Ask for this quote",
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
    heading: "What happens, minute by minute",
    intro:
      "The same fault at 03:12 under three tiers. Steps and times come from the drill runbook; your drill replaces them with measured ones.",
    choose: "Tier",
    clock: "after the fault",
    chartTitle: "Recovery timeline of the chosen tier",
    steps: {
      gold: [
        { title: "ICN1 stops answering", body: "Heartbeats between the sites stay away." },
        { title: "Witness agrees", body: "A third site confirms that ICN1 is gone, so both halves cannot write at once." },
        { title: "Old side fenced", body: "Its volumes are locked. Should it wake up, it cannot write." },
        { title: "Mirror takes over", body: "ICN2 holds every committed write; nothing is replayed from backup." },
        { title: "Servers start", body: "Standby machines attach the volumes, databases recover their logs." },
        { title: "Traffic moves", body: "Load balancer and routes point at ICN2." },
        { title: "Checks green", body: "Your own test order goes through. The post-mortem starts." },
      ],
      silver: [
        { title: "The capital region is dark", body: "ICN1 and ICN2 stop answering together." },
        { title: "Call to your duty officer", body: "Failing over costs up to 15 minutes of data, so a person decides." },
        { title: "Decision", body: "Go is given on a recorded line, by someone on the list." },
        { title: "Busan copy opened", body: "The last consistent point is made writable and its age is written down." },
        { title: "Servers start in order", body: "Directory, database, queue, application, front: the order from the last drill." },
        { title: "Names move", body: "DNS with a TTL of 60 seconds, addresses announced from Busan." },
        { title: "Checks green", body: "Orders between the last copy and the fault are listed for re-entry." },
      ],
      bronze: [
        { title: "Data encrypted by an intruder", body: "Found in the morning, the fault began at night." },
        { title: "Clean room", body: "An empty network with new accounts; nothing from the old side is trusted." },
        { title: "Point chosen", body: "The newest backup from before the first suspicious login." },
        { title: "Malware scan", body: "The copy is scanned before a single machine boots from it." },
        { title: "Restore", body: "In the agreed order, databases first, over 10 Gbps." },
        { title: "Passwords and keys", body: "All of them new. Old sessions are worth nothing." },
        { title: "Open again", body: "The oldest accepted data loss is one day, as decided beforehand." },
      ],
    },
  },
  comparison: {
    eyebrow: "Tiers",
    heading: "Three tiers side by side",
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
    eyebrow: "Mechanisms",
    heading: "Why it can be relied upon",
    items: [
      {
        title: "Three sites, two distances",
        body: `${nearKm} km is near enough to write twice before answering, ${farKm} km far enough not to share an earthquake, a flood or a power region. One distance cannot do both.`,
        figure: {
          value: `${nearKm} / ${farKm}`,
          unit: "km",
          label: `ICN2 and PUS1 from ICN1; <\u00a01\u00a0ms and ${facts.distances.icn1ToPus1Ms}\u00a0ms`,
        },
      },
      {
        title: "A vault with other keys",
        body: "Separate accounts, a second factor, no shared directory. Deleting needs two people and still waits for the lock to run out; neither your administrator nor ours can shorten it.",
        figure: { value: `${p.lockDays[0]}–${p.lockDays[1]}`, unit: "days", label: "unalterable lock" },
      },
      {
        title: "Drills that are timed",
        body: "Twice a year the copy is started in an isolated network while production runs on. The report states the RTO measured, not the one hoped for, and lists what was slower than last time.",
        figure: { value: `${p.drillsPerYear}`, unit: "a year", label: "isolated drills included" },
      },
      {
        title: "A runbook for ransomware",
        body: "Clean room first, scan second, restore third, in an order agreed with the business. The list of what comes back before what is the most useful page in it.",
        figure: { value: "0", unit: "machines", label: "booted before the copy is scanned" },
      },
      {
        title: "Privacy kept on the way",
        body: "Copies are encrypted with keys you may hold yourself. Test systems get pseudonymised data, and what is deleted comes with a certificate that names medium and date.",
        figure: { value: "256", unit: "bit", label: "AES; own keys optional" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "What it does not do",
    intro: "Written down now, because nobody reads it on the day.",
    items: [
      {
        title: "A mirror does not forgive",
        body: "Synchronous copies repeat a wrong DELETE within a millisecond. Only a backup from before the mistake brings the rows back.",
      },
      {
        title: "Gold does not cover the region",
        body: "ICN1 and ICN2 share a city's fate. If both are lost, recovery comes from Busan with the age of the last backup.",
      },
      { title: "Zero is for committed writes", body: "What an application held in memory and had not committed is gone at any tier." },
      {
        title: "No recovery of unknown systems",
        body: "A server that is on nobody's list is not protected. The inventory is reconciled each quarter, and what is new is reported.",
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
        body: "A morning with the business, not with IT: what does an hour cost, what does a lost day cost?",
      },
      { when: "Week 2", title: "Design and price", body: "Tier per system, sites, restore order. Signed by whoever carries the loss." },
      { when: "Week 3", title: "Copies start", body: "First full copy in the background; the vault is locked on the first day." },
      { when: "Week 4", title: "Runbook", body: "Names, numbers, order, and who may say go at night." },
      { when: "Week 5", title: "First drill", body: "The clock runs. The measured RTO goes into the contract's annex.", key: true },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "Price",
    heading: "Priced by what is kept, tier by tier",
    body: `Bronze keeps two backup copies, Silver a replica and a vault, Gold a mirror and both. Per terabyte and month that is ${tb("bronze")}, ${tb("silver")} and ${tb("gold")} (${usd(perTb("bronze").usd)}, ${usd(perTb("silver").usd)} and ${usd(perTb("gold").usd)}). The sums come from the storage and backup lines of the price list, so you can check them.`,
    from: tb("bronze"),
    unit: `per TB and month (${usd(perTb("bronze").usd)}), VAT excluded`,
    included: [
      "Encryption, unalterable lock, two-person delete",
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
        question: "RPO vs RTO?",
        answer:
          "RPO is how much data you lose, RTO how long you are down. An example: copies are made every 15 minutes, the last one at 10:00. At 10:12 the site fails, at 11:00 the system runs again in Busan. Orders from 10:00 to 10:12 are gone: the loss was 12 minutes, within an RPO of 15. The shop was closed for 48 minutes, within an RTO of one hour. The two are bought separately: a frequent copy shortens the first, ready servers shorten the second.",
      },
      {
        id: "replication",
        question: "Is replication enough?",
        answer: `No. A replica follows the original faithfully, also when an intruder encrypts it or a colleague deletes a table. Within seconds both copies are useless. So every tier here adds a backup that nobody can alter for ${p.lockDays[0]} to ${p.lockDays[1]} days, kept under other accounts. Replication answers the lost building; the vault answers the wrong hand.`,
      },
      {
        id: "distance",
        question: "How far apart must sites be?",
        answer: `Two requirements pull in opposite directions. A synchronous write waits for the other side, about 1 ms per 100 km of fibre and round trip, several times per transaction; beyond ${p.syncKm[0]}–${p.syncKm[1]} km databases feel it. Earthquakes, floods and grid failures, on the other hand, call for ${p.separationKm} km and more. No single distance satisfies both, hence three sites: ${nearKm} km for the mirror and ${farKm} km for the disaster.`,
      },
      {
        id: "failback",
        question: "How do we get back afterwards?",
        answer:
          "The repaired site is first treated as empty and copied in the reverse direction while you keep working. When the lag is small, the return is a planned switch in a window of your choice, with the same runbook and the same checks. There is no hurry: the standby side is sized to carry the load for months.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/backup", "/services/storage", "/services/private-cloud-solution", "/services/compliance"],
  },
  call: {
    heading: "Name one system and two numbers",
    body: "How old may its data be, how long may it be down? An engineer answers within one business day with the tier, the sites and a price.",
    primary: "Get a quote",
    secondary: "Contact us",
  },
} satisfies ServicePage & Record<string, unknown>;
