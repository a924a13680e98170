// Names of teams and tags in the reader's language.

import type { Locale } from "#content/locales.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Author } from "./post-kinds.ts";

const authorNames = {
  network: m.blog_author_network,
  platform: m.blog_author_platform,
  security: m.blog_author_security,
  support: m.blog_author_support,
} satisfies Record<Author, () => string>;

export function authorName(author: Author): string {
  return authorNames[author]();
}

type Signed = { author: Author; byline: Record<Locale, string> | null };

/** Who signs, as readers of that language write it: the person, or else the team. */
export function signature({ author, byline }: Signed, locale: Locale): string {
  return byline?.[locale] ?? authorName(author);
}

/** Tags are English keys in both languages; those we use have a name of their own, others are shown as they are. */
const tagNames: Record<string, () => string> = {
  backup: m.blog_tag_backup,
  bgp: () => "BGP",
  billing: m.blog_tag_billing,
  cloud: m.blog_tag_cloud,
  colocation: m.blog_tag_colocation,
  database: m.blog_tag_database,
  ddos: () => "DDoS",
  latency: m.blog_tag_latency,
  migration: m.blog_tag_migration,
  network: m.blog_tag_network,
  operations: m.blog_tag_operations,
  power: m.blog_tag_power,
  replication: m.blog_tag_replication,
  resilience: m.blog_tag_resilience,
  routing: m.blog_tag_routing,
  security: m.blog_tag_security,
  storage: m.blog_tag_storage,
};

export function tagName(tag: string): string {
  return Object.hasOwn(tagNames, tag) ? (tagNames[tag]?.() ?? tag) : tag.replaceAll("-", " ");
}

export function postDate(moment: string, locale: Locale): string {
  return formatDate(moment, locale);
}

export function blogPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
