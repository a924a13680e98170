import { facts } from "../../facts.ts";
import { checkQuestions, securityFigures as s } from "../../figures/cyber-security.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { firewall, studies } from "../../pricing.ts";

const w = (krw: number) => won(krw, "en");

export const page = {
  title: "Cyber security",
  description: `A ${s.checkWeeks}-week maturity check on the six NIST CSF 2.0 functions, three packages and a rehearsed response within ${s.days} days. With a ten-question self-check that needs no e-mail address.`,
  hero: {
    h1: "From unknown risk to a tested\u00a0response in 90\u00a0days",
    lead: "For firms after an incident, before an audit, or with a cyber-insurance form on the desk that nobody can answer. People and a programme; the components come second.",
    primary: "Get a quote",
    secondary: "See the price",
    figures: [
      { value: `${s.days}`, unit: "days", label: "from the first interview to a restore exercise with a stopwatch" },
      { value: `≤ ${s.acknowledgeMinutes}`, unit: "min", label: "until a person acknowledges a critical alert, day or night" },
      { value: `≤ ${s.containMinutes}`, unit: "min", label: "until it is contained, with actions you approved beforehand" },
    ],
  },
  selfCheck: {
    eyebrow: "Self-check",
    heading: "Ten questions, scored in your browser",
    intro: "Nothing is sent. The answers stand in the address of this page, so you can bookmark the result or pass it on to a colleague.",
    answers: { "0": "No, or not known", "1": "Partly", "2": "Yes, with evidence" },
    functions: { govern: "Govern", identify: "Identify", protect: "Protect", detect: "Detect", respond: "Respond", recover: "Recover" },
    questions: {
      owner: "Is one named person answerable for security, and does the management see a report at least twice a year?",
      exposed: "Do you have a list of everything reachable from the internet that is less than 30 days old?",
      personal: "Do you know which systems hold personal data, and who can read it?",
      mfa: "Does every administrator and every remote login need a second factor?",
      patch: `Are critical patches in place within ${s.patchHours} hours of release?`,
      privilege: "Are administrator rights granted for a task and withdrawn afterwards?",
      logs: "Do logs from servers, firewalls and sign-ins reach one place that somebody watches day and night?",
      endpoint: `Would malware on a laptop raise an alarm that a person sees within ${s.acknowledgeMinutes} minutes?`,
      plan: "Has the incident plan, phone numbers included, been rehearsed in the last 12 months?",
      restore: "Was a full restore from an unalterable backup timed in the last six months?",
    },
    actions: {
      owner: "Name one person answerable for security",
      exposed: "List everything reachable from the internet, every month",
      personal: "Find out where personal data lies and who reads it",
      mfa: "A second factor for administrators and remote logins",
      patch: `Critical patches within ${s.patchHours} hours`,
      privilege: "Administrator rights by task, withdrawn afterwards",
      logs: "One place for logs, watched day and night",
      endpoint: "Detection on laptops and servers",
      plan: "Rehearse the incident plan",
      restore: "Time a full restore from an unalterable backup",
    },
    resultTitle: "Your score",
    outOf: "of 100",
    answered: "{n} of 10 answered",
    noScript: "Points so far, out of 20. Multiply by five for the score.",
    howScored: "No counts 0, partly 1, yes with evidence 2; the sum is multiplied by five.",
    level: {
      exposed: {
        name: "Exposed",
        body: "An ordinary ransomware crew would get through. Start with second factors, patches and a backup that cannot be altered.",
      },
      partial: {
        name: "Partly covered",
        body: "The doors have locks, but nobody hears them being tried. Close the remaining gaps in the basics, then add eyes at night.",
      },
      watched: {
        name: "Watched",
        body: "An intrusion would be seen. Whether it would be stopped within the hour has not been shown yet; a drill tells you.",
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
    eyebrow: "Roadmap",
    heading: "Ninety days, four\u00a0legs, a\u00a0gate after each",
    intro: "Detection starts before the baseline is finished, since sensors need three weeks to learn what is normal.",
    days: "Day {from}–{to}",
    gate: "Gate",
    chartTitle: "Roadmap over 90 days",
    chartDescription: "Four bars along a line of 90 days: check, baseline, detection and drill. A diamond closes each bar.",
    legs: {
      check: {
        name: "Check",
        body: "Interviews, configuration review and an outside scan, scored on six functions. You get a list of gaps by risk and effort, and the first three are closed before the report is printed.",
        gate: "Scores agreed, budget decided",
      },
      baseline: {
        name: "Baseline",
        body: `Second factor on every administrator and remote login, an unalterable backup copy, patches for critical holes within ${s.patchHours} hours. Old accounts go, shared passwords go.`,
        gate: "No administrator without a second factor",
      },
      detect: {
        name: "Detection",
        body: "EDR on servers and laptops, logs of one year in the SIEM, our watch taking the first look around the clock. Which actions we may take without asking is written down.",
        gate: "Test intrusion seen within 15 minutes",
      },
      drill: {
        name: "Drill",
        body: "A morning at the table with management, an afternoon restoring a server in a clean room. Both are timed and minuted.",
        gate: "Restore time measured and signed",
      },
    },
  },
  comparison: {
    eyebrow: "Packages",
    heading: "Three packages, each containing the one before",
    columns: ["Package", "Baseline", "Detect", "Regulated"],
    rows: [
      ["For", "No security staff", "A small IT team", "Audited firms"],
      ["Adds", "MFA, unalterable backup, patching", "EDR, SIEM, watch 24×7", "Privileged access, data-loss prevention, audit evidence"],
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
    heading: "What you hold at the end",
    items: [
      {
        title: "A scored position",
        body: "Govern, identify, protect, detect, respond, recover: each function gets a mark from 0 to 4 with the evidence beside it. The same check a year later shows movement, not mood.",
        figure: { value: "6", unit: "functions", label: `of NIST CSF 2.0, in ${s.checkWeeks} weeks` },
      },
      {
        title: "Times you can hold us to",
        body: "The clock starts at the alert, not at the ticket. Isolating a host, blocking an address or closing an account are approved in advance, so containment does not wait for a phone call.",
        figure: { value: `${s.acknowledgeMinutes} / ${s.containMinutes}`, unit: "min", label: "acknowledge / contain, targets" },
      },
      {
        title: "Holes closed by date",
        body: `A critical hole under attack is patched within ${s.patchHours} hours, or covered by a firewall rule until the patch is possible. Exceptions carry a name and an end date.`,
        figure: { value: `≤ ${s.patchHours}`, unit: "h", label: "for critical patches" },
      },
      {
        title: "Practice for people",
        body: "A phishing exercise each quarter, a table-top each year, a restore under time. Those who click get a five-minute lesson, not a reprimand, and reports go by team, never by name.",
        figure: { value: `${s.phishingPerYear}`, unit: "a year", label: "phishing exercises, plus one tabletop" },
      },
      {
        title: "Someone who comes",
        body: "With the incident retainer a forensic engineer joins remotely within the hour and stands in your server room in Seoul within four. Disks are imaged and sealed so that the evidence holds.",
        figure: { value: `${s.remoteHours} / ${s.onSiteHours}`, unit: "h", label: "remote / on site in Seoul" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "What it does not do",
    intro: "A programme lowers the odds and shortens the night. It does not abolish either.",
    items: [
      {
        title: "No promise that nothing happens",
        body: "We promise times to see and to contain, and we measure them. Anyone who promises the absence of attacks has not read their own logs.",
      },
      {
        title: "No filing in your name",
        body: "Korean law asks you to report an intrusion within 24 hours and larger leaks of personal data within 72. We assemble the facts; you file.",
      },
      {
        title: "No negotiation with extortionists",
        body: "We do not pay, pass on or negotiate ransoms. The way out is a restore in a clean room, which is why the drill comes first.",
      },
      {
        title: "No certificate by itself",
        body: "The programme produces evidence that ISMS-P and ISO 27001 auditors accept. Whether the certificate is granted is their decision.",
      },
    ],
  },
  delivery: {
    eyebrow: "Start",
    heading: "From enquiry to day one",
    steps: [
      {
        when: "1 business day",
        title: "Call",
        body: "Half an hour with an engineer. After an incident, call the emergency line instead: it is answered day and night.",
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
    heading: "The check at a fixed\u00a0price, the\u00a0watch by size",
    body: `The ${s.checkWeeks}-week check costs the same for 30 people as for 300. Packages are quoted by the number of devices and servers within three business days, because a price for an unknown number of laptops would be fiction. Components that the gap list asks for are on the price list, for example a managed firewall from ${w(firewall.S.krw)} (${usd(firewall.S.usd)}) a month.`,
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
        answer: `The Security page sells components: firewall, WAF, DDoS protection, EDR, each with its own specification. This page is the programme around them: who decides, who watches, what happens at three in the morning, and whether it has been tried. You can run the programme on components from elsewhere, and you can buy our components without the programme. What you cannot do is install a sensor and call it a response.`,
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
        answer: `Baseline is made for firms without security staff. It needs one contact for ${s.contactHoursPerMonth} hours a month: one for the report, one for decisions. Patching, second factors and backup are run by us; joiners and leavers reach us through a form. When a critical alert comes in, we call that contact and a deputy, so two telephone numbers are the minimum.`,
      },
      {
        id: "insurance",
        question: "Does it help with a cyber-insurance form?",
        answer: `Most forms ask about second factors, backups that cannot be altered, patch times, detection on endpoints and a rehearsed plan. Those are five of the ${checkQuestions.length} questions above. The report answers each with evidence and a date, signed by us; what the insurer makes of it is the insurer's affair. Priority-one incidents are answered within ${facts.support.p1Minutes} minutes, which forms also like to know.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/security", "/solutions/data-protection", "/services/firewall", "/services/compliance"],
  },
  call: {
    heading: "Bring your score, or your doubts",
    body: "Send the result of the self-check or simply describe the worry. An engineer answers within one business day, with the first three things to do even if you never become a customer.",
    primary: "Get a quote",
    secondary: "Contact us",
  },
} satisfies ServicePage & Record<string, unknown>;
