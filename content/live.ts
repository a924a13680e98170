// Values that staff may change in the console, inside the copy. The copy holds a value's name between two signs that no text contains;
// whoever reads the copy on the server puts in what holds at that moment (`fillLive`). Scripts get the filled copy, as loader data.
import { brand, company as companyDefaults } from "./brand.ts";
import { facts } from "./facts.ts";
import { accessRecordYears, enquiryYears } from "./figures/legal.ts";
import { localeTraits } from "./locale-traits.ts";
import type { Locale } from "./locales.ts";
import { type PriceList, priceList } from "./price-list.ts";
import { defaultPrices } from "./pricing.ts";

const [opened, closed] = ["\ue000", "\ue001"];
const marked = /\ue000([\w.]+)\ue001/g;

/** Texts by the name between the signs, and the price list for what is worked out from it. */
export type LiveValues = { readonly texts: Readonly<Record<string, string>>; readonly prices: PriceList };

export type Company = {
  contact: Texts<typeof companyDefaults.contact>;
  legal: Texts<typeof companyDefaults.legal>;
  social: readonly string[];
};
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Minutes until the first response by priority, and from when to when the desk is open on its usual day. */
export type LiveDesk = { response: Record<"urgent" | "high" | "normal" | "low", number>; open: { from: string; to: string } };

/** Years after which records go; 0: with the account. */
export type LiveRetention = { tickets: number; chats: number; enquiries: number; access: number; audit: number };
type LiveMore = { signature?: string; retention?: LiveRetention };
const defaultRetention: LiveRetention = {
  tickets: 0,
  chats: 0,
  enquiries: enquiryYears,
  access: accessRecordYears,
  audit: accessRecordYears,
};

const name = (text: string) => opened + text + closed;

const sayings: ((prices: PriceList) => string)[] = [];

/** The name of a text that follows from the price list, whatever is worked out in it (live-prices.ts). */
export function priced(say: (prices: PriceList) => string): string {
  return name(`price.${sayings.push(say) - 1}`);
}

/** First responses: a figure of minutes; spans as "1 hour", "1 h" and "4 business hours". */
export const live = {
  p1Minutes: name("p1Minutes"),
  p2: name("p2"),
  p2Short: name("p2Short"),
  p3: name("p3"),
  p3Business: name("p3Business"),
  p4: name("p4"),
  hours: name("hours"),
  /** How long records are kept: "until …" or "for … years", and "3 years". */
  ticketsKept: name("ticketsKept"),
  chatsKept: name("chatsKept"),
  enquiryYears: name("enquiryYears"),
  accessYears: name("accessYears"),
  auditYears: name("auditYears"),
} as const;

/** What stands under every mail; for plain text with the empty line after it, so that nothing is left where there is none. */
export const liveSignature = { html: name("mail.signature"), text: name("mail.signatureText") } as const;

/** For copy: the provider as `brand` has it, with names in place of what staff may change. */
export const liveBrand = {
  ...brand,
  contact: { ...named(companyDefaults.contact, "contact"), phoneHours: name("contact.phoneHours") },
  legal: named(companyDefaults.legal, "legal"),
};

function named<T extends object>(part: T, path: string): Texts<T> {
  const entries = Object.entries(part).map(([key, value]) => {
    const at = `${path}.${key}`;
    return [key, typeof value === "object" ? named(value, at) : name(at)];
  });
  return Object.fromEntries(entries) as Texts<T>;
}

const day = 8 * 60;

