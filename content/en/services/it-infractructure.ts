import { facts } from "../../facts.ts";
import { itInfrastructure as it } from "../../figures/it-infractructure.ts";
import { live } from "../../live.ts";
import { livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { ServicePage } from "../../model.ts";

const { managed } = livePrices;

const minimum = won(managed.infrastructureMinimum.krw, "en");
const [shadow, joint, lead] = it.takeoverDays;

export const page = {
  title: "IT infrastructure",
  description: `Design, build and operation of servers, networks and storage under one contract: ${it.pollingSeconds}-second monitoring, ${live.p1Minutes}-minute response, a handover kit that is yours. See layer by layer what you run and what we run.`,
  hero: {
    h1: "Managed IT infrastructure, from design to operation",
    lead: "For companies without a 24×7 team: named engineers monitor, patch, repair and document as many layers of your systems as you choose.",
    secondary: "Compare service levels",
    price: startingPrice(managed.infrastructureMinimum.krw, "month", `smallest contract, or ${it.minimumServers} servers`, "en"),
  },
  stack: {
    eyebrow: "Scope",
    title: "Who runs which layer",
    levels: {
      basic: { name: "Basic", for: "Teams that run their own systems but have no night shift." },
      standard: {
        name: "Standard",
        for: "Development teams that want to hand over patches and backup.",
      },
      premium: {
        name: "Premium",
        for: "Companies without an infrastructure specialist of their own.",
      },
    },
    owners: { us: "We run", shared: "Shared", you: "You run" },
    legend: "Service level",
    layers: {
      data: { name: "Data and users", task: "What is stored, who may see it, how long it is kept" },
      application: { name: "Applications", task: "Code, releases, business logic" },
      middleware: { name: "Middleware", task: "Web and application servers, queues, certificates" },
      database: { name: "Database", task: "Tuning, replication, version upgrades, point-in-time restore" },
      backup: { name: "Backup", task: "Schedules, off-site copy, restore test every quarter" },
      security: { name: "Accounts and hardening", task: "Baseline, privileged access, log collection" },
      system: { name: "Operating system", task: "Monthly patches, kernel, time, storage mounts" },
      monitoring: { name: "Monitoring and on-call", task: "Thresholds, first response, escalation" },
      hardware: { name: "Hardware", task: "Parts, firmware, maker cases, spares" },
      network: { name: "Network and power", task: "Switches, addresses, cabling, feeds" },
    },
    count: "{us} of {all} layers run by us, {shared} shared",
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Operating rules and reports",
    items: [
      {
        title: "Five stages with deliverables",
        body: `Assess, design, procure, build, operate. Each stage ends with a document: an asset and risk list, a design with addresses, a three-way quote, a test record, a monthly report. You may stop after any stage and keep the documents.`,
        figure: { value: `${it.assessWeeks.from}–${it.assessWeeks.to}`, unit: "weeks", label: "for the assessment, fixed price" },
      },
      {
        title: "24×7 monitoring",
        body: `The operations centre polls every device each ${it.pollingSeconds} seconds and groups related alarms. In a P1 you hear from us within ${live.p1Minutes} minutes, then every ${it.updateHours === 1 ? "hour" : `${it.updateHours} hours`} until it is fixed.`,
        figure: { value: "24×7", label: "three shifts" },
      },
      {
        title: "Root-cause reports",
        body: `A root-cause report follows within ${facts.postMortemBusinessDays} business days: timeline in KST, cause, what we changed, what we ask you to change. An incident is not closed with a restart alone.`,
        figure: { value: `${facts.postMortemBusinessDays}`, unit: "business days", label: "to the root-cause report" },
      },
      {
        title: "Two-person change review",
        body: `Every change has a reviewer, a rollback and a window, and the schedule is shared with you. The success rate is in the monthly report.`,
        figure: { value: `≥ ${it.changeSuccessPercent}`, unit: "%", label: "first-attempt success, target" },
      },
      {
        title: "Capacity forecast",
        body: `CPU, memory, disk and links are forecast from 90 days of history. At ${it.capacityPercent.warn}% the report mentions it, at ${it.capacityPercent.act}% it carries a proposal with price and lead time.`,
        figure: { value: `${it.capacityPercent.warn} / ${it.capacityPercent.act}`, unit: "%", label: "mention and proposal thresholds" },
      },
      {
        title: "Handover documents",
        body: "As-built drawings, address plan, runbooks and the credential vault live in a repository you own from the first day. When the contract ends you only change the vault's master key.",
        figure: { value: "4", unit: "documents", label: "kept current, owned by you" },
      },
    ],
  },
  comparison: {
    eyebrow: "Levels",
    heading: "Basic, Standard and Premium compared",
    columns: ["", "Basic", "Standard", "Premium"],
    rows: [
      ["Monitoring and first response", "24×7", "24×7", "24×7"],
      ["Hardware and maker cases", "Yes", "Yes", "Yes"],
      ["Operating system and patches", "No", "Monthly, critical in 72\u00a0h", "Monthly, critical in 48\u00a0h"],
      ["Backup and restore test", "No", "Quarterly", "Monthly"],
      ["Database and middleware", "No", "No", "Yes"],
      ["Engineer", "Shift desk", "Shift desk + service manager", "Named engineer + deputy"],
      ["Report", "Monthly", "Monthly", "Monthly + quarterly on site"],
    ],
    note: "Levels are chosen per server: for example test servers on Basic and the payment database on Premium.",
  },
  limits: {
    eyebrow: "Limits",
    heading: "What managed operation does not cover",
    items: [
      {
        title: "Application faults",
        body: "We show which query or process uses the resources, with a graph. We do not change your code.",
      },
      {
        title: "Products past end of support",
        body: "Systems past their end of support are monitored and repaired as far as parts and patches exist. They are named in the risk list.",
      },
      {
        title: "Decisions on risk",
        body: "We write down likelihood and cost. Whether to accept a risk is your management's decision.",
      },
    ],
  },
  delivery: {
    eyebrow: "Taking over",
    heading: `Takeover from the present operator in ${lead} days`,
    intro: "The present vendor stays responsible until the date in the plan.",
    steps: [
      {
        when: `Weeks 1–${it.assessWeeks.to}`,
        title: "Assess",
        body: "Discovery by scan and interview, asset list, risk list, gaps in documents. Fixed price, yours to keep.",
      },
      {
        when: `Day ${shadow}`,
        title: "Shadow",
        body: "Our desk sees every alarm, the present vendor acts. We write the runbooks.",
      },
      {
        when: `Day ${joint}`,
        title: "Joint",
        body: "We act by day, the present vendor by night. Each P1 is reviewed together.",
      },
      {
        when: `Day ${lead}`,
        title: "Lead",
        body: "We act alone. The previous vendor's accounts are closed, and each closure is recorded.",
        key: true,
      },
      {
        when: "Every quarter",
        title: "Review",
        body: "Risks, capacity, spend and one rehearsal: a restore, a failover or a break-glass log-in.",
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Operation price per server and level",
    body: "The assessment is a fixed price and is credited if you sign within 90 days. Operation is quoted per server and level; the price list of the quote also tells what removing a server saves.",
    from: minimum,
    unit: `per month (${usd(managed.infrastructureMinimum.usd)}), smallest contract`,
    included: [
      "Monitoring, on-call desk, monthly report",
      "Document repository and credential vault",
      "Customer area with an account for each colleague",
      "Two-person changes and root-cause reports",
    ],
    extra: [
      "Hardware, licences and maker maintenance, at disclosed cost",
      "Projects outside operation, by the day",
      "On-site work outside Seoul and Busan",
    ],
  },
  faq: {
    heading: "Questions about managed IT infrastructure",
    items: [
      {
        id: "do-we-keep-admin-rights",
        question: "Do we keep admin rights?",
        answer:
          "Yes, always. A break-glass account with full rights is kept sealed by you; opening it alarms both sides and needs no permission from us. Our engineers use personal accounts with two-step verification through a gateway that records the session. Shared administrator passwords are removed in the first month. We send the access log on request, and you can revoke a person at any time.",
      },
      {
        id: "take-over-from-current-vendor",
        question: "How do you take over from the current vendor?",
        answer: `In three steps of a month each. Until day ${shadow} we shadow: we see the alarms and write runbooks. Until day ${joint} we work jointly, we by day and they by night. From day ${lead} we lead and the old accounts are closed with a record. If documents are missing, the scan in the assessment rebuilds the asset list; if the present vendor does not cooperate, we plan 30 days more and state it in the quote.`,
      },
      {
        id: "is-there-a-minimum-size",
        question: "Is there a minimum size?",
        answer: `From ${it.minimumServers} servers or ${minimum} a month, which covers a shift desk that knows your systems. Below that, take dedicated servers or instances with the managed add-on: patches, monitoring and backup per machine, without the named people and the reviews. Growing into a full contract later keeps the documents and the history.`,
      },
      {
        id: "how-do-we-leave",
        question: "How do we end the contract?",
        answer: `With ${it.noticeDays} days' notice after the first year. The repository with drawings, address plan, runbooks and vault is already yours. We support the next operator for ${it.exitDays} days at the normal price, close our accounts and hand over a list of what is still registered to us.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/vendor", "/solutions/infrastructure-optimization", "/solutions/network-design", "/services/server-hosting"],
  },
  call: {
    heading: "Start with an asset list",
    body: `An assessment takes ${it.assessWeeks.from}–${it.assessWeeks.to} weeks and lists every device with its age, risk and owner. You decide the next step.`,
  },
} satisfies ServicePage;
