import { facts } from "../../facts.ts";
import { edgeFigures as e } from "../../figures/edge-computing.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { edgeComputePops, popByCode } from "../../pops.ts";

const { instances } = livePrices;

const w = (krw: Figure) => won(krw, "en");
const m2 = instances.find((plan) => plan.id === "M2")?.monthly ?? { krw: 0, usd: 0 };

export const page = {
  title: "Edge computing",
  description: `Functions, containers and small VMs in ${facts.edgeComputeCities} cities, with a target of ${e.metroMs} ms to metro users in Seoul, Tokyo and Singapore; the other ${facts.cacheOnlyCities} cities only cache.`,
  hero: {
    h1: `Edge computing in ${facts.edgeComputeCities} cities close to your users`,
    lead: "For games, retail, IoT and video analytics: your functions, containers and virtual machines run in the user's city instead of in Seoul.",
    secondary: "See which workloads fit",
    price: startingPrice(m2.krw, "month", "M2 virtual machine per city; functions by quote", "en"),
  },
  rings: {
    budget: "Round-trip budget",
    ms: "{n} ms",
    city: "Your users are in",
    nearest: "Nearest compute city",
    distance: "{km} km away",
    edgeRtt: "Estimated round trip",
    regionRtt: "To the Seoul region, target",
    saved: "Saved per round trip",
    covered: "{n} of {total} cities within the budget",
    same: "in the same city",
    compute: "Runs code",
    cacheOnly: "Caches only",
    chartTitle: "Map of compute cities with latency rings",
    chartDescription: `${facts.edgeComputeCities} compute cities with a ring each, ${facts.cacheOnlyCities} cache cities as small dots. A ring's radius is the distance covered by the chosen round-trip time.`,
    note: `Radius = budget × 100 km ÷ ${e.detour}, because fibre takes detours. An estimate between cities: the last mile adds 2–10 ms, and submarine routes such as Seoul–Tokyo are longer than the ring suggests.`,
  },
  belongs: {
    eyebrow: "Placement",
    heading: "Edge or region: placement by workload",
    intro: `It depends on three questions: must the answer arrive within ${e.edgeBelowMs} ms, is much raw data reduced, and how strict is its state? Set the last row for your own workload.`,
    columns: { workload: "Workload", latency: "Answer within", raw: "Bulky raw data", state: "State", verdict: "Place" },
    yes: "yes",
    seconds: "{n} s",
    no: "no",
    states: { tolerant: "may lag or be lost", readMostly: "mostly read", transaction: "transaction" },
    verdicts: {
      edge: "Edge: it needs speed or reduces much data, and its state may lag.",
      region: "Region: there is no need to be close, and the region is cheaper.",
      split: "Split: check at the edge, write in the region.",
    },
    verdictShort: { edge: "Edge", region: "Region", split: "Split" },
    workloads: {
      matchmaking: "Game matchmaking",
      bidding: "Advertising bid",
      cameras: "Video analytics from shop cameras",
      sensors: "Filtering of factory sensors",
      variants: "A/B variant and language of a page",
      token: "Log-in token check",
      chat: "Chat presence",
      checkout: "Checkout and payment",
      report: "Nightly report",
    },
    own: "Your workload",
    ownLatency: "Answer needed within",
    latencyOptions: { "10": "10 ms", "50": "50 ms", "300": "300 ms" },
    ownRaw: "Turns bulky raw data into little",
    ownState: "State",
    ask: "Ask about this workload",
    summary: "Edge placement: answer within {ms} ms, raw data {raw}, state {state}: {verdict}",
    note: "Everything can run at the edge, but functions and containers cost more per GB of memory than in a region, and transactions are not supported.",
  },
  capabilities: {
    eyebrow: "Runtimes",
    heading: "Runtimes and their limits",
    items: [
      {
        title: "Functions in WebAssembly",
        body: `Small pieces of logic compiled to WASM, started per request and removed afterwards. ${e.functionMb} MB of memory and ${e.functionCpuMs} ms of CPU time; waiting for the network does not count.`,
        figure: { value: `< ${e.functionColdMs}`, unit: "ms", label: "cold start" },
      },
      {
        title: "Containers",
        body: `OCI images for amd64 and arm64, up to ${e.containerGb} GB of memory. They start in a third of a second and stay warm while requests come; the first request after an idle time waits for the start.`,
        figure: { value: `~${e.containerStartMs}`, unit: "ms", label: "start from a cached image" },
      },
      {
        title: "Small virtual machines",
        body: "For game servers, media relays and anything that holds a UDP port open for hours. Billed by the hour, like the same plan in a region.",
        figure: { value: `${e.vmVcpu[0]}–${e.vmVcpu[1]}`, unit: "vCPU", label: "per machine" },
      },
      {
        title: "Key-value store",
        body: "Reads are answered in the same city. A write in any city reaches the others within a minute, and the later write wins. There are no transactions across cities.",
        figure: { value: `≤ ${e.kvSeconds}`, unit: "s", label: "until all cities agree" },
      },
      {
        title: "Rollout by city or percent",
        body: "A canary takes one city or one percent of requests; if its error rate exceeds the old version's, it is rolled back automatically.",
        figure: { value: `≤ ${e.rollbackSeconds}`, unit: "s", label: "back to the previous version everywhere" },
      },
      {
        title: "On-site appliance",
        body: `1U in your shop or factory, with the same containers and rollout and 5G as backup line. Without any line it keeps working and synchronises later.`,
        figure: { value: `${e.offlineHours}`, unit: "h", label: "of work without any uplink" },
      },
    ],
  },
  spec: {
    eyebrow: "Specification",
    heading: "Edge computing specification",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Cities",
        rows: [
          ["Compute cities", edgeComputePops.map((code) => popByCode(code).en).join(", ")],
          ["Cache only", `${facts.cacheOnlyCities} cities`],
          ["Routing", "Anycast, nearest healthy city"],
        ],
      },
      {
        caption: "Runtimes",
        rows: [
          ["Function", `${e.functionMb} MB, ${e.functionCpuMs} ms CPU, bundle up to 10 MB`],
          ["Container", `${e.containerGb} GB memory, 2 vCPU, image up to 2 GB`],
          ["VM", `${e.vmVcpu[0]}–${e.vmVcpu[1]} vCPU, KVM, own kernel`],
        ],
      },
      {
        caption: "State",
        rows: [
          ["Key-value", `value up to 25 MB, eventually consistent ≤ ${e.kvSeconds} s`],
          ["Transactions", "in the region only"],
          ["Logs", "pushed within 60 s to your storage"],
        ],
      },
      {
        caption: "On-site appliance",
        rows: [
          ["Size and power", "1U, 180 W"],
          ["Uplinks", "wired and 5G"],
          ["Without uplink", `${e.offlineHours} h, then read-only`],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of edge computing",
    intro: "Please check these before you choose the edge.",
    items: [
      {
        title: "Compute in selected cities only",
        body: `${facts.edgeComputeCities} cities run code. Users in the remaining ${facts.cacheOnlyCities} get cached files locally and code from the next compute city.`,
      },
      {
        title: "No transactions across cities",
        body: "Two cities may accept contradicting writes within the same minute. Stock, money and seats belong in the region's database.",
      },
      {
        title: "No long computations",
        body: `A function that needs more than ${e.functionCpuMs} ms of CPU is stopped. Training, transcoding of archives and reports run in a region.`,
      },
      {
        title: "No effect on a slow back end",
        body: "If each request still waits for a database in Seoul, moving the code to Jakarta does not shorten the wait.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "14-day trial with your users before a contract",
    steps: [
      { when: "1 business day", title: "Placement", body: "Send the workload's three answers; an engineer says edge, region or both." },
      { when: "2 business days", title: "Account", body: "Two cities, functions and containers enabled, limits raised if needed." },
      {
        when: "14 days",
        title: "A/B trial",
        body: "Half of your users on the edge, measured in their browsers: p50 and p95, before and after.",
        key: true,
      },
      { when: "Day 15", title: "Decision", body: "If the 95th percentile did not move, we advise against it and say why." },
      { when: `≤ ${e.deploySeconds} s`, title: "All cities", body: "One command. On-site appliances take three weeks." },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "VMs at list price, functions by quote",
    body: `A virtual machine at the edge costs the same as its plan in a region: M2 with 2 vCPU and 4 GB is ${w(m2.krw)} (${usd(m2.usd)}) a month and city, billed by the hour up to that ceiling. Functions and containers are quoted by requests and memory-hours, answered within one business day.`,
    from: w(m2.krw),
    unit: `per VM, city and month (${usd(m2.usd)}), VAT excluded`,
    included: [
      "Anycast address and TLS certificate",
      "3 TB of outbound traffic with M2",
      "Key-value store up to 1 GB",
      "Logs and metrics per city",
    ],
    extra: ["Functions and containers, by quote", "Outbound traffic above the allowance", "On-site appliance, monthly rental"],
  },
  faq: {
    heading: "Questions about edge computing",
    items: [
      {
        id: "edge-or-region",
        question: "Should we choose edge or region?",
        answer: `Edge, if the answer must arrive within ${e.edgeBelowMs} ms, or if much raw data becomes little on the spot, and if the state may lag behind. A shop camera that sends “three people in aisle two” instead of video is the model case: megabits become bytes. Region, if it books, pays or counts. In between, split: the edge checks a token or picks a variant, the region writes.`,
      },
      {
        id: "state",
        question: "How is state handled?",
        answer: `What is mostly read is kept in the key-value store of every city and is at most ${e.kvSeconds} seconds old. A write is accepted in the city where it arrives and spreads to the others; the same city sees it at once, the others within a minute. If two cities write the same key in that minute, the later timestamp wins. Where this is not acceptable, write to the region's database, which adds its round trip.`,
      },
      {
        id: "containers",
        question: "Can we use containers?",
        answer: `Yes, ordinary OCI images for amd64 or arm64 from any registry. Limits: ${e.containerGb} GB of memory, 2 vCPU, 2 GB of image, no privileged mode, local disk is lost on restart. A container starts in about ${e.containerStartMs} ms and is stopped after 15 idle minutes unless you pay for one to stay. What needs its own kernel or a UDP range runs in a VM.`,
      },
      {
        id: "pick-cities",
        question: "Must we run in all compute cities?",
        answer:
          "No. Choose per application; two cities are the least we advise, so that one can fail. Requests from elsewhere go to the nearest city you chose, over our backbone. Personal data can be tied to cities of one country, in which case the other cities never receive the key.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/cdn", "/services/acceleration-service", "/services/network", "/solutions/media-streaming"],
  },
  call: {
    heading: "Tell us about one workload",
    body: "Response time, amount of raw data and strictness of its state. An engineer tells you within one business day whether the edge would help, and offers a 14-day trial if so.",
  },
} satisfies ServicePage & Record<string, unknown>;
