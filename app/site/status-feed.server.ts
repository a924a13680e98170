// Incidents and planned work for feed readers, each with everything that was told of it.
import type { RouterContextProvider } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { brand } from "#content/brand.ts";
import { page as en } from "#content/en/status.ts";
import { page as ko } from "#content/ko/status.ts";
import { escapeHtml as x } from "#features/blog/reader/feed-html.ts";
import { readStatusHistory } from "#features/status/rules/status.contract.ts";
import { kindWords, stageWords } from "#features/status/rules/status-words.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { addressOf } from "#platform/i18n/site-addresses.ts";

export async function loadStatusFeed(context: Readonly<RouterContextProvider>, path: string) {
  const { locale, site } = context.get(requestContext);
  const { data } = await context.get(apiContext).call(readStatusHistory);
  const words = { en, ko }[locale];
  const items = data.incidents
    .map((incident) => {
      const told = incident.updates.map(({ stage, text, at }) => ({ when: formatDateTime(at, locale), stage: stageWords[stage](), text }));
      const paragraphs = told.map(({ when, stage, text }) => `<p><b>${x(stage)}</b> ${x(when)}<br>${x(text)}</p>`);
      return {
        id: incident.id,
        title: `${stageWords[incident.stage]()}: ${incident.title}`,
        url: addressOf(site, locale, `/status/${incident.id}`),
        kind: kindWords[incident.kind](),
        affected: incident.components.map(({ name }) => name),
        summary: told[0]?.text || incident.body || incident.title,
        html: `${paragraphs.join("")}${incident.body ? `<p>${x(incident.body)}</p>` : ""}`,
        published: incident.updates.at(-1)?.at ?? incident.starts_at,
        updated: incident.updated_at,
      };
    })
    .sort((one, other) => other.updated.localeCompare(one.updated))
    .slice(0, 50);
  return {
    locale,
    title: `${brand.name[locale]} ${words.title}`,
    description: words.description,
    home: addressOf(site, locale, "/status"),
    self: addressOf(site, locale, path),
    items,
  };
}

type StatusFeed = Awaited<ReturnType<typeof loadStatusFeed>>;

export function statusFeedAnswer(type: string, text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-page-tags": "status",
    },
  });
}

export function statusAtom({ title, description, home, self, locale, items }: StatusFeed): string {
  const entries = items.map(
    (item) =>
      `<entry><title>${x(item.title)}</title><id>${x(`urn:aranode:incident:${item.id}:${locale}`)}</id><link href="${x(item.url)}"/>` +
      `<published>${item.published}</published><updated>${item.updated}</updated><author><name>${x(brand.name[locale])}</name></author>` +
      `${[item.kind, ...item.affected].map((term) => `<category term="${x(term)}"/>`).join("")}` +
      `<summary>${x(item.summary)}</summary><content type="html">${x(item.html)}</content></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><title>${x(title)}</title>` +
    `<subtitle>${x(description)}</subtitle><id>${x(home)}</id><link href="${x(home)}"/><link rel="self" href="${x(self)}"/>` +
    `<updated>${items[0]?.updated ?? "1970-01-01T00:00:00.000Z"}</updated>${entries.join("")}</feed>\n`
  );
}

export function statusJsonFeed({ title, description, home, self, locale, items }: StatusFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: locale,
    items: items.map((item) => ({
      id: `${item.id}/${locale}`,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.updated,
      tags: [item.kind, ...item.affected],
      language: locale,
    })),
  });
}
