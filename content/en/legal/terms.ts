import { facts } from "../../facts.ts";
import {
  consumerRefundBusinessDays,
  consumerWithdrawalDays,
  dataReturnDays,
  lateInterestPercent,
  legalEffective,
  legalEffectiveText,
  liabilityMonths,
  noticeDays,
  suspensionAfterDays,
} from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";
import { liveBrand as brand } from "../../live.ts";
import { hoursPerMonth } from "../../price-list.ts";

const company = brand.legal.entity.en;
const effectiveText = legalEffectiveText.en;

export const terms: LegalDocument = {
  id: "terms",
  name: "Terms of service",
  summary: "How a contract comes about, what it costs, how it is suspended and ended, and how far liability reaches.",
  effective: legalEffective,
  sections: [
    {
      id: "terms-purpose",
      heading: "Article 1 (Purpose)",
      blocks: [
        p(
          `These terms govern the use of the cloud, server hosting, colocation, network, security and data services (“services”) offered by ${company} (“the company”), and the rights and duties of the company and its customers.`,
        ),
      ],
    },
    {
      id: "terms-definitions",
      heading: "Article 2 (Definitions)",
      blocks: [
        list(
          "“Customer”: a person or legal entity that has accepted these terms and concluded a contract with the company.",
          "“Customer data”: everything a customer stores in or sends through a service.",
          "“Service order”: the document naming the service, quantity, fee and term, on paper or in electronic form.",
          "“Business day”: a day other than a Saturday, Sunday or public holiday in the Republic of Korea; times are Korea Standard Time (KST).",
          "“SLA”: the service level agreement that sets availability targets and service credits.",
        ),
      ],
    },
    {
      id: "terms-change",
      heading: "Article 3 (Effect and change of the terms)",
      blocks: [
        list(
          "The terms take effect when the company publishes them on its site. Where a service order or an individual contract differs, that document prevails.",
          `The company may change the terms within the law, and publishes the effective date and the reason on the site from ${noticeDays.change} days before. Changes to the customer's disadvantage are published from ${noticeDays.adverseChange} days before and sent by e-mail.`,
          "A customer who does not agree may end the contract without a fee before the effective date. A customer who was told that silence counts as consent, and does not object by that date, is deemed to have agreed.",
        ),
      ],
    },
    {
      id: "terms-formation",
      heading: "Article 4 (Formation of the contract)",
      blocks: [
        list(
          "A contract comes about when the customer orders and the company accepts. For services delivered automatically, such as cloud, the creation of the resource is the acceptance.",
          "The company may ask for evidence such as a business registration. It never asks for a resident registration number.",
          "Persons under 14 years of age cannot sign up.",
        ),
      ],
    },
    {
      id: "terms-refusal",
      heading: "Article 5 (Refusal of an order)",
      blocks: [
        p("The company may refuse or defer an order, giving the reason, where:"),
        list(
          "the order uses another's name or states what is untrue;",
          "an earlier contract was ended for breach of the acceptable use policy;",
          "fees are unpaid;",
          "power, space or circuits are not available.",
        ),
      ],
    },
    {
      id: "terms-company",
      heading: "Article 6 (Duties of the company)",
      blocks: [
        list(
          "The company provides the services to the targets of the SLA and monitors them 24×7.",
          `Planned maintenance is announced ${facts.maintenanceNoticeDays} days ahead. Emergency maintenance is announced as it starts, with the reason.`,
          `In an outage the company states without delay the cause, the progress and a contact, and publishes a report on major outages within ${facts.postMortemBusinessDays} business days.`,
          "The company does not read, use or move customer data without the customer's instruction. Where a lawful request exists, it tells the customer first as far as the law allows.",
        ),
      ],
    },
    {
      id: "terms-customer",
      heading: "Article 7 (Duties of the customer)",
      blocks: [
        list(
          "The customer observes the acceptable use policy and the law.",
          "The customer keeps contacts and billing details up to date, and bears the disadvantage of a notice that could not be delivered because they were not.",
          "Unless a managed contract exists, software from the operating system upwards, access rights and application security are the customer's responsibility.",
          "The customer keeps copies of its own data. Data for which no backup service was ordered cannot be restored by the company.",
        ),
      ],
    },
    {
      id: "terms-account",
      heading: "Article 8 (Accounts and passwords)",
      blocks: [
        list(
          "Each person uses an account of their own; passwords and authenticators are kept by the customer.",
          "A customer who learns of misuse tells the company at once; the company ends the sessions concerned and provides the log.",
        ),
      ],
    },
    {
      id: "terms-fees",
      heading: "Article 9 (Fees and billing)",
      blocks: [
        list(
          "Fees follow the price page and the service order. Fees in won exclude value added tax.",
          "The usage month runs from the first to the last day of a month; the invoice is issued on the 5th of the next month and due on the 25th.",
          "A unit price agreed for a term does not rise during it. If the price afterwards changes, the company says so 30 days before.",
          "An invoice may be disputed within 30 days; the company answers within 10 business days.",
        ),
      ],
    },
    {
      id: "terms-late",
      heading: "Article 10 (Late payment)",
      blocks: [
        list(
          `Overdue amounts bear interest of ${lateInterestPercent}% a year, counted by day.`,
          "The company reminds by e-mail after 7 days and by telephone after 14.",
          `Where payment is still missing ${suspensionAfterDays} days after the due date, the company may suspend the service after 7 days' written notice.`,
        ),
      ],
    },
    {
      id: "terms-refund",
      heading: "Article 11 (Withdrawal and refunds)",
      blocks: [
        list(
          `A consumer may withdraw within ${consumerWithdrawalDays} days of receiving the written contract terms or, if the service starts later, of its start. The company deducts the fees for what was already used and refunds the rest within ${consumerRefundBusinessDays} business days.`,
          `When a contract ends within a month, the fee is refunded by day from the day after its end, on the next invoice or by transfer within 10 business days; to consumers within ${consumerRefundBusinessDays} business days.`,
          "Setup fees, finished studies and designs, and equipment or licences ordered for the customer are not refunded. Where a consumer withdraws, the law prevails.",
          "A customer leaving during a term pays back only the term discount received so far; where the company is at fault, nothing is paid back.",
        ),
      ],
    },
    {
      id: "terms-suspension",
      heading: "Article 12 (Suspension)",
      blocks: [
        p("The company may suspend a service as far as necessary, stating reason and duration, where:"),
        list(
          "a breach of the acceptable use policy is harming other customers or third parties; in urgent cases the company acts first and informs the customer at once;",
          "the notice period for unpaid fees has passed;",
          "a court or authority orders it.",
        ),
        p("Once the reason is gone the service resumes without delay. No fee is charged for a suspension that was the company's mistake."),
      ],
    },
    {
      id: "terms-termination",
      heading: "Article 13 (Termination)",
      blocks: [
        list(
          "The customer may end a contract at any time, by ticket in the customer area or in writing. Notice: none for cloud, 10 days for servers and space, 30 days for lines.",
          "The company may end a contract where the customer breaches an essential duty and does not remedy it within 14 days.",
          "The company announces the end of a service 6 months ahead and helps to move the data.",
        ),
      ],
    },
    {
      id: "terms-data",
      heading: "Article 14 (Return and deletion of customer data)",
      blocks: [
        list(
          `After the end of a contract the data can be downloaded for ${dataReturnDays} days. Outbound traffic for the move is free from the notice of termination until that period ends.`,
          `After ${dataReturnDays} days it is deleted beyond recovery; a certificate is issued on request. Backups are deleted as soon as their retention lock ends.`,
          "Records the law requires the company to keep are stored separately and destroyed when their period ends.",
        ),
      ],
    },
    {
      id: "terms-ip",
      heading: "Article 15 (Intellectual property)",
      blocks: [
        p(
          "Customer data belongs to the customer. The services, the site and the documentation belong to the company; the customer may use them during the contract. Drawings, address plans and runbooks made under a managed contract belong to the customer.",
        ),
      ],
    },
    {
      id: "terms-liability",
      heading: "Article 16 (Damages and limits of liability)",
      blocks: [
        list(
          "A service credit compensates missed availability. Where the actual damage is higher, the customer may claim the difference.",
          `The company's liability is limited to the fees of the affected service for the preceding ${liabilityMonths} months. The limit does not apply to intent or gross negligence, to injury of life or body, or to statutory liability for breaches of personal data.`,
          "The company is not liable for software run by the customer, for lines and equipment bought elsewhere, or for the customer's own instructions.",
        ),
      ],
    },
    {
      id: "terms-force",
      heading: "Article 17 (Force majeure)",
      blocks: [
        p(
          "Where a duty cannot be met because of natural disaster, war, an order of the state or the simultaneous cut of several submarine cables, the company is not liable for that time. It states the alternative path and the plan for repair. Within the redundancy that was ordered, a loss of utility power is not force majeure.",
        ),
      ],
    },
    {
      id: "terms-confidential",
      heading: "Article 18 (Confidentiality)",
      blocks: [
        p(
          "Both sides keep what they learn of each other's secrets from third parties during the contract and for 3 years after. Where the law requires disclosure, the other side is told first.",
        ),
      ],
    },
    {
      id: "terms-privacy",
      heading: "Article 19 (Personal data)",
      blocks: [
        p(
          "The company protects personal data as its privacy policy says. Personal data that a customer stores in a service is processed under the data processing terms.",
        ),
      ],
    },
    {
      id: "terms-law",
      heading: "Article 20 (Governing law and court)",
      blocks: [
        list(
          "These terms are governed by the law of the Republic of Korea.",
          "Disputes are first discussed; actions are brought before the court competent under the Civil Procedure Act. No exclusive venue is set to a consumer's disadvantage.",
          "Where the Korean and the English text differ, the Korean text prevails.",
        ),
      ],
    },
    {
      id: "terms-services",
      heading: "Article 21 (Terms per service)",
      blocks: [
        table(
          ["Service", "Terms"],
          [
            "Colocation",
            "Equipment and its power draw are listed before delivery. Continuous load stays at or below 80% of the breaker. Only registered persons may enter; equipment may be removed when no fees are outstanding.",
          ],
          [
            "Server hosting",
            "The hardware belongs to the company. Diagnosis of a fault starts within 15 minutes, parts are replaced within 4 hours. Disks are wiped to NIST SP\u00a0800-88 at the end.",
          ],
          [
            "Cloud",
            `Fees are counted by the hour up to ${hoursPerMonth} hours a month. Disks, snapshots and reserved addresses of stopped instances continue to be billed. Outages of 10 minutes in a row and intrusions are announced without delay.`,
          ],
          [
            "Lines",
            "The minimum period is 12 months. Bandwidth is increased within 1 business day and may be reduced after 12 months. Building works need the consent of the building's owner.",
          ],
          [
            "DDoS protection",
            "Diversion needs a /24 (IPv4) or /48 (IPv6) or larger and a letter of authorisation. An address whose attack exceeds base protection may be blackholed.",
          ],
        ),
      ],
    },
    {
      id: "terms-effective",
      heading: "Addendum",
      blocks: [p(`These terms take effect on ${effectiveText}. Earlier terms are provided on request.`)],
    },
  ],
};
