import { facts } from "../../facts.ts";
import { colocationSite as site } from "../../figures/colocation.ts";
import { live } from "../../live.ts";
import { type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { colocation, colocationExtras: extras, usdRate } = livePrices;

const plan = (id: string) => colocation.find((candidate) => candidate.id === id);
const w = (krw: Figure | undefined) => won(krw ?? 0, "en");
const both = (id: string) => `${w(plan(id)?.monthly.krw)} (${usd(plan(id)?.monthly.usd ?? 0)})`;
const first = plan("1u");

function row(id: string, name: string): string[] {
  const { units, kw, dualFeed, mbps, ips } = plan(id) ?? { units: 0, kw: 0, dualFeed: false, mbps: 0, ips: "" };
  const addresses = ips.startsWith("/") ? ips : `${ips} IPv4`;
  return [name, `${units}U`, `${kw} kW, ${dualFeed ? "A+B" : "one feed"}`, `${mbps} Mbps, ${addresses}`, both(id)];
}

export const page = {
  title: "Colocation",
  description: `Space from 1U to a private suite in Seoul, Anyang and Busan: A+B power from separate ${site.upsTopology} UPS, ${facts.rackKw.standard} to ${facts.rackKw.liquid} kW a rack, neutral carriers. Fill a rack and see the plan, the price and the breaker load.`,
  hero: {
    h1: "Colocation for your servers in Seoul, Anyang and Busan",
    lead: "For companies that own servers and have outgrown their server room: dual power, cooling, access control, any carrier, and engineers on site.",
    secondary: "Configure a rack",
    price: startingPrice(first?.monthly.krw ?? 0, "month", `1U; full rack ${w(plan("full")?.monthly.krw)}`, "en"),
  },
  power: {
    eyebrow: "Single-line diagram",
    heading: "A/B power from utility to rack",
    intro:
      "Lines A and B each have their own transformer, UPS and distribution. They are joined only by a tie breaker between the switchboards, open in normal operation; the generators are shared as N+1. Pick a fault and follow the load.",
    title: "A and B power, from utility to rack",
    description:
      "Two utility feeds enter two separate switchboards. Each has its own transformer, generator bus and UPS, and feeds one of two PDUs in the rack. A dual-corded server draws half from each.",
    question: "Failure case",
    scenarios: {
      normal: {
        label: "Normal",
        hint: "Each feed carries half.",
        loadA: "50%",
        loadB: "50%",
        text: "Both utility feeds are live. Each UPS carries half of every dual-corded server.",
      },
      feed: {
        label: "UPS A out",
        hint: "Maintenance or fault on side A.",
        loadA: "0%",
        loadB: "100%",
        text: "Side A has no power down to PDU A. Side B takes the whole load without interruption, because it carried half at most. Single-corded devices on A need a transfer switch.",
      },
      utility: {
        label: "Utility A out",
        hint: "One utility feed fails.",
        loadA: "50%",
        loadB: "50%",
        text: "The tie breaker moves switchboard A to utility B. UPS A bridges the change from battery; nothing changes at the rack.",
      },
      blackout: {
        label: "Both utilities out",
        hint: "A city-wide outage.",
        loadA: "50%",
        loadB: "50%",
        text: `Batteries carry the load until the generators are on line, at most ${site.generatorSeconds} s; they would last ${site.batteryMinutes} minutes. Fuel on site lasts ${site.fuelHours} h at full load, and contracted refuelling starts in hour 8.`,
      },
    },
    nodes: {
      utility: "Utility",
      board: "Switchboard",
      generator: "Generators",
      ups: "UPS",
      battery: "Battery room",
      strip: "PDU",
      server: "Dual-corded server",
      tie: "tie",
    },
    legend: { carrying: "carrying", idle: "ready", dead: "dead" },
    note: `Each site: ${site.utilityFeeds} utility feeds, ${site.upsTopology} UPS, generators ${site.generators}.`,
  },
  rack: {
    eyebrow: "Rack configurator",
    heading: "Rack plan, price and breaker load",
    intro: "Enter your devices with their measured watts. The smallest plan that holds both space and power is chosen.",
    devices: {
      server1: { label: "1U server", short: "1U" },
      server2: { label: "2U server or storage", short: "2U" },
      chassis: { label: "4U GPU or disk chassis", short: "4U" },
      switch: { label: "1U switch or firewall", short: "SW" },
    },
    count: "How many",
    watts: "Watts each, measured",
    feeds: "Power",
    feedOptions: { ab: "A and B feeds", a: "One feed is enough" },
    mbps: "Committed bandwidth",
    crossConnects: "Cross-connects",
    drawing: {
      title: "Rack elevation",
      description:
        "Front view of a 42U rack, filled from the bottom with the devices you counted. The line marks the top of the chosen plan.",
      free: "{units}U free",
      used: "{units}U used",
    },
    plans: {
      "1u": "1U",
      quarter: "Quarter rack, 10U",
      half: "Half rack, 20U",
      full: "Full rack, 42U",
      boosted: "Full rack with extra power",
      dense: "Full rack, dense",
    },
    gauge: {
      title: "Breaker load",
      normal: "Feed A, normal day",
      failed: "Feed B, when A is gone",
      single: "The one feed",
      rule: "80% rule",
      of: "{amps} A of {rated} A",
      phases: "three-phase",
      ok: "Fits: {kva} kVA of {limit} kVA continuous",
      formula: "{volts} V × {amps} A × 0.8 = {limit} kVA",
      formula3: "√3 × {volts} V × {amps} A × 0.8 = {limit} kVA",
      heat: "Heat to remove: {btu} BTU/h",
    },
    why: {
      space: "Chosen by space: {units}U.",
      power: "Chosen by power: {kw} kW.",
      feeds: "A and B feeds begin at the full rack.",
    },
    none: {
      title: "More than one rack",
      text: "This needs several racks, a cage from 4 racks, or the 20 kW liquid-ready hall. We answer with a layout in 1 business day.",
    },
    bill: {
      title: "Per month",
      badge: "sample prices",
      sub: "VAT excluded",
      plan: "Space and power",
      planDetail: "{units}U, {kw} kW included",
      extraKw: "Extra power",
      extraKwDetail: "{kw} kW × {rate}",
      bandwidth: "Extra bandwidth",
      bandwidthDetail: "+{mbps} Mbps × {rate}",
      crossConnect: "Cross-connects",
      crossConnectDetail: "{count} × {rate}",
      once: "Once: {amount}",
      ask: "Request a quote for this",
      summary:
        "Colocation: {units}U, {watts} W measured, {feeds}. Plan: {plan}. Bandwidth {mbps} Mbps, cross-connects {count}. Estimate {total} per month, VAT excluded.",
      custom: "Colocation: {units}U, {watts} W measured, {feeds}. More than one standard rack; please propose a layout.",
    },
    assumptions: {
      heading: "What the arithmetic assumes",
      items: [
        "A breaker may carry 80% of its rating continuously: 220 V × 20 A × 0.8 = 3.52 kVA. Dense racks are wired three-phase: √3 × 380 V × 20 A × 0.8 = 10.53 kVA.",
        "Watts become volt-amperes at a power factor of 0.95, usual for server supplies.",
        "With A and B, dual-corded devices split evenly; the rule is checked with one feed gone, so each carries at most 40% of its rating on a normal day.",
        `Power beyond the ${facts.rackKw.standard} kW of a full rack is sold by the kilowatt up to 6.6 kW on a 40 A breaker; from there the 10 kW rack applies.`,
        "One kilowatt of load is 3,412 BTU/h of heat.",
        `Once: ${w(extras.rackSetup.krw)} per rack or part of one, ${w(extras.crossConnectOnce.krw)} per cross-connect. KRW excludes 10% VAT; US$ fixed for the quarter at ₩${grouped(usdRate)}.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "Facilities",
    heading: "Space, power, cooling and security",
    items: [
      {
        title: "Space",
        body: `1U, quarter, half and full racks, cages from ${site.cageFromRacks}\u00a0racks and private suites. The halls follow the Tier III design standard: any pump, UPS or switchboard can be taken out for maintenance while your racks stay on.`,
        figure: { value: "1–42", unit: "U", label: "per contract line, cages above" },
      },
      {
        title: "Power",
        body: `${facts.rackKw.standard} kW in a standard rack, ${facts.rackKw.dense[0]} and ${facts.rackKw.dense[1]} kW in dense rows, ${facts.rackKw.liquid} kW where liquid can be connected. Older Korean halls average ${site.olderRackKw.from}–${site.olderRackKw.to} kW a rack.`,
        figure: { value: site.upsTopology, unit: "UPS", label: `generators ${site.generators}, ${site.fuelHours} h of fuel` },
      },
      {
        title: "Temperature and humidity",
        body: `Cold aisles are contained; the inlet stays at ${site.inletC.min}–${site.inletC.max} °C and ${site.humidity.min}–${site.humidity.max}% humidity. Sensors at three heights per row report every minute; the monthly report carries the graphs, and we open a ticket when a value leaves its range.`,
        figure: { value: `≤ ${site.pueTarget}`, unit: "PUE", label: "yearly average, target" },
      },
      {
        title: "Fire and water",
        body: `Batteries stand in walled rooms of their own, away from other electrical rooms, and every battery string is polled at most ${site.batteryPollSeconds} s apart. Clean agent in the halls, barriers at the doors: the points Korea's data-centre guideline tightened after the 2022 Pangyo fire.`,
        figure: { value: `≤ ${site.batteryPollSeconds}`, unit: "s", label: "between checks of each battery string" },
      },
      {
        title: "Carriers",
        body: `A neutral meet-me room in every site. Order any carrier to it and we run the single-mode cross-connect in ${site.crossConnectBusinessDays} business day. No traffic passes through our routers unless you buy it from us.`,
        figure: { value: `${site.crossConnectBusinessDays}`, unit: "business day", label: "for a cross-connect" },
      },
      {
        title: "Remote hands and access",
        body: `Remote hands 24×7, starting within ${live.p1Minutes} minutes for P1. Visits are booked ${ticketLink("by ticket", "Data centre visit")}; entry is by card and fingerprint (without consent: card and escort) through a mantrap, and camera footage is kept ${site.cctvDays} days.`,
        figure: { value: `${site.cctvDays}`, unit: "days", label: "of camera footage" },
      },
    ],
  },
  comparison: {
    eyebrow: "Plans",
    heading: "Colocation plans and prices",
    columns: ["Plan", "Space", "Power", "Bandwidth, addresses", "Per month"],
    rows: [
      row("1u", "1U"),
      row("quarter", "Quarter"),
      row("half", "Half"),
      row("full", "Full"),
      row("dense", "Full, dense"),
      ["Liquid-ready", "42U", `${facts.rackKw.liquid} kW, A+B`, "By design", "Quote"],
      ["Cage", `From ${site.cageFromRacks} racks`, "By design", "By design", "Quote"],
      ["Suite", "Own room, own doors", "By design", "By design", "Quote"],
    ],
    note: "IPv6 /48 comes with every line. Prices exclude VAT.",
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of colocation",
    items: [
      {
        title: "Single-corded devices stop with their feed",
        body: `The ${facts.sla.powerDual} holds for A+B. A device with one cord has ${facts.sla.powerSingle}, unless it is behind a transfer switch.`,
      },
      {
        title: "We do not repair your servers",
        body: "Remote hands swap a drive you supply and read you the console. Diagnosis inside your operating system is yours, or a managed contract.",
      },
      {
        title: "Tier III is a design standard here",
        body: "The halls are built to it. We do not claim a certificate we do not hold, and the one-line diagram above is what you may check on site.",
      },
      {
        title: "No load above the plan",
        body: "A rack may not draw more than its plan for more than 15 minutes. We call you first, but a breaker trips without warning.",
      },
    ],
  },
  delivery: {
    eyebrow: "Moving in",
    heading: "From contract to power-on",
    intro: `Partial racks take ${site.partialBusinessDays} business days, a full rack ${site.fullBusinessDays}, a cage ${site.cageWeeks.from}–${site.cageWeeks.to} weeks.`,
    steps: [
      {
        when: "Day 0",
        title: "Visit and list",
        body: "You see the hall. Bring the equipment list with measured power, plug types and depth, and the names of visitors for their badges.",
      },
      {
        when: "Day 1",
        title: "Rack plan",
        body: "Elevation, A/B assignment and cable list, with the breaker load at one feed. You approve the drawing.",
      },
      {
        when: `Day ${site.partialBusinessDays}`,
        title: "Partial racks ready",
        body: "Power tested per PDU, address block routed, first cross-connect in place.",
      },
      {
        when: `Day ${site.fullBusinessDays}`,
        title: "Full rack ready",
        body: "Both PDUs are loaded and switched off once each in front of you. Your equipment may arrive by courier; we receive and photograph it.",
        key: true,
      },
      {
        when: `Week ${site.cageWeeks.from}–${site.cageWeeks.to}`,
        title: "Cage handed over",
        body: "Mesh, doors, cameras and readers to your drawing, with your own list of who may enter.",
      },
    ],
  },
  price: {
    id: "colocation",
    eyebrow: "Price",
    heading: "Colocation price: space, power and ports",
    body: "Power is sold by the contracted kilowatt, without metered surcharges. The price shown is what a month costs with the rack at its limit.",
    from: w(first?.monthly.krw),
    unit: `per month (${usd(first?.monthly.usd ?? 0)}) for 1U`,
    included: [
      "Power up to the plan, cooling, physical security",
      "Committed bandwidth and addresses of the plan",
      `${site.remoteHandsFreeMinutes} min of remote hands a month from half a rack`,
      "Monthly power and temperature report",
    ],
    extra: [
      `Setup ${w(extras.rackSetup.krw)} once`,
      `Extra kilowatt ${w(extras.extraKw.krw)}`,
      `Cross-connect ${w(extras.crossConnect.krw)} a month, ${w(extras.crossConnectOnce.krw)} once`,
      `Remote hands ${w(extras.remoteHandsDay30Min.krw)} per 30 min by day, ${w(extras.remoteHandsNight30Min.krw)} by night`,
    ],
  },
  faq: {
    heading: "Questions about colocation",
    items: [
      {
        id: "one-feed-fails",
        question: "What happens when one power feed fails?",
        answer:
          "Dual-corded equipment keeps running, provided each feed carries at most 40% of its breaker's rating on a normal day, so 80% when the other is gone. That is why the configurator checks the total against one breaker. A device with a single cord loses power if it is on the failed side; put it behind an automatic transfer switch, which changes over within 10 ms and is offered per rack. You receive a message and a call within 15 minutes in either case.",
      },
      {
        id: "own-carrier",
        question: "Can we use our own carrier?",
        answer: `Yes, the sites are neutral. Order the circuit to the meet-me room and give the carrier our letter of authorisation; it is issued the same day. We run the cross-connect within ${site.crossConnectBusinessDays} business day for ${w(extras.crossConnect.krw)} a month and ${w(extras.crossConnectOnce.krw)} once. There is no markup on traffic and no duty to buy ours. For diversity we can bring the second circuit in through the other building entrance.`,
      },
      {
        id: "how-fast-can-we-move-in",
        question: "How fast can we move in?",
        answer: `Partial racks ${site.partialBusinessDays} business days after signature, a full rack ${site.fullBusinessDays}, a cage ${site.cageWeeks.from}–${site.cageWeeks.to} weeks. It goes fastest with three things on the first day: the equipment list with height and depth, the measured power draw per device with its plug type, and the identity details of everyone who will enter. Rails, cage nuts and patch cords are in stock at cost.`,
      },
      {
        id: "what-if-it-gets-too-warm",
        question: "What if it gets too warm?",
        answer: `If the inlet of your rack leaves ${site.inletC.min}–${site.inletC.max} °C for more than ${site.temperatureBreachMinutes} minutes, that counts as a breach and earns a credit like a power failure does. You do not have to prove it: our row sensors are the measurement, and the readings are sent by ticket on request. Credits are ${facts.credits[0].credit}, ${facts.credits[1].credit} or ${facts.credits[2].credit} of the rack's fee and are claimed within ${facts.claimDays} days.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/dedicated-line", "/services/multi-cloud-connection", "/services/server-hosting", "/services/vendor"],
  },
  call: {
    heading: "Visit the data centre",
    body: "Tours take 50 minutes on business days in Gasan and Anyang and include the battery room. Bring your equipment list and we draw the rack plan.",
  },
} satisfies ServicePage;
