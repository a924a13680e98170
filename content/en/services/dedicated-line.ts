import { facts } from "../../facts.ts";
import { lineFigures as f, roundedTo } from "../../figures/dedicated-line.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { lines } = livePrices;

export const page = {
  title: "Dedicated line",
  description: `Private circuits from 10 Mbps to 100 Gbps between your sites: ${facts.sla.privateLine} on one route, ${facts.sla.privateLineDiverse} on two, with a test sheet at handover and list prices for the common routes.`,
  nav: {
    title: "Dedicated line",
    items: [
      { id: "picker", label: "Pick two ends" },
      { id: "price", label: "Price" },
      { id: "types", label: "Types" },
      { id: "sheet", label: "Service level" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Lead times" },
      { id: "faq", label: "FAQ" },
    ],
  },
  hero: {
    h1: "Dedicated line between offices, branches and data centres",
    lead: "For companies with several sites: a private circuit with the full contracted bandwidth, its route drawing and repair time in writing before you sign.",
    secondary: "Pick two ends",
    price: startingPrice(lines.metro.mbps100.krw, "month", "Seoul metro, 100 Mbps", "en"),
  },
  picker: {
    sheet: "Route and price",
    heading: "Latency, lead time and price by route",
    aEnd: "A-end",
    zEnd: "Z-end",
    bandwidth: "Bandwidth",
    building: "Last mile",
    buildings: {
      onNet: { label: "Both on-net", hint: "our fibre is already in the building" },
      offNet: { label: "One off-net", hint: "a last-mile build is needed" },
    },
    routes: "Routes",
    routeOptions: { single: "One route", diverse: "Two diverse routes" },
    ends: {
      ICN1: "Seoul Gasan ICN1",
      ICN2: "Anyang ICN2",
      PUS1: "Busan PUS1",
      NRT1: "Tokyo NRT1",
      HKG: "Hong Kong",
      SIN1: "Singapore SIN1",
    },
    rtt: "Round trip, target",
    lead: "Lead time",
    sla: "Availability",
    downtime: "{minutes} per 30 days",
    minutes: "{n} min",
    repair: "Repair target",
    priceBand: "Monthly price",
    bands: {
      list: "List price",
      between: "Between two list prices",
      upTo: "At most the 100 Mbps price",
      quote: "By quote, answered in 1 business day",
    },
    upTo: "up to {amount}",
    quoteShort: "By quote",
    reasons: {
      route: "no list price on this route: it needs a capacity check",
      bandwidth: "above 1 Gbps the route is surveyed first",
      offNet: "the price depends on the last-mile build",
      diverse: "two routes are priced after the duct survey",
    },
    leadDays: "{from}–{to} business days",
    leadWeeks: "{from}–{to} weeks",
    repairHours: "{hours} h",
    repairSea: "restored on another cable; the repair itself takes weeks",
    same: "Choose two different ends.",
    fibre: "great circle {km} km, fibre floor {floor}\u00a0ms",
    matrix: "City-pair matrix, round-trip targets in ms",
    matrixHint: "A cell picks the pair.",
    title: "Map of the chosen line",
    description: "The A-end and the Z-end on the map, joined by the route, with the target round trip beside it.",
    summary: "{a} – {z}, {bandwidth}, {routes}",
    assumptions: {
      heading: "What this assumes",
      items: [
        "Round trips are targets between our sites, measured port to port with 64-byte frames. Your last mile adds to them.",
        `Between 100 Mbps and 1 Gbps the band is the geometric interpolation of the two list prices ± 10%, rounded to ${won(roundedTo.krw, "en")}. The quote fixes it.`,
        "Prices are for on-net ends, before term discounts: 12, 24 and 36 months take 10, 15 and 20% off. VAT excluded.",
        "The fibre floor is great-circle distance ÷ 204 km per millisecond, there and back. No cable runs straight.",
      ],
    },
  },
  comparison: {
    eyebrow: "Types",
    heading: "EPL, EVPL, MPLS VPN and IPsec compared",
    columns: ["Question", "EPL", "EVPL", "L3 MPLS VPN", "IPsec VPN"],
    rows: [
      ["Shape", "Port to port", "One port, many VLANs", "Any to any", "Any to any, over the internet"],
      ["Interface", "Transparent Ethernet", "A VLAN per site", "Routed network, BGP or static", "Encrypted tunnels"],
      ["Bandwidth", "10 Mbps – 100 Gbps", "10 Mbps – 10 Gbps", "10 Mbps – 10 Gbps", "to 1.25 Gbps a tunnel"],
      ["Latency guaranteed", "Yes", "Yes", "Yes, per class", "No"],
      ["Broadcast and own VLANs", "Passed, Q-\u2060in-\u2060Q", "Per VLAN", "No, routed", "No, routed"],
      [
        "Suited to",
        "Replication, broadcast, DR",
        "A head office with many branches",
        "Ten sites that all connect",
        "Backup path, small sites",
      ],
    ],
    note: "A metro wavelength of 10 or 100 Gbps is also available: one wavelength on our fibre between Gasan, Anyang and your building in Seoul, for any protocol.",
  },
  capabilities: {
    eyebrow: "Service level",
    heading: "Service levels written into the contract",
    items: [
      {
        title: "10 Mbps to 100 Gbps in ten steps",
        body: "10, 50, 100, 200 and 500 Mbps; 1, 2, 5, 10 and 100 Gbps. No contention ratio and no fair-use clause: the rate is policed at the port and nowhere else.",
        figure: { value: "1 : 1", label: "contention on every step" },
      },
      {
        title: "Loss and jitter",
        body: `Loss at most ${f.lossDomestic}% inside Korea and ${f.lossInternational}% abroad, jitter at most ${f.jitterDomesticMs} and ${f.jitterInternationalMs} ms, averaged over a month from probes every minute. Monthly report included.`,
        figure: { value: `≤ ${f.lossDomestic}`, unit: "%", label: `loss inside Korea, ≤ ${f.lossInternational}% abroad` },
      },
      {
        title: "Repair time",
        body: `Mean time to repair ${f.mttrMetroHours} h in the Seoul metro and ${f.mttrDomesticHours} h elsewhere in Korea. A submarine repair takes weeks, so every international circuit includes a restoration path on another cable system.`,
        figure: { value: `${f.mttrMetroHours}`, unit: "h", label: `metro repair, ${f.mttrDomesticHours} h domestic` },
      },
      {
        title: "Route diversity",
        body: "Two routes means two ducts, two building entries and two line cards, drawn on a map you receive as a file. Any shared section is marked on the drawing.",
        figure: {
          value: facts.sla.privateLineDiverse,
          label: `${facts.downtimePer30Days["99.99%"]} per 30 days, against ${facts.downtimePer30Days["99.9%"]} on one route`,
        },
      },
      {
        title: "Test sheet at handover",
        body: `Each circuit is handed over with a Y.1564 or RFC 2544 result: throughput, loss, delay and jitter at seven frame sizes. MTU ${grouped(f.mtu)}, Q-\u2060in-\u2060Q, ${f.classes} classes of service, MACsec on request.`,
        figure: { value: grouped(f.mtu), unit: "bytes", label: "MTU, end to end" },
      },
    ],
  },
  delivery: {
    eyebrow: "Lead times",
    heading: "Lead time by building and route",
    intro: "Configuration takes a day; a last-mile build takes weeks. We check the building first.",
    steps: [
      {
        when: "1 business day",
        title: "Building check",
        body: "We check whether both addresses are on-net and name the nearest splice point.",
      },
      {
        when: `${f.surveyDays} business days`,
        title: "Survey and quote",
        body: "Duct route, entry, riser and rack position are walked and photographed.",
      },
      {
        when: `${f.onNetDays[0]}–${f.onNetDays[1]} business days`,
        title: "On-net opening",
        body: "Both buildings have our fibre: patch, configure, test.",
        key: true,
      },
      {
        when: `${f.offNetWeeks[0]}–${f.offNetWeeks[1]} weeks`,
        title: "Off-net opening",
        body: "Depends on permits, civil work and the building owner. LTE or 5G serves until then.",
      },
      {
        when: `${f.internationalWeeks[0]}–${f.internationalWeeks[1]} weeks`,
        title: "International opening",
        body: "Capacity on two cable systems and a cross-connect at each landing side.",
      },
      { when: "Opening day", title: "Test sheet", body: "A 24-hour Y.1564 run; billing starts when you have signed it." },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of a dedicated line",
    items: [
      {
        title: "Not encrypted by default",
        body: "Your frames are isolated but not encrypted. If your policy requires encryption, add MACsec from 10 Gbps or IPsec at any speed.",
      },
      {
        title: "No internet access",
        body: "A line joins two points. For public traffic take [internet connectivity](/services/internet-connectivity) at one end.",
      },
      {
        title: "One route is a single point of failure",
        body: `${facts.sla.privateLine} allows ${facts.downtimePer30Days["99.9%"]} a month. If that is too long, add a second route or an IPsec backup.`,
      },
      {
        title: "Reducing bandwidth",
        body: `Bandwidth rises within ${f.upgradeDays} business day, and can be reduced after ${f.downgradeMonth} months.`,
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "Price",
    heading: "Dedicated line list prices",
    body: "Prices depend on region and section. Seoul metro, Busan, Tokyo and Singapore are printed; off-net buildings, dark fibre and international circuits of 10 Gbps or more are quoted after a survey.",
    from: won(lines.metro.mbps100.krw, "en"),
    unit: `a month for 100 Mbps in the Seoul metro (${usd(lines.metro.mbps100.usd)}), VAT excluded`,
    included: ["Both ports and the test sheet", "24×7 monitoring and a monthly report", "Restoration path on international circuits"],
    extra: ["Last-mile build to an off-net building", "Second, diverse route", "MACsec on 10 Gbps and above", "Temporary burst, per day"],
  },
  rates: {
    caption: "Monthly list prices, on-\u2060net, VAT excluded",
    columns: ["Route", "100 Mbps", "1 Gbps"],
    rows: { metro: "Seoul metro", busan: "Seoul – Busan", tokyo: "Seoul – Tokyo", singapore: "Seoul – Singapore" },
  },
  faq: {
    heading: "Questions about dedicated lines",
    items: [
      {
        id: "q-encrypted",
        question: "Is a dedicated line encrypted?",
        answer:
          "Isolated, not encrypted. Your frames travel in their own VLAN, label-switched path or wavelength, and no other customer can see them, but the frames are carried as you sent them. If your policy or your auditor asks for encryption, MACsec protects 10 Gbps circuits and above at line rate between our ports, and IPsec between your routers works at any speed at the cost of about 60 bytes per packet.",
      },
      {
        id: "q-weeks",
        question: "Why does delivery take weeks?",
        answer: `Because of the road works for the last mile. On-net circuits need ${f.onNetDays[0]}–${f.onNetDays[1]} business days. Off-net, a road permit takes one to three weeks, the building owner's approval one or two, and civil work the rest, ${f.offNetWeeks[0]}–${f.offNetWeeks[1]} weeks in all. Send the address first: the on-net check is answered in one business day. Until opening day, an LTE or 5G interim link with IPsec carries up to about 100 Mbps.`,
      },
      {
        id: "q-change",
        question: "Can bandwidth change mid-term?",
        answer: `Up, yes: within the capacity of the port it takes ${f.upgradeDays} business day and no visit, because only the policer changes. Beyond the port, a new optic means a short window agreed with you. Down, after ${f.downgradeMonth} months. For a migration weekend there is a temporary burst, ordered three days ahead and billed per day.`,
      },
      {
        id: "q-cut",
        question: "What happens when a cable is cut?",
        answer: `On one domestic route, traffic stops until the splice is done, ${f.mttrMetroHours} hours on average in the metro and ${f.mttrDomesticHours} elsewhere, and the hours count against the SLA. On two diverse routes it moves in under 50 ms if we switch it, or as fast as your own routing protocol does. International circuits move to their restoration path; the round trip may grow by some milliseconds until the ship has finished.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/vpn", "/services/multi-cloud-connection", "/solutions/network-design", "/services/network"],
  },
  call: {
    heading: "Send us two addresses",
    body: `Send the A-end and the Z-end. Within one business day you know whether they are on-net; ${f.surveyDays} business days later you receive a quote based on a site survey.`,
  },
} satisfies ServicePage;
