import { facts } from "../../facts.ts";

export const start = {
  id: "start",
  name: "Getting started",
  items: [
    {
      id: "first-step",
      question: "What is the first step?",
      answer:
        "For cloud: open an account, verify the e-mail address, create an instance. For anything with a rack or a line: send the contact form. An engineer replies within one business day, a design and a quote follow in three.",
    },
    {
      id: "how-fast",
      question: "How long until it runs?",
      answer:
        "Instance 60 seconds. Dedicated server 4 business hours from stock, 5 business days built to order. Partial rack 3 business days, full rack 5, cage 4–6 weeks. Private line 5–10 business days on-net, 4–8 weeks off-net, 6–12 weeks abroad.",
    },
    {
      id: "trial",
      question: "Can we try before we sign?",
      answer:
        "Yes. New accounts get 100 GB of CDN traffic once. Acceleration runs as a 14-day A/B test against your present path, and you keep the measurements. Colocation has no trial, but a visit.",
    },
    {
      id: "hosting-colo-cloud",
      question: "Hosting, colocation or cloud: which one?",
      answer:
        "Ask who owns the hardware and who mends it. Cloud: ours, ours, billed by the hour. Server hosting: ours, ours, billed by the month, all cores yours. Colocation: yours, yours (or remote hands), billed by rack and kilowatt. Load that varies belongs in the cloud; load above 60–70% all month is cheaper on dedicated hardware.",
    },
    {
      id: "migration-help",
      question: "Do you help us move?",
      answer:
        "Yes. A migration has a date, a runbook and a way back: discovery takes 2–4 weeks, servers move in waves of 20–50, and the old side is kept in step for 7–14 days after the cutover.",
    },
    {
      id: "languages",
      question: "In which languages do you work?",
      answer: `Korean and English, in tickets, chat, contracts and reports, around the clock. Where a contract exists in both, the Korean text prevails. First human answer to a P1: ${facts.support.p1Minutes} minutes.`,
    },
  ],
};
