import { serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { cdnTrialGb } from "../../price-list.ts";

export const start = {
  id: "start",
  name: "Getting started",
  items: [
    {
      id: "first-step",
      question: "What is the first step?",
      answer:
        "Send the contact form or call. An engineer replies within one business day; design and quote follow within three. Once the contract is signed, we set up your services. You can sign up for the customer area at any time to open tickets and use chat.",
    },
    {
      id: "how-fast",
      question: "How long does delivery take?",
      answer: `Instance 60 seconds. Dedicated server ${serverHosting.stockBusinessHours} business hours from stock, ${serverHosting.customBusinessDays} business days built to order. Partial rack 3 business days, full rack 5, cage 4–6 weeks. Dedicated line 5–10 business days on-net, 4–8 weeks off-net, 6–12 weeks abroad.`,
    },
    {
      id: "trial",
      question: "Can we try before we sign?",
      answer: `Yes. New customers get ${cdnTrialGb} GB of CDN traffic free, once. Acceleration runs as a 14-day A/B test against your current path, and you keep the measurements. Colocation has no trial; you can visit the data centre instead.`,
    },
    {
      id: "hosting-colo-cloud",
      question: "Server hosting, colocation or cloud?",
      answer:
        "It depends on who owns and repairs the hardware. Cloud: we own and repair it, billed by the hour. Server hosting: we own and repair it, all cores are yours, billed by the month. Colocation: you own and repair it (or use remote hands), billed by rack and kilowatt. Varying load suits the cloud; load above 60–70% all month is usually cheaper on dedicated hardware.",
    },
    {
      id: "migration-help",
      question: "Do you help us move?",
      answer:
        "Yes. Every migration has a date, a runbook and a rollback plan: discovery takes 2–4 weeks, servers move in waves of 20–50, and the old environment is kept in sync for 7–14 days after the cutover.",
    },
    {
      id: "languages",
      question: "In which languages do you work?",
      answer: `Korean and English, in tickets, chat, contracts and reports. Urgent (P1) tickets get a first answer within ${live.p1Minutes} minutes at any hour; chat and all other tickets are answered on business days, ${live.hours} KST. Where a contract exists in both languages, the Korean text prevails.`,
    },
  ],
};
