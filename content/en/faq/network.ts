import { facts } from "../../facts.ts";

export const network = {
  id: "network",
  name: "Network",
  items: [
    {
      id: "rtt-measured",
      question: "How are the round-\u2060trip times measured?",
      answer:
        "ICMP and TCP probes run every minute between points of presence; targets refer to the monthly median. The last mile to your user is not included, because it is not part of our network.",
    },
    {
      id: "cable-cut",
      question: "What happens when a submarine cable is cut?",
      answer:
        "Traffic moves to other systems in under a second. The round trip may rise until the repair, which takes weeks; the status notice on the home page names the affected routes.",
    },
    {
      id: "own-prefix",
      question: "Can we bring our own IP addresses?",
      answer: `Yes, from /24 for IPv4 and /48 for IPv6, with a letter of authorisation and a ROA. Announcing from ${facts.asn} or your own AS takes 3 business days.`,
    },
    {
      id: "ninety-fifth",
      question: "What is 95th-percentile billing?",
      answer:
        "Bandwidth is sampled every 5 minutes: 8,640 samples in 30 days. The top 432, that is 36 hours, are discarded; you pay for the highest remaining value. You receive the raw samples on request.",
    },
    {
      id: "ipv6",
      question: "Is IPv6 available everywhere?",
      answer: `Yes, on every port and instance in all ${facts.popCities} cities, at no extra fee: a /64 for each cloud subnet and dedicated server, a /48 with racks and IP transit.`,
    },
    {
      id: "china",
      question: "Can users in mainland China be served?",
      answer:
        "We have no point of presence on the mainland. Users there connect through Hong Kong or Seoul; speed inside the mainland is not guaranteed. An ICP filing and licensed cross-border circuits have to be arranged separately.",
    },
    {
      id: "line-encrypted",
      question: "Is a dedicated line encrypted?",
      answer: "It is isolated, not encrypted. If your policy asks for encryption, add MACsec from 10 Gbps or IPsec on any line.",
    },
  ],
};
