import { facts } from "../../facts.ts";
import { liveBrand as brand } from "../../live.ts";

const { ddos } = facts;

export const security = {
  id: "security",
  name: "Security",
  items: [
    {
      id: "under-attack",
      question: "We are under attack\u00a0now. What\u00a0do we\u00a0do?",
      answer: `Call ${brand.contact.emergencyPhone.en}, 24 hours a day. Have ready: prefix, AS number, letter of authorisation, router access, and someone authorised to decide. A protected address or proxy is ready in 60 minutes, BGP diversion in 2–4 hours.`,
    },
    {
      id: "base-protection",
      question: "What protection is included?",
      answer: `Every IP address we provide is protected up to ${ddos.baseGbpsPerIp} Gbps. Above that, an address without a protection plan is blackholed until the attack ends.`,
    },
    {
      id: "mitigation-time",
      question: "How fast does mitigation start?",
      answer: `Always-on: typically within ${ddos.alwaysOnSeconds} seconds, ${ddos.slaSeconds} by SLA. On demand: within ${ddos.onDemandMinutes} minutes of activation, BGP propagation included.`,
    },
    {
      id: "certified-so-are-we",
      question: "Do your certificates cover our company too?",
      answer:
        "No. You can rely on our physical and platform controls; evidence for your own processes, applications and data remains yours. The shared-responsibility matrix lists each control.",
    },
    {
      id: "who-sees-data",
      question: "Who at your company can see our data?",
      answer:
        "Nobody by default. Support access needs your consent in the ticket, an approval by a second person, and ends automatically after the agreed time. You receive the access log on request.",
    },
    {
      id: "report-vulnerability",
      question: "How do we report a vulnerability?",
      answer: `Write to ${brand.contact.security}. You get an answer within one business day and a fix or a plan within 90 days. We take no legal action against good-faith research within the rules of the vulnerability policy.`,
    },
    {
      id: "breach-notice",
      question: "How soon are we told of a security incident?",
      answer:
        "Without delay: what happened, which data is affected, what we are doing and what you should do. We report intrusions into our own systems to the authorities within 24 hours of learning of them, as Korean law requires. For your systems and your data subjects, you file the reports; we provide the facts.",
    },
  ],
};
