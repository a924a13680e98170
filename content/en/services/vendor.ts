import { procurement, sampleQuote } from "../../figures/vendor.ts";
import { quotedPrice } from "../../format.ts";
import { live } from "../../live.ts";
import type { ServicePage } from "../../model.ts";

const { leadWeeks, leaseMonths } = procurement;

export const page = {
  title: "Vendor & procurement",
  description: `Servers, storage, network, security and licences from several makers in one quote within ${procurement.quoteBusinessDays} business days, staged, installed and maintained by one desk. Compare by criteria and plan a device's whole life.`,
  hero: {
    h1: "Hardware procurement and maintenance from one desk",
    lead: `For purchasing and IT teams: one request brings ${procurement.makersPerQuote} comparable offers with ${procurement.costYears}-year cost, and the same desk installs, maintains and takes back.`,
    secondary: "Plan a lifecycle",
    price: quotedPrice("goods and maintenance; the three-way comparison costs ₩0", "en"),
  },
  criteria: {
    eyebrow: "Six categories",
    heading: "Comparison criteria by category",
    intro: "Pick a category to see its criteria and what we ask the makers. The makers themselves are named in the offer.",
    caption: "Category by criteria. The marks say how much a criterion usually weighs in the decision.",
    category: "Category",
    makers: "Makers quoted",
    lead: "Lead time",
    weeks: "{from}–{to} weeks",
    week: "{from} weeks",
    weights: { "3": "decisive", "2": "important", "1": "minor" },
    columns: { price: "Price", power: "Watts", support: "Support", licence: "Licences", lockin: "Ease of switching" },
    asks: "What we ask the makers for you",
    items: {
      server: {
        name: "Servers",
        short: "Servers",
        question: "Will the same CPU generation still be sold when you buy more?",
        asks: ["End-of-sale month in writing", "Firmware signed and downloadable without a contract", "Watts at 50% load, measured"],
      },
      gpu: {
        name: "GPU servers",
        short: "GPU",
        question: "Can the hall power and cool it, and is the allocation confirmed?",
        asks: ["Allocation letter", "Inlet temperature and airflow at full load", "Driver support after the next card"],
      },
      storage: {
        name: "Storage",
        short: "Storage",
        question: "What does the second expansion cost, and who may install it?",
        asks: ["Price of the next shelf, fixed for 24 months", "Rebuild time for one drive at 70% full", "Export path off the array"],
      },
      network: {
        name: "Switching and routing",
        short: "Network",
        question: "Which features stop when a subscription ends?",
        asks: ["Functions without subscription", "Optics: open or coded", "Time to first fix for a security notice"],
      },
      security: {
        name: "Security appliances",
        short: "Security",
        question: "What throughput is left with inspection switched on?",
        asks: ["Throughput with TLS inspection, your rule count", "Signature updates after year five", "Log format and export"],
      },
      licence: {
        name: "Virtualisation, OS and database licences",
        short: "Licences",
        question: "Is the licence counted by cores, sockets or users, and will that be the same next year?",
        asks: ["Price hold at renewal", "Mobility to hosted hardware", "What an audit may ask for"],
      },
    },
  },
  lifecycle: {
    eyebrow: "Lifecycle timeline",
    heading: "End of support and the date to reorder",
    intro:
      "Enter the month the model came to market and the month you bought it. The timeline shows the support you have left and the last day to order a successor.",
    category: "Category",
    released: "On the market since",
    bought: "Bought",
    extend: "Add post-support maintenance",
    extensions: { no: "No", yes: "Yes" },
    extendHint: "Up to {months} months with spares",
    extendNone: "Not offered: only the maker can patch it",
    phases: {
      sale: "Sold",
      support: "Maker's support",
      extended: "Our maintenance",
      orphan: "No support",
    },
    marks: {
      released: "Release",
      bought: "You buy",
      endOfSale: "End of sale",
      endOfSupport: "End of support",
      endOfExtended: "End of our maintenance",
      order: "Order the successor by",
    },
    result: {
      left: "Support left from purchase",
      months: "{years} yr {months} mo",
      order: "Order the successor by",
      wasted: "Support already used up when bought",
      late: "Bought after the end of sale: used or remaining stock only.",
      orphaned: "No maker's support on the day you buy.",
    },
    title: "Life of a device, from release to end of support",
    description:
      "A time axis with bars for the time a model is sold, the time its maker supports it and the time we can maintain it afterwards. Marks show purchase and the last day to order a successor.",
    ask: "Ask about this device",
    summary: "Lifecycle: {category}, released {released}, bought {bought}. End of support {support}, order the successor by {order}.",
    assumptions: {
      heading: "What the dates assume",
      items: [
        "Sale and support periods are typical for the category. Each maker's own notice replaces them in an offer.",
        "Order date = end of cover − the longest usual lead time − 4 weeks for staging and move.",
        "Security appliances and licences are not extended: they cannot be maintained without the maker's signatures and patches.",
      ],
    },
  },
  quote: {
    heading: "Purchase price and 5-year cost of three offers",
    intro: `${sampleQuote.units} identical 32-core servers from three makers, invented figures. Purchase, two years of maintenance after the included three, and ${procurement.costYears} years of electricity.`,
    columns: ["", "Maker A", "Maker B", "Maker C"],
    rows: {
      purchase: "Purchase",
      maintenance: "Maintenance, years 4–5",
      power: "Electricity, 5 years",
      total: "5-year cost",
      lead: "Lead time",
      weeks: "{weeks} weeks",
      lowest: "lowest",
      shortest: "shortest",
    },
    note: `Sample data. Electricity at ₩${sampleQuote.krwPerKwh} per kWh with a PUE of 1.4, running all hours. VAT excluded.`,
  },
  capabilities: {
    eyebrow: "Features",
    heading: "Quote, staging, maintenance and disposal",
    items: [
      {
        title: "Three-way comparison",
        body: `The same bill of material goes to at least two makers, usually three, and comes back on one sheet: price, lead time of ${leadWeeks.from}–${leadWeeks.to} weeks, watts, and cost over ${procurement.costYears} years with maintenance and power.`,
        figure: { value: `${procurement.quoteBusinessDays}`, unit: "business days", label: "from list to comparison" },
      },
      {
        title: "Staging",
        body: `Every device runs ${procurement.burnInHours} hours under load, gets the agreed firmware, an asset tag and a photograph. You receive the serial list before shipment for your goods-in check.`,
        figure: { value: `${procurement.burnInHours}`, unit: "h", label: "burn-in, report per serial number" },
      },
      {
        title: "Maintenance",
        body: `24×7 with ${procurement.responseHours} hours to the spare on site, or next business day for what can wait. Parts for the models we sold are kept in Seoul; we open and follow the maker's case.`,
        figure: { value: `24×7×${procurement.responseHours}`, label: "or next business day" },
      },
      {
        title: "Post-support maintenance",
        body: `When support ends we can go on for up to ${procurement.postSupportYears} years with tested spares, for servers, storage and switches. The offer says how many spares exist; we tell you when they fall below the agreed number.`,
        figure: { value: `${procurement.postSupportYears}`, unit: "years", label: "past end of support, hardware only" },
      },
      {
        title: "Purchase and lease",
        body: `Buy, or lease over ${leaseMonths[0]}, ${leaseMonths[1]} or ${leaseMonths[2]} months with purchase, extension or return at the end. Old equipment is bought back at a price fixed before removal, with a wipe certificate per drive.`,
        figure: { value: `${leaseMonths[0]}–${leaseMonths[2]}`, unit: "months", label: "lease terms" },
      },
    ],
  },
  limits: {
    eyebrow: "Limits",
    heading: "What we do not supply",
    items: [
      {
        title: "Paid placement",
        body: "No maker pays for a place in the comparison. If two offers are equal, the sheet says so and you choose.",
      },
      {
        title: "Grey imports",
        body: "Only goods with a maker's warranty valid in Korea. They can cost about a tenth more, but warranty cases are not refused.",
      },
      {
        title: "Firmware after end of support",
        body: "After end of support we replace parts, but firmware comes from the maker only. Security appliances are therefore not extended.",
      },
    ],
  },
  delivery: {
    eyebrow: "Process",
    heading: "From list to installation and return",
    steps: [
      {
        when: "Day 0",
        title: "List",
        body: "Model, quantity and date, or only the problem. An engineer asks about power, ports and licences.",
      },
      { when: `Day ${procurement.quoteBusinessDays}`, title: "Comparison", body: "Offers on one sheet, with what each one leaves out." },
      {
        when: `${leadWeeks.from}–${leadWeeks.to} weeks`,
        title: "Manufacture",
        body: "Dates are checked weekly; a slip of more than five days is reported with a loan device where we have one.",
      },
      { when: "+ 1 week", title: "Staging", body: "Burn-in, firmware, tags, photographs, serial list.", key: true },
      { when: "+ 1 day", title: "Installation", body: "Racked by us or received by you. The warranty begins on this day." },
      { when: "Year 3–5", title: "Return", body: "Buy-back, data wipe and certificate." },
    ],
  },
  price: {
    id: "support",
    eyebrow: "Price",
    heading: "Free three-way comparison",
    body: "Goods are quoted per order. Maintenance is a yearly share of the purchase price that depends on category and response time, and stays the same for the term you sign.",
    from: "₩0",
    unit: "for the three-way comparison, in writing",
    included: [
      "Comparison sheet with 5-year cost",
      "Staging, asset tags, serial list",
      "Warranty cases handled by our desk",
      "Pick-up and wipe of what is replaced",
    ],
    extra: [
      "Maintenance by response time, quoted per device",
      "Installation outside our data centres",
      "Lease interest, shown as total and per month",
      "Drive shredding on camera",
    ],
  },
  faq: {
    heading: "Questions about procurement and maintenance",
    items: [
      {
        id: "are-you-tied-to-a-maker",
        question: "Are you tied to a maker?",
        answer:
          "No. We have no sales quota with any manufacturer and quote at least two in every category. Rebates exist in this trade; in managed contracts our margin is disclosed on request, line by line, and rebates above two percent are passed on. If you have a house standard we quote only that, and tell you once what the alternative would have cost.",
      },
      {
        id: "whom-do-we-call",
        question: "Whom do we contact for a fault?",
        answer: `Us: one number and one ticket desk for everything on the serial list. A P1 is answered within ${live.p1Minutes} minutes. We diagnose, bring the spare within the agreed time, open the maker's case in parallel and settle the warranty with the maker. The maker's case number is in your ticket.`,
      },
      {
        id: "gear-bought-elsewhere",
        question: "Can you support gear bought elsewhere?",
        answer: `Yes, after a health check that takes up to ${procurement.healthCheckBusinessDays} business days: firmware, error logs, age of drives and batteries, and whether spares can be had. The result is a list in three classes: supported at full response time, supported next business day because parts are scarce, not supported and why. The check is free if a contract follows.`,
      },
      {
        id: "what-if-lead-time-slips",
        question: "What if the lead time slips?",
        answer:
          "We tell you in the week we learn of it. For servers and switches we lend a comparable device from stock where one exists; GPUs are not lent. An order delayed by more than half of the confirmed time can be cancelled without cost as long as the maker has not shipped.",
      },
    ],
  },
  related: {
    eyebrow: "Related services",
    heading: "Used together with",
    paths: ["/services/it-infractructure", "/services/colocation", "/solutions/infrastructure-optimization"],
  },
  call: {
    heading: "Send us the quote you have",
    body: `We add two more beside it, on the same bill of material, within ${procurement.quoteBusinessDays} business days. If yours is the better one, the sheet will say so.`,
  },
} satisfies ServicePage;
