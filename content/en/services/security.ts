import { facts } from "../../facts.ts";
import { securityFigures as s } from "../../figures/security.ts";
import { quotedPrice } from "../../format.ts";
import { grouped, livePrices, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { ddos, firewall } = livePrices;

export const page = {
  title: "Security operations: six layers, monitored 24×7",
  description: `DDoS, WAF, firewall, privileged access, EDR and immutable backup, monitored by one 24×7 team: triage within ${s.triageMinutes} minutes, containment within ${s.containMinutes}.`,
  hero: {
    h1: "Security operations: six layers monitored 24×7",
    lead: "For companies without a night shift: analysts in Seoul monitor six layers from DDoS protection to backup and carry out actions you approved in advance.",
    secondary: "See the price",
    price: quotedPrice(`24×7 monitoring by log sources and endpoints; managed firewall from ${won(firewall.S.krw, "en")} a month`, "en"),
  },
  nav: {
    title: "Security",
    items: [
      { id: "attack", label: "Attack path" },
      { id: "watch", label: "Monitoring teams" },
      { id: "sheet", label: "Duties" },
      { id: "limits", label: "Limits" },
      { id: "price", label: "Price" },
      { id: "delivery", label: "Start" },
      { id: "faq", label: "FAQ" },
    ],
  },
  attack: {
    heading: "Attack paths and what each layer stops",
    intro: "Each layer stops one kind of attempt. Turn a layer off to see how far the attack gets.",
    drawing: {
      title: "Attack path through six layers of defence",
      description:
        "From left to right: the internet, then six layers in the order DDoS protection, web application firewall, firewall with intrusion prevention, bastion with two-step verification, endpoint detection, immutable backup, and behind them your data. The attack runs along the path and ends at the first active layer that can see it.",
      outside: "Internet",
      inside: "Your data",
      open: "off",
      closed: "on",
    },
    courseLegend: "How the attacker comes in",
    courses: {
      web: { name: "Through the website", line: "A flood as a distraction, then an exploit against the public application." },
      password: {
        name: "With a stolen password",
        line: "A phished administrator logs in over VPN. The outer layers see a normal session.",
      },
      flood: { name: "Flood only", line: "No entry wanted: the aim is to keep your customers out." },
    },
    layersLegend: "Active layers",
    layers: {
      ddos: {
        name: "DDoS protection",
        short: "DDoS",
        attempt: `${s.floodGbps} Gbps of reflected UDP`,
        stopped: `Scrubbed at the edge within ${facts.ddos.alwaysOnSeconds} s; the uplink is not affected.`,
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
        name: "Bastion and two-step verification",
        short: "Bastion",
        attempt: "Log-in with a stolen administrator password",
        stopped: "The password is right, but the second step is missing. No session opens.",
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
        name: "Immutable backup",
        short: "Backup",
        attempt: "The backups are to be deleted first",
        stopped: `Refused: the lock of ${s.lockDays[0]} to ${s.lockDays[1]} days cannot be shortened. You restore from it.`,
        through: "No copy is left to restore from.",
      },
    },
    outcomes: { stopped: "stopped here", through: "gets through", unreached: "not reached", bypassed: "not on this path" },
    verdictHeading: "Result of the attack",
    verdicts: {
      clear: "Nothing gets in",
      outage: "Outage, no intrusion",
      foothold: "One server is lost",
      network: "The network is exposed",
      admin: "Administrator rights are lost",
      encrypted: "Encrypted, but you can restore",
      lost: "Encrypted, and nothing to restore",
    },
    stoppedBy: "Stopped by: {layer}. Layers passed: {passed} of {onCourse} on this path.",
    nothingStops: "No active layer on this path. Layers passed: {passed} of {onCourse}.",
    alsoOutage: "The website is down as well, because DDoS protection is off.",
    closeAll: "Turn all layers on",
    note: "A model: each layer is on or off and stops the attempt it is built for. Real layers miss some attempts, which is why there are six of them and analysts monitor them.",
  },
  comparison: {
    eyebrow: "Monitoring teams",
    heading: "Six layers and who monitors them",
    intro: "You can take one layer or all of them. We monitor every layer you take, and your own tools too if they can send logs.",
    columns: ["Layer", "Stops", "Monitored by", "Pre-approved actions"],
    rows: [
      [
        "DDoS protection",
        "Floods, reflection, HTTP floods",
        "Network operations, 24×7",
        "Scrubs; blackholes one address only after a call",
      ],
      ["WAF", "OWASP Top 10, bots, unpatched CVEs", "Security operations, 24×7", "Virtual patch, rate limit, source block"],
      ["Firewall and IPS", "Unlisted flows, known exploits", "Security operations, 24×7", "Blocks indicators for 24 h, then asks"],
      [
        "Bastion + two-step verification",
        "Stolen and shared passwords",
        "Security operations, 24×7",
        "Ends the session, locks the account",
      ],
      ["EDR", "Malware, ransomware, odd processes", "Security operations, 24×7", "Isolates the host from the network"],
      ["Immutable backup", "Deletion and encryption of copies", "Backup team, daily", "Nothing: nobody can shorten the lock"],
    ],
    note: "Pre-approved actions are the defaults. You remove or add actions in the approval sheet before the service starts.",
  },
  capabilities: {
    eyebrow: "Duties",
    heading: "Monitoring duties and targets",
    items: [
      {
        title: "Alert triage",
        body: "An analyst reads a P1 alert, checks it against the asset list and calls it true or false. A true one starts the runbook; a false one becomes a tuning rule and is not raised again.",
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
        title: "Vulnerability scans and penetration tests",
        body: `Outside and inside vulnerability scans every month, a penetration test by hand every year. The retest within ${s.retestDays} days belongs to the test and is not billed again.`,
        figure: { value: `${s.scansPerYear} + 1`, unit: "a year", label: "monthly scans and one penetration test" },
      },
      {
        title: "Privileged access",
        body: "Administrators pass a bastion with two-step verification. Rights are granted for one task and expire; screens and commands are recorded and can be searched by command.",
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
    heading: "Limits of security operations",
    intro: "Please check these before you order.",
    items: [
      {
        title: "No guarantee against intrusion",
        body: "We commit to response times. A valid session misused by its rightful owner looks valid until its behaviour changes.",
      },
      {
        title: "No reports filed in your name",
        body: "The duty to report lies with the company concerned. We hand you times, scope, indicators and a draft; the signature is yours.",
      },
      {
        title: "No production stop without your decision",
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
    intro: "First the assets, then the log sources, then the approved actions.",
    steps: [
      {
        when: "1 business day",
        title: "Enquiry",
        body: "An engineer asks for the number of servers, public hostnames and tools you already have.",
      },
      { when: "Week 1", title: "Asset list", body: "Every address with its owner and criticality." },
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
    heading: "Layers at list price, monitoring by log sources",
    body: `A managed firewall S is ${won(firewall.S.krw, "en")} (${usd(firewall.S.usd)}) a month, DDoS Shield 100 ${won(ddos.shield100.krw, "en")} (${usd(ddos.shield100.usd)}). 24×7 monitoring is quoted by the number of log sources and endpoints. The quote arrives within one business day.`,
    from: won(firewall.S.krw, "en"),
    unit: "a month, managed firewall S, VAT excluded",
    included: [
      `Base DDoS protection up to ${facts.ddos.baseGbpsPerIp} Gbps per IP on all our addresses`,
      "Cloud security groups",
      "Two-person review of every rule change",
      "Retest after the yearly penetration test",
    ],
    extra: [
      "24×7 monitoring, by sources and endpoints",
      "WAF and EDR licences, by hostname and host",
      "Forensics beyond the first 8 hours of an incident",
    ],
  },
  faq: {
    heading: "Questions about security operations",
    items: [
      {
        id: "three-am",
        question: "What happens in an intrusion at night?",
        answer: `The analyst on shift judges the alert within ${s.triageMinutes} minutes. If it is true, the runbook runs: isolate the host from the network but leave it powered on, block the indicator on firewall and WAF, end and lock the sessions involved, then call your on-call contact. Before anything is cleaned, memory and disk images are taken and hashed, so that the evidence holds later. You get a first written summary within ${s.containMinutes} minutes and a timeline the same morning.`,
      },
      {
        id: "reports",
        question: "Which reports must we file?",
        answer: `In Korea, a provider of information and communications services reports an intrusion within ${s.intrusionReportHours} hours of becoming aware of it. A leak of personal data is reported within ${s.leakReportHours} hours when it concerns ${grouped(s.leakThresholdPeople)} people or more, sensitive or unique identifying data, or came from unlawful outside access; the people concerned are told within ${s.leakReportHours} hours too. Financial and public bodies have further rules. We prepare the facts and the draft; you decide and file. Have your counsel confirm which deadlines apply to you.`,
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
          'Only those that an analyst has judged true, plus questions we cannot answer from outside ("is this your contractor?"). Every false alarm becomes a tuning rule with a name, a reason and an end date, and the monthly report lists them all.',
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/ddos-protection", "/services/firewall", "/solutions/cyber-security", "/services/compliance"],
  },
  call: {
    heading: "Tell us your exposed systems and on-\u2060call arrangement",
    body: "Send the number of servers, public hostnames and present tools. An engineer replies within one business day with gaps, order and price.",
  },
} satisfies ServicePage & { nav: object; attack: object };
