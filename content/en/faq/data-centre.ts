import { facts } from "../../facts.ts";
import { sitePower } from "../../figures/sites.ts";
import { ticketLink } from "../../ticket-link.ts";

export const dataCentre = {
  id: "data-centre",
  name: "Data centres",
  items: [
    {
      id: "one-feed",
      question: "What happens when one power feed fails?",
      answer:
        "Equipment with two power cords keeps running if each feed normally carries no more than 40% of its breaker's rating: the remaining feed then stays within 80%. Equipment with one cord needs an automatic transfer switch, which we install per rack (extra below a full rack).",
    },
    {
      id: "power-cut",
      question: "What happens in a power cut?",
      answer: `Batteries carry the load for the 15 seconds or so until the generators take over. Fuel lasts ${sitePower.fuelHours} hours at full load, and a refuelling contract is in place. Each building has ${sitePower.utilityFeeds} utility feeds.`,
    },
    {
      id: "rack-power",
      question: "How much power does a rack get?",
      answer: `${facts.rackKw.standard} kW standard, ${facts.rackKw.dense[0]} and ${facts.rackKw.dense[1]} kW dense, ${facts.rackKw.liquid} kW in the liquid-ready hall of ICN2. Plan continuous load at 80% of the breaker or less.`,
    },
    {
      id: "visit",
      question: "Can we visit the data centre?",
      answer: `Customers have access 24 hours a day with a card and fingerprint, after booking ${ticketLink("by ticket", "Data centre visit")}; without fingerprint consent, with a card and an escort. If you are evaluating us, visit on business days with an escort, booked two days ahead. No photographs in shared halls.`,
    },
    {
      id: "own-carrier",
      question: "Can we use our own carrier?",
      answer:
        "Yes. The meet-me rooms are neutral. Order the line to the meet-me room; we install the cross-connect within 1 business day. There is an installation fee and a monthly fee, but no charge for traffic.",
    },
    {
      id: "fire",
      question: "How are batteries and fire handled?",
      answer:
        "Battery rooms are separate fire compartments, apart from other electrical rooms. Batteries are polled at least every 10 seconds; halls have clean-agent suppression and flood barriers.",
    },
    {
      id: "tier",
      question: "Are you Tier III certified?",
      answer:
        "The buildings follow the Tier III design standard: each component can be maintained without shutting down. They do not hold a Tier III certificate.",
    },
  ],
};
