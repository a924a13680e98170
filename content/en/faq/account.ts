import { brand } from "../../brand.ts";
import { facts } from "../../facts.ts";

const { support } = facts;

export const account = {
  id: "account",
  name: "Account and support",
  items: [
    {
      id: "priorities",
      question: "Which priority does a ticket get?",
      answer: `P1: service down, first answer in ${support.p1Minutes} minutes. P2: degraded, ${support.p2Hours} hour. P3: a question with a date, ${support.p3BusinessHours} business hours. P4: all else, ${support.p4BusinessDays} business day. You choose; we only ever raise it.`,
    },
    {
      id: "reset-password",
      question: "I cannot log in. What now?",
      answer:
        "Use “Forgot password” on the log-in page; the link is valid for 30 minutes and once. If the second factor is lost too, use a recovery code. Without one, an administrator of your company confirms you by telephone.",
    },
    {
      id: "two-factor",
      question: "How do we turn on two-\u2060step verification?",
      answer:
        "Each person turns it on in Settings with any authenticator app and receives ten recovery codes. We recommend it to everybody who may order or delete.",
    },
    {
      id: "several-people",
      question: "Can several people share one account?",
      answer:
        "Please give each person a login of their own: then the log names who did what, and one can leave without changing everybody's password.",
    },
    {
      id: "export-data",
      question: "Can I have a copy of my data?",
      answer:
        "Settings → Export makes a ZIP of everything held about you: profile, tickets, messages, files, log-ins. It is ready within minutes.",
    },
    {
      id: "close-account",
      question: "How do I close my account?",
      answer: `Settings → Close account. It is deleted after 14 days, and logging in before then undoes it. What the law makes us keep, such as invoices, stays as long as the privacy policy says. Questions: ${brand.contact.privacy}.`,
    },
    {
      id: "no-reply",
      question: "The verification mail did not come.",
      answer: `Look into the spam folder, then press “Send again” on the log-in page. Company filters sometimes hold links; allow ${brand.contact.support}, or write to us from the address itself.`,
    },
  ],
};
