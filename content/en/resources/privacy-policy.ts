import { legalEffective } from "../../figures/legal.ts";
import { liveBrand as brand } from "../../live.ts";
import { privacySections } from "../legal/privacy.ts";

export const page = {
  title: "Privacy policy",
  description: "Which personal data is processed, why, on which basis, how long it is kept, and how to use your rights.",
  hero: {
    h1: "Privacy policy",
    lead: `How ${brand.legal.entity.en} processes personal data under the Korean Personal Information Protection Act, with an annex for the EU.`,
  },
  effective: "In effect from {date}",
  effectiveDate: legalEffective,
  prevails: "The Korean text prevails.",
  contents: "Sections",
  print: "Print this page",
  summary: {
    heading: "Summary",
    items: [
      { icon: "items", label: "Collected", text: "name, e-mail, phone, enquiries and tickets, access records", to: "items" },
      { icon: "purposes", label: "Purpose", text: "account, support, billing, answering you", to: "purposes" },
      {
        icon: "retention",
        label: "Kept",
        text: "until you close the account; 3 months to 5 years where the law requires it",
        to: "retention",
      },
      { icon: "third-parties", label: "Third parties", text: "not provided to third parties", to: "third-parties" },
      { icon: "processors", label: "Processors", text: "payment, tax invoices, building security", to: "processors" },
      { icon: "officer", label: "Complaints", text: `${brand.legal.privacyOfficer.en}, ${brand.contact.privacy}`, to: "officer" },
    ],
  },
  sections: privacySections,
};
