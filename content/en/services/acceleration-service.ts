import { facts } from "../../facts.ts";
import { accelerationExample as example, accelerationFigures as f } from "../../figures/acceleration-service.ts";
import { amount, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { popByCode } from "../../pops.ts";

const { acceleration } = livePrices;

const jakarta = popByCode("CGK").rtt;
/** Share of the month at which both prices meet: a full Mbps moves 324 GB in 30 days. */
const evenLoad = amount((list) => Math.round((list.acceleration.perMbps.krw / list.acceleration.perGb.krw / 324) * 100));

export const page = {
  title: "Global acceleration",
  description: `Anycast entry in ${facts.popCities} cities and a private backbone to your origin, for traffic that cannot be cached. TCP and UDP, loss target below ${f.lossTargetPercent}%.`,
  nav: {
    title: "Acceleration",
    items: [
      { id: "routes", label: "Latency comparison" },
      { id: "compare", label: "CDN compared" },
      { id: "price", label: "Price" },
      { id: "sheet", label: "Features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "The A/B test" },
      { id: "faq", label: "FAQ" },
    ],
  },
  hero: {
    h1: "Global acceleration: faster log-ins, APIs and games for overseas users",
    lead: "For services that cannot be cached: users enter our network in a nearby city and reach your origin over a private backbone, probed every ten seconds.",
    secondary: "Compare latency",
    price: startingPrice(acceleration.perGb.krw, "gb", `both directions; ${f.trialDays}-day trial free up to 500 GB`, "en"),
  },
  routes: {
    heading: "Open internet and backbone latency by city",
    intro: "Pick the city of your users. The origin is in Seoul.",
    cityLabel: "Users in",
    protocolLabel: "Connection set-up",
    protocols: {
      tls12: { label: "TCP + TLS 1.2", hint: "4 round trips: TCP, TLS twice, request" },
      tls13: { label: "TCP + TLS 1.3", hint: "3 round trips: TCP, TLS, request" },
      h3: { label: "HTTP/3", hint: "2 round trips: QUIC with TLS, request" },
      warm: { label: "Open connection", hint: "1 round trip: the request alone" },
    },
    publicName: "Open internet",
    backboneName: "Backbone",
    rtt: "round trip",
    loss: "loss",
    sample: "sample data",
    target: "target",
    ttfb: "Time to first byte",
    formulaPublic: "{rtt} ms × {trips}",
    formulaBackbone: "{last} ms × {trips} + {backbone} ms",
    saved: "saved per first byte",
    fromHandshakes: "handshakes that end at the edge",
    fromPath: "the shorter, steadier path",
    ceiling: "Ceiling of one loss-bound TCP stream",
    user: "User",
    edge: "Edge",
    origin: "Origin",
    table: "All cities, TCP + TLS 1.3",
    columns: ["City", "To our edge", "Backbone to Seoul", "Open internet", "TTFB open", "TTFB accelerated"],
    title: "Two routes from the chosen city to an origin in Seoul",
    description:
      "A map with the users' city and Seoul. One thin, broken line is the open internet with its round trip and loss. The other, solid line enters the edge in the same city and follows the backbone to Seoul.",
    assumptions: {
      heading: "What this assumes",
      items: [
        "Accelerated: every round trip but the last stays between user and edge; the request uses a pooled connection to the origin that is already open.",
        "Backbone times are targets between points of presence. The users' own access and the open-internet times are sample data: your A/B test replaces them.",
        "The stream ceiling is MSS ÷ RTT × 1.22 ÷ √loss (Mathis), for loss-based congestion control with 1,460-byte segments. BBR suffers less.",
        "Server time is not counted. It is the same on both routes.",
      ],
    },
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of global acceleration",
    intro: `Light in fibre needs about ${f.msPer100Km} ms of round trip per 100 km. Acceleration removes detours, loss and handshakes; the distance remains.`,
    items: [
      {
        title: "Not for content that can be cached",
        body: "Images, patches and video are cheaper and faster from a [CDN](/services/cdn). An accelerated file is billed on every transfer.",
      },
      {
        title: "No entry in mainland China",
        body: "Mainland users enter in Hong Kong or Seoul. ICP filing and licensed cross-border circuits are separate, and we guarantee no speed inside the mainland.",
      },
      {
        title: "TLS ends at the edge",
        body: "TLS ends at the edge when you want the early handshake. Where keys may not leave your building, we pass TCP through untouched, and the handshake runs to your origin again.",
      },
      {
        title: "Server time stays the same",
        body: "If the origin needs 600 ms, the user waits 600 ms. The test report shows server time and network time apart.",
      },
    ],
  },
  capabilities: {
    eyebrow: "Features",
    heading: "How global acceleration works",
    items: [
      {
        title: "Anycast entry",
        body: `The same address pair is announced by BGP from all ${facts.popCities} cities, so the user's own provider carries the packet to the nearest one. No client or SDK is needed, and DNS location errors have no effect.`,
        figure: { value: "1 + 1", unit: "addresses", label: "IPv4 and IPv6, yours for the contract" },
      },
      {
        title: "Handshakes at the edge",
        body: `TLS 1.3 and HTTP/3 terminate in the user's city. A user in Jakarta pays about 10 ms per round trip of setup instead of ${jakarta} ms, and the request joins a connection to your origin that is already open.`,
        figure: { value: "10", unit: "ms", label: `per setup round trip in Jakarta, ${jakarta} ms to Seoul` },
      },
      {
        title: "TCP and UDP, every port",
        body: `Ports 1–65535, single or in ranges. For games and voice, forward error correction adds ${f.fecOverhead[0]}–${f.fecOverhead[1]}% of bandwidth and rebuilds a lost packet without asking for it again.`,
        figure: { value: `+${f.fecOverhead[0]}–${f.fecOverhead[1]}`, unit: "%", label: "bandwidth for error correction, optional" },
      },
      {
        title: "Path selection",
        body: `Every pair of cities is probed each ${f.probeSeconds} seconds. When loss passes ${f.rerouteLossPercent}% or the round trip grows by more than ${f.rerouteRttPercent}%, flows move to the next path and the change is written to your log.`,
        figure: { value: `${f.probeSeconds}`, unit: "s", label: "between probes of each city pair" },
      },
      {
        title: "Client address passed on",
        body: "PROXY protocol v2 for TCP, X-Forwarded-For for HTTP. Your rate limits, country rules and fraud checks keep working on the user's own address.",
        figure: { value: "v2", label: "PROXY protocol, or X-Forwarded-For" },
      },
      {
        title: "Two billing methods",
        body: `Per GB for traffic with sharp peaks, per Mbps at the 95th percentile for steady flows. Above roughly ${evenLoad}% average load the second is cheaper; we read your first month and say which.`,
        figure: {
          value: won(acceleration.perGb.krw, "en"),
          unit: "/GB",
          label: `or ${won(acceleration.perMbps.krw, "en")} per Mbps, 95th percentile`,
        },
      },
    ],
  },
  comparison: {
    eyebrow: "Choosing",
    heading: "CDN, acceleration and dedicated line compared",
    intro: "Most sites use the first two together, one hostname each. The third is for traffic between systems.",
    columns: ["Question", "CDN", "Global acceleration", "Dedicated line"],
    rows: [
      ["What it carries", "Copies of files", "Requests that change every time", "Anything between two buildings"],
      ["Who is at the other end", "Anybody", "Anybody", "Your own site"],
      ["Change at the client", "None", "None", "A router and a port"],
      ["Saves your origin's bandwidth", `≥ 95% of static, target`, "No", "No"],
      ["Ready in", "Minutes to days", `${f.setupDays} business days`, "5 business days to 12 weeks"],
      ["Billed", "Per GB delivered", "Per GB or 95th percentile", "Monthly flat"],
    ],
  },
  delivery: {
    eyebrow: "The A/B test",
    heading: "14-day A/B test with your own users",
    intro: "Half of your real sessions take each route, and the report compares both.",
    steps: [
      {
        when: "1 business day",
        title: "Origin and ports",
        body: "Tell us the origin address, the ports and where your users are. We answer with expected round trips per country.",
      },
      {
        when: `${f.setupDays} business days`,
        title: "Address pair",
        body: "Your anycast pair is announced. The origin firewall admits our egress ranges.",
      },
      {
        when: "Day 0",
        title: "Split",
        body: "A weighted DNS record or a flag in your client sends 50% of sessions to the pair.",
        key: true,
      },
      {
        when: "Days 1–14",
        title: "Measure",
        body: "A small beacon or your own telemetry records connect time, first byte and errors, per country and access network.",
      },
      {
        when: "Day 15",
        title: "Report",
        body: "p50 and p95 of both halves, with sample sizes. If the gain is not worth the price, the report says so and nothing is billed.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "Price",
    heading: "Price per GB or at the 95th percentile",
    body: "Both directions are summed per GB; at the 95th percentile the larger direction counts. The trial is free of charge for its fourteen days up to 500 GB.",
    from: won(acceleration.perGb.krw, "en"),
    unit: `per GB through the backbone (${usd(acceleration.perGb.usd)}), VAT excluded`,
    included: [
      "TLS at the edge with free DV certificates",
      "HTTP/3, PROXY protocol v2",
      "Base DDoS protection",
      "Per-city metrics and path log",
    ],
    extra: [
      `Anycast address pair, ${won(acceleration.addressPair.krw, "en")} a month`,
      "Forward error correction: billed as the bandwidth it adds",
      "Own IP prefix (/24 or /48): one-off check",
    ],
  },
  faq: {
    heading: "Questions about global acceleration",
    items: [
      {
        id: "q-cdn",
        question: "How is this different from a CDN?",
        answer:
          "A CDN stores copies and answers from them. Acceleration moves what cannot be stored: API calls, log-ins, payments, game packets, uploads. Nothing is cached, so nothing can be stale; equally, your origin sees every request. Most sites use both with one hostname each, static.example.com on the CDN and api.example.com here.",
      },
      {
        id: "q-china",
        question: "Does it cover mainland China?",
        answer:
          "There is no point of presence in the mainland. Users there enter in Hong Kong or Seoul, whichever their provider reaches better, and from that point on the path is ours. The stretch inside the mainland and across the border is not: it varies by hour and by provider, an ICP filing and a licensed cross-border circuit are separate purchases, and we guarantee no speed for it.",
      },
      {
        id: "q-faster",
        question: "How much faster will we be?",
        answer: `It depends on your loss rate and number of handshakes. In the sample above a first byte to Jakarta over TCP and TLS 1.3 falls from ${example.open} to ${example.edge} ms, and ${example.handshakes} of the ${example.saved} ms saved come from handshakes alone; a connection that stays open gains only the ${example.warmSaved} ms of path. That is why the ${f.trialDays}-day A/B test comes first, on real users, with p50 and p95 side by side.`,
      },
      {
        id: "q-fail",
        question: "What if your edge in a city fails?",
        answer:
          "The announcement from that city is withdrawn and the user's provider falls to the next nearest one, typically within seconds. Open TCP connections through the failed edge are reset and the client reconnects; new ones are not affected. If the whole backbone path is bad, traffic can leave for your origin over the open internet from the entry city, a choice you set beforehand.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/cdn", "/services/network", "/services/dedicated-line", "/solutions/edge-computing"],
  },
  call: {
    heading: "Tell us your slowest countries",
    body: `Send the three slowest countries and one origin address. Within one business day you get the expected round trips, and a date for the ${f.trialDays}-day test.`,
  },
} satisfies ServicePage;
