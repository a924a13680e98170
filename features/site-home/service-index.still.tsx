import "./service-index.css";
import { Link } from "react-router";
import { won } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { type Family, families, type ServiceSlug, services } from "#content/pages.ts";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { still } from "#ui/still.tsx";
import { priceFrom } from "./price-from.ts";

export type IndexWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  quote: string;
  included: string;
  perMonth: string;
  note: string;
};

type FamilyWords = Record<Family, { name: string; line: string }>;
type ServiceIndexProps = { words: IndexWords; familyWords: FamilyWords; locale: Locale };

function priceText(slug: ServiceSlug, words: IndexWords, locale: Locale): string {
  const from = priceFrom()[slug];
  if (from === "quote") return words.quote;
  if (from === "included") return words.included;
  const unit = from.unit === "month" ? words.perMonth : from.unit === "gb" ? "/GB" : "/Mbps";
  return `${won(from.krw, locale)}${unit}`;
}

/** Rows, not cards: every service with its lowest price. */
export const ServiceIndex = still("services", ({ words, familyWords, locale }: ServiceIndexProps) => {
  const { entries } = usePageLabels();
  return (
    <Section id="services">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="svc-index">
        {families.map((family) => {
          const members = services.filter((service) => service.family === family);
          return (
            <div key={family} className="svc-index-family" data-family={family}>
              <h3>
                {familyWords[family].name} <span>{String(members.length).padStart(2, "0")}</span>
              </h3>
              <p>{familyWords[family].line}</p>
              <ul>
                {members.map(({ slug }) => (
                  <li key={slug}>
                    <Link to={`/services/${slug}`} viewTransition>
                      <span>{entries[`/services/${slug}`]?.name}</span>
                      <em>{priceText(slug, words, locale)}</em>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <p className="svc-index-note note-large">{words.note}</p>
    </Section>
  );
});