/** What stands for each name in a language. */
export function liveValues(locale: Locale, company: Company, desk: LiveDesk, prices: PriceList, more: LiveMore = {}): LiveValues {
  const { urgent, high, normal, low } = desk.response;
  const { span, businessSpan, shortSpan } = spans[locale];
  const { signature = "", retention = defaultRetention } = more;
  const { kept, years } = periods[locale];
  const hours = `${desk.open.from}${localeTraits[locale].range}${desk.open.to}`;
  const values: Record<string, string> = {
    p1Minutes: String(urgent),
    p2: span(high),
    p2Short: shortSpan(high),
    p3: span(normal),
    p3Business: businessSpan(normal),
    p4: span(low),
    hours,
    "mail.signature": signature,
    "mail.signatureText": signature && `${signature}\n\n`,
    ticketsKept: kept(retention.tickets),
    chatsKept: kept(retention.chats),
    enquiryYears: years(retention.enquiries),
    accessYears: years(retention.access),
    auditYears: years(retention.audit),
  };
  const add = (part: object, path: string) => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "object") add(value, `${path}.${key}`);
      else values[`${path}.${key}`] = value;
    }
  };
  add(company.contact, "contact");
  add(company.legal, "legal");
  return { texts: { ...values, "contact.phoneHours": `${hours} KST` }, prices };
}

type Period = (count: number) => string;

const periods: Record<Locale, { kept: Period; years: Period }> = {
  en: {
    kept: (count) => (count === 0 ? "until you close the account" : `for ${counted(count, "year", "years")}`),
    years: (count) => counted(count, "year", "years"),
  },
  ko: { kept: (count) => (count === 0 ? "탈퇴할 때까지" : `${count}년간`), years: (count) => `${count}년` },
};

type Span = (minutes: number) => string;
const counted = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

const spans: Record<Locale, { span: Span; businessSpan: Span; shortSpan: Span }> = {
  en: {
    span: (minutes) => (minutes % day === 0 ? counted(minutes / day, "business day", "business days") : hoursOrMinutes(minutes, "")),
    businessSpan: (minutes) =>
      minutes % day === 0 ? counted(minutes / day, "business day", "business days") : hoursOrMinutes(minutes, "business "),
    shortSpan: (minutes) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`),
  },
  ko: { span: koreanSpan, businessSpan: koreanSpan, shortSpan: koreanSpan },
};

function hoursOrMinutes(minutes: number, kind: string): string {
  return minutes % 60 === 0 ? counted(minutes / 60, `${kind}hour`, `${kind}hours`) : counted(minutes, `${kind}minute`, `${kind}minutes`);
}

function koreanSpan(minutes: number): string {
  if (minutes % day === 0) return `${minutes / day}영업일`;
  return minutes % 60 === 0 ? `${minutes / 60}시간` : `${minutes}분`;
}

/** What the release brings along. */
export const defaultLiveDesk: LiveDesk = {
  response: {
    urgent: facts.support.p1Minutes,
    high: facts.support.p2Hours * 60,
    normal: facts.support.p3BusinessHours * 60,
    low: facts.support.p4BusinessDays * day,
  },
  open: { from: "09:00", to: "18:00" },
};

export const defaultPriceList: PriceList = priceList(defaultPrices);

const defaults = new Map<Locale, LiveValues>();

/** For whoever reads the copy without a server: searches, tests. */
export function defaultLiveValues(locale: Locale): LiveValues {
  const values = defaults.get(locale) ?? liveValues(locale, companyDefaults, defaultLiveDesk, defaultPriceList);
  defaults.set(locale, values);
  return values;
}

export function fillText(text: string, values: LiveValues, write = (value: string) => value): string {
  return text.includes(opened) ? text.replace(marked, (_, path: string) => write(textAt(path, values))) : text;
}

function textAt(path: string, { texts, prices }: LiveValues): string {
  return path.startsWith("price.") ? (sayings[Number(path.slice(6))]?.(prices) ?? "") : (texts[path] ?? "");
}

const filled = new WeakMap<LiveValues, WeakMap<object, unknown>>();

/** The same copy with every value in its place; made once for as long as the values hold. */
export function fillLive<Words>(words: Words, values: LiveValues): Words {
  const known = filled.get(values) ?? new WeakMap<object, unknown>();
  filled.set(values, known);
  const deep = (part: unknown): unknown => {
    if (typeof part === "string") return fillText(part, values);
    if (typeof part !== "object" || part === null) return part;
    const done = known.get(part);
    if (done) return done;
    const made = Array.isArray(part) ? part.map(deep) : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, deep(inner)]));
    known.set(part, made);
    return made;
  };
  return deep(words) as Words;
}
