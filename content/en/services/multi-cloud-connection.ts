import { breakEvenTb, cloudConnectFigures as f, sampleEgress } from "../../figures/multi-cloud-connection.ts";
import { live } from "../../live.ts";
import { amount, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { popByCode } from "../../pops.ts";
import type { PriceList } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cloudConnect } = livePrices;

const { internetUsd, privateUsd } = sampleEgress;
const pairKrw = (list: PriceList) => list.cloudConnect.port1g.krw + list.cloudConnect.circuit500.krw;
const breakEven = amount((list) => Math.round(breakEvenTb(pairKrw(list), internetUsd - privateUsd, list)));
const firstKrw = amount(({ cloudConnect: { port1g, circuit100 } }) => port1g.krw + circuit100.krw);
const firstUsd = amount(({ cloudConnect: { port1g, circuit100 } }) => port1g.usd + circuit100.usd);

export const page = {
  title: "Multi-cloud connection",
  description: `One physical port, virtual circuits to AWS, Azure, Google Cloud, Oracle and Korean clouds, and a router between them. A new circuit in ${f.newCircuitMinutes} minutes, monthly prices printed.`,
  hero: {
    h1: "Multi-cloud connection on one port",
    lead: "For companies using two or more clouds: one fibre to our meet-me room reaches all of them, and cloud-to-cloud traffic stays out of your office.",
    secondary: "Configure and price",
    price: startingPrice(firstKrw, "month", "1 Gbps port and one 100 Mbps circuit", "en"),
  },
  capabilities: {
    eyebrow: "Components",
    heading: "Port, virtual circuits and cloud router",
    intro: "The cabling to the clouds is already in place; you order a port and circuits.",
    items: [
      {
        title: "Port",
        body: "1, 10 or 100 Gbps on single-mode fibre in ICN1, ICN2, NRT1 or SIN1, reached by cross-connect from your rack or by a [dedicated line](/services/dedicated-line) from your office.",
        figure: { value: "1 · 10 · 100", unit: "Gbps", label: "per port" },
      },
      {
        title: "Virtual circuits",
        body: "50, 100, 200, 300, 400 and 500 Mbps, 1, 2, 5 and 10 Gbps: the steps that hyperscalers accept for hosted connections. Several circuits share one port, each with its own VLAN and its own rate.",
        figure: { value: "10", unit: "steps", label: "from 50 Mbps to 10 Gbps" },
      },
      {
        title: "On-ramps",
        body: "AWS Direct Connect, Azure ExpressRoute, Google Cloud Interconnect, Oracle FastConnect and the domestic clouds, in Seoul, Tokyo and Singapore. A port in Seoul may order a circuit to a cloud region in Tokyo.",
        figure: { value: "4", unit: "clouds", label: "with hosted connections, plus Korean clouds" },
      },
      {
        title: "Cloud router",
        body: `A routing instance of your own in our PoP. Cloud-to-cloud traffic is relayed there, so 200 GB from one cloud to another do not use your office line. BGP per circuit, up to ${grouped(f.routesPerCircuit)} routes each.`,
        figure: { value: "0", unit: "hops", label: "through your office, cloud to cloud" },
      },
      {
        title: "Redundancy",
        body: `Two locations with one circuit each make the ${f.twoLocations} class; two locations with two devices each make the ${f.twoLocationsTwoDevices} class. Both mirror the reference models that the clouds publish themselves, so their SLA applies too.`,
        figure: { value: "2 × 2", label: `locations × devices for the ${f.twoLocationsTwoDevices} class` },
      },
    ],
  },
  builder: {
    eyebrow: "Configurator",
    heading: "Redundancy and monthly price",
    intro: "Choose the pattern and the clouds: every cloud gets a circuit on every port. The drawing at the top follows.",
    site: "Your site",
    router: "Cloud router",
    location: "Location {n}",
    device: "device {n}",
    pattern: "Resilience pattern",
    patterns: {
      single: { label: "One port", hint: "lowest price; stops when the port stops" },
      devices: { label: "One location, two devices", hint: "survives a router failure, not a building" },
      locations: { label: "Two locations", hint: `${f.twoLocations} class` },
      full: { label: "Two locations, two devices each", hint: `${f.twoLocationsTwoDevices} class` },
    },
    portSpeed: "Port speed",
    clouds: "Circuits per cloud",
    off: "none",
    domestic: "Korean cloud",
    domesticOnRamp: "private connect",
    cut: "What fails",
    cuts: { none: "Nothing", device: "One device", location: "Location 1" },
    score: "Redundancy score",
    scoreOf: "{score} of 4",
    classes: [
      "",
      "No class: one failure stops everything",
      "No class: one building",
      `${f.twoLocations} class`,
      `${f.twoLocationsTwoDevices} class`,
    ],
    alive: "{alive} of {total} circuits alive",
    capacity: "{mbps} Mbps left to {cloud}",
    down: "{cloud} unreachable",
    full: "A {port} Gbps port cannot carry {sum} Mbps of circuits. Choose 10 Gbps or smaller circuits.",
    none: "Choose at least one cloud.",
    ports: "Ports",
    circuits: "Circuits",
    total: "Monthly total",
    badge: "sample prices",
    sub: "per month, VAT excluded",
    breakEven: "Break-even on egress",
    breakEvenNote: "at sample egress prices, {internet} against {private} per GB",
    title: "Topology from your site through ports and the cloud router to the clouds",
    description:
      "Your site on the left, one to four ports in one or two locations, our cloud router, and the chosen clouds on the right. Circuits that survive a cut are drawn solid, the others broken.",
    assumptions: {
      heading: "What this assumes",
      items: [
        "Prices for 100, 500 and 1,000 Mbps circuits and 1 and 10 Gbps ports are list prices; other steps and 100 Gbps are quoted.",
        "The score counts what fails together: 1 for one device, 2 for two devices in a building, 3 for two buildings, 4 for two devices in each of two buildings.",
        "The cloud bills its own port hours and egress. They are not in this total.",
        `Break-even = monthly total ÷ (internet egress − private egress). The two rates are sample values, US$${sampleEgress.internetUsd} and US$${sampleEgress.privateUsd} per GB.`,
        "KRW prices exclude 10% VAT; cross-connects are extra.",
      ],
    },
  },
  comparison: {
    eyebrow: "Cloud-side steps",
    heading: "Set-up steps in each cloud console",
    intro: "Names differ by cloud. Four steps each, with the name to look for in its console.",
    columns: ["Step", "AWS", "Azure", "Google Cloud", "Oracle Cloud"],
    rows: [
      [
        "1. Create",
        "Direct Connect gateway and virtual private gateway",
        "ExpressRoute circuit, provider and bandwidth",
        "Cloud Router, then VLAN attachment (partner)",
        "Dynamic routing gateway, then virtual circuit",
      ],
      ["2. Give us", "12-digit account ID", "Service key", "Pairing key", "Virtual circuit OCID"],
      [
        "3. Confirm",
        "Accept the hosted connection",
        "Provider status turns to provisioned",
        "Activate the attachment",
        "State turns to provisioned",
      ],
      [
        "4. Route",
        "Private or transit virtual interface, BGP",
        "Private peering, two /30 links",
        "BGP session on the Cloud Router",
        "BGP with your ASN",
      ],
    ],
    note: "Names are those of the clouds' own products. Their consoles change; our ticket carries the current screenshots.",
  },
  delivery: {
    eyebrow: "Opening",
    heading: "Opening: days for the port, minutes per circuit",
    steps: [
      {
        when: "1 business day",
        title: "Design",
        body: "Which clouds, which regions, how many routes, what may fail. You receive a drawing with addresses and ASNs.",
      },
      {
        when: `${f.portDays[0]}–${f.portDays[1]} business days`,
        title: "Port and cross-connect",
        body: "Letter of authorisation, fibre, light levels noted on the sheet.",
      },
      {
        when: `≤ ${f.newCircuitMinutes} min`,
        title: "First circuit",
        body: `Send the key from the cloud by API, or ${ticketLink("by ticket", "New cloud circuit")} and we set it up within ${live.p3Business}.`,
        key: true,
      },
      { when: "Same day", title: "Failover test", body: "Each circuit is cut once during a file copy and the time is recorded." },
      {
        when: "Any day after",
        title: "Change",
        body: "More bandwidth, another cloud, an old circuit deleted: no cabling, no visit, billed by the day.",
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of multi-\u2060cloud connection",
    items: [
      {
        title: "Cloud charges remain",
        body: "The cloud's port hours and private egress remain on its own invoice. Private egress is usually cheaper, seldom free.",
      },
      {
        title: "Not encrypted by default",
        body: "Circuits are isolated. MACsec is available on 10 and 100 Gbps ports; otherwise run IPsec on top.",
      },
      {
        title: "Distance remains",
        body: `A circuit to a region in Tokyo has the ${popByCode("NRT").rtt} ms round trip to Tokyo. A private circuit shortens detours only.`,
      },
      {
        title: "Circuits on one port stop together",
        body: "Ten circuits on a single port stop when it stops. Use two locations for critical systems.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "Price",
    heading: "Price: a port plus one circuit per cloud",
    body: "Circuits are billed by the day from the moment BGP is up to the moment you delete them. A port is monthly. The cloud router is part of the port.",
    from: won(firstKrw, "en"),
    unit: `a month for a 1 Gbps port and one 100 Mbps circuit (${usd(firstUsd)}), VAT excluded`,
    included: ["Cloud router with BGP and BFD", "API and Terraform, changes by ticket", "Monthly traffic report per circuit"],
    extra: [
      `10 Gbps port ${won(cloudConnect.port10g.krw, "en")}; 100 Gbps by quote`,
      `Circuit 500 Mbps ${won(cloudConnect.circuit500.krw, "en")}, 1 Gbps\u00a0${won(cloudConnect.circuit1g.krw, "en")}`,
      "Cross-connect, the cloud's own fees",
    ],
  },
  faq: {
    heading: "Questions about multi-\u2060cloud connection",
    items: [
      {
        id: "q-encrypted",
        question: "Is the connection encrypted?",
        answer:
          "It is private but not encrypted. Your circuit is a VLAN of its own from your port to the cloud's edge and never touches the internet, but the frames are carried as you sent them. On 10 and 100 Gbps ports we switch on MACsec between your router and ours at line rate. For end-to-end encryption run IPsec over the circuit, to the cloud's own VPN gateway or to an appliance in your network there; plan for about 1.25 Gbps per tunnel and use several.",
      },
      {
        id: "q-cloud-side",
        question: "What do we order on the cloud side?",
        answer: `A hosted connection (AWS), an ExpressRoute circuit (Azure), a partner VLAN attachment (Google Cloud) or a virtual circuit (Oracle). The cloud then shows a key or asks you to accept our offer: account ID and acceptance at AWS, service key at Azure, pairing key at Google, OCID at Oracle. Send it by API and the VLAN is up within ${f.newCircuitMinutes} minutes, or by ticket within ${live.p3Business}. The four steps per cloud are in the table above.`,
      },
      {
        id: "q-egress",
        question: "Does it cut egress cost?",
        answer: `Usually. Clouds charge less for traffic that leaves over a private circuit than over the internet; in our sample ${usd(sampleEgress.privateUsd)} against ${usd(sampleEgress.internetUsd)} per GB. A 1 Gbps port and a 500 Mbps circuit cost ${won(amount(pairKrw), "en")} a month, so the saving pays for them from about ${breakEven} TB a month. Between 10 and 20 TB is the usual range; below it, decide by stability rather than cost.`,
      },
      {
        id: "q-overlap",
        question: "What if our clouds use the same private addresses?",
        answer:
          "Then they cannot simply be joined: 10.0.0.0/16 on both sides is ambiguous to any router. The cloud router can translate between the two (NAT on the circuit), which works for a migration and is a burden for years. We map the overlaps in the design step and say which network is cheaper to renumber.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/dedicated-line", "/services/colocation", "/solutions/cloud-migration", "/solutions/cloud-cost-optimization"],
  },
  call: {
    heading: "Tell us which clouds to connect",
    body: "Name them, the regions and the monthly terabytes between them. The answer is a drawing, a monthly total and the break-even, within one business day.",
  },
} satisfies ServicePage;
