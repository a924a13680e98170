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
import type { Feed } from "./feed.server.ts";

export async function loadStatusFeed(context: Readonly<RouterContextProvider>, path: string): Promise<Feed> {
  const { locale, site } = context.get(requestContext);
  const { data } = await context.get(apiContext).call(readStatusHistory);
  const words = { en, ko }[locale];
  const items = data.incidents
    .map((incident) => {
      const told = incident.updates.map(({ stage, text, at }) => ({ when: formatDateTime(at, locale), stage: stageWords[stage](), text }));
      const paragraphs = told.map(({ when, stage, text }) => `<p><b>${x(stage)}</b> ${x(when)}<br>${x(text)}</p>`);
      return {
        id: incident.id,
        noun: "incident" as const,
        locale,
        title: `${stageWords[incident.stage]()}: ${incident.title}`,
        url: addressOf(site, locale, `/status/${incident.id}`),
        tags: [kindWords[incident.kind](), ...incident.components.map(({ name }) => name)],
        author: brand.name[locale],
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
