import {
  deletionGraceDays,
  draftDays,
  legalEffective,
  legalEffectiveText,
  noticeDays,
  overseas,
  processors,
  reliefBodies,
} from "../../figures/legal.ts";
import { type LegalSection, list, p, table } from "../../legal-model.ts";
import { liveBrand as brand, live } from "../../live.ts";

const { contact, legal } = brand;
const effectiveText = legalEffectiveText.en;

export const privacySections: readonly LegalSection[] = [
  {
    id: "preface",
    heading: "1. Preface",
    blocks: [
      p(
        `${legal.entity.en} (“the company”) publishes this policy under article 30 of the Korean Personal Information Protection Act (PIPA), to protect the personal data of data subjects and to handle complaints promptly. It covers the website and the customer area.`,
      ),
    ],
  },
  {
    id: "purposes",
    heading: "2. Purposes",
    blocks: [
      list(
        "Sign-up and log-in: identifying you, preventing misuse, verifying the e-mail address",
        "Providing services: orders, opening, notice of outages, support by ticket and chat",
        "Billing: invoices and tax invoices, payment, refunds, reminders",
        "Answering enquiries: quotes, visits, abuse reports",
        "Access control: identifying visitors of the data centres and keeping them safe",
        "Marketing messages: news of services and events, to those who agreed",
      ),
      p("If a purpose changes, consent is obtained or the steps the law asks for are taken."),
    ],
  },
  {
    id: "items",
    heading: "3. What is processed",
    blocks: [
      table(
        ["For", "Legal basis", "Items"],
        [
          "Sign-up and use",
          "contract (PIPA art.\u00a015\u00a0(1)\u00a04)",
          "name, e-mail, password (stored irreversibly), language, time zone; if entered: company, phone number; companies: registration number, billing contact",
        ],
        ["Support", "contract", "tickets, chat messages, attachments, unsent drafts"],
        ["Billing", "contract, legal duty", "billing address, payment record (never the full card number)"],
        ["Enquiries", "consent", "needed: name, e-mail, message; optional: company, phone, service of interest, configuration"],
        ["Status updates by mail", "consent", "e-mail address, language"],
        ["Tailored advice", "optional consent", "department, position, service of interest"],
        ["Marketing messages", "optional consent", "e-mail address, phone number, channel (e-mail, text message, text message at night)"],
        [
          "Collected automatically",
          "legitimate interest, legal duty",
          "IP address, time of access, browser and operating system, log-in history, cookies",
        ],
        ["Visits to data centres", "contract, legitimate interest (safety of the site)", "name, company, contact, ID check, access log"],
        ["CCTV in data centres", "PIPA art.\u00a025\u00a0(1)", "recordings"],
        ["Access by fingerprint", "separate consent (PIPA art.\u00a023\u00a0(1)\u00a01)", "fingerprint template (sensitive data)"],
      ),
      p("Resident registration numbers are not processed."),
    ],
  },
  {
    id: "retention",
    heading: "4. How long it is kept",
    blocks: [
      p(
        `Account data is kept until you close the account, and destroyed after a grace period of ${deletionGraceDays} days. Closed tickets are kept ${live.ticketsKept}, ended chats ${live.chatsKept}. Enquiries are kept for ${live.enquiryYears} after the reply. Unsent drafts are kept for ${draftDays} days after the last change. An address for status updates is kept until you leave by the link in a mail. Data for marketing messages is kept until consent is withdrawn. The law requires the following records:`,
      ),
      table(
        ["Record", "Period", "Law"],
        ["contracts and withdrawals", "5 years", "E-Commerce Act"],
        ["payment and supply", "5 years", "E-Commerce Act"],
        ["complaints and disputes", "3 years", "E-Commerce Act"],
        ["labelling and advertising", "6 months", "E-Commerce Act"],
        [
          "log-in and security records, access to systems with personal data",
          live.accessYears,
          "Standard for Securing Personal Information",
        ],
        ["website access logs", "3 months", "Protection of Communications Secrets Act"],
        ["tax books and evidence", "5 years", "Framework Act on National Taxes"],
      ),
    ],
  },
  {
    id: "third-parties",
    heading: "5. Provision to third parties",
    blocks: [
      p(
        "The company does not provide personal data to third parties. Where a law so provides, or an authority lawfully demands it, only what is necessary is given, and you are told as far as the law allows.",
      ),
    ],
  },
  {
    id: "processors",
    heading: "6. Processors",
    blocks: [
      table(["Processor", "Work"], ...processors.map(({ en, workEn }) => [en, workEn] as const)),
      p(
        "The contracts forbid processing for other purposes, set security measures, limit subcontracting and provide for supervision and damages; the company checks its processors. Subcontracting needs the company's consent; at present there is none. Changes are published in this policy.",
      ),
    ],
  },
  {
    id: "transfers",
    heading: "7. Transfer abroad",
    blocks: [
      table(
        ["Recipient and contact", "Country", "Items", "When and how", "Purpose and period", "Basis, refusal and its effect"],
        ...overseas.map(
          ({ en, countryEn }) =>
            [
              `${en} (${contact.privacy})`,
              countryEn,
              "name, e-mail and tickets of customers of that region",
              "while a ticket is handled, over the encrypted private network",
              "local support; one year after the ticket is closed",
              "entrusted processing to perform the contract (PIPA art.\u00a028-8\u00a0(1)\u00a03). Nothing is transferred unless you use that region. You may refuse through the privacy officer; support is then given from Korea instead of locally.",
            ] as const,
        ),
      ),
    ],
  },
  {
    id: "destruction",
    heading: "8. Destruction",
    blocks: [
      list(
        "Data is destroyed without delay (within 5 days) once its period has ended or its purpose is fulfilled.",
        "Records the law requires the company to keep are moved to a separate database.",
        "Electronic files are deleted beyond recovery; media are wiped to NIST SP\u00a0800-88 or shredded.",
        "Paper is shredded or burnt.",
      ),
    ],
  },
  {
    id: "rights",
    heading: "9. Rights of data subjects and their representatives",
    blocks: [
      list(
        "You may ask for access, correction or deletion, suspension of processing, and may withdraw consent.",
        "You may ask for your data to be transmitted; you can also download it as a ZIP in the settings of the customer area.",
        "You may refuse a fully automated decision or ask for an explanation. The company makes none.",
      ),
      p(
        `Use the settings of the customer area, e-mail (${contact.privacy}), telephone (${contact.phone.en.replaceAll("-", "-\u2060")}) or a letter. The company acts and answers within 10 days. Legal representatives and agents may act for you; agents submit a power of attorney. Records the law requires the company to keep cannot be deleted on request.`,
      ),
    ],
  },
  {
    id: "cookies",
    heading: "10. Automatic collection, and how to refuse it",
    blocks: [
      p(
        "The site uses necessary cookies and storage, and preference entries that are saved only when you choose them. There are no analytics or advertising cookies, no behavioural data and no targeted advertising. The list is in the [cookies policy](/resources/cookies-policy).",
      ),
      list(
        "Chrome: Settings > Privacy and security > Third-party cookies > See all site data and permissions",
        "Edge: Settings > Cookies and site permissions > Manage cookies and site data",
        "Safari: Settings > Privacy > Manage Website Data",
        "Whale: Settings > Privacy > Cookies and other site data",
        "Samsung Internet: Settings > Privacy and security > Accept cookies",
        "Firefox: Settings > Privacy & Security > Cookies and Site Data > Manage Data",
      ),
      p("Without cookies you cannot log in, but every public page works."),
    ],
  },
  {
    id: "safeguards",
    heading: "11. Safeguards",
    blocks: [
      table(
        ["Kind", "Measures"],
        ["Organisational", "internal management plan, training at least once a year, least privilege reviewed every quarter"],
        [
          "Technical",
          "one-way hashing of passwords, TLS in transit, two-step verification, access logs kept and checked, vulnerability scans",
        ],
        ["Physical", "access control of the halls (card, fingerprint, mantrap), CCTV, access logs"],
      ),
    ],
  },
  {
    id: "special",
    heading: "12. Pseudonymised and sensitive data, CCTV",
    blocks: [
      list(
        "No pseudonymised data is processed.",
        "Fingerprint templates are sensitive data: with separate consent under PIPA article 23 they are used for access to the data centres only, and are destroyed as soon as the access right ends. Without consent you enter with a card and an escort.",
        "CCTV under PIPA article 25 covers entrances and corridors of the data centres for safety and the prevention of crime; signs are posted and recordings are kept for 90 days. There is none in toilets or staff lounges. Ask the privacy officer to view recordings.",
      ),
    ],
  },
  {
    id: "officer",
    heading: "13. Privacy officer",
    blocks: [
      table(
        ["Role", "Department", "Contact"],
        ["Privacy officer", legal.privacyOfficer.en, `${contact.phone.en}, ${contact.privacy}`],
        ["Requests for access", legal.privacyOfficer.en, `${contact.phone.en}, ${contact.privacy}`],
      ),
    ],
  },
  {
    id: "relief",
    heading: "14. Where to complain",
    blocks: [
      p("For advice or mediation after an infringement you may turn to:"),
      table(["Body", "Telephone in Korea", "Site"], ...reliefBodies.map(({ en, phone, site }) => [en, phone, site] as const)),
    ],
  },
  {
    id: "children",
    heading: "15. Children under 14",
    blocks: [p("No personal data of children under 14 is collected. If the company learns that it was, it is destroyed at once.")],
  },
  {
    id: "changes",
    heading: "16. Changes",
    blocks: [
      p(
        `This policy is in effect from ${effectiveText}. Changes are announced ${noticeDays.change} days before, changes to your disadvantage ${noticeDays.adverseChange} days before, with a comparison of the old and new text.`,
      ),
      table(
        ["In effect from", "What changed (before → after)"],
        [legalEffective, "enquiries kept 1 year → 3 years after the reply; transmission of data added"],
        ["2025-03-01", "transfers abroad listed apart from processors"],
        ["2024-09-15", "data needed for the contract listed apart from data processed by consent"],
      ),
      p(`Earlier versions are sent on request to ${contact.privacy}.`),
    ],
  },
  {
    id: "gdpr",
    heading: "Annex. For data subjects in the EU (GDPR)",
    blocks: [
      table(
        ["Purpose", "Legal basis"],
        ["account, services, support, billing", "performance of a contract (art.\u00a06\u00a0(1)\u00a0b)"],
        ["tax records and access logs", "legal obligation (c)"],
        ["security, prevention of misuse", "legitimate interests (f): protecting the services and other customers"],
        ["enquiries, status updates by mail, marketing", "consent (a), withdrawn at any time"],
      ),
      list(
        "You have the rights of access, rectification, erasure, restriction, portability and objection, and may complain to the supervisory authority where you live.",
        "There are no automated decisions and no profiling.",
        "The Republic of Korea has an adequacy decision of the EU since 17 December 2021 (some credit data excluded). Transfers to other countries rest on standard contractual clauses.",
        `Questions on the EU representative and the data protection officer: ${contact.privacy}`,
      ),
    ],
  },
];
