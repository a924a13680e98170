import { facts } from "../../facts.ts";
import { balancerSizes, balancerFigures as f } from "../../figures/load-balancing.ts";
import { live } from "../../live.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cloudExtras } = livePrices;

const [s, m, l] = balancerSizes;
const lb = cloudExtras.loadBalancer;

export const page = {
  title: "Load balancing",
  description: `L4, L7 and DNS load balancing over two buildings: a dead server leaves rotation in ${f.outSeconds} seconds, a dead balancer in under ${f.failoverSeconds}. SLA ${facts.sla.loadBalancer}.`,
  hero: {
    h1: "Load balancing over two buildings",
    lead: "For web, API and game services that must stay up: a server that fails three checks gets no more traffic, and every size is a redundant pair.",
    secondary: "See sizes and prices",
    price: startingPrice(lb.S.krw, "month", `size S, the pair included, SLA ${facts.sla.loadBalancer}`, "en"),
  },
  simulator: {
    users: "Users",
    balancer: "Balancer pair",
    server: "Server {name}",
    kill: "Stop {name}",
    revive: "Start {name}",
    states: {
      up: "in rotation",
      failing: "{failed} of {threshold} checks failed",
      out: "out of rotation",
      returning: "{passed} of {needed} checks passed",
    },
    perSecond: "{n} req/s",
    clock: "Clock",
    run: "Run",
    pause: "Pause",
    step: "Next check",
    reset: "Start over",
    settings: "Settings, log and assumptions",
    algorithm: "Algorithm",
    algorithms: {
      roundRobin: "Round robin",
      weighted: "Weighted 4:2:1:1",
      sourceHash: "Source hash",
    },
    interval: "Check every",
    threshold: "Failures in a row",
    retry: "Retry on another server (L7, idempotent requests)",
    seconds: "{n} s",
    lost: "Requests lost",
    retried: "Answered at the second try",
    detection: "Time to notice, at worst",
    log: "Log",
    events: {
      start: "Four servers in rotation",
      died: "Server {name} stops answering",
      failed: "Check {count} of server {name} fails",
      out: "Server {name} leaves rotation; its share moves to the others",
      revived: "Server {name} answers again",
      passed: "Check {count} of server {name} passes",
      back: "Server {name} is back in rotation",
      none: "No server left: the balancer answers 503 with your own page",
    },
    title: "Users, a pair of balancers and four servers",
    description:
      "Traffic runs from the users to a pair of load balancers and is shared by four servers A to D. A server that stops answering keeps its share until three checks have failed; then the other three carry it.",
    assumptions: {
      heading: "What this assumes",
      items: [
        "A dead server accepts nothing: each request sent to it fails at once. A server that hangs costs a timeout instead, which is why HTTP checks have their own.",
        `Time to notice, at worst, is interval × failures: ${f.checkSeconds} s × ${f.checkFailures} = ${f.outSeconds} s.`,
        "Lost requests = requests per second × share of the dead server × seconds in rotation while dead.",
        "Retries apply to GET, HEAD and other idempotent requests at L7. A POST is never repeated for you, and L4 cannot repeat anything.",
      ],
    },
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Load balancing features",
    items: [
      {
        title: "L4 load balancing",
        body: "TCP, UDP and QUIC, untouched. With direct server return the answer bypasses the balancer, so a 1 Gbps balancer can front 10\u00a0Gbps of downloads.",
        figure: { value: "DSR", label: "answers leave without passing back" },
      },
      {
        title: "L7 load balancing",
        body: `HTTP/1.1, 2 and 3, gRPC and WebSocket, routed by host, path or header. TLS 1.2 and 1.3 end here with up to ${f.sniCertificates} SNI certificates, and mTLS where the client must prove itself.`,
        figure: { value: `${f.sniCertificates}`, label: "SNI certificates per balancer" },
      },
      {
        title: "Distribution methods",
        body: `Round robin, least connections, weights and source hash, with cookie or address stickiness where sessions live in memory. Draining lets old sessions end for 0 to ${grouped(f.drainMaxSeconds)} seconds.`,
        figure: { value: grouped(f.drainMaxSeconds), unit: "s", label: "longest drain before a deploy" },
      },
      {
        title: "Health checks",
        body: `TCP, HTTP with an expected body, or gRPC health, every ${f.checkRange[0]} to ${f.checkRange[1]} seconds. Two good checks bring a server back, so an unstable server does not keep joining and leaving.`,
        figure: {
          value: `${f.checkSeconds} s × ${f.checkFailures}`,
          label: `default: out after ${f.outSeconds} s, back after ${f.backChecks} good checks`,
        },
      },
      {
        title: "GSLB between sites",
        body: `DNS answers by latency, country or failover, checked from ${f.gslbVantagePoints} vantage points. With a TTL of ${f.gslbTtlSeconds} seconds a lost site is left within ${f.gslbSwitchSeconds}.`,
        figure: { value: `≤ ${f.gslbSwitchSeconds}`, unit: "s", label: "to send users to the second site" },
      },
      {
        title: "Redundant pair",
        body: `Two balancers in ICN1 and ICN2, ${facts.distances.icn1ToIcn2Km} km apart, share connection state. When one fails, its address moves in under ${f.failoverSeconds} seconds and most open connections survive.`,
        figure: { value: `${facts.distances.icn1ToIcn2Km}`, unit: "km", label: "between the two balancers" },
      },
    ],
  },
  comparison: {
    eyebrow: "Layers",
    heading: "L4, L7 and GSLB compared",
    columns: ["Question", "L4", "L7", "GSLB"],
    rows: [
      ["Decides by", "Address and port", "Host, path, header, cookie", "Where the question comes from"],
      ["Sees encrypted content", "No", "Yes, TLS ends here", "No"],
      ["Client address", "PROXY v2 or DSR", "X-Forwarded-For", "Untouched, client connects directly"],
      ["Can retry a request", "No", "Yes, if idempotent", "No"],
      ["Adds", "< 0.1 ms", "0.5–1 ms", "One DNS lookup per TTL"],
      ["Reacts in", `${f.outSeconds} s`, `${f.outSeconds} s, retry at once`, `≤ ${f.gslbSwitchSeconds} s`],
      ["Use it for", "Games, mail, databases, raw speed", "Web, API, gRPC, WAF in front", "Two sites, two countries"],
    ],
  },
  spec: {
    eyebrow: "Sizes",
    heading: "Sizes S, M and L, all redundant",
    updated: "2026-11-15",
    groups: [
      {
        caption: "Size S",
        rows: [
          ["Throughput", `${s.gbps} Gbps`],
          ["Connections", grouped(s.connections)],
          ["TLS handshakes", `${grouped(s.handshakes)} per second`],
          ["Per month", `${won(lb.S.krw, "en")} (${usd(lb.S.usd)})`],
        ],
      },
      {
        caption: "Size M",
        rows: [
          ["Throughput", `${m.gbps} Gbps`],
          ["Connections", grouped(m.connections)],
          ["TLS handshakes", `${grouped(m.handshakes)} per second`],
          ["Per month", `${won(lb.M.krw, "en")} (${usd(lb.M.usd)})`],
        ],
      },
      {
        caption: "Size L",
        rows: [
          ["Throughput", `${l.gbps} Gbps`],
          ["Connections", grouped(l.connections)],
          ["TLS handshakes", `${grouped(l.handshakes)} per second`],
          ["Per month", `${won(lb.L.krw, "en")} (${usd(lb.L.usd)})`],
        ],
      },
      {
        caption: "All sizes",
        rows: [
          ["Idle timeout", `${f.idleSeconds} s, settable to ${grouped(f.idleMaxSeconds)} s`],
          ["TLS", "1.2 and 1.3, ECDSA and RSA, OCSP stapling"],
          ["Logs", "Per request at L7, per flow at L4, kept 90 days"],
          ["Change of size", "Without a new address, connections drained"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of load balancing",
    items: [
      {
        title: "Database failures",
        body: "If the database is down, all web servers return errors. Let the health check cover what the page needs, and no more.",
      },
      {
        title: "Sessions in one server's memory",
        body: "Stickiness keeps a user on a server. If that server fails, the session is lost; keep sessions in a shared store.",
      },
      {
        title: "Attacks larger than the port",
        body: "A balancer spreads load, it does not scrub it. Attacks belong to [DDoS protection](/services/ddos-protection), in front.",
      },
      {
        title: "Requests in the first seconds",
        body: `Until ${f.outSeconds} seconds have passed, a quarter of new requests goes to the dead server. L7 retries cover reads; writes need your client to repeat them.`,
      },
    ],
  },
  delivery: {
    eyebrow: "Going live",
    heading: "From creation to cutover",
    steps: [
      {
        when: "1 minute",
        title: "Create",
        body: `By API or Terraform, or ${ticketLink("by ticket", "New load balancer")} within ${live.p3Business}: size, listeners, certificate, servers from cloud, hosting or colocation.`,
      },
      {
        when: "15 minutes",
        title: "Check",
        body: "Health checks turn green one by one. A red one says why: refused, timed out, wrong status, wrong body.",
      },
      {
        when: "1 hour",
        title: "Rehearse",
        body: "Point a hosts file at the address, stop a server on purpose and read the log.",
        key: true,
      },
      { when: "1 day before", title: "TTL 60 s", body: "Lower the DNS TTL of the live name, so that a rollback takes a minute." },
      {
        when: "The day",
        title: "Move",
        body: "Change the record, watch error rate and p95 for ten minutes, keep the old address alive for a day.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "Price",
    heading: "Flat price by size, redundancy included",
    body: "No charge per rule, per certificate or per new connection. Traffic is counted where it leaves the network, not once more at the balancer.",
    from: won(lb.S.krw, "en"),
    unit: `a month for size S (${usd(lb.S.usd)}), VAT excluded`,
    included: ["The pair over two buildings", "Health checks, draining, stickiness", "Free DV certificates", "Logs for 90 days"],
    extra: [
      `Size M ${won(lb.M.krw, "en")}, size L ${won(lb.L.krw, "en")}`,
      "GSLB: quoted per zone and query volume",
      "Web application firewall in front",
    ],
  },
  faq: {
    heading: "Questions about load balancing",
    items: [
      {
        id: "q-layers",
        question: "Should we use L4 or L7?",
        answer:
          "L4 when you want raw speed or the protocol is not HTTP: games, mail, databases, anything on UDP. L7 when the decision depends on what is asked: /api to one pool and /img to another, TLS to end in one place, a WAF in the path, or retries for reads. If you need both, chain them: L4 in front for the address and the number of connections, L7 behind it for the rules. The chain adds about 1.1 ms at most.",
      },
      {
        id: "q-client-ip",
        question: "Will we see client IPs?",
        answer:
          "Yes. At L7 we add X-Forwarded-For and remove any copy the client sent, so the value can be trusted. At L4, PROXY protocol v2 puts the address in front of the stream (the server must expect it: nginx, HAProxy, Envoy and Postfix do), or direct server return leaves the packet as it was and the server sees the client without any header.",
      },
      {
        id: "q-websocket",
        question: "Are long WebSocket sessions cut?",
        answer: `The idle timeout is ${f.idleSeconds} seconds by default and can be raised to ${grouped(f.idleMaxSeconds)}. Idle means that no byte passed in either direction, so a ping every 30 seconds keeps a session open for days. During a deploy, draining waits up to ${grouped(f.drainMaxSeconds)} seconds before it closes what is left; have the client reconnect with a random delay of a few seconds, or all of them will come back at once.`,
      },
      {
        id: "q-flap",
        question: "What if the health check itself is wrong?",
        answer: `It happens more often than server failures. If every server fails its check at the same moment, we assume the check is broken, keep all of them in rotation and raise an alert; you can turn this off. A check that is too deep (it queries three other services) fails on every server when one of those stops. Test the page that must work, with a timeout below the interval.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/public-cloud-solution", "/services/cdn", "/services/firewall", "/solutions/network-design"],
  },
  call: {
    heading: "Tell us your peak requests per second",
    body: "With the number of servers, the protocol and one site or two. You get a size, a check configuration and a failover drill to run on day one.",
  },
} satisfies ServicePage;
