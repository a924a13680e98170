import { facts } from "../../facts.ts";
import { sitePower } from "../../figures/sites.ts";

export const dataCentre = {
  id: "data-centre",
  name: "Data centres",
  items: [
    {
      id: "one-feed",
      question: "One feed fails. What happens?",
      answer:
        "Equipment with two cords keeps running if each feed carries less than half of its breaker. Equipment with one cord needs an automatic transfer switch, which we fit per rack.",
    },
    {
      id: "power-cut",
      question: "What if the city loses power?",
      answer: `Batteries carry the load until the generators take over, about 15 seconds. Fuel lasts ${sitePower.fuelHours} hours at full load, and refuelling is contracted. Each building has ${sitePower.utilityFeeds} utility feeds.`,
    },
    {
      id: "rack-power",
      question: "How much power does a rack get?",
      answer: `${facts.rackKw.standard} kW standard, ${facts.rackKw.dense[0]} and ${facts.rackKw.dense[1]} kW dense, ${facts.rackKw.liquid} kW in the liquid-ready hall of ICN2. Plan continuous load at 80% of the breaker or less.`,
    },
    {
      id: "visit",
      question: "May we visit, and how often?",
      answer:
        "Customers enter around the clock with a card and a fingerprint, booked in the portal. Prospects visit on business days with an escort, booked two days ahead. No photographs in shared halls.",
    },
    {
      id: "own-carrier",
      question: "Can we use our own carrier?",
      answer:
        "Yes. The meet-me rooms are neutral. Order the line to the room; we run the cross-connect within 1 business day, for a monthly fee and no mark-up on traffic.",
    },
    {
      id: "fire",
      question: "How are batteries and fire handled?",
      answer:
        "Battery rooms stand behind their own fire walls, apart from other electrical rooms. Cells are polled at least every 10 seconds; halls have clean-agent suppression and flood barriers.",
    },
    {
      id: "tier",
      question: "Are you Tier III certified?",
      answer:
        "The buildings follow the Tier III design standard: each component can be maintained without shutting down. We do not claim a certificate that we cannot show.",
    },
  ],
};
