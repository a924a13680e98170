import { brand } from "../../brand.ts";
import { facts } from "../../facts.ts";
import { networkFigures as f } from "../../figures/network.ts";
import { livePrices, startingPrice, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { popByCode } from "../../pops.ts";

const { transit } = livePrices;

const tbps = facts.edgeTbps.toFixed(1);

export const page = {
  title: "Network",
  description: `The backbone in figures: ${facts.popCities} cities in ${facts.countries} countries and regions, ${tbps} Tbps at the edge, ${facts.asn}, a map, a round-trip matrix and the peering policy.`,
  hero: {
    h1: `Network: ${facts.popCities} cities, ${facts.edgeTbps}\u00a0Tbps of edge ports`,
    lead: "For engineers checking reach and latency: every city with its capacity and round trip from Seoul, what we own or lease, and the peering policy.",
    secondary: "See latency between cities",
    price: startingPrice(transit.domesticPerMbps.krw, "mbps-month", "domestic IP transit", "en"),
  },
  map: {
    heading: "Every point of presence",
    filterLegend: "Show cities with",
    filters: {
      all: { label: "CDN and transit", hint: "every city" },
      dc: { label: "Data centre", hint: "racks and cloud" },
      scrubbing: { label: "DDoS scrubbing", hint: "attack traffic is cleaned here" },
      compute: { label: "Edge compute", hint: "functions, containers, small VMs" },
      onRamp: { label: "Cloud on-ramp", hint: "private ports to public clouds" },
    },
    count: "{count} cities · {capacity}",
    listView: "List",
    columns: {
      city: "City",
      country: "Country or region",
      capacity: "Capacity",
      rtt: "RTT from Seoul",
      services: "Besides CDN and transit",
    },
    marks: { dc: "data centre", scrubbing: "scrubbing", compute: "edge compute", onRamp: "on-ramp" },
    rolesOf: { dc: "Data-centre city", core: "Core city", edge: "Edge city" },
    fromSeoul: "{ms} ms from Seoul, target",
    here: "round trips are measured from here",
    title: `World map of ${facts.popCities} points of presence`,
    description:
      "Dots mark the cities: filled for data centres, ringed for core cities, small for edge cities. Lines from Seoul show the main submarine routes. The list holds the same facts as text.",
    caption:
      "Capacity is the sum of edge ports per city. Round trips are monthly-median targets between points of presence; the last mile is not included.",
    countries: {
      KR: "Korea",
      JP: "Japan",
      HK: "Hong Kong",
      TW: "Taiwan",
      SG: "Singapore",
      MY: "Malaysia",
      ID: "Indonesia",
      TH: "Thailand",
      VN: "Vietnam",
      PH: "Philippines",
      KH: "Cambodia",
      IN: "India",
      AU: "Australia",
      NZ: "New Zealand",
      AE: "United Arab Emirates",
      TR: "Türkiye",
      GB: "United Kingdom",
      DE: "Germany",
      NL: "Netherlands",
      FR: "France",
      ES: "Spain",
      SE: "Sweden",
      PL: "Poland",
      US: "United States",
      CA: "Canada",
      BR: "Brazil",
      ZA: "South Africa",
    },
  },
  matrix: {
    eyebrow: "Round trips",
    heading: "Round-trip times between ten cities",
    intro: "Targets in milliseconds. Point at a cell, or pick two cities, to compare the target with the limit of optical fibre.",
    from: "From",
    to: "To",
    legend: "the stronger the tint, the farther",
    caption: "Round-trip targets between data-centre and core cities, in milliseconds",
    rtt: "Target round trip",
    distance: "Great circle",
    floor: "Fibre floor",
    stretch: "Above the floor",
    km: "km",
    ms: "ms",
    same: "Same city: below 1 ms.",
    note: "Fibre floor: great-circle distance there and back at 204 km per millisecond. Real cables are longer than the great circle. In this table targets lie between 1.1 and 2.8 times the floor: lowest on direct cables such as Tokyo–Los Angeles, highest where the route makes a detour, such as Seoul–London.",
  },
  capabilities: {
    eyebrow: "How it is built",
    heading: "Backbone design",
    items: [
      {
        title: "Backbone",
        body: `N × ${f.linkGbps} Gbps between core cities, steered by segment routing. A link is upgraded when its peak passes 50% with its twin down, so a failure never turns into congestion.`,
        figure: { value: `N × ${f.linkGbps}`, unit: "Gbps", label: "per backbone section" },
      },
      {
        title: "Path diversity",
        body: `Every city leaves by at least ${f.minPaths} physically separate paths, Seoul, Tokyo and Singapore by at least ${f.minPathsHub}. Separate means different ducts, different landing stations and different cable systems.`,
        figure: { value: `≥ ${f.minPaths}`, label: `diverse paths per city, ≥ ${f.minPathsHub} at the three hubs` },
      },
      {
        title: "Fast reroute",
        body: "Backup paths are computed before they are needed (TI-LFA). A broken section is bypassed by the routers on either side of it, without waiting for the whole network to agree.",
        figure: { value: `< ${f.rerouteMs}`, unit: "ms", label: "local repair inside the network" },
      },
      {
        title: "IPv6 everywhere",
        body: `Every port, every service and every probe is dual-stack. ${facts.asn} announces both families from all ${facts.popCities} cities, and our own monitoring runs over IPv6, so IPv6 faults are detected at once.`,
        figure: { value: "v4 + v6", label: "on every port, no surcharge" },
      },
      {
        title: "Transparency",
        body: `Route lookups from every city by ticket, round trips measured every ${f.probeSeconds} seconds, summarised every ${f.matrixMinutes} minutes and sent to customers on request, maintenance announced at least ${facts.maintenanceNoticeDays} days ahead and a written post-mortem within ${facts.postMortemBusinessDays} business days.`,
        figure: { value: `≥ ${facts.maintenanceNoticeDays}`, unit: "days", label: "notice before planned work" },
      },
    ],
  },
  spec: {
    eyebrow: "Peering and routing",
    heading: "Peering policy and routing",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Identity",
        rows: [
          ["AS number", `${facts.asn}, AS-SET AS-${brand.name.en.toUpperCase()}`],
          ["Exchanges", `${facts.exchanges}+, IPv4 and IPv6`],
          ["Private peering", "10 and 100 Gbps, in all core cities"],
        ],
      },
      {
        caption: "Policy",
        rows: [
          ["Peering", "Open: no ratio, no minimum on exchanges"],
          ["Private interconnect", "From 1 Gbps of measured peak"],
          ["Answer", `Within ${f.peeringDays} business days`],
        ],
      },
      {
        caption: "Routing safety",
        rows: [
          ["RPKI", "All own prefixes signed; invalid routes dropped"],
          ["Filters", "IRR and ROA per neighbour, rebuilt daily"],
          ["Anti-spoofing", "BCP 38 on every customer port"],
          ["Max-prefix", "Published value plus 20%"],
        ],
      },
      {
        caption: "Communities",
        rows: [
          ["64500:666", "Blackhole a host route"],
          ["64500:1xx", "Do not announce in region xx"],
          ["64500:31", "Prepend three times to transit"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Ownership",
    heading: "What we own and what we lease",
    items: [
      {
        title: "Submarine cables: leased capacity",
        body: "International sections are capacity leased on several submarine systems, never on one. Repairs are done by the cable operators.",
      },
      {
        title: "Seoul metro fibre: leased",
        body: "Metro fibre between Gasan, Anyang and the exchanges is dark fibre on long-term lease; we run the optical equipment.",
      },
      {
        title: "Last mile abroad: local providers",
        body: "From our PoP to the user runs a local provider's network. We choose whom to peer with and publish the figures; we do not control that section.",
      },
      {
        title: "No PoP in mainland China",
        body: "The nearest are Hong Kong, Taipei and Seoul. Everything beyond the border needs a licensed carrier.",
      },
    ],
  },
  delivery: {
    eyebrow: "Cable faults",
    heading: "Response to a submarine cable fault",
    intro: "Two or three submarine faults a year touch our routes. The sequence is rehearsed each quarter.",
    steps: [
      {
        when: "0 s",
        title: "Loss of signal",
        body: `Routers on both sides switch to the prepared path; inside the network that takes under ${f.rerouteMs} ms.`,
      },
      {
        when: `< ${f.cableRerouteSeconds} s`,
        title: "Rerouting",
        body: `Traffic runs on another cable system. A round trip may grow, Seoul–Singapore for example from ${popByCode("SIN").rtt} to about ${Math.round(popByCode("SIN").rtt * f.detour)} ms.`,
        key: true,
      },
      {
        when: "5 min",
        title: "Status notice",
        body: "The status notice on the home page names the affected routes and the present round trip.",
      },
      {
        when: "15 min",
        title: "Engineer response",
        body: "The shift opens a case with the cable operator and calls affected customers.",
      },
      {
        when: `${facts.postMortemBusinessDays} business days`,
        title: "Post-mortem",
        body: "What broke, what moved, what we change. Public, with the graph.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "Price",
    heading: "Network price: part of each service",
    body: "The network is included in the services that run on it. Transit is metered, lines are flat, CDN and acceleration are billed per gigabyte.",
    from: won(transit.domesticPerMbps.krw, "en"),
    unit: "per Mbps a month, domestic transit at the 95th percentile, VAT excluded",
    included: ["IPv4 and IPv6", "Base DDoS protection", "Route lookups, round-trip table, status notices"],
    extra: [
      "Backbone capacity between two cities: dedicated line",
      "A new city: see the last question",
      "Exchange membership fees of your own",
    ],
  },
  faq: {
    heading: "Questions about the network",
    items: [
      {
        id: "q-measured",
        question: "How are the RTTs measured?",
        answer: `ICMP and TCP probes run every ${f.probeSeconds} seconds from each point of presence to every other one, over both address families. The published figure is the monthly median of the TCP probes, because ICMP may be queued differently. The last mile on either side is not included: a user in Jakarta adds about 10 ms to the ${popByCode("CGK").rtt} ms between Jakarta and Seoul. The values on this page are targets; measured medians are sent by ticket on request.`,
      },
      {
        id: "q-cable",
        question: "What if a submarine cable is cut?",
        answer: `Traffic moves to another cable system in under ${f.cableRerouteSeconds} second. The path may be longer, so the round trip can rise by 5 to 40% until the repair ship has finished, which takes one to four weeks. Capacity is planned so that the surviving paths carry the evening peak. The status notice on the home page names each affected route with its present value, and the SLA keeps counting.`,
      },
      {
        id: "q-add",
        question: "Can you add a PoP for us?",
        answer: `Yes, from a commitment of ${f.newPopCommitGbps} Gbps in that city. It takes ${f.newPopWeeks[0]} to ${f.newPopWeeks[1]} weeks: two weeks to choose a carrier-neutral site with two diverse backbone paths, six to eight for hardware and customs, the rest for cross-connects and tests. You may name the building; we publish the city once it carries traffic.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/internet-connectivity", "/services/dedicated-line", "/services/acceleration-service", "/services/cdn"],
  },
  call: {
    heading: "Send us a traceroute",
    body: "Send one for a slow path, with source and destination. A network engineer answers within one business day with the path we would take and its round trip.",
  },
} satisfies ServicePage;
