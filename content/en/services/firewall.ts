import { type FirewallSize, firewallFigures as f, firewallSizes, tlsGbps } from "../../figures/firewall.ts";
import { livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { firewall } = livePrices;

const row = (name: string, cell: (size: FirewallSize) => string): readonly string[] => [name, ...firewallSizes.map(cell)];

export const page = {
  title: "Managed firewall: one rule set, reviewed by two people",
  description: `Security groups, virtual appliances and HA pairs under one rule set. Standard changes in ${f.standardChangeBusinessHours} business hours, emergencies in ${f.emergencyChangeMinutes} minutes, every change reviewed by two people.`,
  hero: {
    h1: "Managed firewall: one rule set for office, servers and cloud",
    lead: "For companies without firewall staff: you decide who may connect to what; we write, apply and record the rules for office, servers and cloud.",
    secondary: "Compare sizes",
    price: startingPrice(firewall.S.krw, "month", "size S, operation included", "en"),
  },
  nav: {
    title: "Firewall",
    items: [
      { id: "zones", label: "Zone map" },
      { id: "sizes", label: "Sizes" },
      { id: "price", label: "Price" },
      { id: "sheet", label: "Features" },
      { id: "limits", label: "Limits" },
      { id: "delivery", label: "Delivery" },
      { id: "faq", label: "FAQ" },
    ],
  },
  zones: {
    heading: "Example rules between zones",
    intro:
      "A small online shop as an example. Choose where a connection starts and ends; the first matching rule applies, with its reason.",
    drawing: {
      title: "Zone map of a small online shop",
      description:
        "Five zones around one firewall: the internet outside, a DMZ with the reverse proxy, an application zone, a database zone and a management zone with bastion, log collector and resolver. Every way between two zones leads through the firewall. The chosen pair is drawn strong, whole when a rule allows something and broken off at the wall when none does; each zone shows how many of eight services the chosen start may use there.",
      firewall: "Firewall",
    },
    fromLegend: "From",
    toLegend: "To",
    names: {
      internet: { name: "Internet", holds: "customers and all others" },
      dmz: { name: "DMZ", holds: "reverse proxy, WAF" },
      app: { name: "Application", holds: "12 servers" },
      db: { name: "Database", holds: "primary and standby" },
      mgmt: { name: "Management", holds: "bastion, logs, resolver" },
    },
    services: {
      https: "HTTPS",
      http: "HTTP",
      api: "Application",
      postgres: "PostgreSQL",
      ssh: "SSH",
      rdp: "Remote desktop",
      syslog: "Syslog over TLS",
      dns: "DNS",
    },
    allow: "allowed",
    deny: "denied",
    rule: "Rule",
    summary: "{from} → {to}: {allowed} of {total} services allowed",
    sameZone: {
      title: "Traffic inside a zone does not pass the firewall",
      body: "It is limited by security groups on each server. Between application servers no port is open, so an intrusion does not spread.",
    },
    stateful: "Replies need no rule: the firewall remembers the session and lets its packets back until it ends.",
    rules: {
      web: { name: "Web entry", why: "The only public entry. It leads to the proxy, where WAF and IPS inspect the request." },
      redirect: { name: "Redirect to HTTPS", why: "Port 80 answers with a redirect and nothing else, so that typed addresses work." },
      proxy: {
        name: "Proxy to application",
        why: "Only the proxy's addresses, only the application port. A customer never reaches a server directly.",
      },
      database: {
        name: "Application to database",
        why: "One port, from the application's address group. Nothing else in the DMZ can connect.",
      },
      partners: { name: "Outside partners", why: "Listed hostnames only: payment, mail, maps. Open outbound access is how data leaks." },
      bastion: {
        name: "Administration",
        why: "SSH from the bastion only, with two-step verification and recording.",
      },
      logs: { name: "Logs inward", why: "Servers push their logs to a collector they cannot read or change." },
      resolver: { name: "Name resolution", why: "Queries go to the internal resolver. Direct outbound DNS is often used to leak data." },
      updates: { name: "Updates", why: "Management fetches packages from signed mirrors on a list; servers take them from there." },
      quiet: {
        name: "Databases start nothing",
        why: "A database only answers. An outbound connection is a warning sign and goes to an analyst.",
      },
      cleanup: {
        name: "Everything else",
        why: "What no rule names is refused and logged. Over 90 days this log shows which rules are missing and which attempts repeat.",
      },
    },
    matrixHeading: "The whole matrix",
    matrixCaption: "Allowed services by start (rows) and destination (columns)",
    nothing: "none",
    note: "A model rule base, read from the top: the first match decides. The count in a zone says how many of eight services the chosen start may use there. Your own rule base has more rows and the same logic.",
  },
  comparison: {
    eyebrow: "Sizes",
    heading: "Sizes S to XL: throughput, sessions, price",
    intro: "Choose by throughput with IPS, and by new sessions per second if your traffic is many short requests.",
    columns: ["", ...firewallSizes.map(({ id }) => id)],
    rows: [
      row("Stateful, Gbps", (size) => `${size.statefulGbps}`),
      row("With IPS, Gbps", (size) => `${size.ipsGbps}`),
      row("With TLS inspection, Gbps", (size) => tlsGbps(size).join("–")),
      row("Sessions at once", (size) => `${size.sessionsMillion} M`),
      row("New sessions per second", (size) => `${size.newPerSecondThousand} k`),
      ["Form", "virtual", "virtual or pair", "pair", "pair"],
      row("Managed, a month", (size) =>
        size.id !== "XL" ? `${won(firewall[size.id].krw, "en")} (${usd(firewall[size.id].usd)})` : "quote",
      ),
    ],
    note: `TLS inspection costs ${f.tlsLoss[0] * 100}–${f.tlsLoss[1] * 100}% of the IPS throughput, depending on ciphers and object sizes. Prices exclude VAT.`,
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Managed firewall features",
    items: [
      {
        title: "Three forms",
        body: "A security group filters at the hypervisor and costs nothing. A virtual appliance routes between your networks. A dedicated pair is installed in your rack and shares its session table between units.",
        figure: { value: "3", unit: "forms", label: "one rule set for all of them" },
      },
      {
        title: "Application identification",
        body: "Traffic is recognised by content, so a tunnel on port 443 is not taken for a web page. IPS signatures arrive daily; country and reputation lists are updated by the hour.",
        figure: { value: "daily", label: "IPS signatures, tested on our own traffic before yours" },
      },
      {
        title: "TLS inspection (optional)",
        body: "Off unless you ask. It reads what employees send, so they must be notified first, and banks, health and unions belong on the exception list. It also needs the next size up, at least.",
        figure: { value: `−${f.tlsLoss[0] * 100}–${f.tlsLoss[1] * 100}`, unit: "%", label: "throughput while inspecting" },
      },
      {
        title: "Two-person review",
        body: "One engineer writes, another reads, you approve. The change is tested against the whole rule base for shadowed and contradicting rules before it goes live.",
        figure: {
          value: `${f.standardChangeBusinessHours}`,
          unit: "business h",
          label: `standard; ${f.emergencyChangeMinutes} min in an emergency, 24×7`,
        },
      },
      {
        title: "Rollback",
        body: "Each change is a version. On request by ticket or phone we restore the last one on every unit and keep the failed version for analysis.",
        figure: { value: `≤ ${f.rollbackMinutes}`, unit: "min", label: "from request to old rules on all units" },
      },
      {
        title: "Clean-up of unused rules",
        body: `A quarterly report lists rules nobody hit for ${f.unusedDays} days, rules without an owner and rules past their end date. You choose what to delete; we remove it in the next window.`,
        figure: { value: `${f.logYears}`, unit: "year", label: "of traffic and change logs" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of the firewall",
    intro: "Other services cover the first and third item.",
    items: [
      {
        title: "No protection against floods",
        body: "State tables and the uplink fill before any rule helps. A flood has to be stopped in front of it, by [DDoS protection](/services/ddos-protection).",
      },
      {
        title: "No control inside a zone",
        body: "Servers in the same subnet do not pass it. Security groups or smaller zones close that gap; we propose them in the first review.",
      },
      {
        title: "No inspection of application requests",
        body: "A permitted HTTPS request can still carry an exploit. That is the work of a [web application firewall](/services/security), which reads the request itself.",
      },
      {
        title: "Policy decisions stay with you",
        body: "We warn, propose and refuse what would open management to the internet. Whether a partner may reach your ERP, for example, is your decision and is recorded with your name.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "Import, review and cutover of your rules",
    intro: `Security groups are there at once, a virtual appliance takes ${f.virtualBusinessDays} business day, an HA pair in your rack ${f.pairBusinessDays}. Reviewing the rules takes longer.`,
    steps: [
      { when: "1 business day", title: "Enquiry", body: "Networks, peak Gbps, number of rules, and who may approve." },
      {
        when: "Day 2–3",
        title: "Import",
        body: "Your present configuration is read in; duplicates, shadowed and any-any rules are listed.",
      },
      { when: "Day 4", title: "Review", body: "Two hours together: each rule gets an owner, a reason and, if possible, an end date." },
      { when: "Day 5–11", title: "Shadow", body: `For ${f.shadowDays} days the new rule base only logs what it would have refused.` },
      {
        when: "Cutover",
        title: "Switch",
        body: "In your window, with the old unit ready beside it and the rollback rehearsed.",
        key: true,
      },
      { when: "+ 90 days", title: "First clean-up", body: "The first report of unused rules." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "Price",
    heading: "Price with operation included",
    body: `Managed S is ${won(firewall.S.krw, "en")} (${usd(firewall.S.usd)}), M\u00a0${won(firewall.M.krw, "en")} (${usd(firewall.M.usd)}) and L\u00a0${won(firewall.L.krw, "en")} (${usd(firewall.L.usd)}) a month. XL and pairs in your own rack are quoted, because optics and cross-connects differ from rack to rack. Cloud security groups are free.`,
    from: won(firewall.S.krw, "en"),
    unit: "a month, managed, size S, VAT excluded",
    included: [
      "Unlimited standard rule changes",
      "IPS signatures and country lists",
      "Quarterly rule report",
      `${f.logYears} year of logs`,
    ],
    extra: ["Second unit for high availability", "TLS inspection, usually one size up", "Log forwarding to more than two destinations"],
  },
  faq: {
    heading: "Questions about the managed firewall",
    items: [
      {
        id: "unit-dies",
        question: "What happens when a unit fails?",
        answer: `The standby shares the session table, notices the missing heartbeat and takes over the addresses in less than ${f.failoverSeconds} seconds. Most TCP sessions survive: a download stalls for a moment and continues. Sessions under TLS inspection are cut, since they cannot be handed over; browsers reconnect by themselves. The failed unit is replaced from our stock, and we test the pair again before calling it healthy.`,
      },
      {
        id: "policy-owner",
        question: "Who owns the policy?",
        answer:
          "You do. You name the people who may request and the people who may approve; we implement and keep the record. On request we send the whole rule base as CSV with owners, reasons, hit counts and dates, and you keep it when you leave. We refuse one kind of change: opening management ports to the whole internet.",
      },
      {
        id: "ddos",
        question: "Do we still need DDoS protection?",
        answer: `Yes. A firewall keeps a row of memory per session: size S holds ${(firewallSizes[0]?.sessionsMillion ?? 0) * 1000} thousand and accepts ${firewallSizes[0]?.newPerSecondThousand} thousand new ones per second. A modest SYN flood of one million packets per second fills that in half a second, and a flood larger than the uplink fills the line first. Base protection is included on our addresses; above that, a Shield plan filters in front.`,
      },
      {
        id: "cloud-and-rack",
        question: "Can one rule cover cloud and rack alike?",
        answer:
          'Yes, if it speaks of groups rather than addresses. "Application to database, PostgreSQL" is one rule; the groups are filled from cloud tags and from your asset list. The rule is then compiled for each place: a security-group entry in the cloud, an appliance rule between networks. Features that only one place has, such as application identification, are marked in the rule.',
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/security", "/services/vpn", "/services/ddos-protection", "/services/compliance"],
  },
  call: {
    heading: "Send us your present rule base",
    body: "An engineer reads it and replies within one business day with a size, a price and the five rules we would question first.",
  },
} satisfies ServicePage & { nav: object; zones: object };
