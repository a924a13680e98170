import { facts } from "../../facts.ts";
import { grouped, livePrices } from "../../live-prices.ts";
import { hoursPerMonth, vatRate } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { usdRate } = livePrices;

export const billing = {
  id: "billing",
  name: "Billing",
  items: [
    {
      id: "when-billed",
      question: "When are we billed, and how do we pay?",
      answer:
        "The usage month runs from the first to the last day, Korean time. The invoice comes on the 5th and is due on the 25th. Card, bank transfer, and for Korean companies an electronic tax invoice.",
    },
    {
      id: "hourly-cap",
      question: "How does hourly billing lead to a monthly price?",
      answer: `Each instance is billed by the hour up to ${hoursPerMonth} hours a month; from then on it is free. A 31-day month has 744 hours, so the last 14 cost nothing.`,
    },
    {
      id: "vat",
      question: "Do prices include VAT?",
      answer: `List prices exclude VAT of ${vatRate * 100}%. The price page shows both. Services used by a company outside Korea are usually zero-rated; we ask for a proof of registration once.`,
    },
    {
      id: "dollar-rate",
      question: "Does the dollar price change with the exchange rate?",
      answer: `No. It is fixed each quarter, at present at ₩${grouped(usdRate)} to the dollar, and printed next to each won price. A contract keeps the rate of the day it was signed until its term ends.`,
    },
    {
      id: "budget-alert",
      question: "Can a bill become much higher than expected?",
      answer: `Give us a budget ${ticketLink("by ticket", "Budget alert")} and we send alerts at 50, 80 and 100%. CDN and outbound traffic can have a hard cap as well: at the cap the CDN stops delivering, and an instance is limited to 1 Mbps to the outside. The cap is off unless you ask for it.`,
    },
    {
      id: "refund",
      question: "How are refunds calculated?",
      answer:
        "Pro rata by day. Cancel a server on the 10th of a 30-day month and two thirds of the month's fee are credited on the next invoice. Setup fees and completed studies are not refunded.",
    },
    {
      id: "sla-credit",
      question: "How do we claim an SLA credit?",
      answer: `By ticket, within ${facts.claimDays} days after the end of the month. Give the service and the time; we compare with our own measurements. The credit is ${facts.credits.map(({ credit }) => credit).join(", ")} of that service's monthly fee, depending on the measured availability, and appears on the next invoice. Credits are not issued automatically.`,
    },
  ],
};
