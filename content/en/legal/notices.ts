import { legalEffective } from "../../figures/legal.ts";
import { type LegalDocument, list, p } from "../../legal-model.ts";
import { liveBrand as brand } from "../../live.ts";

const { contact } = brand;

export const notices: LegalDocument = {
  id: "notices",
  name: "Rights and notices",
  summary: "Take-down requests, protection of minors, refusal of address harvesting, open-source software and trademarks.",
  effective: legalEffective,
  sections: [
    {
      id: "copyright",
      heading: "1. Copyright and take-down requests",
      blocks: [
        p(`If something infringes your rights, ask for its removal at ${contact.abuse}.`),
        list(
          "name and contact of the right holder; for agents, a power of attorney",
          "the work infringed and evidence of the right",
          "the address (URL) of the infringing material and when it was seen",
          "a statement that this is true",
        ),
        p(
          "On a complete request the company blocks access without delay and tells the customer who posted it. If that customer shows a right of their own, both sides are told the date on which it is restored.",
        ),
      ],
    },
    {
      id: "youth",
      heading: "2. Protection of minors",
      blocks: [
        p(
          "This site offers no material harmful to minors. Customers who do must label it and verify age as the Youth Protection Act requires. Unlawful recordings and sexual exploitation of minors are blocked on discovery and reported to the police.",
        ),
      ],
    },
    {
      id: "email-collection",
      heading: "3. No harvesting of e-mail addresses",
      blocks: [
        p(
          "Collecting the e-mail addresses on this site by software or other technical means is refused. Sending advertising to harvested addresses without consent may be sanctioned under article 50 of the Act on Promotion of Information and Communications Network Utilization and Information Protection, and processing personal data without authority under the Personal Information Protection Act.",
        ),
      ],
    },
    {
      id: "open-source",
      heading: "4. Open-source notices",
      blocks: [
        p(
          "This site uses open-source software and fonts, among them React, React Router, Hono, Drizzle, PostgreSQL, Pretendard and IBM Plex Mono. Copyright remains with their owners; the licence texts are part of the distribution.",
        ),
      ],
    },
    {
      id: "trademarks",
      heading: "5. Trademarks",
      blocks: [
        p(
          "AWS and AWS Direct Connect are trademarks of Amazon.com, Inc. or its affiliates; Azure and ExpressRoute of the Microsoft group of companies; Google Cloud of Google LLC; Oracle and FastConnect of Oracle Corporation; Kubernetes of The Linux Foundation. Other names belong to their owners. They are used only to describe connections and compatibility; no partnership or endorsement is implied.",
        ),
      ],
    },
  ],
};
