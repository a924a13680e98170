import { checkQuestions, securityFigures as s } from "../../figures/cyber-security.ts";
import { live } from "../../live.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { firewall, studies } = livePrices;

const w = (krw: Figure) => won(krw, "en");

export const page = {
  title: "Cyber security",
  description: `A ${s.checkWeeks}-week maturity check on the six NIST CSF 2.0 functions, three packages and a rehearsed response within ${s.days} days. With a ten-question self-check that needs no e-mail address.`,
  hero: {
    h1: "Cyber security: from check to drill in 90\u00a0days",
    lead: "For companies after an incident, before an audit or applying for cyber insurance: we check, close the gaps, monitor 24×7 and rehearse the response.",
    secondary: "Take the self-check",
    price: startingPrice(studies.securityCheck.krw, "once", `${s.checkWeeks}-week check; packages by quote`, "en"),
  },
  selfCheck: {
    eyebrow: "Self-check",
    heading: "Self-check with ten questions",
    intro: "Nothing is sent. The answers are kept in the address of this page, so you can bookmark or share the result.",
    answers: { "0": "No, or not known", "1": "Partly", "2": "Yes, with evidence" },
    functions: { govern: "Govern", identify: "Identify", protect: "Protect", detect: "Detect", respond: "Respond", recover: "Recover" },
    questions: {
      owner: "Is one named person answerable for security, and does the management see a report at least twice a year?",
      exposed: "Do you have a list of everything reachable from the internet that is less than 30 days old?",
      personal: "Do you know which systems hold personal data, and who can read it?",
      mfa: "Do all administrators and remote log-ins use two-step verification?",
      patch: `Are critical patches in place within ${s.patchHours} hours of release?`,
      privilege: "Are administrator rights granted for a task and withdrawn afterwards?",
      logs: "Do logs from servers, firewalls and log-ins reach one place that is monitored 24×7?",
      endpoint: `Would malware on a laptop raise an alarm that a person sees within ${s.acknowledgeMinutes} minutes?`,
      plan: "Has the incident plan, phone numbers included, been rehearsed in the last 12 months?",
      restore: "Was a full restore from an immutable backup timed in the last six months?",
    },
    actions: {
      owner: "Name one person answerable for security",
      exposed: "List everything reachable from the internet, every month",
      personal: "Find out where personal data lies and who reads it",
      mfa: "Two-step verification for administrators and remote log-ins",
      patch: `Critical patches within ${s.patchHours} hours`,
      privilege: "Administrator rights by task, withdrawn afterwards",
      logs: "One place for logs, monitored 24×7",
      endpoint: "Detection on laptops and servers",
      plan: "Rehearse the incident plan",
      restore: "Time a full restore from an immutable backup",
    },
    resultTitle: "Your score",
    outOf: "of 100",
    answered: "{n} of 10 answered",
    noScript: "Points so far, out of 20. Multiply by five for the score.",
    howScored: "No counts 0, partly 1, yes with evidence 2; the sum is multiplied by five.",
    level: {
      exposed: {
        name: "Exposed",
        body: "Common ransomware could succeed. Start with two-step verification, patches and an immutable backup.",
      },
      partial: {
        name: "Partly covered",
        body: "Basic protection exists, but attempts are not noticed. Close the remaining gaps, then add monitoring at night.",
      },
      watched: {
        name: "Monitored",
        body: "An intrusion would be detected. Whether it can be stopped within an hour has to be shown in a drill.",
      },
      rehearsed: {
        name: "Rehearsed",
        body: "Detection and recovery have been tried out. What remains is proof for auditors and a new exercise each year.",
      },
    },
    nextTitle: "Close these first",
    nextNone: "No open gap in the ten answers.",
    packageTitle: "Package that fits",
    reset: "Start again",
    ask: "Send this result with a question",
    summary: "Self-check {score} of 100, weakest: {weakest}",
  },
  roadmap: {
    days: "Day {from}–{to}",
    gate: "Gate",
    chartTitle: "Roadmap over 90 days",
    chartDescription: "Four bars along a line of 90 days: check, baseline, detection and drill. A diamond closes each bar.",
    legs: {
      check: {
        name: "Check",
        body: "Interviews, configuration review and an outside scan, scored on six functions. You get a list of gaps by risk and effort, and the first three are closed before the report.",
        gate: "Scores agreed, budget decided",
      },
      baseline: {
        name: "Baseline",
        body: `Two-step verification on every administrator and remote log-in, an immutable backup, critical patches within ${s.patchHours} hours. Old accounts and shared passwords are removed.`,
        gate: "Two-step verification for every administrator",
      },
      detect: {
        name: "Detection",
        body: "EDR on servers and laptops, one year of logs in the SIEM, first-level monitoring 24×7. The pre-approved actions are agreed in writing.",
        gate: "Test intrusion detected within 15 minutes",
      },
      drill: {
        name: "Drill",
        body: "A tabletop exercise with management in the morning, a server restore in a clean room in the afternoon, both timed and recorded.",
        gate: "Restore time measured and signed",
      },
    },
  },
  comparison: {
    eyebrow: "Packages",
    heading: "Baseline, Detect and Regulated packages",
    columns: ["Package", "Baseline", "Detect", "Regulated"],
    rows: [
      ["For", "No security staff", "A small IT team", "Audited firms"],
      [
        "Adds",
        "Two-step verification, immutable backup, patching",
        "EDR, SIEM, monitoring 24×7",
        "Privileged access, data-loss prevention, audit evidence",
      ],
      ["Acknowledge a critical alert", "next business morning", `≤ ${s.acknowledgeMinutes} min`, `≤ ${s.acknowledgeMinutes} min`],
      ["Contain", "with your team", `≤ ${s.containMinutes} min`, `≤ ${s.containMinutes} min`],
      ["Critical patch", `≤ ${s.patchHours} h`, `≤ ${s.patchHours} h`, `≤ ${s.patchHours} h, with evidence`],
      ["Drills a year", "1 restore", "1\u00a0restore, 4\u00a0phishing", "1\u00a0restore, 4\u00a0phishing, 1\u00a0tabletop"],
      ["Your effort", `one contact, ${s.contactHoursPerMonth} h a month`, "one contact, 4 h a month", "a security officer, 2 days a month"],
    ],
    note: "Times are targets, measured from the alert and reported each month.",
  },
  capabilities: {
    eyebrow: "Programme",
    heading: "What the programme delivers",
    items: [
      {
        title: "Maturity score",
        body: "Govern, identify, protect, detect, respond, recover: each function gets a mark from 0 to 4 with the evidence beside it. The same check a year later shows the progress.",
        figure: { value: "6", unit: "functions", label: `of NIST CSF 2.0, in ${s.checkWeeks} weeks` },
      },
      {
        title: "Measured response times",
        body: "Times are counted from the alert. Isolating a host, blocking an address or closing an account are approved in advance, so containment does not wait for a phone call.",
        figure: { value: `${s.acknowledgeMinutes} / ${s.containMinutes}`, unit: "min", label: "acknowledge / contain, targets" },
      },
      {
        title: "Patch deadlines",
        body: `A critical vulnerability under attack is patched within ${s.patchHours} hours, or covered by a firewall rule until the patch is possible. Exceptions carry a name and an end date.`,
        figure: { value: `≤ ${s.patchHours}`, unit: "h", label: "for critical patches" },
      },
      {
        title: "Staff exercises",
        body: "A phishing exercise each quarter, a tabletop each year, a restore under time. Those who click get a five-minute lesson, and results are reported by team.",
        figure: { value: `${s.phishingPerYear}`, unit: "a year", label: "phishing exercises, plus one tabletop" },
      },
      {
        title: "Incident retainer",
        body: "With the incident retainer a forensic engineer joins remotely within the hour and is on site in Seoul within four. Disks are imaged and sealed so that the evidence holds.",
        figure: { value: `${s.remoteHours} / ${s.onSiteHours}`, unit: "h", label: "remote / on site in Seoul" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of the programme",
    intro: "The programme lowers the risk and shortens the response.",
    items: [
      {
        title: "No guarantee against incidents",
        body: "We commit to detection and containment times and report the measured values.",
      },
      {
        title: "No filing in your name",
        body: "Korean law asks you to report an intrusion within 24 hours and larger leaks of personal data within 72. We assemble the facts; you file.",
      },
      {
        title: "No negotiation with extortionists",
        body: "We do not pay, pass on or negotiate ransoms. Recovery is by a restore in a clean room, which is why the restore is rehearsed first.",
      },
      {
        title: "No guarantee of a certificate",
        body: "The programme produces evidence that ISMS-P and ISO 27001 auditors accept. Whether the certificate is granted is their decision.",
      },
    ],
  },
  delivery: {
    eyebrow: "Start",
    heading: "From enquiry to the drill",
    steps: [
      {
        when: "1 business day",
        title: "Call",
        body: "Half an hour with an engineer. During an incident, call the emergency line, answered 24×7.",
      },
      {
        when: "3 business days",
        title: "Scope and quote",
        body: "Number of people, servers and sites, package and price, in writing and under NDA.",
      },
      { when: "Day 1", title: "Kick-off", body: "Interviews booked, read-only access granted, contacts for the night exchanged." },
      { when: "Day 21", title: "Report", body: "Scores and gap list. You may stop here and keep everything.", key: true },
      {
        when: `Day ${s.days}`,
        title: "Drill",
        body: "The restore is timed. From here the monthly rhythm runs: report, gaps, next exercise.",
      },
    ],
  },
  price: {
    id: "security",
    eyebrow: "Price",
    heading: "Fixed price for the check, packages by quote",
    body: `The ${s.checkWeeks}-week check costs the same for 30 people as for 300. Packages are quoted by the number of devices and servers within three business days. Components that the gap list asks for are on the price list, for example a managed firewall from ${w(firewall.S.krw)} (${usd(firewall.S.usd)}) a month.`,
    from: w(studies.securityCheck.krw),
    unit: `once (${usd(studies.securityCheck.usd)}), VAT excluded`,
    included: [
      "Interviews, configuration review, outside scan",
      "Score on six functions with evidence",
      "Gap list by risk and effort",
      "The three most urgent gaps closed",
    ],
    extra: ["Baseline, Detect or Regulated, per device", "Incident retainer with response times", "Penetration test with retest"],
  },
  faq: {
    heading: "Questions about the security programme",
    items: [
      {
        id: "difference",
        question: "How does this differ from Security?",
        answer: `The Security page sells components: firewall, WAF, DDoS protection, EDR, each with its own specification. This page is the programme around them: who decides, who monitors, what happens at night, and whether it has been rehearsed. You can run the programme on components from elsewhere, and you can buy our components without the programme.`,
      },
      {
        id: "replace",
        question: "Must we replace tools?",
        answer:
          "No. The check begins with what you have. Sensors and firewalls that can send their logs by syslog or API stay, and the gap list names a replacement only where a function is missing or a product is out of support. In practice licences that were paid for and never switched on close several gaps at no cost.",
      },
      {
        id: "small",
        question: "What about small teams?",
        answer: `Baseline is made for firms without security staff. It needs one contact for ${s.contactHoursPerMonth} hours a month: one for the report, one for decisions. Patching, two-step verification and backup are run by us; joiners and leavers are reported by ticket. When a critical alert comes in, we call that contact and a deputy, so two telephone numbers are the minimum.`,
      },
      {
        id: "insurance",
        question: "Does it help with a cyber-insurance form?",
        answer: `Most forms ask about two-step verification, immutable backups, patch times, detection on endpoints and a rehearsed plan. Those are five of the ${checkQuestions.length} questions above. The report answers each with evidence and a date, signed by us; the insurer decides. Priority-one incidents are answered within ${live.p1Minutes} minutes.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/security", "/solutions/data-protection", "/services/firewall", "/services/compliance"],
  },
  call: {
    heading: "Send the result of your check",
    body: "Send the result of the self-check or describe your concern. An engineer answers within one business day, with the first three things to do even if you never become a customer.",
  },
} satisfies ServicePage & Record<string, unknown>;
