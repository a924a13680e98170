import { optimizationFigures as o, rack, rackRent } from "../../figures/infrastructure-optimization.ts";
import { amount, type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { managed, studies } = livePrices;

const w = (krw: Figure) => won(krw, "en");

export const page = {
  title: "Infrastructure optimisation",
  description: `${o.telemetryDays} days of measurement at ${o.telemetrySeconds}-second steps, more than ${o.checks} checks, and a backlog sorted by effort and impact: latency, watts and won, before and after.`,
  hero: {
    h1: "Infrastructure optimisation by measurement",
    lead: "For companies with old servers, full racks or slow applications: we measure for two weeks and list every improvement with its effort and effect.",
    secondary: "Calculate the saving",
    price: startingPrice(studies.infrastructureCheck.krw, "once", "up to 50 servers on one site", "en"),
  },
  slider: {
    eyebrow: "Saving",
    heading: "Rack rent saved by consolidation",
    intro: "The figures follow the number of servers set in the drawing above and the ratio below.",
    handle: "Share of the drawing shown as it is today",
    before: "Today",
    after: "Afterwards",
    servers: "Servers today",
    ratio: "Old servers per new host",
    hosts: "Servers",
    power: "Power",
    racks: "Racks",
    rent: "Rack rent per month",
    saved: "Saved each month",
    chartTitle: "Racks before and after consolidation",
    chartDescription:
      "Left: racks of old servers on one uplink. Right: a few hosts with two uplinks and a spare host. A handle moves the border between the two.",
    captions: {
      before: ["p95 CPU under 20%", "one uplink", "disks that queue", "five firmware levels"],
      after: ["p95 CPU near 60%", "two uplinks, 25 GbE", "NVMe for hot data", "one firmware level"],
    },
    ratioText: "{n} : 1",
    ask: "Ask for this measurement",
    summary: "{servers} servers, {ratio}:1: {hosts} hosts, {kw} kW, {saved} a month less rack rent",
    assumptionsHeading: "What this assumes",
    assumptions: [
      `Old servers: ${o.oldUnits}U and ${o.oldWatts} W. New hosts: ${o.hostUnits}U and ${o.hostWatts} W. One host more than needed, so that one may fail.`,
      `Racks of ${rack.units}U and ${rack.kw} kW at ${w(amount((list) => rackRent(list).krw))} (${usd(amount((list) => rackRent(list).usd))}) a month: the count follows power or height, whichever needs more.`,
      "The price of the new hosts and the work is not in the sum; the report sets it against the saving.",
      "List prices without term discount, VAT excluded.",
    ],
  },
  matrix: {
    eyebrow: "Backlog",
    heading: "Improvements by effort and impact",
    intro: "Twelve findings from a sample report. Set the days you have, and the plan takes the highest impact per day first.",
    days: "Person-days available",
    daysText: "{n} days",
    effort: "Effort, person-days",
    impact: "Impact",
    kinds: { resilience: "Resilience", speed: "Speed", cost: "Cost" },
    planned: "Planned",
    later: "Later",
    used: "{used} of {days} days, {share}% of the total impact",
    chartTitle: "Effort and impact of twelve findings",
    chartDescription: "Effort grows to the right, impact upwards. Filled points fit into the days available.",
    table: { finding: "Finding", kind: "Kind", effort: "Days", impact: "Impact", state: "Plan" },
    sample: "Sample data",
    findings: {
      secondPath: {
        name: "Second network path for the database",
      },
      firmware: { name: "One firmware level" },
      cacheRule: {
        name: "Cache rule for product images",
      },
      kernel: { name: "TCP and kernel settings" },
      nvmeTier: { name: "NVMe tier for hot tables" },
      slowQuery: { name: "Index for three queries" },
      consolidate: { name: "Consolidate 60 servers" },
      powerCaps: {
        name: "Power profiles",
      },
      blanking: { name: "Blanking panels" },
      uplink25: { name: "25 GbE uplinks" },
      endOfSupport: {
        name: "Replace what is out of support",
      },
      switchRefresh: { name: "New office switches" },
    },
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Measurement, tests and report",
    items: [
      {
        title: "Two weeks of telemetry",
        body: `A reading every ${o.telemetrySeconds} seconds by SNMP, hypervisor and BMC interfaces. Two weeks include two Mondays and two weekends, so busy hours are visible.`,
        figure: { value: "20,160", unit: "readings", label: "per metric, 14 days × 1,440 minutes" },
      },
      {
        title: "More than thirty checks",
        body: "Utilisation at p95, single points of failure, end of support, firmware spread, disk queues, packet drops, inlet temperature, breaker load at the 80% rule.",
        figure: { value: `${o.checks}+`, unit: "checks", label: "each with pass, fail or not applicable" },
      },
      {
        title: "Improvement measures",
        body: "Consolidation, a small tier of NVMe for the data that is read, cache in front, kernel and TCP settings, 25 GbE where links fill, denser racks with a contained hot aisle.",
        figure: { value: `< ${o.p95CpuPercent}`, unit: "%", label: "p95 CPU we usually find on old servers" },
      },
      {
        title: "Failure test of redundant parts",
        body: "Power feed, switch, controller, node: each redundant part is switched off in an agreed window in your presence, and the failover time is recorded.",
        figure: { value: "1", unit: "test", label: "per redundant part, recorded" },
      },
      {
        title: "Report with three key figures",
        body: "p95 latency, watts and won per month, before and after, on the first page. Behind it the backlog with effort, effect and the order in which to do it.",
        figure: { value: "3", unit: "numbers", label: "ms, W and ₩, before and after" },
      },
    ],
  },
  comparison: {
    eyebrow: "Findings",
    heading: "Common findings and measures",
    columns: ["Finding", "How it is seen", "Usual lever", "What changes"],
    rows: [
      ["Idle servers", `p95 CPU under ${o.p95CpuPercent}%`, `Merging ${o.ratio[0]}:1 to ${o.ratio[1]}:1`, "Racks, watts, licences"],
      ["Disk queueing", "Queue depth above 4 for more than 1 h a day", "NVMe for the hot 2–5%", "p95 latency"],
      ["One-path links", "Cable trace, both ports on one switch", "Re-cable, test by pulling", "Hours of outage avoided"],
      ["Mixed firmware", "Inventory through the BMC", "One level, staged", "Unexplained resets"],
      ["Hot inlets", "Sensor above 27 °C", "Blanking panels, contained aisle", "Fan power, density"],
      ["Filled uplinks", "95th percentile above 70% of the port", "25 GbE or a second link", "Backup window"],
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "Four weeks from access to first improvement",
    intro: "Nothing is changed before you have read the report.",
    steps: [
      {
        when: "Day 1",
        title: "Read-only access",
        body: "SNMP, hypervisor and BMC accounts that can only read. A collector VM or a 1U box.",
      },
      { when: "Days 2–15", title: "Measurement", body: "One reading a minute. We call if a failure is imminent." },
      {
        when: "Day 20",
        title: "Report",
        body: "Findings, backlog and key figures, reviewed with your operators for two hours.",
        key: true,
      },
      { when: "Day 28", title: "First window", body: "The items with most effect per day, each with its rollback and a stop time." },
      {
        when: "Day 60",
        title: "Second measurement",
        body: "The same metrics for two more weeks: the effect is measured.",
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of the measurement",
    intro: "Please check these before you order.",
    items: [
      {
        title: "Yearly peaks",
        body: "A sale in November does not show in May. Where you have older graphs we read them; where not, the report says so.",
      },
      {
        title: "Changes to source code",
        body: "Slow queries and chatty services are named with evidence. Your developers change them.",
      },
      {
        title: "Hardware sales",
        body: "The report names required sizes only. Quotes come from at least two manufacturers, and you may ask your own supplier.",
      },
      {
        title: "Savings before the second measurement",
        body: "Until the same metrics are read again, every improved figure is marked as an estimate.",
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Fixed price for measurement and report",
    body: `It covers up to 50 servers on one site and does not depend on what is found. Carrying out the backlog is quoted per item; running the estate afterwards starts at ${w(managed.infrastructureMinimum.krw)} (${usd(managed.infrastructureMinimum.usd)}) a month.`,
    from: w(studies.infrastructureCheck.krw),
    unit: `once (${usd(studies.infrastructureCheck.usd)}), VAT excluded`,
    included: [
      `${o.telemetryDays} days of telemetry, ${o.checks}+ checks`,
      "Report with three numbers and a backlog",
      "Failure test of redundant parts in one window",
      "Second measurement after 60 days",
    ],
    extra: ["Further sites or more than 50 servers", "Work on the backlog", "Hardware, at two or more quotes"],
  },
  faq: {
    heading: "Questions about infrastructure optimisation",
    items: [
      {
        id: "agents",
        question: "Do you install agents?",
        answer:
          "Only if you want them. SNMP, the hypervisor's interface and the servers' BMC give nearly everything: load, queues, errors, temperature, power. An agent adds figures per process and takes about 1% of one core; it can be removed with one command, and the report marks which findings depend on it. Servers nobody may touch are measured from the switch port alone.",
      },
      {
        id: "risk",
        question: "Is production at risk?",
        answer:
          "The measuring phase is read-only: accounts that cannot write, one poll a minute, less traffic than a single web page. The failure tests happen in a window you choose, one part at a time, with a stop time after which everything goes back. Changes from the backlog carry a rollback step that has been tried on a test system or on the least important machine first.",
      },
      {
        id: "nothing",
        question: "What if nothing needs changing?",
        answer:
          "Then the report says so, with your figures beside the usual ranges, at the same fixed price. This happens shortly after a renewal. The second measurement after 60 days is still included and can be moved to a busier month.",
      },
      {
        id: "consolidation-risk",
        question: "Is it riskier to put ten servers on one host?",
        answer:
          "It would be without the spare. The count here always contains one host more than the load needs, so a failed host means that its machines restart elsewhere within minutes, whereas an old single server waits for a part. Licences per core and the restart time of each machine are checked before the ratio is set.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/it-infractructure", "/solutions/cloud-cost-optimization", "/solutions/network-design", "/services/vendor"],
  },
  call: {
    heading: "Tell us the number of servers and the main problem",
    body: "An engineer answers within one business day with a start date and, where possible, the likely cause.",
  },
} satisfies ServicePage & Record<string, unknown>;
