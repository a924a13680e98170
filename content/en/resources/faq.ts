import { account } from "../faq/account.ts";
import { billing } from "../faq/billing.ts";
import { dataCentre } from "../faq/data-centre.ts";
import { network } from "../faq/network.ts";
import { security } from "../faq/security.ts";
import { start } from "../faq/start.ts";

export const page = {
  title: "FAQ",
  description: "Answers on getting started, billing, network, data centres, security and accounts. Each question has its own link.",
  hero: {
    h1: "Frequently asked questions",
    lead: "Six topics. Each question has its own link to copy and share.",
  },
  search: {
    label: "Search the questions",
    placeholder: "e.g. VAT, own IP, under attack",
    hint: "Korean initials work too: ㅂㄱㅅ finds 부가세.",
    found: "{count} of {total} questions",
    none: "No questions found. Try another word, or ask us.",
    clear: "Show all",
  },
  topics: "Topics",
  copyLink: "Copy link to this question",
  copied: "Link copied",
  groups: [start, billing, network, dataCentre, security, account],
  /** Words people use for the same thing; matched both ways. */
  synonyms: [
    ["colo", "colocation", "rack", "housing"],
    ["ddos", "attack", "flood"],
    ["vat", "tax", "invoice"],
    ["price", "cost", "fee", "bill", "billing"],
    ["latency", "rtt", "ping", "delay"],
    ["login", "log-in", "log in", "sign in", "password"],
    ["line", "circuit", "leased line", "dedicated line"],
    ["ip", "prefix", "address"],
    ["delete", "close", "cancel", "leave"],
    ["power", "electricity", "kw", "ups"],
  ],
  call: {
    heading: "Didn't find an answer?",
    body: "Ask us. We reply within one business day.",
    primary: "Ask a question",
    secondary: "Create account",
  },
};
