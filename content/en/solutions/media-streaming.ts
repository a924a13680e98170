import { facts } from "../../facts.ts";
import { streamingFigures as s } from "../../figures/media-streaming.ts";
import { type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { cdnRegions, storagePerGb } = livePrices;

const w = (krw: Figure) => won(krw, "en");
const exampleGbps = (s.exampleViewers * s.exampleMbps) / 1000;

export const page = {
  title: "Media streaming",
  description: `Ingest, transcoding, packaging and delivery from ${facts.popCities} cities, with the delay per stage in the open: HLS in seconds, low-latency HLS in 2–5, WebRTC under one.`,
  hero: {
    h1: "Media streaming, live and on demand",
    lead: "For broadcasters, e-sports, live commerce, lectures and OTT: ingest, transcoding, packaging and delivery with the delay you need.",
    secondary: "Calculate the price",
    price: startingPrice(cdnRegions[0].krw[0], "gb", "delivery in Korea, less with volume; transcoding by quote", "en"),
  },
  pipeline: {
    protocol: "Protocol",
    unit: { hls: "Segment length", llhls: "Part length", webrtc: "Jitter buffer" },
    seconds: "{n} s",
    total: "Camera to screen",
    protocols: {
      hls: { name: "HLS / DASH", hint: "Every device, any number of viewers, cheapest per GB" },
      llhls: { name: "LL-HLS / LL-DASH", hint: "Current players, same CDN, more requests" },
      webrtc: { name: "WebRTC", hint: "Browsers and apps, a session per viewer" },
    },
    stages: {
      capture: { name: "Camera and encoder" },
      ingest: { name: "Ingest" },
      transcode: { name: "Transcode" },
      package: { name: "Package" },
      delivery: { name: "Delivery" },
      buffer: { name: "Player buffer" },
    },
    chartTitle: "Streaming pipeline with delay per stage",
    chartDescription: "Six stages in a row, each with its seconds for the chosen protocol, and a bar that adds them up.",
    note: "HLS players hold three segments before they start, LL-HLS players three parts. Halving the segment therefore nearly halves the delay, while a faster encoder changes little.",
  },
  calculator: {
    eyebrow: "Calculator",
    heading: "Bandwidth and cost calculator",
    intro: "Capacity above a certain peak must be reserved; the price follows the volume.",
    viewers: "Viewers at the same time",
    bitrate: "Average bitrate",
    hours: "Length of the programme",
    region: "Where they watch",
    regions: {
      "east-asia": "Korea, Japan, Taiwan, Hong Kong",
      "south-asia-oceania": "South-East Asia, India, Oceania",
      "america-europe": "North America, Europe",
      "middle-east-africa-latam": "Middle East, Africa, South America",
    },
    viewersText: "{n}",
    mbps: "{n} Mbps",
    hoursText: "{n} h",
    resultTitle: "Delivery, one event",
    peak: "Peak bandwidth",
    share: "{n}% of the {tbps} Tbps edge",
    volume: "Volume",
    perViewerHour: "Per viewer and hour",
    tier: "{from}–{to} TB",
    beyond: "Above {tb} TB",
    beyondDetail: "{tb} TB by quote",
    vat: "VAT excluded, requests and transcoding not included",
    reserve: `Above ${s.reserveFromGbps} Gbps: reserve ${s.reserveDays} days ahead`,
    noReserve: `Up to ${s.reserveFromGbps} Gbps: no reservation needed`,
    ask: "Ask for this event",
    summary: "{viewers} viewers × {mbps} Mbps × {hours} h: {gbps} Gbps, {tb} TB, {total}",
    assumptionsHeading: "What this assumes",
    assumptions: [
      "Peak = viewers × average bitrate. Volume = the same × duration ÷ 8, so every viewer stays to the end; the real figure is lower.",
      "CDN list price with cumulative tiers, the event being the only traffic of the month. Beyond 500 TB the remainder is a quote.",
      "WebRTC is billed by viewer-hour instead and is always a quote.",
      "Dollars are list prices, fixed each quarter. VAT of 10% is not included.",
    ],
  },
  capabilities: {
    eyebrow: "Stages",
    heading: "Streaming features by stage",
    items: [
      {
        title: "Ingest in two cities",
        body: "SRT, RTMPS or WHIP, sent over two uplinks at once. Frames are compared by timecode; when one side loses them, the other is on air before the player's buffer runs dry.",
        figure: { value: `≤ ${s.ingestSwitchSeconds}`, unit: "s", label: "automatic switch" },
      },
      {
        title: "Adaptive bitrate ladder",
        body: "H.264 for reach, HEVC and AV1 for bitrate, up to 4K at 60 frames. Five to seven steps, aligned on the same frames, so that a change of quality is not seen as a jump.",
        figure: { value: `${s.ladderSteps[0]}–${s.ladderSteps[1]}`, unit: "steps", label: "adaptive bitrate, up to 4K60" },
      },
      {
        title: "CMAF packaging",
        body: "CMAF pieces serve HLS and DASH alike, stored once and encrypted once. The recording of a live programme is a video on demand the minute it ends.",
        figure: { value: "1", unit: "copy", label: "for HLS and DASH" },
      },
      {
        title: "DRM and access control",
        body: "Widevine, FairPlay and PlayReady through one key service; tokens signed per viewer that expire with the ticket; country lists at the edge.",
        figure: { value: "3", unit: "DRM", label: "systems, one key service" },
      },
      {
        title: "Reserved delivery capacity",
        body: `${grouped(s.exampleViewers)} viewers at ${s.exampleMbps} Mbps are ${exampleGbps} Gbps. Peaks of that kind are reserved by city and ISP.`,
        figure: { value: `${facts.edgeTbps}`, unit: "Tbps", label: "at the edge, all cities" },
      },
      {
        title: "Viewer quality metrics",
        body: "Players report start time, rebuffering and chosen quality every ten seconds, split by city and ISP. The control room sees problems as they begin.",
        figure: { value: `< ${s.startSeconds}`, unit: "s", label: `to first picture; rebuffering <\u00a0${s.rebufferPercent}%, targets` },
      },
    ],
  },
  comparison: {
    eyebrow: "Protocols",
    heading: "HLS, LL-HLS and WebRTC compared",
    columns: ["Property", "HLS / DASH", "LL-HLS / LL-DASH", "WebRTC"],
    rows: [
      ["Delay", "6–30 s", "2–5 s", "< 1 s"],
      ["Viewers per event", "limited by capacity only", "limited by capacity only", "up to 20,000, more by arrangement"],
      ["Devices", "televisions from 2015 on, all phones", "current phones, browsers, newer televisions", "browsers and own apps"],
      ["Requests per viewer", "1 every 2–6 s", "2–5 every second", "none, one session"],
      ["DRM", "all three", "all three", "not with the usual systems"],
      ["Billed by", "GB", "GB and requests", "viewer-hour"],
      ["Suited to", "lectures, series, sport on television", "live commerce, e-sports", "auctions, live quizzes, interpreting"],
    ],
    note: "Delay ranges are those usual in the industry.",
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of media streaming",
    intro: "Please check these before you plan an event.",
    items: [
      {
        title: "No sub-second delay on televisions",
        body: "Their players speak HLS or DASH and hold segments. Delay on television starts at six seconds.",
      },
      {
        title: "No correction of a bad uplink",
        body: "Frames lost at the venue cannot be recovered. Two uplinks by two carriers are your part; we test them with you.",
      },
      {
        title: "No last-minute reservation",
        body: `Above ${s.reserveFromGbps} Gbps we need ${s.reserveDays} days. Later requests get the capacity that is free.`,
      },
      {
        title: "No clearing of rights",
        body: "Country lists and DRM enforce the rights you have. Obtaining them is up to you.",
      },
    ],
  },
  delivery: {
    eyebrow: "Event plan",
    heading: "Preparation of a large event",
    intro: "T is the first minute on air. Regular channels need the first three steps only.",
    steps: [
      {
        when: `T − ${s.reserveDays} days`,
        title: "Capacity",
        body: "Viewers by country and ISP, bitrate ladder, reservation per city in writing.",
      },
      {
        when: "T − 7 days",
        title: "Ingest",
        body: "Both uplinks sent from the real venue with the real encoder; failover tested by cutting one.",
      },
      { when: `T − ${s.loadTestDays} days`, title: "Load test", body: "Synthetic viewers up to 120% of the forecast, player by player." },
      { when: "T − 1 h", title: "Control room", body: "Your director and our network and video engineers on one call." },
      {
        when: "T",
        title: "On air",
        body: "Start time and rebuffering every ten seconds. Slate and backup stream are ready.",
        key: true,
      },
      { when: "T + 1 day", title: "Report", body: "Viewers, quality and faults by city and ISP. The recording is online." },
    ],
  },
  price: {
    id: "cdn",
    eyebrow: "Price",
    heading: "Delivery at CDN list prices",
    body: `There is no separate streaming tariff for delivery: ${w(cdnRegions[0].krw[0])} (${usd(cdnRegions[0].usd[0])}) per GB in Korea, Japan, Taiwan and Hong Kong, falling to ${w(cdnRegions[0].krw[3])} with volume. Recordings cost ${w(storagePerGb.objectStandard.krw)} (${usd(storagePerGb.objectStandard.usd)}) per GB and month in object storage. Transcoding is quoted by channel-hour and ladder.`,
    from: w(cdnRegions[0].krw[0]),
    unit: `per GB (${usd(cdnRegions[0].usd[0])}), VAT excluded`,
    included: [
      "Ingest in two cities",
      "Packaging in CMAF, HLS and DASH",
      "Signed tokens and country lists",
      "Quality figures per city and ISP",
    ],
    extra: ["Transcoding per channel-hour", "DRM licences per play", "Reservation and control room for events", "WebRTC by viewer-hour"],
  },
  faq: {
    heading: "Questions about media streaming",
    items: [
      {
        id: "latency",
        question: "Which latency do we need?",
        answer:
          "It depends on what viewers do. If they bid in an auction or answer a quiz, take WebRTC. If they write in a chat and buy while the host talks, two to five seconds are enough for a conversation: low-latency HLS. If they listen to a lecture or watch a series, fifteen seconds are fine and every television works: HLS. Lower delay means fewer viewers per server, fewer devices and less DRM, so take the longest delay your programme allows.",
      },
      {
        id: "encoder-link",
        question: "What if the encoder link fails?",
        answer: `Send twice: two encoders or one with two uplinks, to two ingest cities. Both arrive with timecode, and when frames stay away the other one is taken within ${s.ingestSwitchSeconds} seconds, which the player's buffer covers. If both are gone, viewers see a slate of yours within five seconds instead of an error, and a backup stream from a file if you prepared one. All three are tested at the venue before the show.`,
      },
      {
        id: "big-event",
        question: "How do we plan a big event?",
        answer: `${s.reserveDays} days before, capacity is reserved by city and ISP from your forecast. ${s.loadTestDays} days before, synthetic viewers load the real path to 120% of it, with the players your audience uses. On the day a control room is open from one hour before until half an hour after, with one person who may change things. Afterwards you get the figures by ISP, for the next forecast.`,
      },
      {
        id: "own-player",
        question: "Can we keep our own player and encoder?",
        answer:
          "Yes. Any encoder that speaks SRT, RTMPS or WHIP, and any player that plays standard HLS or DASH. For quality figures add our reporting script, 6 kB, or send the same fields from your own. What does change is the latency setting of the player: a player set to hold thirty seconds does so with low-latency HLS too.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/cdn", "/services/storage", "/solutions/edge-computing", "/services/acceleration-service"],
  },
  call: {
    heading: "Tell us the date, viewers and bitrate",
    body: "With these three an engineer answers within one business day whether the capacity is free, what it costs and which delay fits the programme.",
  },
} satisfies ServicePage & Record<string, unknown>;
