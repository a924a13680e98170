import { brand } from "../../brand.ts";
import { facts } from "../../facts.ts";
import { itInfrastructure as it } from "../../figures/it-infractructure.ts";
import { usd, won } from "../../format.ts";
import type { ServicePage } from "../../model.ts";
import { managed } from "../../pricing.ts";

const minimum = won(managed.infrastructureMinimum.krw, "en");
const [shadow, joint, lead] = it.takeoverDays;

export const page = {
  title: "IT infrastructure",
  description: `Design, build and operation of servers, networks and storage under one contract: ${it.pollingSeconds}-second monitoring, ${facts.support.p1Minutes}-minute response, a handover kit that is yours. See layer by layer what you run and what we run.`,
  hero: {
    h1: "Design, build and run, with one number to call",
    lead: "You decide how far up the stack our work goes. Everything below that line is watched, patched, documented and repaired by people whose names you know.",
    primary: "Ask for an assessment",
    secondary: "Draw the line",
    figures: [
      { value: `${it.pollingSeconds}`, unit: "s", label: "between two looks at every device" },
      { value: `${facts.support.p1Minutes}`, unit: "min", label: "to a named engineer on a P1, at any hour" },
      { value: `≥ ${it.changeSuccessPercent}`, unit: "%", label: "of changes succeed at the first attempt, target" },
    ],
  },
  stack: {
    eyebrow: "The stack",
    heading: "Draw the line between you and us",
    intro:
      "Choose a level. Each layer shows who is responsible and who does the work; the count beside a level is what leaves your duty roster.",
    title: "Who runs which layer",
    description:
      "A stack of ten layers from the data hall at the bottom to your data at the top. The chosen service level decides which layers are run by the provider, which are shared, and which stay with you.",
    levels: {
      basic: { name: "Basic", line: "Monitoring and hardware", for: "A team that knows its systems and wants to sleep." },
      standard: {
        name: "Standard",
        line: "+ operating system, patches, backup",
        for: "A team that builds software and should not patch kernels.",
      },
      premium: {
        name: "Premium",
        line: "+ database, middleware, named engineer",
        for: "A company whose only infrastructure specialist is about to leave.",
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
    roster: "What leaves your roster",
    promises: {
      basic: ["Alarm to a person within {p1} min, 24×7", "Hardware replaced, maker cases handled", "Monthly report"],
      standard: ["Everything in Basic", "Patches monthly, critical within 72 h", "Backup run and restored once a quarter"],
      premium: ["Everything in Standard", "Named engineer and deputy, quarterly review on site", "Database upgrades planned and done"],
    },
    raci: {
      caption: "The same as a table (R does it, A answers for it, C is asked, I is told)",
      layer: "Layer",
      provider: brand.name.en,
      customer: "You",
    },
    ask: "Ask about this level",
    summary: "IT infrastructure operation, level {level}: {us} of {all} layers run by the provider.",
  },
  capabilities: {
    eyebrow: "How we work",
    heading: "Habits you can audit",
    items: [
      {
        title: "Five stages, five papers",
        body: `Assess, design, procure, build, operate. Each stage ends with something you can file: an asset and risk list, a design with addresses, a three-way quote, a test record, a monthly report. You may stop after any of them and keep the paper.`,
        figure: { value: `${it.assessWeeks.from}–${it.assessWeeks.to}`, unit: "weeks", label: "for the assessment, fixed price" },
      },
      {
        title: "A desk that looks first",
        body: `The operations centre polls every device each ${it.pollingSeconds} seconds and correlates before it rings. In a P1 you hear from us within ${facts.support.p1Minutes} minutes, then every ${it.updateHours === 1 ? "hour" : `${it.updateHours} hours`} until it is fixed.`,
        figure: { value: "24×7", label: "three shifts, no answering machine" },
      },
      {
        title: "Causes in writing",
        body: `A root-cause report follows within ${facts.postMortemBusinessDays} business days: timeline in KST, cause, what we changed, what we ask you to change. No incident is closed on “restarted, works again”.`,
        figure: { value: `${facts.postMortemBusinessDays}`, unit: "business days", label: "to the root-cause report" },
      },
      {
        title: "Changes by two people",
        body: `Nobody changes production alone. A change has a reviewer, a rollback and a window; the calendar is shared with you. The success rate is counted, published in the report and discussed when it drops.`,
        figure: { value: `≥ ${it.changeSuccessPercent}`, unit: "%", label: "first-attempt success, target" },
      },
      {
        title: "Capacity before it hurts",
        body: `CPU, memory, disk and links are forecast from 90 days of history. At ${it.capacityPercent.warn}% the report mentions it, at ${it.capacityPercent.act}% it carries a proposal with price and lead time.`,
        figure: { value: `${it.capacityPercent.warn} / ${it.capacityPercent.act}`, unit: "%", label: "mention and proposal thresholds" },
      },
      {
        title: "A handover kit",
        body: "As-built drawings, address plan, runbooks and the credential vault live in a repository you own from the first day. If you leave, you change the vault's master key and nothing else.",
        figure: { value: "4", unit: "documents", label: "always current, always yours" },
      },
    ],
  },
  comparison: {
    eyebrow: "Levels",
    heading: "Basic, Standard, Premium",
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
    note: "Levels are chosen per server, not per company: test machines on Basic and the payment database on Premium is a common split.",
  },
  limits: {
    eyebrow: "Limits",
    heading: "What stays with you",
    items: [
      {
        title: "Your application is not ours to fix",
        body: "We tell you which query or process is eating the machine, with a graph. We do not change code, and we do not restart it in a loop to make the alarm go away.",
      },
      {
        title: "No guarantee on what has no maker",
        body: "Systems past their end of support are monitored and repaired as far as parts and patches exist. We name them in the risk list instead of pretending.",
      },
      {
        title: "Advice is not a decision",
        body: "Keeping or dropping a risk is management's call. We write down the odds and the cost; you sign or you do not.",
      },
    ],
  },
  delivery: {
    eyebrow: "Taking over",
    heading: `${shadow}, ${joint}, ${lead} days from the present operator`,
    intro: "The old vendor stays responsible until the day named in the plan. Nothing is switched because a contract ended.",
    steps: [
      {
        when: "Weeks 1–4",
        title: "Assess",
        body: "Discovery by scan and interview, asset list, risk list, gaps in documents. Fixed price, yours to keep.",
      },
      {
        when: `Day ${shadow}`,
        title: "Shadow",
        body: "Our desk sees every alarm, the old one acts. Runbooks are written from what really happens.",
      },
      {
        when: `Day ${joint}`,
        title: "Joint",
        body: "We act by day, they stand by; at night the other way round. Each P1 is reviewed together.",
      },
      {
        when: `Day ${lead}`,
        title: "Lead",
        body: "We act alone, accounts of the old vendor are closed one by one, each with a record.",
        key: true,
      },
      {
        when: "Every quarter",
        title: "Review",
        body: "Risks, capacity, spend and one rehearsal: a restore, a failover or a break-glass login.",
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Per server and level, with a floor",
    body: "The assessment is a fixed price and is credited if you sign within 90 days. Operation is quoted per server and level; the price list of the quote also tells what removing a server saves.",
    from: minimum,
    unit: `per month (${usd(managed.infrastructureMinimum.usd)}), smallest contract`,
    included: [
      "Monitoring, on-call desk, monthly report",
      "Document repository and credential vault",
      "Portal with tickets for every colleague",
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
          "Yes, always. A break-glass account with full rights lies sealed with you; opening it alarms both sides and needs no permission from us. Our engineers use personal accounts with two-step verification through a gateway that records the session. Shared administrator passwords are removed in the first month. You can read the access log at any time and revoke a person within minutes.",
      },
      {
        id: "take-over-from-current-vendor",
        question: "How do you take over from the current vendor?",
        answer: `In three steps of a month each. Until day ${shadow} we shadow: we see the alarms and write runbooks. Until day ${joint} we work jointly, by day and by turns. From day ${lead} we lead and the old accounts are closed with a record. If documents are missing, the scan in the assessment rebuilds the asset list; if the old vendor will not talk, we plan for 30 days more and say so in the quote.`,
      },
      {
        id: "is-there-a-minimum-size",
        question: "Is there a minimum size?",
        answer: `From ${it.minimumServers} servers or ${minimum} a month, because a shift desk that knows your systems cannot be had for less. Below that, take dedicated servers or instances with the managed add-on: patches, monitoring and backup per machine, without the named people and the reviews. Growing into a full contract later keeps the documents and the history.`,
      },
      {
        id: "how-do-we-leave",
        question: "How do we end the contract?",
        answer: `With ${it.noticeDays} days' notice after the first year. The repository with drawings, address plan, runbooks and vault is already yours. We stay ${it.exitDays} days beside the next operator at the normal price, close our accounts one by one and hand over a list of everything that still carries our name.`,
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/vendor", "/solutions/infrastructure-optimization", "/solutions/network-design", "/services/server-hosting"],
  },
  call: {
    heading: "Start with the list nobody has",
    body: `An assessment takes ${it.assessWeeks.from}–${it.assessWeeks.to} weeks and leaves you with every device, its age, its risk and its owner. What you do with it is open.`,
    primary: "Ask for an assessment",
    secondary: "See all prices",
  },
} satisfies ServicePage;
