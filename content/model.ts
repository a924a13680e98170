// The shapes that page copy is written in. English defines a page; Korean must satisfy it (Translation).

/** Same keys and lengths as the English page, other words. Numbers, booleans and ids (`as const`) stay as they are. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly [unknown, ...unknown[]]
    ? { [K in keyof T]: Translation<T[K]> }
    : T extends readonly (infer I)[]
      ? readonly Translation<I>[]
      : T extends object
        ? { [K in keyof T]: Translation<T[K]> }
        : T;

/** One key figure: value in the mono face, unit small beside it, a sentence fragment below. */
export type Figure = { value: string; unit?: string; label: string };

/** "from ₩9,000 a month", "월 9,000원부터", "By quote"; `note` says for what. Written by `startingPrice` and `quotedPrice` (format.ts). */
export type HeroPrice = { before?: string; value: string; after?: string; note: string };

/** The first screen. `h1` begins with the product's usual name, `lead` is one sentence, `secondary` leads to the page's tool. */
export type Hero = {
  h1: string;
  lead: string;
  secondary: string;
  price: HeroPrice;
  /** Another name for the first action, where "Get a quote" does not fit. */
  primary?: string;
};

export type Capability = { title: string; body: string; figure: Figure };

export type Capabilities = { eyebrow: string; heading: string; intro?: string; items: readonly Capability[] };

/** What the service does not do. Every page has at least one. */
export type Limits = { eyebrow: string; heading: string; intro?: string; items: readonly { title: string; body: string }[] };

/** Groups of name/value rows; `updated` is an ISO date. */
export type Spec = {
  eyebrow: string;
  heading: string;
  updated: string;
  groups: readonly { caption: string; rows: readonly (readonly [string, string])[] }[];
};

/** A table with a header row; the first cell of each row names it. `best` marks the column drawn as recommended. */
export type Comparison = {
  eyebrow: string;
  heading: string;
  intro?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
};

/** How it is delivered. `when` is a lead time such as "T − 2 days"; `key` marks the stop drawn filled. */
export type Delivery = {
  eyebrow: string;
  heading: string;
  intro?: string;
  steps: readonly { when: string; title: string; body: string; key?: boolean }[];
};

/** Price anchor: what it costs from, what is included, what is extra. `id` is the anchor on /resources/pricing. */
export type PriceAnchor = {
  id: string;
  eyebrow: string;
  heading: string;
  body: string;
  from: string;
  unit: string;
  included: readonly string[];
  extra: readonly string[];
};

export type Faq = { heading: string; items: readonly { id: string; question: string; answer: string }[] };

/** Paths of related pages; their names and figures come from the navigation words. */
export type Related = { eyebrow: string; heading: string; paths: readonly string[] };

/** The words of the two actions are shared (`parts_…`); pages that are no product have their own. */
export type Call = { heading: string; body: string; primary?: string; secondary?: string };

/** What every service and solution page must have; each adds the words of its own drawings and tools. */
export type ServicePage = {
  title: string;
  description: string;
  hero: Hero;
  capabilities: Capabilities;
  limits: Limits;
  delivery: Delivery;
  price: PriceAnchor;
  faq: Faq;
  related: Related;
  call: Call;
  spec?: Spec;
  comparison?: Comparison;
  /** The words of the page's own drawings and tools, typed where they are used. */
  [own: string]: unknown;
};
