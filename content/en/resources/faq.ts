import { account } from "../faq/account.ts";
import { billing } from "../faq/billing.ts";
import { dataCentre } from "../faq/data-centre.ts";
import { network } from "../faq/network.ts";
import { security } from "../faq/security.ts";
import { start } from "../faq/start.ts";

export const page = {
  title: "FAQ",
  description:
    "Answers on getting started, billing, network, data centres, security and accounts, each with a figure and a link of its own.",
  hero: {
    h1: "Asked often, answered with figures.",
    lead: "Six topics. Each question has its own address: open it and copy the link.",
  },
  search: {
    label: "Search the questions",
    placeholder: "e.g. VAT, own IP, under attack",
    hint: "Korean initials work too: ㅂㄱㅅ finds 부가세.",
    found: "{count} of {total} questions",
    none: "Nothing found. Try another word, or ask us; the answer may end up here.",
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
    ["login", "log in", "sign in", "password"],
    ["line", "circuit", "leased line", "dedicated line"],
    ["ip", "prefix", "address"],
    ["delete", "close", "cancel", "leave"],
    ["power", "electricity", "kw", "ups"],
  ],
  call: {
    heading: "Not answered here?",
    body: "Ask in your own words. A person answers within one business day, and good questions are added to this page.",
    primary: "Ask a question",
    secondary: "See prices",
  },
};
