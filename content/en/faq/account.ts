import { deletionGraceDays } from "../../figures/legal.ts";
import { liveBrand as brand, live } from "../../live.ts";

export const account = {
  id: "account",
  name: "Account and support",
  items: [
    {
      id: "priorities",
      question: "Which priority does a ticket get?",
      answer: `Urgent (P1): service down, first answer in ${live.p1Minutes} minutes, 24×7. In business hours (business days, ${live.hours} KST): high (P2), serious degradation, ${live.p2}; normal (P3), a question with a date, ${live.p3}; low (P4), everything else, ${live.p4}. You choose the priority; we may raise it, but do not lower it without asking you.`,
    },
    {
      id: "reset-password",
      question: "I cannot log in. What now?",
      answer:
        "Use “Reset password” on the log-in page; the link works once, for 30 minutes. If you no longer have the device for two-step verification, use a recovery code. Without one, call us: we verify your identity by telephone.",
    },
    {
      id: "two-factor",
      question: "How do we turn on two-\u2060step verification?",
      answer:
        "Under Settings → Two-step verification, with any authenticator app. You receive ten recovery codes. We recommend it for every account.",
    },
    {
      id: "several-people",
      question: "Can several people share one account?",
      answer:
        "We recommend one account per person: the log then shows who did what, and nobody has to change passwords when a colleague leaves. To share tickets, invite colleagues under Settings → Organisation.",
    },
    {
      id: "export-data",
      question: "Can I have a copy of my data?",
      answer:
        "Settings → Privacy → Data export creates a ZIP of your profile, tickets, messages, files and log-ins. It is ready within minutes.",
    },
    {
      id: "close-account",
      question: "How do I close my account?",
      answer: `Settings → Privacy → Close the account. It is deleted after ${deletionGraceDays} days; logging in before then cancels the request. Records the law requires us to keep, such as invoices, are kept for the period in the privacy policy. Questions: ${brand.contact.privacy}.`,
    },
    {
      id: "no-reply",
      question: "I have not received the verification mail. What now?",
      answer: `Check the spam folder, then log in with your password: the page offers “Send the link again”. Company filters sometimes block links; allow ${brand.contact.support}, or write to us from the address you signed up with.`,
    },
  ],
};
