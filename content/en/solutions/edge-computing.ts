import { facts } from "../../facts.ts";
import { edgeFigures as e } from "../../figures/edge-computing.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { edgeComputePops, popByCode } from "../../pops.ts";
import { instances } from "../../pricing.ts";

const w = (krw: number) => won(krw, "en");
const m2 = instances.find((plan) => plan.id === "M2")?.monthly ?? { krw: 0, usd: 0 };

export const page = {
  title: "Edge computing",
  description: `Functions, containers and small VMs in ${facts.edgeComputeCities} cities, with a target of ${e.metroMs} ms to metro users in Seoul, Tokyo and Singapore; the other ${facts.cacheOnlyCities} cities only cache.`,
  hero: {
    h1: "Compute where the user is, not where the server is",
    lead: `Light in glass needs about a millisecond of round trip per 100 km, and no contract changes that. What can change is the distance: ${facts.edgeComputeCities} cities run your code, and a user in Jakarta gets the answer from Jakarta, not from a server ${popByCode("CGK").rtt} ms away in Seoul.`,
    primary: "Get a quote",
    secondary: "See the price",
    figures: [
      {
        value: `${facts.edgeComputeCities}`,
        unit: "cities",
        label: `run code; the other ${facts.cacheOnlyCities} of our ${facts.popCities} only cache`,
      },
      { value: `≤ ${e.metroMs}`, unit: "ms", label: "to metro users in Seoul, Tokyo and Singapore, target" },
      { value: `≤ ${e.deploySeconds}`, unit: "s", label: "from push to every city, and 30 s to take it back" },
    ],
  },
  rings: {
    eyebrow: "Latency rings",
    heading: "How far a millisecond reaches",
    intro:
      "Each ring shows how far a round trip gets within the budget, starting from a compute city. Choose a budget, then the city your users sit in.",
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
    tableHeading: "All cities by distance to code",
    tableColumns: ["City", "Nearest compute city", "Distance", "Estimate", "Seoul region"],
    showTable: "Show the list of all cities",
    note: `Radius = budget × 100 km ÷ ${e.detour}, because fibre takes detours. An estimate between cities: the last mile adds 2–10 ms, and island routes such as Seoul–Tokyo run longer than the ring suggests.`,
  },
  belongs: {
    eyebrow: "Placement",
    heading: "Does it belong at the edge?",
    intro: `Three questions decide it: must the answer arrive within ${e.edgeBelowMs} ms, does it turn much raw data into little, and how strict is its state? The last row is yours to set.`,
    columns: { workload: "Workload", latency: "Answer within", raw: "Bulky raw data", state: "State", verdict: "Place" },
    yes: "yes",
    seconds: "{n} s",
    no: "no",
    states: { tolerant: "may lag or be lost", readMostly: "mostly read", transaction: "transaction" },
    verdicts: {
      edge: "Put it at the edge: speed or bulk pulls it there, and its state may lag.",
      region: "Leave it in the region: nothing pulls it away, and the region is cheaper.",
      split: "Divide it: check at the edge, write in the region.",
    },
    verdictShort: { edge: "Edge", region: "Region", split: "Split" },
    workloads: {
      matchmaking: "Game matchmaking",
      bidding: "Advertising bid",
      cameras: "Video analytics from shop cameras",
      sensors: "Filtering of factory sensors",
      variants: "A/B variant and language of a page",
      token: "Login token check",
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
    note: "Nothing forbids running everything at the edge. It costs more per GB of memory and gives up transactions, so it should buy something.",
  },
  capabilities: {
    eyebrow: "Runtimes",
    heading: "Six parts, with their ceilings",
    items: [
      {
        title: "Functions in WebAssembly",
        body: `Small pieces of logic compiled to WASM, started per request and forgotten afterwards. ${e.functionMb} MB of memory and ${e.functionCpuMs} ms of CPU time; waiting for the network does not count.`,
        figure: { value: `< ${e.functionColdMs}`, unit: "ms", label: "cold start" },
      },
      {
        title: "Containers",
        body: `OCI images for amd64 and arm64, up to ${e.containerGb} GB of memory. They start in a third of a second and stay warm while requests come, so plan the first one after a quiet night.`,
        figure: { value: `~${e.containerStartMs}`, unit: "ms", label: "start from a cached image" },
      },
      {
        title: "Small virtual machines",
        body: "For game servers, media relays and anything that holds a UDP port open for hours. Billed by the hour, like the same plan in a region.",
        figure: { value: `${e.vmVcpu[0]}–${e.vmVcpu[1]}`, unit: "vCPU", label: "per machine" },
      },
      {
        title: "Key-value store",
        body: "Reads are answered in the same city. A write in one city reaches the others within a minute and the last writer wins. There are no transactions across cities, by design.",
        figure: { value: `≤ ${e.kvSeconds}`, unit: "s", label: "until all cities agree" },
      },
      {
        title: "Rollout by city or percent",
        body: "A canary takes one city or one percent of requests; if its error rate exceeds the old version's, it is withdrawn without anyone being paged.",
        figure: { value: `≤ ${e.rollbackSeconds}`, unit: "s", label: "back to the previous version everywhere" },
      },
      {
        title: "A box on your site",
        body: `Where even the city is too far: 1U in your shop or factory, same containers, same rollout, 5G as the second way out. When both ways are gone it works on alone and reconciles later.`,
        figure: { value: `${e.offlineHours}`, unit: "h", label: "of work without any uplink" },
      },
    ],
  },
  spec: {
    eyebrow: "Specification",
    heading: "Limits, in numbers",
    updated: "2026-01-12",
    groups: [
      {
        caption: "Places",
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
        caption: "On-site box",
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
    heading: "What it does not do",
    intro: "The edge is a small place. These things do not fit into it.",
    items: [
      {
        title: "Not in every city on the map",
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
        title: "No help against a slow back end",
        body: "If each request still waits for a database in Seoul, moving the code to Jakarta only moves the waiting.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "A trial with real users before a contract",
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
      { when: `≤ ${e.deploySeconds} s`, title: "All cities", body: "One command. Boxes on your own sites take three weeks for hardware." },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "Machines at list price, requests by quote",
    body: `A virtual machine at the edge costs the same as its plan in a region: M2 with 2 vCPU and 4 GB is ${w(m2.krw)} (${usd(m2.usd)}) a month and city, billed by the hour up to that ceiling. Functions and containers are quoted by requests and memory-hours, because ten cities with little traffic and one with much differ by a factor of five. The reply comes within one business day.`,
    from: w(m2.krw),
    unit: `per VM, city and month (${usd(m2.usd)}), VAT excluded`,
    included: [
      "Anycast address and TLS certificate",
      "3 TB of outbound traffic with M2",
      "Key-value store up to 1 GB",
      "Logs and metrics per city",
    ],
    extra: ["Functions and containers, by quote", "Outbound traffic above the allowance", "On-site box, rental by the month"],
  },
  faq: {
    heading: "Questions about edge computing",
    items: [
      {
        id: "edge-or-region",
        question: "Edge or region?",
        answer: `Edge, if the answer must arrive within ${e.edgeBelowMs} ms, or if much raw data becomes little on the spot, and if the state may lag behind. A shop camera that sends “three people in aisle two” instead of video is the model case: megabits become bytes. Region, if it books, pays or counts. In between, split: the edge checks a token or picks a variant, the region writes.`,
      },
      {
        id: "state",
        question: "How is state handled?",
        answer: `What is mostly read lies in the key-value store of every city and is at most ${e.kvSeconds} seconds old. Writes go to one home region of your choice and spread from there; your code sees its own write at once and that of others within a minute. If two cities write the same key in that minute, the later clock wins. Where this is not acceptable, write through to the region's database and accept its round trip.`,
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
    heading: "Three answers about one workload",
    body: "How fast, how much raw data, how strict its state. An engineer tells you within one business day whether the edge would help, and offers a 14-day trial if so.",
    primary: "Get a quote",
    secondary: "Contact us",
  },
} satisfies ServicePage & Record<string, unknown>;
