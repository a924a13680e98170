import { legalEffective } from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";
import { liveBrand as brand } from "../../live.ts";

export const acceptableUse: LegalDocument = {
  id: "aup",
  name: "Acceptable use policy",
  summary: "What the services must not be used for, and what happens after a report.",
  effective: legalEffective,
  sections: [
    {
      id: "aup-forbidden",
      heading: "1. What is forbidden",
      blocks: [
        list(
          "advertising by mail or text without consent; open relays, open proxies, open resolvers",
          "port scans, exploitation of vulnerabilities, credential stuffing and denial of service without permission",
          "forged source addresses; announcing prefixes one does not hold",
          "malware, phishing, command servers of botnets",
          "unlawful recordings, sexual exploitation of minors, illegal gambling, works in breach of copyright",
          "collecting or selling other people's personal data without permission",
          "using shared resources to an extent that hinders other customers",
        ),
      ],
    },
    {
      id: "aup-mining",
      heading: "2. Mining of cryptocurrency",
      blocks: [
        p(
          "Not on shared vCPU and not on free trials. On dedicated vCPU, dedicated servers and in colocation it is allowed within the contracted power.",
        ),
      ],
    },
    {
      id: "aup-mail",
      heading: "3. Sending mail",
      blocks: [
        p(
          "Port 25 is closed on new accounts. Tell us purpose and volume by ticket; we decide within 1 business day. In Korea, advertising mail carries “(광고)” at the start of its subject and explains how to opt out in Korean and English.",
        ),
      ],
    },
    {
      id: "aup-testing",
      heading: "4. Security tests",
      blocks: [
        p(
          "Testing your own resources needs no permission. Announce load tests above 10 Gbps or one million packets per second 3 business days ahead. Other customers and the company's equipment are out of bounds.",
        ),
      ],
    },
    {
      id: "aup-abuse",
      heading: "5. Reports and how they are handled",
      blocks: [
        p(`Report abuse to ${brand.contact.abuse} or by the contact form. Handling starts within 24 hours.`),
        table(
          ["Step", "Time", "Action"],
          ["Check", "within 24 hours", "The evidence is verified and passed to the customer."],
          ["Request to remedy", "24 hours", "The customer removes the cause; 4 hours for phishing and malware."],
          ["Restriction", "after that", "The address, port or resource is blocked."],
          ["Termination", "when repeated", "Three repetitions within 30 days may end the contract."],
        ),
        p("In urgent cases, such as an attack in progress or danger to people, the company blocks first and informs the customer at once."),
      ],
    },
  ],
};
