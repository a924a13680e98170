import { facts } from "../../facts.ts";

export const network = {
  id: "network",
  name: "Network",
  items: [
    {
      id: "rtt-measured",
      question: "How are the round-\u2060trip times measured?",
      answer:
        "ICMP and TCP probes run every minute between points of presence; the page shows the monthly median. The last mile to your user is not included, because we do not run it.",
    },
    {
      id: "cable-cut",
      question: "What happens when a submarine cable is cut?",
      answer:
        "Traffic moves to other systems in under a second. The round trip may rise until the repair, which takes weeks; the status page names the affected pairs.",
    },
    {
      id: "own-prefix",
      question: "Can we bring our own IP addresses?",
      answer: `Yes, from /24 for IPv4 and /48 for IPv6, with a letter of authority and a ROA. Announcing from ${facts.asn} or your own AS takes 3 business days.`,
    },
    {
      id: "ninety-fifth",
      question: "What is 95th-percentile billing?",
      answer:
        "Bandwidth is sampled every 5 minutes: 8,640 samples in 30 days. The top 432, that is 36 hours, are thrown away; you pay for the highest one left. The raw samples can be downloaded.",
    },
    {
      id: "ipv6",
      question: "Is IPv6 everywhere?",
      answer: `On every port, instance and point of presence: /64 per instance, /48 per network on request. ${facts.popCities} cities, no extra fee.`,
    },
    {
      id: "china",
      question: "Do you reach mainland China?",
      answer:
        "We have no point of presence on the mainland. Users there enter in Hong Kong or Seoul; we promise no speed inside the mainland. An ICP filing and licensed cross-border circuits are separate matters.",
    },
    {
      id: "line-encrypted",
      question: "Is a private line encrypted?",
      answer: "It is isolated, not encrypted. If your policy asks for encryption, add MACsec from 10 Gbps or IPsec on any line.",
    },
  ],
};
