import { acceptableUse } from "../legal/acceptable-use.ts";
import { dataProcessing } from "../legal/data-processing.ts";
import { notices } from "../legal/notices.ts";
import { agreement } from "../legal/sla.ts";
import { terms } from "../legal/terms.ts";
import { vulnerability } from "../legal/vulnerability.ts";

export const page = {
  title: "Legal",
  description: "Terms of service, SLA, acceptable use, data processing, notices and vulnerability disclosure, in Korean and English.",
  hero: {
    h1: "Terms and policies",
    lead: "Terms of service, SLA, acceptable use, data processing, notices and vulnerability disclosure. Each document has its own page.",
  },
  prevails: "The Korean text prevails.",
  contents: "Sections",
  effective: "In effect from {date}",
  sideBySide: "Show Korean and English side by side",
  print: "Print this page",
  elsewhere: { heading: "Related documents", privacy: "Privacy policy", cookies: "Cookies policy" },
  library: [terms, agreement, acceptableUse, dataProcessing, notices, vulnerability],
};
