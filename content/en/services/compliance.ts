import { complianceFigures as c, controls, inheritedRefs, ownerCount } from "../../figures/compliance.ts";
import { won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";

const inherited = inheritedRefs("public-cloud-solution", "isms-p").join(", ");

export const page = {
  title: "Compliance: evidence packs and a responsibility matrix",
  description: `Audit evidence within ${c.evidenceBusinessDays} business days, a responsibility matrix for ISMS-P, ISO 27001, PCI DSS, CSAP and Korean finance rules, and one on-site audit a year.`,
  hero: {
    h1: "Compliance: audit evidence in 5 business days",
    lead: "For customers facing ISMS-P, PCI DSS, CSAP or financial audits: who runs which control on each service, and the evidence that proves it.",
    secondary: "See the price",
    primary: "Request evidence",
    price: {
      value: won(0, "en"),
      after: "for the first evidence pack each year",
      note: `with every paid service, ${c.evidenceBusinessDays} business days after the NDA; further packs by quote`,
    },
  },
  nav: {
    title: "Compliance",
    items: [
      { id: "matrix", label: "Matrix" },
      { id: "register", label: "Certificates" },
      { id: "outage", label: "Outage notice" },
      { id: "sheet", label: "Evidence" },
      { id: "price", label: "Price" },
      { id: "delivery", label: "Timing" },
      { id: "faq", label: "FAQ" },
    ],
  },
  matrix: {
    heading: "Responsibility matrix by service",
    intro: "Choose a framework to see its control numbers. Choose one service to see which controls are yours.",
    frameworkLegend: "Framework",
    frameworks: {
      "isms-p": { name: "ISMS-P", unit: "control" },
      "iso-27001": { name: "ISO/IEC 27001:2022", unit: "Annex A" },
      "pci-dss": { name: "PCI DSS v4.0.1", unit: "requirement" },
      pipa: { name: "PIPA safety measures", unit: "article" },
      csap: { name: "CSAP", unit: "area" },
      efsr: { name: "Electronic finance supervision", unit: "article" },
    },
    serviceLegend: "Service",
    allServices: "All services",
    services: {
      colocation: "Colocation",
      "server-hosting": "Server hosting",
      "public-cloud-solution": "Public cloud",
      "private-cloud-solution": "Private cloud",
      data: "Data platform",
      storage: "Storage & backup",
    },
    ownerLegend: "Owner",
    anyOwner: "Any",
    owners: { provider: "We", shared: "Shared", customer: "You", none: "n/a" },
    columns: { area: "Control area", ref: "Number", ours: "We do", yours: "You do" },
    areas: {
      site: { name: "Power, cooling, fire", ours: "UPS, generators, suppression, tested monthly", yours: "nothing" },
      entry: { name: "Physical entry", ours: `Guards, mantraps, CCTV kept ${c.cctvDays} days`, yours: "Name who may enter your rack" },
      media: { name: "Disposal of media", ours: "Wipe or shred our disks, with certificate", yours: "Delete your data, wipe your disks" },
      host: { name: "Hosts and hypervisor", ours: "Patch and harden the platform", yours: "nothing" },
      network: { name: "Network separation", ours: "Separate tenants, filter the edge", yours: "Write rules inside your network" },
      os: { name: "Operating system", ours: "Patch managed services", yours: "Patch the systems you log in to" },
      malware: { name: "Malware", ours: "Scan managed services", yours: "Run EDR on your systems" },
      accounts: {
        name: "Accounts and two-step verification",
        ours: "Offer two-step verification, log every administrator of ours",
        yours: "Grant, review and remove your users",
      },
      keys: { name: "Encryption and keys", ours: "Encrypt disks, run the key service", yours: "Choose who may use which key" },
      backup: {
        name: "Backup and restore",
        ours: "Copy and verify what you put in the plan",
        yours: "Decide what belongs in the plan, test it",
      },
      logs: { name: "Logs and their review", ours: "Keep platform logs", yours: "Keep and review logs of your systems" },
      application: { name: "Application security", ours: "nothing", yours: "Design, test and fix your code" },
      incident: { name: "Incident and notice", ours: "Tell you without delay, with facts", yours: "Assess, notify, report" },
      recovery: { name: "Disaster drills", ours: "Drill sites, power and platform twice a year", yours: "Drill your systems on top" },
    },
    count: "{shown} of {total} control areas",
    tally: { provider: "with us", shared: "shared", customer: "with you" },
    notAsked: "not asked",
    empty: "No control area has this owner on this service. Choose another owner or service.",
    note: "Our own mapping, made in November 2026; check article numbers against the text in force. For colocation “we” covers building and network, not your equipment.",
  },
  register: {
    eyebrow: "Register",
    heading: "Certificates with scope and validity",
    intro: "Each certificate with what it covers and until when.",
    columns: ["Certificate", "Scope", "Number", "Valid", "State"],
    states: { held: "held", "in-progress": "in progress", sample: "sample", hidden: "" },
    note: "Entries marked “sample” are placeholders of this demonstration site. They are not certificates, and no official mark is shown for them.",
  },
  outage: {
    eyebrow: "Outage notice",
    heading: "Outages subject to notification",
    intro: `Korea's Cloud Computing Act makes a provider tell its users without delay of a breach, of a leak, and of an interruption of ${c.outageMinutes} minutes or more in a row, or ${c.outageTotalMinutes} minutes or more in total when it stops ${c.outageCount} times or more within ${c.outageWindowHours} hours.`,
    labels: ["First interruption", "Second", "Third"],
    minutes: "min",
    total: "Total in 24 h",
    longest: "Longest",
    count: "Interruptions",
    results: {
      single: `Yes: one interruption lasted ${c.outageMinutes} minutes or more.`,
      total: `Yes: ${c.outageCount} or more interruptions add up to ${c.outageTotalMinutes} minutes or more.`,
      none: "No duty under this rule. We publish it in the status notice on the home page all the same.",
    },
    note: "A reading aid, not legal advice. Contracts and finance rules can be stricter.",
  },
  comparison: {
    eyebrow: "Korean rules",
    heading: "Korean regulations and what we provide",
    intro: "Five texts come up in nearly every audit in Korea. Two bind the operator of the building, three apply to customers as well.",
    columns: ["Rule", "Binds", "Asks for", "What we hand you"],
    rows: [
      [
        "PIPA safety measures",
        "everybody who handles personal data",
        "access rights, encryption, access logs, destruction",
        "matrix by article, log and disposal proof",
      ],
      [
        "ISMS / ISMS-P",
        "IDC and ISP operators must hold ISMS; large services too",
        "a management system with evidence",
        "control list you inherit, with numbers",
      ],
      ["CSAP", "clouds sold to public bodies", "certified cloud, separate zone", "scope statement, zone diagram"],
      [
        "Electronic finance supervision rules",
        "financial firms using a cloud",
        "criticality review, contract terms, exit plan",
        "answers to the cloud assessment",
      ],
      [
        "Data-centre protection guideline",
        "operators of shared data centres",
        "power, fire and battery safety, drills",
        "drill records, battery-room design",
      ],
    ],
    note: "Names of laws are shortened. Which of them bind you is for your counsel to say.",
  },
  capabilities: {
    eyebrow: "Evidence pack",
    heading: "Contents of the evidence pack",
    items: [
      {
        title: "Access records",
        body: `Entries to your hall and rack by name, door and time, from the badge system; administrators of ours on your systems, from the bastion. Kept ${c.accessLogYears} years.`,
        figure: { value: `${c.accessLogYears}`, unit: "years", label: "of entry and administrator records" },
      },
      {
        title: "CCTV retention proof",
        body: "Camera plan, retention setting and a dated still from the oldest recording. The recordings themselves leave the building only on a lawful order, since they show other people.",
        figure: { value: `${c.cctvDays}`, unit: "days", label: "of recordings" },
      },
      {
        title: "Network diagram",
        body: "Your part of the network as it is configured, drawn from the device configuration, with firewalls, zones and carriers.",
        figure: { value: "daily", label: "redrawn from device configuration" },
      },
      {
        title: "Penetration-test summary",
        body: "Scope, dates, method, findings by severity and what was done about each. The full report can be read in our room under supervision.",
        figure: { value: "1", unit: "a year", label: "by an outside tester, retest included" },
      },
      {
        title: "Continuity drill record",
        body: "What failed over, in how many minutes, what went wrong and who fixed it. Drills cover a power failure, the loss of a site and of the management network.",
        figure: { value: "2", unit: "a year", label: "site and power drills, with measured times" },
      },
      {
        title: "Answers to questionnaires",
        body: "Send yours in any format. Standard answers come from a reviewed library, the rest from an engineer; each carries a source and a date.",
        figure: { value: `${c.evidenceBusinessDays}`, unit: "business days", label: "up to 200 questions" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "Limits of our evidence",
    intro: "Please check these before your audit.",
    items: [
      {
        title: "No certification of your company",
        body: `On the public cloud ${ownerCount("public-cloud-solution", "provider")} of ${controls.length} control areas lie with us, ${ownerCount("public-cloud-solution", "shared")} are shared and ${ownerCount("public-cloud-solution", "customer")} are yours. Our certificates cover the areas that lie with us.`,
      },
      {
        title: "No legal advice",
        body: "We say how our services meet a control. Whether a law applies to you, and whether your measures suffice, is a question for counsel and the authority.",
      },
      {
        title: "No proof of your own settings",
        body: "Who has access to your bucket or database is in your logs. We show how to export them.",
      },
      {
        title: "Some originals stay in the building",
        body: "Full test reports, camera recordings and other customers' data can be inspected on site or not at all.",
      },
    ],
  },
  delivery: {
    eyebrow: "Timing",
    heading: "From request to evidence pack in 5 business days",
    steps: [
      { when: "Day 0", title: "Request", body: "Framework, services, audit date. If your NDA is signed, work starts at once." },
      { when: "Day 1", title: "Scope call", body: "Thirty minutes with the compliance team: which folders, which period, which language." },
      { when: "Day 2–4", title: "Collection", body: "Records are pulled from the systems that made them, redacted and hashed." },
      { when: "Day 5", title: "Evidence pack", body: "Encrypted folder with an index by control number, in English or Korean.", key: true },
      { when: "Audit day", title: "Questions", body: "An engineer is on call for your auditor, by phone or on site." },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Evidence is included in every paid service",
    body: `One evidence pack and one on-site audit a year are part of every paid service, as is the matrix. A second pack, a questionnaire beyond 200 questions or an audit longer than a day is quoted by the day before it starts.`,
    from: won(0, "en"),
    unit: `for one pack and ${c.auditsPerYear}\u00a0on-\u2060site audit a year`,
    included: [
      "Responsibility matrix for your services",
      "One evidence pack a year, either language",
      "One escorted on-site audit day",
      "Notice of subprocessor changes",
    ],
    extra: ["Further packs and audit days", "Questionnaires beyond 200 questions", "Attendance at your auditor's office"],
  },
  faq: {
    heading: "Questions about compliance",
    items: [
      {
        id: "inherit",
        question: "If you are certified, are we certified too?",
        answer: `No. You inherit the controls we run alone, and only those. For ISMS-P on the public cloud these are ${inherited}: entry, power, disposal of media, host patching. For shared controls, such as accounts or logs, you inherit a part: you still show how you grant rights and who reads the logs. Application security (2.8) stays with you on every service. The matrix prints the number for each framework, so your auditor can tick the right lines.`,
      },
      {
        id: "on-site",
        question: "May we audit on site?",
        answer: `Yes. One audit day a year is included, at any data centre that holds your service, with ${c.auditNoticeBusinessDays} business days' notice and names of the visitors. You are escorted, may see your racks, the entry chain, power and batteries, and may interview the shift lead. No photos in shared halls, because other customers' equipment is in the picture; our escort takes the ones you need and redacts them.`,
      },
      {
        id: "subprocessors",
        question: "Who are your subprocessors?",
        answer: `The list is in the [privacy policy](/resources/privacy-policy): name, country, purpose and kind of data for each. Changes are announced ${c.subprocessorNoticeDays} days ahead by e-mail to your privacy contact; if you object on reasoned grounds, you may end the affected service without penalty. Data stays in the region you chose unless you turn on replication to another.`,
      },
      {
        id: "exit",
        question: "Do you have an exit plan for our regulator?",
        answer:
          "Yes, per service: export formats, tools, bandwidth and how long a full export takes at your present volume, updated yearly. After the end of contract you have a 30-day export window, then data are deleted beyond recovery and you receive a certificate of deletion with serial numbers of media where they were destroyed.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/security", "/solutions/data-protection", "/services/colocation", "/services/private-cloud-solution"],
  },
  call: {
    heading: "Tell us your audit date",
    body: "Send the framework, the services and the date. The compliance team replies within one business day with a list of what we will hand over.",
  },
} satisfies ServicePage & { nav: object; matrix: object; register: object; outage: object };
