import { bandText } from "../../figures/band-text.ts";
import { archiveSaving, costFigures as c, repatriation as r, repatriationSides } from "../../figures/cloud-cost-optimization.ts";
import { amount, type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { cdnRegions, managed, studies, usdRate } = livePrices;

const w = (krw: Figure) => won(krw, "en");
const band = (value: readonly [number, number]) => bandText(value, "en");
const archivePercent = amount((list) => Math.round(archiveSaving(list) * 100));

type Sides = ReturnType<typeof repatriationSides>;
const side = <S extends keyof Sides>(name: S, part: keyof Sides[S]) => w(amount((list) => repatriationSides(list)[name][part] as number));

export const page = {
  title: "Cloud cost optimisation",
  description: `A two-week read of ${c.billMonths} months of cloud bills, levers with their usual shares, and a saving that your finance team signs off.`,
  hero: {
    h1: "Cloud cost optimisation with verified savings",
    lead: `For companies whose cloud bill grows faster than their business: in ${c.assessmentWeeks} weeks we read ${c.billMonths} months of bills and list every change with its amount.`,
    secondary: "Calculate the saving",
    price: startingPrice(studies.costAssessment.krw, "once", "assessment of one cloud organisation", "en"),
  },
  calculator: {
    eyebrow: "Calculator",
    heading: "Savings calculator",
    intro: "Set your own bill. The band runs from the low to the high end of each share; the bars below show where it comes from.",
    bill: "Monthly cloud bill",
    storage: "Storage, share of the bill",
    outbound: "Outbound traffic, share of the bill",
    steady: "Compute that runs all day, every day",
    acted: "Findings you will act on",
    practice: "How often is the bill reviewed?",
    practiceFirst: "Never or yearly",
    practiceMonthly: "Every month",
    resultTitle: "Saving per month",
    resultBand: "{low}–{high}% of the bill",
    before: "Today",
    after: "Afterwards",
    levers: {
      idle: { label: "Idle resources", detail: `${band(c.idle)} of the bill` },
      oversize: { label: "Oversized machines", detail: `${band(c.oversize)} of the bill` },
      commitment: { label: "Commitments", detail: `${band(c.commitment)} off the steady compute that remains` },
      storage: { label: "Storage tiering", detail: `${band(c.coldShare)} of bytes are cold, archive costs ${archivePercent}% less` },
      egress: {
        label: "Outbound by CDN",
        detail: `${w(c.marketOutboundKrw[0])}–${c.marketOutboundKrw[1]} becomes ${w(cdnRegions[0].krw[0])} per GB`,
      },
    },
    fee: "Our share, if you choose it",
    feeDetail: `${c.feeShare * 100}% of the verified saving for ${c.feeMonths} months, at most ${w(c.feeCapKrw)}`,
    net: "You keep, per month",
    chartTitle: "Waterfall from today's bill to the bill afterwards",
    chartDescription: "Each bar is one lever. The solid part is the low end of the saving, the hatched part the distance to the high end.",
    ask: "Ask for this assessment",
    summary: "Cloud bill {bill} a month, estimated saving {low} to {high} a month",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "Levers act one after another: a commitment only covers compute that is left once idle and oversized machines are gone.",
      `A team that already reviews monthly has about half the idle and oversized share left, which lands in the reported ${band(c.practisedWaste)}.`,
      `Support, licences and the rest are counted as ${c.otherShare * 100}% of the bill and left untouched.`,
      `Cold means not read for ${c.coldDays} days. A cache is taken to answer ${c.cacheableShare * 100}% of outbound traffic.`,
      "This is an estimate from usual shares. The assessment replaces every share with your own.",
      `All amounts exclude 10% VAT. Dollars use the list rate of ₩${grouped(usdRate)}, fixed each quarter.`,
    ],
  },
  capabilities: {
    eyebrow: "Levers",
    heading: "Five levers and cost control",
    intro: "Applied in this order, so that commitments cover only what is really needed.",
    items: [
      {
        title: "Idle resources",
        body: "Unattached disks, test servers that run through the night, load balancers with no member, addresses nobody holds. Each gets an owner and a seven-day notice before it goes.",
        figure: { value: band(c.idle).replace("%", ""), unit: "%", label: "usual share of the bill" },
      },
      {
        title: "Right-sizing",
        body: `We propose a smaller machine only where the 95th percentile of CPU stayed under ${c.p95CpuPercent}% for ${c.watchDays} days and memory has the room. One step down at a time, canary first.`,
        figure: { value: band(c.oversize).replace("%", ""), unit: "%", label: "usual share of the bill" },
      },
      {
        title: "Commitments for the lowest usage",
        body: "One- and three-year commitments for the usage that never drops away, bought below the lowest hour of the quarter so that none of it is unused.",
        figure: { value: band(c.commitment).replace("%", ""), unit: "%", label: "off the usage it covers" },
      },
      {
        title: "Storage tiering",
        body: `Lifecycle rules send objects untouched for ${c.coldDays} days to an archive class. Restore time of 1–12 hours and the minimum storage period are checked against who reads the data.`,
        figure: { value: `−${archivePercent}`, unit: "%", label: "per GB, standard to archive at our list price" },
      },
      {
        title: "Cheaper outbound paths",
        body: "Files leave through a CDN, bulk transfer through a private circuit, traffic between clouds through one port. The break-even is worked out before anything is ordered.",
        figure: {
          value: w(cdnRegions[0].krw[0]),
          unit: "/GB",
          label: `CDN in Korea, against ${w(c.marketOutboundKrw[0])}–${c.marketOutboundKrw[1]} listed by domestic clouds`,
        },
      },
      {
        title: "Cost control",
        body: "Set up in your own cloud account: budgets per team, tags enforced at creation, an anomaly alert on the daily cost and a unit cost report. Without it waste usually returns within two quarters.",
        figure: { value: `≤ ${c.alertHours}`, unit: "h", label: "from odd cost to alert" },
      },
    ],
  },
  comparison: {
    eyebrow: "Repatriation test",
    heading: "20 steady servers: cloud, dedicated or own hardware",
    intro: `64 GB each, running 24×7, ${r.months}-month term, traffic inside every allowance, staff and migration included. D16 has 16 vCPU (hardware threads), SH-2 and own servers 16 physical cores, so the latter have more compute per server.`,
    columns: ["Per month", "Public cloud, D16", "Dedicated, SH-2", "Own servers, one 10 kW rack"],
    rows: [
      ["Rental after term discount", side("cloud", "rental"), side("dedicated", "rental"), side("colocation", "rental")],
      ["Hardware", "included", "included", `${side("colocation", "hardware")} over ${r.hardwareMonths} months`],
      [
        "Staff hours",
        `${r.staffHours.cloud} h = ${side("cloud", "staff")}`,
        `${r.staffHours.dedicated} h = ${side("dedicated", "staff")}`,
        `${r.staffHours.colocation} h = ${side("colocation", "staff")}`,
      ],
      [
        "The move",
        "none",
        `${side("dedicated", "migration")} over ${r.months} months`,
        `${side("colocation", "migration")} over ${r.months} months`,
      ],
      ["Total", side("cloud", "total"), side("dedicated", "total"), side("colocation", "total")],
    ],
    note: `Assumes ${w(r.staffHourKrw)} per staff hour, ${r.migrationDays} person-days for the move and ${w(r.hardwarePrice)} per server bought. Own hardware costs less once it is used beyond ${r.hardwareMonths} months or is already paid for; a workload that stops at night should stay in the cloud.`,
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "Report in two weeks, verified saving in a quarter",
    intro: "You can stop after the report. It is written so that your own team can carry it out.",
    steps: [
      {
        when: "Day 0",
        title: "Read-only role",
        body: "A billing and metrics role from our template. We cannot read data or change anything.",
      },
      {
        when: "Week 1",
        title: "Bills and tags",
        body: `${c.billMonths} months of invoices, so that one full season is inside; tag coverage per team.`,
      },
      {
        when: "Week 2",
        title: "Report",
        body: "Every finding with its amount, risk, effort and owner. Walk-through with engineering and finance.",
        key: true,
      },
      {
        when: "Weeks 3–8",
        title: "Changes",
        body: "Idle first, then sizes in stages, then commitments. Each change carries its rollback.",
      },
      {
        when: "Month 3",
        title: "Sign-off",
        body: "Unit cost against the baseline, season removed. Finance agrees the figure or it does not count.",
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Not included in the assessment",
    intro: "If your bill is already well managed, the report says so in week two.",
    items: [
      {
        title: "No access to your data",
        body: "The role covers invoices, tags and metrics. Tables, buckets and secrets stay closed, so we cannot judge whether a stored file is still needed; its owner does.",
      },
      {
        title: "No rewrite of your software",
        body: "A query that scans a whole table each minute is named in the report; your developers change it.",
      },
      {
        title: "No saving claimed for outside changes",
        body: "Less traffic is not a saving, and neither is a price cut by the cloud itself. Both are taken out of the baseline.",
      },
      {
        title: "Not worthwhile for small bills",
        body: `Below about ${w(c.worthwhileKrw)} a month the assessment costs more than it usually finds. Use the calculator above and a review of your own.`,
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Fixed assessment price, then retainer or share",
    body: `The assessment costs the same whether it finds much or little. Afterwards choose a monthly retainer from ${w(managed.infrastructureMinimum.krw)} (${usd(managed.infrastructureMinimum.usd)}), or ${c.feeShare * 100}% of the verified saving for ${c.feeMonths} months with a ceiling of ${w(c.feeCapKrw)} a month.`,
    from: w(studies.costAssessment.krw),
    unit: `once (${usd(studies.costAssessment.usd)}), VAT excluded`,
    included: [
      `${c.billMonths} months of bills, one cloud organisation`,
      "Costed list of findings, yours to keep",
      "Repatriation test for the three largest steady workloads",
      "Walk-through with engineering and finance",
    ],
    extra: ["A second cloud or billing organisation", "Carrying out the changes", "Monthly retainer or share of the saving"],
  },
  faq: {
    heading: "Questions about cloud cost optimisation",
    items: [
      {
        id: "verified",
        question: "How is a saving verified?",
        answer: `By unit cost. Before any change we agree a unit with you, such as won per order or per stream-hour, and work out its baseline from ${c.billMonths} months of bills with the season taken out. After the change the same unit is measured for a full month. The saving is the difference times the real volume. Your finance team signs the sheet; a figure they do not sign is not billed.`,
      },
      {
        id: "access",
        question: "What access do you need?",
        answer:
          "Read-only billing and metrics: invoices, cost and usage exports, tags, CPU, memory, disk and network figures. We hand you a role template so that you can see each permission before you grant it. There is no access to databases, objects or secrets, and none to change a resource. The role is removed the day the report is accepted unless you ask us to stay.",
      },
      {
        id: "performance",
        question: "Will performance drop?",
        answer: `A machine is made smaller only if its 95th percentile of CPU stayed under ${c.p95CpuPercent}% for ${c.watchDays} days in a row, with memory and disk checked the same way. The change goes to one machine of a group first, one size down, and its response times are compared with its neighbours for a day. If the 95th percentile of latency rises by more than 5%, the old size comes back.`,
      },
      {
        id: "repatriation",
        question: "Will the result be to move to your own servers?",
        answer:
          "The repatriation test prints all three totals with the assumptions beside them, and you can change the assumptions. In the example above dedicated servers come out about a fifth cheaper; with machines that are needed eight hours a day the public cloud wins, and the report says so. The fixed price is the same either way.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/multi-cloud-connection", "/services/private-cloud-solution", "/services/server-hosting", "/services/cdn"],
  },
  call: {
    heading: "Tell us last month's invoice total",
    body: "With the total, the cloud and the share of compute we tell you within one business day whether an assessment is likely to pay for itself, and say so if it is not.",
  },
} satisfies ServicePage & Record<string, unknown>;
