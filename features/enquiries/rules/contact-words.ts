// The words the contact form takes; content/{en,ko}/resources/contact-us.ts fills them.
import type { EnquiryError } from "./enquiries.contract.ts";

type Labelled = { label: string; hint: string };

export type ContactFormWords = {
  heading: string;
  required: string;
  optional: string;
  name: Labelled;
  company: Labelled;
  email: Labelled;
  phone: Labelled;
  service: { label: string; none: string };
  message: Labelled;
  trap: string;
  config: { heading: string; remove: string };
  consent: { label: string; open: string; rows: readonly (readonly string[])[]; link: string };
  submit: string;
  sending: string;
  retention: string;
  errors: Record<EnquiryError, string> & { summary: string };
};
