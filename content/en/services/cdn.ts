import { facts } from "../../facts.ts";
import { cdnExampleKrw, cdnLastTierTb, cdnFigures as f, cdnPathMs as ms } from "../../figures/cdn.ts";
import { live } from "../../live.ts";
import { amount, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { cdnTrialGb } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cdnRegions, cdnRequestsPer10k, usdRate } = livePrices;

const [high, middle, low] = facts.credits;

export const page = {
  title: "CDN",
  description: `Content delivery from ${facts.popCities} cities with purge below ${f.purgeSeconds} seconds, an origin shield and published prices per GB. No surge price.`,
  nav: {
    title: "CDN",
    items: [
      { id: "path", label: "Path" },
      { id: "rates", label: "Price" },
      { id: "sheet", label: "Features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Switching" },
      { id: "faq", label: "FAQ" },
    ],
  },
  hero: {
    h1: `CDN: delivery from ${facts.popCities}\u00a0cities`,
    lead: `For media, shops, games and downloads: your files are served near the user, purged everywhere within ${f.purgeSeconds} seconds, with no surge price.`,
    secondary: "Estimate the cost",
    price: startingPrice(
      cdnRegions[0].krw[0],
      "gb",
      `in Korea, first 10 TB a month, less above; ${cdnTrialGb} GB free for new accounts`,
      "en",
    ),
  },
  path: {
    sheet: "CDN request path",
    heading: "Response time: edge hit, shield hit and miss",
    note: "User in Jakarta, origin in Busan. Round trips in milliseconds, target values.",
    request: "request",
    response: "response",
    legend: "Where the copy is found",
    options: {
      hit: { label: "HIT at the edge", hint: "The Jakarta edge answers." },
      shield: { label: "HIT at the shield", hint: "Seoul has a copy; Jakarta keeps one on the way back." },
      miss: { label: "MISS, on to the origin", hint: "One request, however many users are waiting." },
    },
    readout: "Time to first byte",
    planA: "Plan A · Jakarta, last mile",
    planANote: "not to scale",
    planB: "Plan B · Seoul to Busan",
    reader: "User",
    edge: "Edge",
    shield: "Shield",
    shieldSite: "ICN Seoul",
    origin: "Your origin",
    originSite: "PUS1 Busan",
    others: "other users, same copy",
    notAsked: "not asked",
    collapse: ["9 edges ask,", "1 request goes on"],
    title: "Request path from a user in Jakarta to an origin in Busan",
    description: `A map of East Asia. The user reaches the Jakarta edge in ${ms.lastMile} ms. If the edge has no copy, the request follows the cable route past Singapore and Hong Kong to the shield in Seoul, ${ms.edgeToShield} ms. If the shield has none either, it goes on to the origin in Busan, ${ms.shieldToOrigin} ms. Eight other edges ask the same shield, which sends one request to the origin. Totals: edge hit ${ms.hit} ms, shield hit ${ms.shield} ms, miss ${ms.miss} ms.`,
    caption: `Warm connections. A new TCP connection with TLS 1.3 adds two round trips to the edge (+${ms.lastMile * 2} ms), HTTP/3 one (+${ms.lastMile} ms). The time your own server needs is not included.`,
  },
  capabilities: {
    eyebrow: "Features",
    heading: "CDN features",
    items: [
      {
        title: "Protocols",
        body: "HTTP/2 and HTTP/3 over TLS 1.3, IPv6 and Brotli on every hostname. DV certificates are issued and renewed for you, free of charge; bring an EV or OV certificate if your auditors want one.",
        figure: { value: "1", unit: "RTT", label: "to open HTTP/3; TCP with TLS 1.3 takes two" },
      },
      {
        title: "Purge",
        body: `By URL, by prefix or by cache tag through the API; urgent purges also ${ticketLink("by ticket", "Urgent CDN purge")}. With stale-while-revalidate the edge answers with the old copy while the new one is fetched, so requests do not pile up at the origin.`,
        figure: { value: `< ${f.purgeSeconds}`, unit: "s", label: `p95, all ${facts.popCities} cities` },
      },
      {
        title: "Origin shield",
        body: `Shields in Seoul, Tokyo and Frankfurt sit between ${facts.popCities} edges and your origin. Simultaneous misses for one object wait for the first answer and collapse into one origin request.`,
        figure: { value: `≥ ${f.offloadPercent}`, unit: "%", label: "static offload, target" },
      },
      {
        title: "Large objects",
        body: `Files are cut into ${f.sliceMb} MB range slices and cached slice by slice. An interrupted game patch resumes at the next slice, and a half-watched film does not evict a whole one.`,
        figure: { value: `${f.maxFileGb}`, unit: "GB", label: "largest single file" },
      },
      {
        title: "Rules and signed access",
        body: "Rules match path, header, cookie and country. HMAC-signed URLs expire when you say; referrer and country lists are checked at the edge, so a stolen link never reaches your servers.",
        figure: { value: "HMAC", label: "checked before the cache is read" },
      },
      {
        title: "Logs and metrics",
        body: "Request logs are pushed to your own storage as compressed JSON lines. Hit ratio and time to first byte, p50 and p95, are split per city and per access network.",
        figure: { value: `≤ ${f.logSeconds}`, unit: "s", label: "from request to your log" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of the CDN",
    intro: "Please check these before you order.",
    items: [
      {
        title: "Personalised HTML is not cached",
        body: "Responses with Set-Cookie are not stored, and requests with Authorization go to your origin, unless you define the cache key yourself.",
      },
      {
        title: "The first request takes the whole path",
        body: `${ms.miss} ms in the drawing above, plus the time your server takes. A CDN does not make a slow origin fast.`,
      },
      {
        title: "Not for content that cannot be stored",
        body: "API calls, log-ins and game packets belong on global acceleration, usually under a second hostname.",
      },
      {
        title: "No PoP in mainland China",
        body: "Users there are served from Hong Kong or Seoul. We guarantee no speed inside the mainland, and ICP filing is a separate matter.",
      },
    ],
  },
  calculator: {
    eyebrow: "Price",
    heading: "CDN price calculator",
    intro: "Each slider is one region: marks are the tiers, figures above them the price per GB. Drag to your monthly volume.",
    perGb: "per GB, VAT excluded",
    regions: [
      "Korea, Japan, Taiwan, Hong Kong",
      "South-East Asia, India, Oceania",
      "North America, Europe",
      "Middle East, Africa, South America",
    ],
    shortRegions: ["Korea, Japan, Taiwan, HK", "SE Asia, India, Oceania", "America, Europe", "ME, Africa, S. America"],
    above: `Above ${cdnLastTierTb} TB in a region`,
    aboveLink: "Custom quote within 1 business day",
    bill: {
      title: "Monthly estimate",
      badge: "sample prices",
      sub: "per month, VAT excluded",
      effective: "Average price",
      perGbShort: "/ GB",
      empty: "Move a slider to see the tiers.",
      others: "Korea at other volumes",
    },
    assumptions: {
      heading: "What this assumes",
      items: [
        "1 TB is 1,000 GB. Tiers are cumulative and counted per region.",
        `HTTPS requests are ${won(cdnRequestsPer10k.krw, "en")} per 10,000 and not in the total: 100 million would add ${won(
          amount((list) => list.cdnRequestsPer10k.krw * 10_000),
          "en",
        )}.`,
        "Only delivery to users is counted. Egress from your origin stays on its provider's bill.",
        `KRW prices exclude 10% VAT. The US$ list is fixed each quarter at ₩${grouped(usdRate)}.`,
        `The ${cdnTrialGb} GB trial credit for new accounts is not deducted.`,
      ],
    },
  },
  spec: {
    eyebrow: "Specification",
    heading: "CDN specification",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Network",
        rows: [
          ["Points of presence", `${facts.popCities} cities, ${facts.countries} countries and regions`],
          ["Edge capacity", `${facts.edgeTbps.toFixed(1)} Tbps, ${facts.asn}, IPv4 and IPv6`],
          ["Shield sites", "Seoul ICN · Tokyo NRT · Frankfurt FRA"],
        ],
      },
      {
        caption: "Delivery",
        rows: [
          ["Protocols", "HTTP/1.1, HTTP/2, HTTP/3"],
          ["Encryption", "TLS 1.3 and 1.2; DV certificates, renewed automatically, free"],
          ["Compression", "Brotli, gzip"],
          ["Access", "HMAC-signed URLs, referrer, country"],
        ],
      },
      {
        caption: "Cache",
        rows: [
          ["Purge", `URL, prefix, cache tag; p95 < ${f.purgeSeconds} s worldwide`],
          ["Cache rules", "Path, header, cookie, country"],
          ["Largest file", `${f.maxFileGb} GB, in ${f.sliceMb} MB range slices`],
          ["Not cached by default", "Set-Cookie responses, Authorization requests"],
        ],
      },
      {
        caption: "Service",
        rows: [
          ["Availability", `${facts.sla.cdn} a month (${facts.downtimePer30Days["99.95%"]} per 30 days)`],
          ["Credit", `${high.credit} of the monthly fee at ≥ ${high.from}, ${middle.credit} at ≥ ${middle.from}, ${low.credit} below`],
          ["Support", `P1 ${live.p1Minutes} min, P2 ${live.p2Short} in business hours`],
          ["Logs", `Pushed within ${f.logSeconds} s`],
        ],
      },
    ],
  },
  delivery: {
    eyebrow: "Switching",
    heading: "Switching from another CDN, step by step",
    intro: `At any step, setting the CNAME back undoes it within the ${f.ttlSeconds}-second TTL.`,
    steps: [
      { when: "1 business day", title: "Enquiry", body: "Send hostnames and monthly TB; an engineer replies." },
      { when: "3 business days", title: "Design and quote", body: "Cache keys, rules, shield site and price, in writing." },
      {
        when: "2 days before",
        title: `TTL to ${f.ttlSeconds} s`,
        body: "Lower the DNS TTL so every later step can be undone in a minute.",
      },
      { when: "1 day before", title: "Test by hosts file", body: "Your team browses the live edge before any visitor does." },
      {
        when: "Switch day",
        title: "CNAME by percentage",
        body: "10, 50, then 100%, with hit ratio and errors checked in between.",
        key: true,
      },
      {
        when: `${f.keepOldHours} h after`,
        title: "Old CDN off",
        body: "Kept for two days as the rollback, then the old contract can end.",
      },
    ],
  },
  shares: {
    label: `Share of traffic during the switch: the old CDN carries 100 percent until the switch, then 10, 50 and 100 percent move over; the old CDN stays ready for ${f.keepOldHours} hours.`,
    old: "Old CDN, 100% of traffic",
    kept: "old CDN kept ready",
  },
  price: {
    id: "cdn",
    eyebrow: "Price list",
    heading: "Price list: what is included, what is charged separately",
    body: `Volume is priced in cumulative tiers. The list price applies from the first GB; a ${cdnTrialGb} GB credit covers the trial.`,
    from: won(cdnRegions[0].krw[0], "en"),
    unit: `per GB, Korea, first 10 TB (${usd(cdnRegions[0].usd[0])})`,
    included: ["TLS certificates", "Purge, rules, signed URLs", "Origin shield", "Logs and per-city metrics", "Base DDoS protection"],
    extra: [
      `HTTPS requests, ${won(cdnRequestsPer10k.krw, "en")} per 10,000`,
      `Above ${cdnLastTierTb} TB in a region: quote`,
      "Web application firewall",
    ],
  },
  faq: {
    heading: "Questions about the CDN",
    items: [
      {
        id: "q-spike",
        question: "What does a traffic spike cost?",
        answer: `The same tier per GB; there is no surge price and no overage rate. We send an e-mail at ${f.budgetAlerts.join(", ").replace(/, (\d+)$/, " and $1")}% of the monthly volume agreed with you. A hard cap can be requested by ticket: when it is reached delivery stops, so we do not advise it for shops. A launch that moves 30 TB instead of 10 in Korea costs ${won(
          amount((list) => cdnExampleKrw(list).tb30),
          "en",
        )} instead of ${won(
          amount((list) => cdnExampleKrw(list).tb10),
          "en",
        )}, and the 20 TB on top are already in the cheaper tier.`,
      },
      {
        id: "q-login",
        question: "Can you cache pages with log-in?",
        answer:
          "By default nothing with Set-Cookie or Authorization is cached, because a wrong key would show another person's basket. Split the static parts onto their own paths and cache those for hours, cache the anonymous version of a page and fetch the name and basket by a small API call, or put the whole page behind global acceleration.",
      },
      {
        id: "q-switch",
        question: "How do we switch without downtime?",
        answer: `Lower the DNS TTL to ${f.ttlSeconds} s two days before, test the new edge through a hosts file, then move the CNAME by percentage: 10, 50, 100. Both CDNs pull from the same origin, so users of both see the same file. Keep the old one for ${f.keepOldHours} hours; setting the CNAME back takes effect within a minute.`,
      },
      {
        id: "q-sla",
        question: "What happens when the SLA is missed?",
        answer: `The SLA is ${facts.sla.cdn} a month, which leaves ${facts.downtimePer30Days["99.95%"]} per 30 days. If a month ends below it but at ${high.from} or better you get back ${high.credit} of that month's CDN fee, at ${middle.from} or better ${middle.credit}, below that ${low.credit}. Claim within ${facts.claimDays} days; our own measurement is attached to the answer.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/acceleration-service", "/services/storage", "/services/ddos-protection", "/solutions/media-streaming"],
  },
  call: {
    heading: "Tell us the hostname and monthly TB",
    body: `An engineer replies within one business day; the design and quote follow within three. New accounts get a ${cdnTrialGb} GB trial credit.`,
  },
} satisfies ServicePage;
