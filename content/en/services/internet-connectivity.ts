import { facts } from "../../facts.ts";
import { transitFigures as f } from "../../figures/internet-connectivity.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { colocationExtras, transit } = livePrices;

const samples = grouped(f.samplesPerMonth);

export const page = {
  title: "Internet connectivity (IP transit)",
  description: `Dual-stack IP transit on ports from 1 to 400 Gbps, billed at the 95th percentile, with the raw samples sent on request. Domestic and international on two lines, base DDoS included.`,
  nav: {
    title: "IP transit",
    items: [
      { id: "percentile", label: "The 95th percentile" },
      { id: "ports", label: "Port redundancy" },
      { id: "price", label: "Price" },
      { id: "sheet", label: "Port features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Turn-up" },
      { id: "faq", label: "FAQ" },
    ],
  },
  hero: {
    h1: "IP transit: dual-stack internet ports billed at the 95th percentile",
    lead: "For companies with their own servers or AS number: ports measured every five minutes, with all samples on request so that you can check the invoice.",
    secondary: "Calculate the bill",
    price: startingPrice(
      transit.domesticPerMbps.krw,
      "mbps-month",
      `domestic; international ${won(transit.internationalPerMbps.krw, "en")}`,
      "en",
    ),
  },
  percentile: {
    eyebrow: "The 95th percentile",
    heading: "How short peaks affect the bill",
    intro: `A month of ${samples} samples on one port. Drag the point, or move the sliders: a spike of up to ${f.ignoredHours} hours falls into the ${f.ignoredSamples} samples that are not billed.`,
    hours: "Hours of spike in the month",
    height: "Height of the spike",
    commit: "Committed bandwidth",
    international: "International, 95th percentile",
    hourUnit: "{n} h",
    mbps: "Mbps",
    gbps: "Gbps",
    days: "day of the month",
    line: "95th percentile",
    commitLine: "commit",
    dropped: `top 5%, ${f.ignoredSamples} samples, ignored`,
    timeView: "By time",
    sortedView: "Sorted",
    handle: "Spike: drag up and down for height, sideways for hours",
    unchanged: "The spike is free: {hours} h is within the {free} h that are ignored.",
    changed: "{over} h too long. The sample that is now billed lies inside the spike.",
    title: "Traffic of one month and its 95th percentile",
    description: `Traffic on a port over 30 days, with an evening peak of 320 Mbps every day and one spike. A horizontal line marks the 95th percentile, which is billed.`,
    bill: {
      title: "Invoice for this month",
      badge: "sample prices",
      sub: "per month, VAT excluded",
      domestic: "Domestic commit",
      burst: "Domestic above commit",
      international: "International",
      peak: "The same month billed by its peak would be",
    },
    summary: "commit {commit} Mbps domestic, {international} Mbps international, 95th percentile {p95} Mbps",
    assumptions: {
      heading: "What this assumes",
      items: [
        `30 days of 5-minute samples: ${samples}. The highest ${f.ignoredSamples} (5%, ${f.ignoredHours} h) are removed; the next one is billed.`,
        "Inbound and outbound are sampled apart; the chart shows the larger one, which is what counts.",
        "Burst above the commit costs the same per Mbps as the commit. There is no overage rate.",
        `Domestic ${won(transit.domesticPerMbps.krw, "en")} and international ${won(transit.internationalPerMbps.krw, "en")} per Mbps are metered and printed on two lines, as is usual in Korea. VAT excluded.`,
        "The traffic is an example with an evening plateau of four hours; yours is on your own graph.",
      ],
    },
  },
  capabilities: {
    eyebrow: "Port features",
    heading: "Included with every port",
    items: [
      {
        title: "Ports and commit",
        body: `1, 10, 40, 100 or 400 Gbps on single-mode fibre, commit from ${f.commitMbps} Mbps. Traffic above the commit is carried up to the port speed and billed at the same unit price.`,
        figure: { value: `${f.commitMbps}`, unit: "Mbps", label: "smallest commit, on a port up to 400 Gbps" },
      },
      {
        title: "BGP options",
        body: "Full table, partial routes or a default, IPv4 and IPv6 in two sessions. BFD at 300 ms × 3 notices a dead neighbour in under a second. Communities set prepends, keep a route inside a region or blackhole a host.",
        figure: { value: "< 1", unit: "s", label: "to notice a dead session with BFD" },
      },
      {
        title: "Routing security",
        body: "RPKI-invalid routes are dropped in both directions. Your announcements are filtered by IRR and ROA, your source addresses by BCP 38, and a max-prefix limit stops a leak before it leaves your port.",
        figure: { value: "0", label: "RPKI-invalid routes accepted" },
      },
      {
        title: "Base DDoS protection",
        body: `Included on every address up to ${facts.ddos.baseGbpsPerIp} Gbps per IP. Beyond that the address is blackholed unless a [protection plan](/services/ddos-protection) is active.`,
        figure: { value: `${facts.ddos.baseGbpsPerIp}`, unit: "Gbps", label: "per IP, included" },
      },
      {
        title: "Route lookups and graphs",
        body: `Ping, trace and route lookups from every city, sent to you by ticket. The 5-minute samples of your port are kept for ${f.sampleMonths} months without averaging; ask for the CSV the same way.`,
        figure: { value: `${f.sampleMonths}`, unit: "months", label: "of raw 5-minute samples" },
      },
    ],
  },
  comparison: {
    eyebrow: "Port redundancy",
    heading: `${facts.sla.network} SLA from two ports`,
    columns: ["Question", "One port", "Two ports, one router", "Two ports, two routers"],
    rows: [
      ["SLA", f.singlePortSla, f.singlePortSla, facts.sla.network],
      [
        "Downtime it allows in 30 days",
        facts.downtimePer30Days["99.9%"],
        facts.downtimePer30Days["99.9%"],
        facts.downtimePer30Days["99.99%"],
      ],
      ["Survives a broken optic", "No", "Yes", "Yes"],
      ["Survives router maintenance", "No", "No", "Yes"],
      ["Survives a fire in one building", "No", "No", `Yes, ICN1 and ICN2 are ${facts.distances.icn1ToIcn2Km} km apart`],
      ["Commit", "On the port", "Pooled over both", "Pooled over both"],
    ],
    note: "Pooled means that the samples of both ports are added before sorting. You never pay for the same megabit twice.",
  },
  price: {
    id: "network",
    eyebrow: "Price",
    heading: "IP transit price: domestic and international",
    body: "Domestic and international traffic cost different amounts in Korea, so they are metered and billed on two lines.",
    from: won(transit.domesticPerMbps.krw, "en"),
    unit: `per Mbps a month, domestic, 95th percentile (${usd(transit.domesticPerMbps.usd)}), VAT excluded`,
    included: ["BGP with full table", "A /29 of IPv4 and a /48 of IPv6", "Base DDoS protection", "Raw samples and route lookups by ticket"],
    extra: [
      `International, ${won(transit.internationalPerMbps.krw, "en")} per Mbps (${usd(transit.internationalPerMbps.usd)})`,
      `Cross-connect, ${won(colocationExtras.crossConnect.krw, "en")} a month`,
      "40, 100 and 400 Gbps ports: quote, answered in 1 business day",
    ],
  },
  delivery: {
    eyebrow: "Turn-up",
    heading: "From order to first announcement in 5 days",
    steps: [
      {
        when: "Day 1",
        title: "Order and LOA",
        body: "Port speed, commit, ASN and prefixes. You receive the letter of authorisation for the cross-connect.",
      },
      { when: "Day 2", title: "Cross-connect", body: "Single-mode fibre in the meet-me room, one business day inside our data centres." },
      {
        when: "Day 3",
        title: "Filters",
        body: "Prefix lists are built from IRR and ROA. A missing ROA is the usual delay; creating one takes minutes.",
      },
      {
        when: "Day 4",
        title: "BGP up",
        body: "Both sessions established, received and announced prefixes counted with you on the phone.",
        key: true,
      },
      { when: "Day 5", title: "Failure test", body: "With two ports, we shut one down in a test with you. Billing starts after that." },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of IP transit",
    items: [
      {
        title: "No guarantee for other networks",
        body: `Loss is at most ${f.lossPercent}% a month between our own cities. Beyond our edge we choose routes and report faults to the other operator.`,
      },
      {
        title: "Smallest prefix",
        body: `Less than ${f.minPrefixV4} in IPv4 or ${f.minPrefixV6} in IPv6 is not carried by the rest of the internet. Smaller networks use addresses of ours.`,
      },
      {
        title: `No ${facts.sla.network} on one port`,
        body: "A router must be updated a few times a year. The higher figure needs two routers.",
      },
      {
        title: "No unmetered plan",
        body: "We do not sell flat rates with a fair-use clause. Billing follows the 95th percentile only.",
      },
    ],
  },
  faq: {
    heading: "Questions about IP transit",
    items: [
      {
        id: "q-byoip",
        question: "Can we bring our own IPs?",
        answer: `Yes, from ${f.minPrefixV4} in IPv4 and ${f.minPrefixV6} in IPv6. We need a letter of authorisation and a valid ROA that names the originating AS, yours or ${facts.asn}. With both in hand the prefix is announced in ${f.byoipDays} business days; most of that time is other networks rebuilding their filters, and we watch the propagation from six vantage points before we call it done.`,
      },
      {
        id: "q-percentile",
        question: "What is 95th-percentile billing?",
        answer: `A 30-day month has ${samples} five-minute samples. Sort them from high to low, strike out the top 5%, which is ${f.ignoredSamples} samples or ${f.ignoredHours} hours, and the next value is billed. If your line carries 320 Mbps every evening and one launch night reaches 900 Mbps for ten hours, the ten hours are not billed and you pay for 320. If 900 Mbps is reached for two hours every night, that is 60 hours a month, and you pay for 900.`,
      },
      {
        id: "q-ports",
        question: "Do we need one port or two?",
        answer: `${facts.sla.network} holds only with two ports on two routers; a single port is ${f.singlePortSla}. The difference comes from maintenance: a router gets new software a few times a year, and with one port you are offline for that time. The second port adds only a cross-connect fee, because samples are pooled.`,
      },
      {
        id: "q-domestic",
        question: "How do you tell domestic from international traffic?",
        answer:
          "By the far end of the flow: prefixes that Korean networks originate, or that are reached through Korean exchanges, are domestic. The list is published daily and your flow export shows the split per prefix. If a foreign content network serves you from a cache in Seoul, that traffic is domestic.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/network", "/services/ddos-protection", "/services/colocation", "/services/dedicated-line"],
  },
  call: {
    heading: "Send us last month's graph",
    body: "Five-minute samples in any format. Within one business day we return the 95th percentile, the commit that costs you least and the expected domestic and international charges.",
  },
} satisfies ServicePage;
