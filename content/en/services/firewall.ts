import { type FirewallSize, firewallFigures as f, firewallSizes, tlsGbps } from "../../figures/firewall.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { firewall } from "../../pricing.ts";

const row = (name: string, cell: (size: FirewallSize) => string): readonly string[] => [name, ...firewallSizes.map(cell)];
const xl = firewallSizes[3];

export const page = {
  title: "Managed firewall: one rule set, reviewed by two people",
  description: `Security groups, virtual appliances and HA pairs under one rule set. Standard changes in ${f.standardChangeBusinessHours} business hours, emergencies in ${f.emergencyChangeMinutes} minutes, every change reviewed by two people.`,
  hero: {
    h1: "One rule set for office, server and cloud",
    lead: "You say who may talk to whom; we write it once and push it to the cloud group, the appliance and the pair in your rack. Every change has a requester, two reviewers, a reason and a way back, which is what an auditor asks for.",
    primary: "Get a quote",
    secondary: "Compare sizes",
    figures: [
      {
        value: `${f.emergencyChangeMinutes}`,
        unit: "min",
        label: `for an emergency change; ${f.standardChangeBusinessHours} business hours for a standard one`,
      },
      { value: `< ${f.failoverSeconds}`, unit: "s", label: "until the standby unit has taken over" },
      { value: `${xl?.statefulGbps} / ${xl?.ipsGbps}`, unit: "Gbps", label: "largest size: stateful / with IPS" },
    ],
  },
  nav: {
    title: "Firewall",
    action: "Get a quote",
    items: [
      { id: "zones", label: "Zone map" },
      { id: "sheet", label: "Data sheet" },
      { id: "sizes", label: "Sizes" },
      { id: "delivery", label: "Delivery" },
      { id: "price", label: "Price" },
      { id: "limits", label: "Limits" },
      { id: "faq", label: "FAQ" },
    ],
  },
  zones: {
    sheet: "Sheet S-03 · zone map",
    heading: "Pick two zones and read the rule",
    intro:
      "A small shop with a database, as we would draw it. Choose where a connection starts and where it ends; the first rule that matches decides, and the reason stands beside it.",
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
      title: "Inside one zone the firewall is not passed",
      body: "Neighbours talk past it. What they may say is set by security groups on each machine: between application servers nothing is open, so that one taken over does not take the next.",
    },
    stateful: "Replies need no rule: the firewall remembers the session and lets its packets back until it ends.",
    rules: {
      web: { name: "Web entry", why: "The only public door. It leads to the proxy, where WAF and IPS read the request." },
      redirect: { name: "Redirect to HTTPS", why: "Port 80 answers with a redirect and nothing else, so that typed addresses work." },
      proxy: {
        name: "Proxy to application",
        why: "Only the proxy's addresses, only the application port. A customer never reaches a server directly.",
      },
      database: {
        name: "Application to database",
        why: "One port, from the application's address group. Anything else in the DMZ cannot even try.",
      },
      partners: { name: "Outside partners", why: "A list of hostnames: payment, mail, maps. An open way out is how stolen data leaves." },
      bastion: {
        name: "Administration",
        why: "SSH from the bastion alone, after a second factor, recorded. Nobody administers from a desk directly.",
      },
      logs: { name: "Logs inward", why: "Servers push their logs to a collector they cannot read or change." },
      resolver: { name: "Names", why: "Queries go to our own resolver. Direct DNS to the outside is a favourite tunnel." },
      updates: { name: "Updates", why: "Management fetches packages from signed mirrors on a list; servers take them from there." },
      quiet: {
        name: "Databases start nothing",
        why: "A database answers. If it wants to call somebody, something is wrong, and an analyst should see it.",
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
    heading: "Two throughput numbers, always",
    intro: "Data sheets print the large one. Size by the second, and by new sessions per second if your traffic is many short requests.",
    columns: ["", ...firewallSizes.map(({ id }) => id)],
    rows: [
      row("Stateful, Gbps", (size) => `${size.statefulGbps}`),
      row("With IPS, Gbps", (size) => `${size.ipsGbps}`),
      row("With TLS inspection, Gbps", (size) => tlsGbps(size).join("–")),
      row("Sessions at once", (size) => `${size.sessionsMillion} M`),
      row("New sessions per second", (size) => `${size.newPerSecondThousand} k`),
      ["Form", "virtual", "virtual or pair", "pair", "pair"],
      row("Managed, a month", (size) => (size.monthly ? `${won(size.monthly.krw, "en")} (${usd(size.monthly.usd)})` : "quote")),
    ],
    note: `TLS inspection costs ${f.tlsLoss[0] * 100}–${f.tlsLoss[1] * 100}% of the IPS throughput, depending on ciphers and object sizes. Prices exclude VAT.`,
  },
  capabilities: {
    eyebrow: "Data sheet",
    heading: "Form, force, and who touches the rules",
    items: [
      {
        title: "Three forms",
        body: "A security group filters at the hypervisor and costs nothing. A virtual appliance routes between your networks. A dedicated pair stands in your rack and shares its session table between units.",
        figure: { value: "3", unit: "forms", label: "one rule set for all of them" },
      },
      {
        title: "Applications, not ports",
        body: "App-ID recognises traffic by content, so a tunnel on port 443 is not mistaken for a web page. IPS signatures arrive daily; country and reputation lists are updated by the hour.",
        figure: { value: "daily", label: "IPS signatures, tested on our own traffic before yours" },
      },
      {
        title: "TLS inspection, by choice",
        body: "Off unless you ask. It reads what employees send, so they must be notified first, and banks, health and unions belong on the exception list. It also needs the next size up, at least.",
        figure: { value: `−${f.tlsLoss[0] * 100}–${f.tlsLoss[1] * 100}`, unit: "%", label: "throughput while inspecting" },
      },
      {
        title: "Changes with two pairs of eyes",
        body: "One engineer writes, another reads, you approve. The change is tested against the whole rule base for shadowed and contradicting rules before it goes live.",
        figure: {
          value: `${f.standardChangeBusinessHours}`,
          unit: "business h",
          label: `standard; ${f.emergencyChangeMinutes} min in an emergency, day and night`,
        },
      },
      {
        title: "One step back",
        body: "Each change is a version. One click in the portal restores the last one on every unit, and the failed version stays for the post-mortem.",
        figure: { value: `≤ ${f.rollbackMinutes}`, unit: "min", label: "from click to old rules on all units" },
      },
      {
        title: "Rules that age",
        body: `A quarterly report lists rules nobody hit for ${f.unusedDays} days, rules without an owner and rules past their end date. You tick what goes; we remove it in the next window.`,
        figure: { value: `${f.logYears}`, unit: "year", label: "of traffic and change logs" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Where the firewall ends",
    intro: "Two of these are the reason other pages exist.",
    items: [
      {
        title: "It does not survive a flood",
        body: "State tables and the uplink fill before any rule helps. A flood has to be stopped in front of it, by [DDoS protection](/services/ddos-protection).",
      },
      {
        title: "It does not see inside a zone",
        body: "Machines in the same subnet talk past it. Security groups or smaller zones close that gap; we propose them in the first review.",
      },
      {
        title: "It does not judge your application",
        body: "A permitted HTTPS request can still carry an exploit. That is the work of a [web application firewall](/services/security), which reads the request itself.",
      },
      {
        title: "We do not decide policy",
        body: "We warn, propose and refuse what would open management to the internet. Whether the partner in Busan may reach the ERP is your decision, recorded with your name.",
      },
    ],
  },
  delivery: {
    eyebrow: "Delivery",
    heading: "From the old rules to the reviewed ones",
    intro: `Security groups are there at once, a virtual appliance takes ${f.virtualBusinessDays} business day, an HA pair in your rack ${f.pairBusinessDays}. The rules take longer than the machine.`,
    steps: [
      { when: "1 business day", title: "Inquiry", body: "Networks, peak Gbps, number of rules, and who may approve." },
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
      { when: "+ 90 days", title: "First cleaning", body: "The first report of unused rules, usually the longest one." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "Price",
    heading: "The price includes the people",
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
        question: "What happens when a unit dies?",
        answer: `The standby shares the session table, notices the missing heartbeat and takes over the addresses in less than ${f.failoverSeconds} seconds. Most TCP sessions survive: a download stalls for a moment and continues. What breaks are sessions being inspected in depth, since half-read TLS cannot be handed over; browsers reconnect by themselves. The failed unit is replaced from our stock, and we test the pair again before calling it healthy.`,
      },
      {
        id: "policy-owner",
        question: "Who owns the policy?",
        answer:
          "You do. You name the people who may request and the people who may approve; we implement and keep the record. The whole rule base can be exported at any time as CSV with owners, reasons, hit counts and dates, and you keep it when you leave. We refuse one kind of change: opening management ports to the whole internet.",
      },
      {
        id: "ddos",
        question: "Do we still need DDoS protection?",
        answer: `Yes. A firewall keeps a row of memory per session: size S holds ${(firewallSizes[0]?.sessionsMillion ?? 0) * 1000} thousand and accepts ${firewallSizes[0]?.newPerSecondThousand} thousand new ones per second. A modest SYN flood of one million packets per second fills that in half a second, and a flood larger than the uplink never even reaches the box. Base protection is included on our addresses; above that, a Shield plan filters in front.`,
      },
      {
        id: "cloud-and-rack",
        question: "Can one rule cover cloud and rack alike?",
        answer:
          'Yes, if it speaks of groups rather than addresses. "Application to database, PostgreSQL" is one rule; the groups are filled from cloud tags and from your asset list. The rule is then compiled for each place: a security-group entry in the cloud, an appliance rule between networks. Features that only one place has, such as App-ID, are marked in the rule, so you see where it is weaker.',
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/security", "/services/vpn", "/services/ddos-protection", "/services/compliance"],
  },
  call: {
    heading: "Send your rule base, even the untidy one",
    body: "An engineer reads it and replies within one business day with a size, a price and the five rules we would question first.",
    primary: "Get a quote",
    secondary: "See all prices",
  },
} satisfies ServicePage & { nav: object; zones: object };
