import { facts } from "../../facts.ts";
import { securityFigures as s } from "../../figures/security.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { ddos, firewall } from "../../pricing.ts";

export const page = {
  title: "Security operations: six layers, watched 24×7",
  description: `DDoS, WAF, firewall, privileged access, EDR and locked backup, read by one 24×7 shift: triage within ${s.triageMinutes} minutes, containment within ${s.containMinutes}.`,
  hero: {
    h1: "Layers that are watched, not just installed",
    lead: `Six layers stand between an attacker and your data, and a shift in Seoul reads what each of them reports, at 3\u00a0a.m. as at noon. What the shift may do without asking is agreed with you beforehand, in writing.`,
    primary: "Get a quote",
    secondary: "See the price",
    figures: [
      { value: `≤ ${s.triageMinutes}`, unit: "min", label: "until an analyst has judged a P1 alert" },
      { value: `≤ ${s.containMinutes}`, unit: "min", label: "until it is contained, by actions you approved" },
      { value: `${s.logOnlineYears} + ${s.logArchiveYears}`, unit: "years", label: "of logs: one searchable online, three archived" },
    ],
  },
  nav: {
    title: "Security",
    action: "Get a quote",
    items: [
      { id: "attack", label: "Attack path" },
      { id: "watch", label: "Who watches" },
      { id: "sheet", label: "Duties" },
      { id: "delivery", label: "Start" },
      { id: "limits", label: "Limits" },
      { id: "price", label: "Price" },
      { id: "faq", label: "FAQ" },
    ],
  },
  attack: {
    sheet: "Sheet S-01 · attack path",
    heading: "Open a layer and follow the attack",
    intro: "Every breakwater stops one attempt. Open one and the attack sails on to the next; open them all and see what is left.",
    drawing: {
      title: "Attack path through six layers of defence",
      description:
        "From left to right: the internet, then six breakwaters in the order DDoS protection, web application firewall, firewall with intrusion prevention, bastion with second factor, endpoint detection, locked backup, and behind them your data. The attack runs along the path and ends at the first closed breakwater that can see it.",
      outside: "Internet",
      inside: "Your data",
      open: "open",
      closed: "closed",
    },
    courseLegend: "How the attacker comes in",
    courses: {
      web: { name: "Through the website", line: "A flood as a smokescreen, then an exploit against the public application." },
      password: {
        name: "With a stolen password",
        line: "A phished administrator logs in over VPN. The outer layers see a normal session.",
      },
      flood: { name: "Flood only", line: "No entry wanted: the aim is to keep your customers out." },
    },
    layersLegend: "Which layers are closed",
    layers: {
      ddos: {
        name: "DDoS protection",
        short: "DDoS",
        attempt: `${s.floodGbps} Gbps of reflected UDP`,
        stopped: `Scrubbed at the edge within ${facts.ddos.alwaysOnSeconds} s; the uplink never notices.`,
        through: "The uplink is full. Customers see timeouts until the flood ends.",
      },
      waf: {
        name: "Web application firewall",
        short: "WAF",
        attempt: "An exploit for a CVE published yesterday",
        stopped: `A virtual patch refuses the request; critical CVEs are covered within ${s.virtualPatchHours}\u00a0h.`,
        through: "The attacker's code runs on the web server.",
      },
      firewall: {
        name: "Firewall and IPS",
        short: "Firewall",
        attempt: "The web server calls out and scans the database subnet",
        stopped: "No rule allows either flow. Both are dropped, logged and on an analyst's screen.",
        through: "A tunnel leads out, and the database answers the scan.",
      },
      bastion: {
        name: "Bastion and second factor",
        short: "Bastion",
        attempt: "An administrator's password, typed by somebody else",
        stopped: "The password is right, the second factor is missing. No session opens.",
        through: "Administrator rights on every server.",
      },
      edr: {
        name: "Endpoint detection (EDR)",
        short: "EDR",
        attempt: "Ransomware starts on the servers",
        stopped: `The process is killed and the host isolated within ${s.edrIsolateMinutes} min.`,
        through: "Files are encrypted, server after server.",
      },
      vault: {
        name: "Locked backup",
        short: "Backup",
        attempt: "The backups are to be deleted first",
        stopped: `Refused: the lock, ${s.lockDays[0]} to ${s.lockDays[1]} days, ends when it ends. You restore.`,
        through: "No copy is left to restore from.",
      },
    },
    outcomes: { stopped: "stopped here", through: "gets through", unreached: "not reached", bypassed: "not on this course" },
    verdictHeading: "How far it gets",
    verdicts: {
      clear: "Nothing gets in",
      outage: "Outage, no intrusion",
      foothold: "One server is lost",
      network: "The network is open",
      admin: "They are administrator",
      encrypted: "Encrypted, but you can restore",
      lost: "Encrypted, and nothing to restore",
    },
    stoppedBy: "Stopped by: {layer}. Layers passed: {passed} of {onCourse} on this course.",
    nothingStops: "No closed layer on this course. Layers passed: {passed} of {onCourse}.",
    alsoOutage: "The website is down as well, because DDoS protection is open.",
    closeAll: "Close all layers",
    note: "A model: each layer is either closed or open and stops the attempt it is built for. Real layers miss some attempts, which is why there are six of them and why people watch.",
  },
  comparison: {
    eyebrow: "Who watches",
    heading: "Six layers, and whose eyes are on each",
    intro: "You can take one layer or all of them. The shift reads every layer you take, and your own tools too if they can send logs.",
    columns: ["Layer", "Stops", "Watched by", "Acts without asking"],
    rows: [
      [
        "DDoS protection",
        "Floods, reflection, HTTP floods",
        "Network operations, 24×7",
        "Scrubs; blackholes one address only after a call",
      ],
      ["WAF", "OWASP Top 10, bots, unpatched CVEs", "Security operations, 24×7", "Virtual patch, rate limit, source block"],
      ["Firewall and IPS", "Unlisted flows, known exploits", "Security operations, 24×7", "Blocks indicators for 24 h, then asks"],
      ["Bastion + MFA", "Stolen and shared passwords", "Security operations, 24×7", "Ends the session, locks the account"],
      ["EDR", "Malware, ransomware, odd processes", "Security operations, 24×7", "Isolates the host from the network"],
      ["Locked backup", "Deletion and encryption of copies", "Backup team, daily", "Nothing: nobody can shorten the lock"],
    ],
    note: "“Acts without asking” lists the defaults. You strike out or add lines in the approval sheet before the service starts.",
  },
  capabilities: {
    eyebrow: "What the shift does",
    heading: "Six duties, each with a clock or a count",
    items: [
      {
        title: "Alert triage",
        body: "An analyst reads a P1 alert, checks it against the asset list and calls it true or false. A true one starts the runbook; a false one becomes a tuning rule, so it wakes nobody twice.",
        figure: { value: `≤ ${s.triageMinutes}`, unit: "min", label: "P1 alert to judgement" },
      },
      {
        title: "Containment",
        body: "Isolate the host, block the indicator, end the session, rotate the key: the pre-approved actions run at once. Anything outside the list waits for your on-call contact.",
        figure: { value: `≤ ${s.containMinutes}`, unit: "min", label: "with pre-approved actions" },
      },
      {
        title: "Web application firewall",
        body: `Rules for the OWASP Top 10, rate limits and bots. The first ${s.learnDays} days only count what would have been blocked; blocking begins when you have seen that list.`,
        figure: { value: `≤ ${s.virtualPatchHours}`, unit: "h", label: "to a virtual patch for a critical CVE" },
      },
      {
        title: "Scans and tests",
        body: `Outside and inside vulnerability scans every month, a penetration test by hand every year. The retest within ${s.retestDays} days belongs to the test and is not billed again.`,
        figure: { value: `${s.scansPerYear} + 1`, unit: "a year", label: "monthly scans and one penetration test" },
      },
      {
        title: "Privileged access",
        body: "Administrators pass a bastion with a second factor. Rights are granted for one task and expire; screens and commands are recorded and can be searched by command.",
        figure: { value: `${s.sessionMinutes}`, unit: "min", label: "default life of an approval" },
      },
      {
        title: "Log keeping",
        body: "Logs are signed on arrival and stored where their source cannot write. That keeps them usable as evidence when the source itself has been taken over.",
        figure: { value: `${s.logOnlineYears}`, unit: "year", label: `online, then ${s.logArchiveYears} in the archive` },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "What the watch does not do",
    intro: "Rocks on this course, marked so that nobody relies on water that is not there.",
    items: [
      {
        title: "It does not promise that nobody gets in",
        body: "We commit to minutes, not to invulnerability. A valid session misused by its rightful owner looks valid until its behaviour changes.",
      },
      {
        title: "It does not file reports in your name",
        body: "The duty to report lies with the company concerned. We hand you times, scope, indicators and a draft; the signature is yours.",
      },
      {
        title: "It does not stop production on its own",
        body: "Switching off a service that earns money is never on the pre-approved list. At night we call, in the order of your contact list, until somebody decides.",
      },
      {
        title: "A virtual patch does not repair code",
        body: `It closes the known way in. After ${s.virtualPatchMaxDays} days without a fix in the application we remind you in writing, because variants appear.`,
      },
    ],
  },
  delivery: {
    eyebrow: "How it starts",
    heading: "Four weeks from first call to first drill",
    intro: "The order matters: first what exists, then what reports, then what may be done about it.",
    steps: [
      {
        when: "1 business day",
        title: "Inquiry",
        body: "An engineer asks for the number of servers, public hostnames and tools you already have.",
      },
      { when: "Week 1", title: "Asset list", body: "Every address, owner and criticality. An alert without an owner is noise." },
      { when: "Week 2", title: "Sources connected", body: "Syslog, API and agents report; missing or silent sources are listed." },
      {
        when: "Week 3",
        title: "Learn mode",
        body: `WAF and IPS count for ${s.learnDays} days without blocking. You see the list before anything is refused.`,
      },
      {
        when: "Week 4",
        title: "Approval and drill",
        body: "You sign the list of actions, then we stage one alert at night and measure both sides.",
        key: true,
      },
      { when: "Every month", title: "Report", body: "Alerts by cause, minutes to triage and to containment, open findings by age." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "Price",
    heading: "Layers at list\u00a0price; the\u00a0watch by\u00a0sources",
    body: `A managed firewall S is ${won(firewall.S.krw, "en")} (${usd(firewall.S.usd)}) a month, DDoS Shield 100 ${won(ddos.shield100.krw, "en")} (${usd(ddos.shield100.usd)}). The 24×7 watch is quoted by the number of log sources and endpoints, because those decide how many alerts a person must read. The quote arrives within one business day.`,
    from: won(firewall.S.krw, "en"),
    unit: "a month, managed firewall S, VAT excluded",
    included: [
      `Base DDoS protection up to ${facts.ddos.baseGbpsPerIp} Gbps per IP on all our addresses`,
      "Cloud security groups",
      "Two-person review of every rule change",
      "Retest after the yearly penetration test",
    ],
    extra: [
      "24×7 watch, by sources and endpoints",
      "WAF and EDR licences, by hostname and host",
      "Forensics beyond the first 8 hours of an incident",
    ],
  },
  faq: {
    heading: "Questions about security operations",
    items: [
      {
        id: "three-am",
        question: "What do you do at 3 a.m.?",
        answer: `The analyst on shift judges the alert within ${s.triageMinutes} minutes. If it is true, the runbook runs: isolate the host from the network but leave it powered on, block the indicator on firewall and WAF, end and lock the sessions involved, then call your on-call contact. Before anything is cleaned, memory and disk images are taken and hashed, so that the evidence holds later. You get a first written summary within ${s.containMinutes} minutes and a timeline the same morning.`,
      },
      {
        id: "reports",
        question: "Which reports must we file?",
        answer: `In Korea, a provider of information and communications services reports an intrusion within ${s.intrusionReportHours} hours of becoming aware of it. A leak of personal data is reported within ${s.leakReportHours} hours when it concerns ${s.leakThresholdPeople.toLocaleString("en-US")} people or more, sensitive or unique identifying data, or came from unlawful outside access; the people concerned are told within ${s.leakReportHours} hours too. Financial and public bodies have further rules. We prepare the facts and the draft; you decide and file. Have your counsel confirm which deadlines apply to you.`,
      },
      {
        id: "own-tools",
        question: "Can we keep our tools?",
        answer:
          "Yes. Anything that can send syslog over TLS (RFC 5425), CEF, LEEF or JSON, or that has a pull API, can be a source: common firewalls, WAFs, EDR agents, Microsoft 365 and Google Workspace audit logs, AWS CloudTrail. We test each source with a staged event before it counts as connected. For containment on your tools we need an account limited to the approved actions, nothing wider.",
      },
      {
        id: "false-alarms",
        question: "How many alarms will reach us?",
        answer:
          'Only those that an analyst has judged true, plus questions we cannot answer from outside ("is this your contractor?"). Every false alarm becomes a tuning rule with a name, a reason and an end date, and the monthly report lists them, so that tuning does not quietly become blindness.',
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/ddos-protection", "/services/firewall", "/solutions/cyber-security", "/services/compliance"],
  },
  call: {
    heading: "Tell us what is exposed and who is awake",
    body: "Send the number of servers, public hostnames and present tools. An engineer replies within one business day with gaps, order and price.",
    primary: "Get a quote",
    secondary: "See all prices",
  },
} satisfies ServicePage & { nav: object; attack: object };
