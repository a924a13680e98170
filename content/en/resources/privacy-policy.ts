import { brand } from "../../brand.ts";
import { legalEffective } from "../../figures/legal.ts";
import { privacySections } from "../legal/privacy.ts";

export const page = {
  title: "Privacy policy",
  description: "Which personal data is processed, why, on which basis, how long it is kept, and how to use your rights.",
  hero: {
    h1: "What we keep, why, and for how long.",
    lead: `How ${brand.legal.entity.en} processes personal data under the Korean Personal Information Protection Act, with an annex for the EU.`,
  },
  effective: "In effect from {date}",
  effectiveDate: legalEffective,
  prevails: "The Korean text prevails.",
  contents: "Sections",
  print: "Print this page",
  summary: {
    heading: "In six lines",
    items: [
      { icon: "items", label: "Collected", text: "name, e-mail, what you write to us, access logs", to: "items" },
      { icon: "purposes", label: "Purpose", text: "account, support, billing, answering you", to: "purposes" },
      { icon: "retention", label: "Kept", text: "until you leave; 3 months to 5 years where the law says so", to: "retention" },
      { icon: "third-parties", label: "Given to others", text: "nobody", to: "third-parties" },
      { icon: "processors", label: "Entrusted", text: "payment, tax invoices, building security", to: "processors" },
      { icon: "officer", label: "Complaints", text: `${brand.legal.privacyOfficer.en}, ${brand.contact.privacy}`, to: "officer" },
    ],
  },
  sections: privacySections,
};
