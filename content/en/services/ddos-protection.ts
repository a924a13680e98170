import { facts } from "../../facts.ts";
import { ddosFigures as d } from "../../figures/ddos-protection.ts";
import { liveBrand as brand, live } from "../../live.ts";
import { livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { scrubbingGbps } from "../../pops.ts";

const { ddos } = livePrices;

const tbps = (code: string) => ((scrubbingGbps[code] ?? 0) / 1000).toFixed(1);

export const page = {
  title: `DDoS protection: ${facts.scrubbingTbps} Tbps of scrubbing, mitigated in seconds`,
  description: `${facts.scrubbingTbps} Tbps of scrubbing in ${facts.scrubbingCities} cities, always-on mitigation in ${facts.ddos.alwaysOnSeconds} s typical and ${facts.ddos.slaSeconds} s by SLA. Attack size is never billed.`,
  hero: {
    h1: "DDoS protection: attacks filtered, clean traffic delivered",
    lead: `For games, exchanges and shops: attacks are filtered in ${facts.scrubbingCities}\u00a0cities before they reach your uplink, and you pay for clean bandwidth only.`,
    secondary: "See the plans",
    price: startingPrice(ddos.shield100.krw, "month", `Shield 100; up to ${facts.ddos.baseGbpsPerIp} Gbps per IP is included free`, "en"),
  },
  nav: {
    title: "DDoS protection",
    items: [
      { id: "flow", label: "Traffic flow" },
      { id: "clock", label: "Response time" },
      { id: "compare", label: "Always-on, on-demand" },
      { id: "price", label: "Price" },
      { id: "sheet", label: "Features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Onboarding" },
      { id: "faq", label: "FAQ" },
    ],
  },
  emergency: {
    heading: "Under attack now?",
    body: `Please call. An engineer on duty 24×7 puts a protected address or a reverse proxy in front of you within ${d.emergency.proxyMinutes} minutes; diversion of your own prefix by BGP takes ${d.emergency.bgpHours[0]} to ${d.emergency.bgpHours[1]} hours.`,
    phone: brand.contact.emergencyPhone.en,
    href: `tel:${brand.contact.emergencyPhone.en}`,
    phoneLabel: "Emergency line, 24×7",
    readyHeading: "Please have these five ready",
    ready: [
      ["Prefix", "or the addresses and hostnames under attack"],
      ["AS number", "and who announces it today"],
      ["LOA", "signed letter letting us announce your prefix"],
      ["Router access", "somebody who can change BGP and MSS tonight"],
      ["Contact", "a person with authority to decide, reachable by phone"],
    ],
    fee: `One-off ${won(ddos.emergencyOnce.krw, "en")} (${usd(ddos.emergencyOnce.usd)}) for customers without a plan, VAT excluded.`,
  },
  flow: {
    heading: "An attack with and without scrubbing",
    intro: "Choose a state, then the size of the flood and of your uplink. Line widths show the volume of traffic.",
    drawing: {
      title: "Traffic from customers and from a botnet to one origin, in three states",
      description: `Customers and a botnet send traffic towards one origin. In the normal state only customers do. Under attack both arrive at the uplink, which drops whatever does not fit. Mitigated, traffic enters ${facts.scrubbingCities} scrubbing cities first, and only clean traffic continues to the uplink.`,
      customers: "Customers",
      botnet: "Botnet",
      scrubbing: "Scrubbing",
      uplink: "Uplink",
      origin: "Your origin",
      dropped: "dropped",
      filtered: "filtered here",
      clean: "clean",
    },
    stateLegend: "State",
    states: {
      normal: {
        name: "Normal",
        line: "Customers reach the origin by the shortest path; the filter learns normal traffic from samples.",
      },
      attack: {
        name: "Attack, no plan",
        line: "The flood arrives with the customers. The uplink fills, and the router drops packets of customers and attackers alike.",
      },
      mitigated: {
        name: "Attack, mitigated",
        line: "Each city filters the share that enters there. What leaves the city towards you is clean.",
      },
    },
    sizeLabel: "Flood",
    uplinkLabel: "Your uplink",
    readouts: {
      arriving: "arriving at the uplink",
      loss: "of all packets dropped, customers' included",
      used: "of scrubbing capacity in use",
      fits: "everything fits",
      base: {
        label: `Base protection, included, to ${facts.ddos.baseGbpsPerIp} Gbps per IP`,
        filtered: "filtered, nothing to do",
        blackholed: "the address is blackholed until the flood ends",
      },
      shield: {
        label: "Shield plan",
        scrubbed: "filtered within the capacity of the cities",
        upstream: "larger than the capacity: upstream filters first, blackhole of one address last, after a call",
      },
      uplinkOnly: {
        label: "Uplink alone",
        fits: "survives, with room to spare",
        lossy: "drops {loss}% of everything",
      },
    },
    note: "Assumes clean traffic at 40% of the uplink and drops spread evenly over all packets; the flood divides over the cities by their capacity. Floods are often counted in packets too: a small one of 64-byte packets can exhaust a router before the line is full.",
  },
  timeline: {
    eyebrow: "Response time",
    heading: "Time to mitigate: always-on and on-demand",
    intro:
      "Always-on counts from the first attack packet. On-demand counts from activation, by your router or a call; the time until somebody activates comes on top.",
    alwaysOn: {
      name: "Always-on",
      stops: [
        "First attack packet",
        "Samples cross the threshold",
        "Filter in the entry city",
        "Only clean traffic arrives",
        "Limit by SLA",
      ],
    },
    onDemand: {
      name: "On-demand",
      stops: [
        "You activate",
        `Prefix announced from ${facts.scrubbingCities} cities`,
        "Routes have propagated",
        "Clean return over the tunnel",
      ],
    },
    axis: "seconds, logarithmic",
    unit: "s",
  },
  comparison: {
    eyebrow: "Two modes",
    heading: "Always-on and on-demand compared",
    columns: ["", "Always-on", "On-demand"],
    rows: [
      ["Normal path", "through scrubbing, all the time", "your present path"],
      ["Latency added, origin in Seoul", `< ${d.addedMsSeoul} ms`, "none normally; under attack the detour to the nearest centre"],
      [
        "Time to mitigate",
        `≤ ${facts.ddos.alwaysOnSeconds} s typical, ${facts.ddos.slaSeconds} s by SLA`,
        `≤ ${facts.ddos.onDemandMinutes} min from activation`,
      ],
      ["Activated by", "always active", "you, a flow alarm, or our shift by agreement"],
      [
        "What you need",
        "an address of ours, or your prefix announced by us",
        `your own ${d.smallestPrefix.v4} or ${d.smallestPrefix.v6}, LOA, ROA and a tunnel`,
      ],
      ["Plan", `Shield\u00a0100 from ${won(ddos.shield100.krw, "en")}, Shield\u00a01G`, `Shield\u00a01G, ${won(ddos.shield1g.krw, "en")}`],
      ["Suited to", "games, exchanges, services where seconds count", "own networks attacked a few times a year"],
    ],
    note: "Monthly prices without VAT. Both modes filter the same attacks with the same capacity.",
  },
  capabilities: {
    eyebrow: "Features",
    heading: "DDoS protection features",
    items: [
      {
        title: "Capacity in six cities",
        body: `Seoul ${tbps("ICN")}, Tokyo ${tbps("NRT")}, Singapore and Los Angeles ${tbps("SIN")} each, Frankfurt and Ashburn ${tbps("FRA")} Tbps each. Anycast sends every bot to its nearest centre, so a worldwide botnet is spread over all six.`,
        figure: { value: facts.scrubbingTbps.toFixed(1), unit: "Tbps", label: "attack size is not billed" },
      },
      {
        title: "Layers 3 and 4",
        body: "UDP reflection over DNS, NTP, CLDAP and memcached, SYN and ACK floods, fragments, and carpet bombing that spreads a flood thinly over a whole prefix to stay under per-address thresholds.",
        figure: { value: `≤ ${facts.ddos.alwaysOnSeconds}`, unit: "s", label: "typical, always-on" },
      },
      {
        title: "Layer 7",
        body: "HTTP floods, Slowloris and HTTP/2 rapid reset are stopped at a reverse proxy that ends TLS with your certificate. It limits by fingerprint and behaviour as well as by address, because mobile users share addresses.",
        figure: { value: `${d.shield1g.domains}`, unit: "domains", label: "in Shield 1G" },
      },
      {
        title: "Onboarding by BGP",
        body: "We announce your prefix with your LOA and ROA. Clean traffic returns over GRE, IPsec or a cross-connect. Networks smaller than that take a protected address or the proxy.",
        figure: { value: d.smallestPrefix.v4, unit: "or larger", label: `IPv4 prefix; ${d.smallestPrefix.v6} for IPv6` },
      },
      {
        title: "Customer control",
        body: `BGP FlowSpec rules, blackhole communities ${d.communities.own} and RFC 7999 ${d.communities.rfc7999}, thresholds per prefix. A PDF report with bits and packets per second follows each attack.`,
        figure: { value: `≤ ${d.reportHours}`, unit: "h", label: "to the attack report" },
      },
      {
        title: "Base protection",
        body: `Every address of ours is filtered without a plan. Above the base limit the address is blackholed so that its neighbours stay up, unless a plan is active.`,
        figure: { value: `${facts.ddos.baseGbpsPerIp}`, unit: "Gbps", label: "per IP, included" },
      },
    ],
  },
  tunnel: {
    eyebrow: "Tunnel MTU",
    heading: "Tunnel MTU and MSS calculator",
    intro:
      "Diversion changes the inbound path only, and the tunnel takes bytes from every inbound packet. If the MSS is not lowered, pages load but uploads hang.",
    returnLegend: "Clean return over",
    returns: { gre: "GRE", ipsec: "IPsec", cross: "Cross-connect" },
    underlayLegend: "MTU underneath",
    mtu: "Tunnel MTU",
    mss: "TCP MSS, IPv4",
    mssV6: "TCP MSS, IPv6",
    overhead: "Taken by headers",
    bytes: "bytes",
    proof: "Check from the origin",
    formulas: {
      gre: "20 bytes of outer IPv4 header + 4 bytes of GRE",
      ipsec: "outer IPv4 20 + ESP 8 + IV 8 + ICV 16, payload padded to 4 (AES-GCM, no NAT-T)",
      cross: "no tunnel, nothing taken",
    },
    note: "MSS is MTU minus 40 bytes of IPv4 and TCP headers, minus 60 for IPv6. The ping payload is MTU minus 28. Clamp the MSS on your egress before the first diversion.",
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of DDoS protection",
    items: [
      {
        title: "No diversion below /24",
        body: `The internet's routers ignore smaller announcements. Below ${d.smallestPrefix.v4} for IPv4 or ${d.smallestPrefix.v6} for IPv6 you need a protected address or the proxy.`,
      },
      {
        title: "No layer-7 filtering without a certificate",
        body: "Layer-7 filtering needs the proxy and a certificate issued to it. With BGP alone we see packets, not requests.",
      },
      {
        title: "No intrusion prevention",
        body: "Scrubbing works on volume and behaviour. Exploits and stolen passwords need a WAF, a firewall and [security operations](/services/security).",
      },
      {
        title: "No outbound scrubbing",
        body: "Diversion covers inbound traffic. A flood sent by a hacked server of yours is cut off under the acceptable-use policy, after a call.",
      },
    ],
  },
  spec: {
    eyebrow: "Specification",
    heading: "DDoS protection specification",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Capacity",
        rows: [
          ["Total", `${facts.scrubbingTbps.toFixed(1)} Tbps in ${facts.scrubbingCities} cities`],
          ["Seoul", `${tbps("ICN")} Tbps`],
          ["Tokyo", `${tbps("NRT")} Tbps`],
          ["Singapore, Los\u00a0Angeles", `${tbps("SIN")} Tbps each`],
          ["Frankfurt, Ashburn", `${tbps("FRA")} Tbps each`],
        ],
      },
      {
        caption: "Plans",
        rows: [
          ["Base", `all our addresses, ${facts.ddos.baseGbpsPerIp} Gbps per IP, L3/4`],
          ["Shield 100", `${d.shield100.cleanMbps} Mbps clean, ${d.shield100.addresses}\u00a0addresses, L3/4 always-on`],
          ["Shield 1G", `${d.shield1g.cleanGbps} Gbps clean, ${d.shield1g.prefixes} × /24, L3–7, ${d.shield1g.domains} domains`],
          ["Above 1 Gbps clean", "quoted within 1 business day"],
        ],
      },
      {
        caption: "Onboarding",
        rows: [
          ["Prefixes", `${d.smallestPrefix.v4} IPv4, ${d.smallestPrefix.v6} IPv6 or larger, LOA and ROA`],
          ["Return", `GRE (MTU ${d.gre.mtu}, MSS ${d.gre.mss}), IPsec, cross-connect`],
          ["Communities", `${d.communities.own}, ${d.communities.rfc7999} (RFC 7999)`],
          ["FlowSpec", "IPv4 and IPv6, validated against your prefixes"],
        ],
      },
      {
        caption: "Service",
        rows: [
          ["Mitigation SLA", `${facts.ddos.slaSeconds} s always-on`],
          ["Network SLA", `${facts.sla.network} (${facts.downtimePer30Days["99.99%"]} in 30 days)`],
          ["Support", `P1 ${live.p1Minutes} min, 24×7`],
          ["Report", `PDF within ${d.reportHours} h of the attack's end`],
        ],
      },
    ],
  },
  delivery: {
    eyebrow: "Onboarding",
    heading: "Onboarding with a real diversion test",
    intro: "The test finds missing ROAs, firewalls that drop GRE and an MSS that was not lowered.",
    steps: [
      {
        when: "Day 0",
        title: "Prefixes and documents",
        body: "Prefixes, AS number, LOA. We check route objects and ROAs, including maxLength.",
      },
      { when: "Day 1–2", title: "Tunnels", body: "Two tunnels to two cities, BGP up, MSS clamped, proved with full-size packets." },
      { when: "Day 3", title: "Thresholds", body: "A week of flow data, or your own figures, set the limits per prefix." },
      { when: "Day 5", title: "Real diversion", body: "One prefix is diverted at a quiet hour, measured, and put back.", key: true },
      { when: "Every quarter", title: "Quarterly test", body: "Fifteen minutes of diversion by appointment, with a written result." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "Price",
    heading: "Price by clean bandwidth",
    body: `Shield 100 covers ${d.shield100.cleanMbps} Mbps of clean traffic and ${d.shield100.addresses} addresses; Shield 1G, at ${won(ddos.shield1g.krw, "en")} (${usd(ddos.shield1g.usd)}), covers ${d.shield1g.cleanGbps}\u00a0Gbps, ${d.shield1g.prefixes} prefixes of /24 and ${d.shield1g.domains} domains up to layer 7. Clean traffic is measured at the 95th percentile, and minutes under attack are left out of the measurement.`,
    from: won(ddos.shield100.krw, "en"),
    unit: `a month, Shield 100 (${usd(ddos.shield100.usd)}), VAT excluded`,
    included: [
      "Attack traffic of any size",
      "Unlimited number of attacks",
      "Quarterly rehearsal and attack reports",
      "24×7 operation of the filters",
    ],
    extra: [
      `Emergency onboarding without a plan, ${won(ddos.emergencyOnce.krw, "en")} once`,
      "Cross-connect for the clean return",
      "Domains and prefixes beyond the plan",
    ],
  },
  faq: {
    heading: "Questions about DDoS protection",
    items: [
      {
        id: "capacity",
        question: "What if the attack exceeds capacity?",
        answer: `The filter works per city, so a flood larger than ${facts.scrubbingTbps} Tbps would first fill single centres. Upstream carriers then filter by source and protocol on our FlowSpec request, and neighbouring centres take load. Only if that fails do we blackhole the single target address, never the prefix, and always with a call to you. Blackholing ends as soon as samples upstream show the flood has gone, checked every five minutes.`,
      },
      {
        id: "latency",
        question: "Does it add latency?",
        answer: `Always-on with an origin in Seoul adds less than ${d.addedMsSeoul} ms, because the scrubbing is beside the routers your traffic passes anyway. On-demand adds nothing normally; under attack, traffic takes the detour to the nearest centre and back over the tunnel. For an origin in Busan scrubbed in Seoul that is about ${facts.distances.icn1ToPus1Ms} ms.`,
      },
      {
        id: "under-attack",
        question: "What should we do if we are under attack now?",
        answer: `Call ${brand.contact.emergencyPhone.en}, at any hour. A protected address or reverse proxy is ready within ${d.emergency.proxyMinutes} minutes; diversion of your own prefix takes ${d.emergency.bgpHours[0]} to ${d.emergency.bgpHours[1]} hours, most of it for documents and router changes. Five things save time: the prefix, the AS number, a signed LOA, somebody with access to the router, and one contact who may decide.`,
      },
      {
        id: "false-positives",
        question: "Will real customers be blocked?",
        answer:
          "They can be: a SYN proxy answers in your place, which does not suit every client, and a rate limit may catch an office behind one address. Ask by phone or ticket for the active filters and their hit counts; we switch off the one you name. Allow lists for payment gateways, monitoring and partners are set before the first diversion.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/security", "/services/internet-connectivity", "/services/firewall", "/services/cdn"],
  },
  call: {
    heading: "Send us your prefix and peak traffic",
    body: "An engineer replies within one business day with mode, plan and the documents needed. Attacks are handled at once, by phone.",
  },
} satisfies ServicePage & { nav: object; emergency: object; flow: object; timeline: object; tunnel: object };
