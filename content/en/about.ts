import { brand } from "../brand.ts";
import { dataCentres, facts } from "../facts.ts";
import { averagePue, totalMw } from "../figures/sites.ts";
import { grouped } from "../format.ts";

const km = (code: string) => `${grouped(dataCentres.find((site) => site.code === code)?.kmFromIcn1 ?? 0)} km`;

export const page = {
  title: "About",
  description: `Who runs the network, since when and by which rules: ${facts.staff} people in Seoul, five data centres, ${facts.popCities} cities, a roster that never closes.`,
  hero: {
    h1: "Who runs it, since when, and by which rules.",
    lead: `${brand.name.en} runs five data centres and a backbone to ${facts.popCities} cities from Seoul. About ${facts.staff} people do it, in three shifts, and write down what went wrong.`,
    primary: "Talk to us",
    secondary: "How we operate",
  },
  numbers: {
    eyebrow: "In numbers",
    heading: "The whole company on one sheet.",
    items: [
      { value: `${facts.founded}`, label: "founded in Seoul, with 20 racks" },
      { value: `${facts.staff}`, label: "people, a third of them on shift work" },
      { value: `${facts.popCities}`, label: `cities in ${facts.countries} countries and regions` },
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: "edge capacity, the sum of all ports" },
      { value: `${totalMw}`, unit: "MW", label: "across five data centres" },
      { value: facts.asn, label: "our network, IPv6 everywhere" },
      { value: "3", unit: "shifts", label: "in the control room, every day of the year" },
      { value: `${averagePue}`, unit: "PUE", label: "last year, weighted by site power" },
    ],
  },
  timeline: {
    eyebrow: "Timeline",
    heading: "Fifteen years, one rack row at a time.",
    note: "Sample history.",
    items: [
      { year: "2011", body: "Founded with 20 racks in Gasan, Seoul." },
      { year: "2013", body: `${facts.asn} announced; first internet exchange.` },
      { year: "2015", body: "ICN1 opens in Gasan." },
      { year: "2016", body: "Tokyo, and the first Seoul–Tokyo line." },
      { year: "2018", body: "CDN on 12 points of presence." },
      { year: "2019", body: "Security operations centre, day and night." },
      { year: "2020", body: "SIN1 in Singapore; cloud in beta." },
      { year: "2021", body: "Public cloud generally available." },
      { year: "2022", body: "ICN2 in Anyang: two zones in one region." },
      { year: "2023", body: "PUS1 in Busan, for disaster recovery." },
      { year: "2024", body: `Battery rooms rebuilt behind their own walls; scrubbing at ${facts.scrubbingTbps}\u00a0Tbps.` },
      { year: "2025", body: `The ${facts.popCities}th point of presence.` },
      { year: "2026", body: "20 kW liquid-ready hall in ICN2; new customer portal." },
    ],
  },
  operate: {
    eyebrow: "How we operate",
    heading: "The night shift, two people per change, and a way back.",
    intro: "Most outages are made by people changing things. So the rules are about people changing things.",
    roster: {
      title: "One day in the control room, Korean time",
      description:
        "A bar of 24 hours. The day shift works from 07:00 to 15:30, the evening shift from 15:00 to 23:30, the night shift from 23:00 to 07:30; each hand-over overlaps by 30 minutes.",
      shifts: [
        { name: "Day", from: "07:00", to: "15:30", people: "9 people", body: "changes, customer moves, drills" },
        { name: "Evening", from: "15:00", to: "23:30", people: "8 people", body: "European morning, release freezes" },
        { name: "Night", from: "23:00", to: "07:30", people: "7 people", body: "maintenance windows 02:00–06:00" },
      ],
      handover: "30-minute overlap at each hand-over, spoken and written.",
      now: "now in Seoul",
    },
    rules: [
      {
        title: "Two people per change",
        body: "One types, one reads. Both names stand in the record, and neither may approve their own change.",
      },
      {
        title: "A way back, rehearsed",
        body: "A change without a tested rollback is not scheduled. If the check after it fails, rollback starts within 5 minutes.",
      },
      {
        title: `${facts.maintenanceNoticeDays} days' notice`,
        body: "Planned work is announced with its window in KST and UTC. Emergency work is announced as it starts, with the reason.",
      },
      { title: "Frozen weeks", body: "No planned change in the week of Seollal, Chuseok or a customer's announced event." },
      {
        title: "Drills",
        body: "Each quarter a feed, a router and a database are switched off on purpose, and the time to recover is measured.",
      },
    ],
  },
  postMortem: {
    eyebrow: "Sample post-mortem",
    heading: "What a report looks like.",
    intro: `Published within ${facts.postMortemBusinessDays} business days, with the cause and without the name of whoever typed it. This one is an example.`,
    badge: "sample",
    facts: [
      ["Incident", "Packet loss of 4% between Seoul and Tokyo"],
      ["Duration", "23 minutes, 02:11–02:34 KST"],
      ["Affected", "Traffic from Seoul to Tokyo and onward to Osaka"],
      ["Credit", "Issued automatically to 41 circuits"],
    ],
    timeline: [
      { time: "02:11", body: "Optical power on one of three systems drops by 6 dB. Loss starts." },
      {
        time: "02:12",
        body: "Probes see 4% loss. Automatic reroute does not start: the alarm threshold had been raised for maintenance the week before.",
      },
      { time: "02:19", body: "The night shift moves traffic by hand. Loss falls to 0.3%." },
      { time: "02:34", body: "Remaining flows drained. Loss back to 0." },
      { time: "09:40", body: "The cable operator confirms a damaged amplifier." },
    ],
    cause: {
      title: "Cause",
      body: "A threshold changed for maintenance was not set back. The change record had a rollback for the route, none for the threshold.",
    },
    fix: {
      title: "Fix",
      body: "Thresholds now expire by themselves after the window. A drill in the following month confirmed a reroute in 21 seconds.",
    },
  },
  places: {
    eyebrow: "Where we sit",
    heading: "Two offices and five data centres.",
    intro: "The control room is on the third floor of ICN1, behind the same doors as the racks.",
    offices: [
      { code: "HQ", name: "Seoul, Gasan", body: brand.legal.address.en, role: "Head office, control room, sales" },
      { code: "TYO", name: "Tokyo", body: "In NRT1, by appointment", role: "Field engineers, Japanese customers" },
    ],
    mapTitle: "Offices and data centres",
    mapDescription: `Range rings around ICN1 at 10, 100, 1,000 and 10,000 km. ICN2 lies ${km("ICN2")} to the south, PUS1 in Busan ${km("PUS1")} to the south-east, NRT1 with the Tokyo office ${km("NRT1")} to the east, SIN1 in Singapore ${km("SIN1")} to the south-west.`,
    caption: "Bearing and distance from ICN1 along the great circle; each ring is ten times as far.",
  },
  people: {
    eyebrow: "Who answers for what",
    heading: "By role.",
    intro: "Each mailbox is read by the person who holds the role. There are no portraits, because a role outlasts its holder.",
    items: [
      { role: "Chief executive", answers: "Contracts, prices, promises made on this page" },
      { role: "Network", answers: "Backbone, peering, round-trip times" },
      { role: "Data centres", answers: "Power, cooling, access, visits" },
      { role: "Cloud platform", answers: "Regions, instances, storage, the portal" },
      { role: "Security", answers: "SOC, vulnerability reports, incident response" },
      { role: "Privacy", answers: "Personal data, requests from data subjects" },
    ],
    contact: "Reach",
  },
  certificates: {
    eyebrow: "Certificates",
    heading: "Scope and validity, not badges.",
    intro: "Ask for the statement of applicability or the report under NDA; it arrives within 5 business days.",
    columns: { name: "Certificate", scope: "Scope", number: "Number", valid: "Valid" },
    status: { held: "held", "in-progress": "in progress", sample: "sample" },
    note: "Sample entries: this installation has not entered its own certificates yet.",
    link: "Compliance",
  },
  energy: {
    eyebrow: "Energy",
    heading: "What the building takes for itself.",
    intro:
      "PUE is the power of the whole building divided by the power that reaches the servers. At 1.29, cooling and conversion take 29 watts for each 100 of computing.",
    columns: { site: "Site", pue: "PUE, annual", renewable: "Renewable share", power: "Capacity" },
    note: "Annual averages, sample data. Singapore runs warmest all year; that is why its figure is the highest.",
    limit: "We do not buy certificates to call a site carbon-free. The renewable share is contracted supply metered at the site.",
  },
  doors: {
    eyebrow: "Come in",
    heading: "Four doors.",
    items: [
      {
        intent: "careers",
        title: "Work here",
        body: "Shift engineers, network, platform, support. Write two lines on a fault you mended.",
        link: "Write to us",
      },
      {
        intent: "press",
        title: "Press",
        body: "Figures on this site may be quoted with the date. A person answers within one business day.",
        link: "Press contact",
      },
      {
        intent: "visit",
        title: "Visit a data centre",
        body: "Escorted, on business days, booked two days ahead, with a photo ID.",
        link: "Book a visit",
      },
      { intent: "sales", title: "Buy", body: "A drawing and a price in three business days.", link: "Get a quote" },
    ],
  },
};
