import { migrationFigures as m } from "../../figures/cloud-migration.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { cloudConnect, lines, studies } = livePrices;

const w = (krw: Figure) => won(krw, "en");
const [rollbackFrom, rollbackTo] = m.rollbackDays;
const [cutFrom, cutTo] = m.cutoverHours;
const [waveFrom, waveTo] = m.waveServers;

export const page = {
  title: "Cloud migration",
  description: `Discovery, pilot, waves of ${waveFrom}–${waveTo} servers and ${m.hypercareDays} days of close care: a migration with a date, a runbook and reverse replication as the rollback.`,
  hero: {
    h1: "Cloud migration with a date and a rollback",
    lead: `For companies leaving a server room, an ageing data centre or a single cloud: a hundred servers move in ${m.weeks} weeks, each step with a rollback.`,
    secondary: "Calculate transfer time",
    price: startingPrice(studies.migrationDiscovery.krw, "once", "discovery of up to 50 servers", "en"),
  },
  gantt: {
    servers: "Servers to move",
    total: "Weeks in total",
    waves: "Waves",
    weeks: { one: "W {from}", span: "W {from}–{to}" },
    chartTitle: "Gantt chart of the migration",
    chartDescription: "One row per stage, one column per week. Diamonds mark the gates where you decide to go on.",
    gate: "Go / no-go",
    stages: {
      discovery: {
        name: "Discovery",
        result:
          "Inventory without agents, 14 days of flow records, a dependency map and one decision out of six (retire, retain, rehost, replatform, repurchase, refactor) per application.",
      },
      landing: {
        name: "Landing zone and links",
        result: "Network, accounts, firewall rules and backup on the new side; a private circuit or an L2 extension between both.",
      },
      pilot: {
        name: "Pilot",
        result: `Up to ${m.pilotServers} less important servers, moved and moved back again. The measured times go into the runbook.`,
      },
      wave: {
        name: "Wave",
        result: `${waveFrom}–${waveTo} servers that talk to each other, moved in one ${cutFrom}–${cutTo} h window after a signed go/no-go list of ${m.goNoGoItems} points.`,
      },
      rollback: {
        name: "Rollback available",
        result: "Changes on the new side are copied to the old one. The switch back has been rehearsed in the pilot.",
      },
      hypercare: {
        name: "Close care",
        result: `${m.hypercareDays} days with the same engineers on call, daily check of latency, errors and cost, then handover to normal operation.`,
      },
    },
    assumptions: `Assumes ${m.pilotServers} servers in the pilot, ${m.typicalWave} per wave and one wave a week. Application changes and licence transfers are not in the plan.`,
  },
  transfer: {
    eyebrow: "Transfer maths",
    heading: "Data transfer time calculator",
    intro:
      "Data moves before the cutover, while the old side still serves. The method depends on how long the first copy takes and whether the line keeps up with the changes.",
    data: "Data to move",
    line: "Line between the two sides",
    use: "Share of the line you may fill",
    change: "Data that changes per day",
    lineOptions: { "100": "100 Mbps", "1000": "1 Gbps", "10000": "10 Gbps" },
    resultTitle: "First full copy",
    hours: "{n} h",
    days: "{n} days",
    minutes: "{n} min",
    catchUp: "Catch-up after the first copy",
    catchUpDetail: "copies what changed meanwhile",
    neverCatchUp: "The line never catches up",
    neverCatchUpDetail: "more changes per day than the line can carry",
    lag: "Lag once in step, per hour of change",
    ship: "Shipped disks instead",
    shipDetail: `fill and empty at ${m.shipGbps} Gbps, ${m.shipRoadHours} h on the road`,
    verdictLine: "Use the line",
    verdictShip: "Ship disks, then sync the changes over the line",
    verdictCompare: "Either works; the line is simpler",
    verdictNever: "Take a faster line or move in parts",
    ask: "Ask for this migration",
    summary: "{tb} TB over {line} at {use}%: first copy {copy}",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "Time = data × 8 ÷ (line × share you may fill). 1 TB = 10¹² bytes.",
      "The disks on both sides keep up with the line; below 10 Gbps they nearly always do.",
      `From ${m.shipFromTb} TB on a line slower than 10 Gbps, shipped disks are worth the comparison.`,
      "Compression is left out: databases shrink well, video and backups do not.",
    ],
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Migration methods",
    items: [
      {
        title: "Dependency mapping from flow records",
        body: "Fourteen days of flow data show which server calls which, including the report that runs on the last day of the month.",
        figure: { value: `${m.discoveryWeeks[0]}–${m.discoveryWeeks[1]}`, unit: "weeks", label: "of discovery, no agents installed" },
      },
      {
        title: "Block replication",
        body: "Disks are copied below the file system while the source runs. At cutover only the last few minutes of writes are left to carry over.",
        figure: { value: "< 5", unit: "min", label: "target RPO at the moment of cutover" },
      },
      {
        title: "Databases by change-\u2060data capture",
        body: "The new database follows the old one's log. When the lag is at zero, writes stop for a moment, the counts are compared, and the application is pointed at the new side.",
        figure: { value: "0", unit: "rows", label: "allowed to differ at the count before the switch" },
      },
      {
        title: "Keeping IP addresses",
        body: "An L2 extension or NAT keeps the old IP addresses alive for whatever has them hard-coded. The extension is used for weeks only, because it joins two sites into one failure domain.",
        figure: { value: `${m.dnsTtlSeconds}`, unit: "s", label: `DNS TTL, set ${m.dnsLeadHours} h ahead` },
      },
      {
        title: "Go/no-go list",
        body: "Replication lag, backup age, restore test, people on call, rollback rehearsal. If one point fails, the wave is moved by a week.",
        figure: { value: `${m.goNoGoItems}`, unit: "points", label: "on the list, each with a name" },
      },
      {
        title: "Reverse replication",
        body: "From the first minute after cutover the new side is copied back to the old one. A rollback is another cutover, without a restore.",
        figure: { value: `${rollbackFrom}–${rollbackTo}`, unit: "days", label: "in which a rollback is possible" },
      },
    ],
  },
  comparison: {
    eyebrow: "Downtime",
    heading: "Downtime by kind of application",
    columns: ["Kind", "Method", "Downtime", "Rollback"],
    rows: [
      [
        "Stateless web and API",
        "Both sides behind one load balancer, weight moved to 10, 50, then 100%",
        "0 min",
        "Weight back to 0%, seconds",
      ],
      [
        "Replicated virtual machine",
        "Block replication, final sync, boot on the new side",
        `${m.downtimeVmMinutes[0]}–${m.downtimeVmMinutes[1]} min`,
        "Reverse replication, same window",
      ],
      ["Large database", "Change-data capture, write stop, count, switch", "2–10 min", "Captured backwards, same switch"],
      ["File share", "Two passes, then read-only for the last one", "Read-only, 30–60 min", "Old share kept and synced"],
      [
        "Physical server with a dongle or licence key",
        "Moved by hand or replaced",
        "half a day, announced",
        "The box itself, kept powered",
      ],
    ],
    note: "Target values from the pilot timings; each wave's runbook states its own.",
  },
  delivery: {
    eyebrow: "Cutover day",
    heading: "Cutover of one wave, hour by hour",
    intro: "T is the moment writes stop on the old side.",
    steps: [
      {
        when: `T − ${m.dnsLeadHours} h`,
        title: "TTL down",
        body: `DNS records go to ${m.dnsTtlSeconds} s, so a later switch is seen within a minute.`,
      },
      {
        when: "T − 24 h",
        title: "Restore test",
        body: "The newest backup of every server in the wave is restored once as a test.",
      },
      {
        when: "T − 2 h",
        title: "Go / no-go",
        body: "The list is read on a call and each named owner confirms their item.",
        key: true,
      },
      {
        when: "T",
        title: "Writes stop",
        body: "Last sync, counts compared, new side started in dependency order: database, queue, application, front.",
      },
      {
        when: "T + 1 h",
        title: "Tests",
        body: "Your team tests the agreed functions while ours compares latency and errors with last week's.",
      },
      {
        when: `T + ${cutTo} h`,
        title: "Go live or roll back",
        body: "If a test still fails at this time, we roll back, as agreed beforehand.",
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Not included in the migration",
    intro: "Please check these before you order.",
    items: [
      {
        title: "Application changes",
        body: "A slow query is just as slow on the new side. Rebuilding comes after the move, when the old contract no longer sets the date.",
      },
      {
        title: "Licence transfers",
        body: "We list every licence with its hosting terms in discovery. The vendor's consent is yours to obtain, and it takes weeks.",
      },
      {
        title: "Zero downtime for every system",
        body: "Stateless parts move without a gap. A single database whose rows are compared before the switch needs minutes, stated in the runbook.",
      },
      {
        title: "A permanent L2 extension",
        body: "An L2 segment over two sites also spreads a failure. It is removed when the last wave has been accepted.",
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Fixed price for discovery, waves by quote",
    body: `After discovery you hold a dependency map and a price per wave. You may carry it out with us, with someone else or not at all. A line for the move costs from ${w(lines.metro.mbps1000.krw)} (${usd(lines.metro.mbps1000.usd)}) a month for 1 Gbps in the Seoul metro area; a 1 Gbps circuit into a cloud costs ${w(cloudConnect.circuit1g.krw)} (${usd(cloudConnect.circuit1g.usd)}) on top of its port.`,
    from: w(studies.migrationDiscovery.krw),
    unit: `once, up to 50 servers (${usd(studies.migrationDiscovery.usd)}), VAT excluded`,
    included: [
      "Inventory and 14 days of flow data",
      "Dependency map and a decision per application",
      "Runbook template and go/no-go list",
      "Price per wave, valid for 90 days",
    ],
    extra: ["Waves, priced per server", "Lines and circuits during the move", "Application changes and vendor licences"],
  },
  faq: {
    heading: "Questions about cloud migration",
    items: [
      {
        id: "downtime",
        question: "How long is downtime?",
        answer: `It depends on the kind of application. Stateless web servers move behind a load balancer with no gap. A replicated virtual machine is away for ${m.downtimeVmMinutes[0]}–${m.downtimeVmMinutes[1]} minutes while the last blocks are copied and it boots. A large database with change-data capture stops writes for minutes, however many terabytes it holds, because only the log is left to apply. The pilot measures each class with your own machines before the first real wave.`,
      },
      {
        id: "failures",
        question: "What usually goes wrong?",
        answer: `Four things. Hidden dependencies: caught by 14 days of flow records that include a month end. Hard-coded addresses: found by searching configurations, kept alive by NAT or an L2 extension. Licences bound to hardware: listed in week one, because the vendor needs longest. Missing firewall rules: both rule sets are compared with the observed flows before the pilot, so missing rules are known before the cutover.`,
      },
      {
        id: "lift-or-rebuild",
        question: "Should we move as is or rebuild?",
        answer:
          "If the end of a contract is less than nine months away, move first and change nothing you need not change: two risks in one night cannot be told apart. After the move, rebuild the few applications that cost most; in most estates three to five of them make up half the bill. Applications nobody has called for 90 days are neither moved nor rebuilt but switched off with a date.",
      },
      {
        id: "other-cloud",
        question: "Do you also migrate to clouds other than yours?",
        answer:
          "Yes. Discovery, waves and rollback are the same; the new side is then your account at the other provider and the link a private circuit from our port in Seoul, Tokyo or Singapore. Tools that only that provider offers are used under your account, and that provider bills their fees.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/cloud", "/services/multi-cloud-connection", "/services/data", "/solutions/infrastructure-optimization"],
  },
  call: {
    heading: "Tell us when your contract ends",
    body: "With that date and the number of servers an engineer answers within one business day: whether it fits, and in which week discovery must start.",
  },
} satisfies ServicePage & Record<string, unknown>;
