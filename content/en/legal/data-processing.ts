import { dataReturnDays, intrusionReportHours, legalEffective, noticeDays, processors } from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";
import { live } from "../../live.ts";

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
          "two-step verification, approval by a second person and session recording for administrators",
          `access records kept ${live.accessYears}, CCTV of the data centres 90 days`,
          "penetration test every year, vulnerability scan every month",
        ),
      ],
    },
    {
      id: "dpa-subprocessors",
      heading: "3. Subprocessing",
      blocks: [
        p(
          `At present no processing of customer data is passed on to a subprocessor: the company's processors below have no access to data stored in the services. A subprocessor would be announced ${noticeDays.subprocessor} days ahead; the customer may object and end the contract.`,
        ),
        table(
          ["Processor of the company", "Work", "Country", "Access to customer data"],
          ...processors.map(({ en, workEn, countryEn }) => [en, workEn, countryEn, "none"] as const),
        ),
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
          `On learning of a breach the company tells the customer without delay: which data, when and how, what is being done, whom to ask. The customer, as controller, reports to the authority and informs the data subjects; the company provides the facts. Intrusions into its own systems the company itself reports within ${intrusionReportHours} hours of learning of them (article 48-3 of the Network Act).`,
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
