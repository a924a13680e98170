import { dataReturnDays, legalEffective, noticeDays, processors } from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";

export const dataProcessing: LegalDocument = {
  id: "dpa",
  name: "Data processing terms",
  summary: "How the company, as processor, handles personal data that customers store in the services.",
  effective: legalEffective,
  sections: [
    {
      id: "dpa-roles",
      heading: "1. Roles",
      blocks: [
        p(
          "The customer is the controller, the company the processor. It processes only on the customer's instruction and for the purposes of the contract: storing, transmitting, backing up.",
        ),
      ],
    },
    {
      id: "dpa-measures",
      heading: "2. Security measures",
      blocks: [
        list(
          "AES-256 at rest, TLS\u00a01.2 or later in transit",
          "multi-factor login, approval by a second person and session recording for administrators",
          "access logs kept one year, CCTV of the data centres 90 days",
          "penetration test every year, vulnerability scan every month",
        ),
      ],
    },
    {
      id: "dpa-subprocessors",
      heading: "3. Subprocessors",
      blocks: [
        p(
          `A new or changed subprocessor is announced ${noticeDays.subprocessor} days ahead; the customer may object and end the contract.`,
        ),
        table(["Subprocessor", "Work", "Country"], ...processors.map(({ en, workEn, countryEn }) => [en, workEn, countryEn] as const)),
      ],
    },
    {
      id: "dpa-audit",
      heading: "4. Audits",
      blocks: [
        p(
          "With 10 business days' notice the customer may inspect on site once a year. Certificates and audit reports are provided under NDA within 5 business days.",
        ),
      ],
    },
    {
      id: "dpa-breach",
      heading: "5. Notice of a breach",
      blocks: [
        p(
          "On learning of a breach the company tells the customer without delay: which data, when and how, what is being done, whom to ask. Reports to authorities and to data subjects are the customer's; the company prepares the facts.",
        ),
      ],
    },
    {
      id: "dpa-return",
      heading: "6. Return and destruction",
      blocks: [
        p(
          `At the end of the contract the data can be downloaded for ${dataReturnDays} days; then it is destroyed beyond recovery and a certificate is issued.`,
        ),
      ],
    },
    {
      id: "dpa-transfer",
      heading: "7. Transfer abroad",
      blocks: [
        p(
          "Data does not leave the country of the region the customer chose. Ordering a region or a copy in another country transfers it there. For data of customers in the EU the adequacy decision or standard contractual clauses apply.",
        ),
      ],
    },
  ],
};
