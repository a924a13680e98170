import { brand } from "../../brand.ts";
import { facts } from "../../facts.ts";

const { ddos } = facts;

export const security = {
  id: "security",
  name: "Security",
  items: [
    {
      id: "under-attack",
      question: "We are under attack\u00a0now. What\u00a0do we\u00a0do?",
      answer: `Call ${brand.contact.emergencyPhone.en}, day or night. Have ready: prefix, AS number, letter of authority, router access, a person who may decide. A protected address or proxy is up in 60 minutes, BGP diversion in 2–4 hours.`,
    },
    {
      id: "base-protection",
      question: "What protection is included?",
      answer: `Every address of ours is protected to ${ddos.baseGbpsPerIp} Gbps. Beyond that the address is blackholed unless a plan is active; we say so before it happens to you.`,
    },
    {
      id: "mitigation-time",
      question: "How fast does mitigation start?",
      answer: `Always-on: typically within ${ddos.alwaysOnSeconds} seconds, ${ddos.slaSeconds} by SLA. On demand: within ${ddos.onDemandMinutes} minutes of activation, BGP propagation included.`,
    },
    {
      id: "certified-so-are-we",
      question: "You are certified, so are we?",
      answer:
        "No. You inherit the physical and platform controls; your own processes, applications and data stay yours to prove. The shared-responsibility matrix names each control.",
    },
    {
      id: "who-sees-data",
      question: "Who at your company can see our data?",
      answer:
        "Nobody by default. Support access needs your consent in the ticket, an approval by a second person, and ends by itself after the agreed hours. The log is in your portal.",
    },
    {
      id: "report-vulnerability",
      question: "How do we report a vulnerability?",
      answer: `Write to ${brand.contact.security}. You get an answer within one business day and a fix or a plan within 90. Good-faith research within the rules of the legal page is not prosecuted.`,
    },
    {
      id: "breach-notice",
      question: "How soon do we hear of a breach?",
      answer:
        "Without delay, and with what we know at that hour: what happened, which data, what we do, what you should do. Korean law sets deadlines for reports to the authorities; we prepare the facts, you file yours.",
    },
  ],
};
