import { dataCentres, facts } from "../facts.ts";
import { averagePue, totalMw } from "../figures/sites.ts";
import { grouped } from "../format.ts";
import { liveBrand as brand } from "../live.ts";

const km = (code: string) => `${grouped(dataCentres.find((site) => site.code === code)?.kmFromIcn1 ?? 0)} km`;

export const page = {
  title: "About",
  description: `About ${brand.name.en}: about ${facts.staff} people, five data centres, ${facts.popCities} cities, a control room staffed 24 hours a day, and the rules we operate by.`,
  hero: {
    h1: `About ${brand.name.en}`,
    lead: `${brand.name.en} has run data centres and networks from Seoul since ${facts.founded}: five data centres and a backbone to ${facts.popCities} cities today. About ${facts.staff} people work here, a third of them in three shifts, 24×7. Major incidents get a public report.`,
    primary: "Talk to us",
    secondary: "How we operate",
  },
  numbers: {
    eyebrow: "In numbers",
    heading: "The company in figures",
    items: [
      { value: `${facts.founded}`, label: "founded in Seoul, with 20 racks" },
      { value: `${facts.staff}`, label: "people, about a third in shifts" },
      { value: `${facts.popCities}`, label: `cities in ${facts.countries} countries and regions` },
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: "edge capacity, the sum of all ports" },
      { value: `${totalMw}`, unit: "MW", label: "across five data centres" },
      { value: facts.asn, label: "our own network, IPv6 on every port" },
      { value: "3", unit: "shifts", label: "in the control room, every day of the year" },
      { value: `${averagePue}`, unit: "PUE", label: "last year, weighted by site power" },
    ],
  },
  timeline: {
    eyebrow: "Timeline",
    heading: "Company history",
    note: "Sample history.",
    items: [
      { year: "2011", body: "Founded with 20 racks in Gasan, Seoul." },
      { year: "2013", body: `${facts.asn} announced; first internet exchange.` },
      { year: "2015", body: "ICN1 opens in Gasan." },
      { year: "2016", body: "Tokyo, and the first Seoul–Tokyo line." },
      { year: "2018", body: "CDN on 12 points of presence." },
      { year: "2019", body: "24-hour security operations centre." },
      { year: "2020", body: "SIN1 in Singapore; cloud in beta." },
      { year: "2021", body: "Public cloud generally available." },
      { year: "2022", body: "ICN2 in Anyang: two zones in one region." },
      { year: "2023", body: "PUS1 in Busan, for disaster recovery." },
      { year: "2024", body: `Battery rooms rebuilt as separate fire compartments; scrubbing at ${facts.scrubbingTbps}\u00a0Tbps.` },
      { year: "2025", body: `The ${facts.popCities}th point of presence.` },
      { year: "2026", body: "20 kW liquid-ready hall in ICN2; new customer area." },
    ],
  },
  operate: {
    eyebrow: "How we operate",
    heading: "Shifts, change rules and drills",
    intro: "Most outages start with a change. These are our rules for making one.",
    roster: {
      title: "One day in the control room, Korean time",
      description:
        "A bar of 24 hours. The day shift works from 07:00 to 15:30, the evening shift from 15:00 to 23:30, the night shift from 23:00 to 07:30; each hand-over overlaps by 30 minutes.",
      shifts: [
        { name: "Day", from: "07:00", to: "15:30", people: "9 people", body: "changes, customer move-ins, drills" },
        { name: "Evening", from: "15:00", to: "23:30", people: "8 people", body: "coverage of the European morning" },
        { name: "Night", from: "23:00", to: "07:30", people: "7 people", body: "maintenance windows 02:00–06:00" },
      ],
      handover: "30-minute overlap at each hand-over, spoken and written.",
      now: "now in Seoul",
    },
    rules: [
      {
        title: "Two people per change",
        body: "One person enters the commands, another checks them. Both names are recorded, and nobody approves their own change.",
      },
      {
        title: "Tested rollback",
        body: "A change without a tested rollback is not scheduled. If the check after it fails, rollback starts within 5 minutes.",
      },
      {
        title: `${facts.maintenanceNoticeDays} days' notice`,
        body: "Planned work is announced with its window in KST and UTC. Emergency work is announced as it starts, with the reason.",
      },
      { title: "Change freeze", body: "No planned change in the week of Seollal, Chuseok or a customer's announced event." },
      {
        title: "Failure drills",
        body: "Each quarter a feed, a router and a database are switched off on purpose, and the time to recover is measured.",
      },
    ],
  },
  postMortem: {
    eyebrow: "Sample incident report",
    heading: "Incident report",
    intro: `Reports on major incidents are published within ${facts.postMortemBusinessDays} business days with the cause and the fix, but without the operator's name. This one is an example.`,
    badge: "sample",
    facts: [
      ["Incident", "Packet loss of 4% between Seoul and Tokyo"],
      ["Duration", "23 minutes, 02:11–02:34 KST"],
      ["Affected", "Traffic from Seoul to Tokyo and onward to Osaka"],
      ["Service credit", `41 circuits entitled; claimed by ticket within ${facts.claimDays} days`],
    ],
    timeline: [
      { time: "02:11", body: "Optical power on one of three systems drops by 6 dB. Loss starts." },
      {
        time: "02:12",
        body: "Probes see 4% loss. Automatic reroute does not start: the alarm threshold had been raised for maintenance the week before.",
      },
      { time: "02:19", body: "The night shift moves traffic by hand. Loss falls to 0.3%." },
      { time: "02:34", body: "All remaining traffic moved. Loss back to 0." },
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
    eyebrow: "Locations",
    heading: "Two offices and five data centres",
    intro: "The control room is on the third floor of ICN1, under the same access control as the racks.",
    offices: [
      { code: "HQ", name: "Seoul, Gasan", body: brand.legal.address.en, role: "Head office, control room, sales" },
      { code: "TYO", name: "Tokyo", body: "In NRT1, by appointment", role: "Field engineers, support for customers in Japan" },
    ],
    mapTitle: "Offices and data centres",
    mapDescription: `Circles around ICN1 at 10, 100, 1,000 and 10,000 km. ICN2 lies ${km("ICN2")} to the south, PUS1 in Busan ${km("PUS1")} to the south-east, NRT1 with the Tokyo office ${km("NRT1")} to the east, SIN1 in Singapore ${km("SIN1")} to the south-west.`,
    caption: "Direction and shortest distance from ICN1; each circle is ten times as far as the one inside it.",
  },
  people: {
    eyebrow: "Organisation",
    heading: "Responsibilities by role",
    intro: "Each mailbox is read by the team that holds the role.",
    items: [
      { role: "Chief executive", answers: "Contracts, prices and the commitments on this page" },
      { role: "Network", answers: "Backbone, peering, round-trip times" },
      { role: "Data centres", answers: "Power, cooling, access, visits" },
      { role: "Cloud platform", answers: "Regions, instances, storage, customer area" },
      { role: "Security", answers: "SOC, vulnerability reports, incident response" },
      { role: "Privacy", answers: "Personal data, requests from data subjects" },
    ],
    contact: "Contact",
  },
  energy: {
    eyebrow: "Energy",
    heading: "PUE and renewable energy by site",
    intro:
      "PUE is the power of the whole building divided by the power that reaches the servers. At 1.29, cooling and conversion take 29 watts for each 100 of computing.",
    columns: { site: "Site", pue: "PUE, annual", renewable: "Renewable share", power: "Capacity" },
    note: "Annual averages, sample data. Singapore's figure is the highest because it is warm all year.",
    limit: "The renewable share counts contracted supply metered at the site; purchased certificates are not included.",
  },
  doors: {
    items: [
      {
        intent: "careers",
        title: "Careers",
        body: "Shift engineers, network, platform, support. Tell us in two lines about a fault you fixed.",
        link: "Write to us",
      },
      {
        intent: "press",
        title: "Press",
        body: "Figures on this site may be quoted with the date. We reply within one business day.",
        link: "Press contact",
      },
      {
        intent: "visit",
        title: "Visit a data centre",
        body: "Escorted, on business days, booked two days ahead, with a photo ID.",
        link: "Book a visit",
      },
      { intent: "sales", title: "Sales", body: "Design and quote within three business days.", link: "Get a quote" },
    ],
  },
};
