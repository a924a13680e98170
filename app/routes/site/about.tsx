import { useRootData } from "#app/shell/use-root-data.ts";
import type { CompanyIn } from "#app/site/company-in.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import { OrganisationData } from "#app/site/organisation-data.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import { brand } from "#content/brand.ts";
import type { page } from "#content/en/about.ts";
import { CompanyNumbers, EnergyTable, Timeline } from "#features/site-about/about-sections.tsx";
import { PeopleList } from "#features/site-about/people-list.tsx";
import { PostMortem } from "#features/site-about/post-mortem.tsx";
import { RangeChart } from "#features/site-about/range-chart.tsx";
import { ShiftRoster } from "#features/site-about/shift-roster.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/about";

export function loader({ context }: Route.LoaderArgs) {
  return loadPage<typeof page>(context, "/about");
}

export const meta = pageMeta;

/** Who holds the roles of the page, in its order, and the mailbox of each. */
const { people: holders } = brand;
const rolesOf = (contact: CompanyIn["contact"] | undefined) => [
  { person: holders.executive, mailbox: contact?.email ?? "" },
  { person: holders.network, mailbox: contact?.support ?? "" },
  { person: holders.dataCentres, mailbox: contact?.sales ?? "" },
  { person: holders.platform, mailbox: contact?.support ?? "" },
  { person: holders.security, mailbox: contact?.security ?? "" },
  { person: holders.privacy, mailbox: contact?.privacy ?? "" },
];

function doorTo(intent: string, label: string): string {
  const known = intent === "press" || intent === "sales" ? intent : "other";
  const query = new URLSearchParams(known === intent ? { intent } : { intent: known, config: label });
  return `/resources/contact-us?${query}`;
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, locale } = loaderData;
  const roles = rolesOf(useRootData()?.company.contact);
  const { operate, places, people, doors } = words;
  return (
    <SitePage page={loaderData}>
      <OrganisationData />
      <PageTitle h1={words.hero.h1} lead={words.hero.lead}>
        <div className="cluster">
          <ButtonLink to="/resources/contact-us">{words.hero.primary}</ButtonLink>
          <ButtonLink to="#operate" kind="quiet" external>
            {words.hero.secondary}
          </ButtonLink>
        </div>
      </PageTitle>
      <CompanyNumbers words={words.numbers} />
      <Timeline words={words.timeline} />
      <Section id="operate">
        <SectionHead eyebrow={operate.eyebrow} heading={operate.heading} intro={operate.intro} />
        <div className="abt-split">
          <ShiftRoster words={operate.roster} />
          <ul className="abt-rules">
            {operate.rules.map((rule) => (
              <li key={rule.title}>
                <h3>{rule.title}</h3>
                <p>{rule.body}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <PostMortem words={words.postMortem} />
      <Section tone="wash" id="places">
        <div data-family="network">
          <SectionHead eyebrow={places.eyebrow} heading={places.heading} intro={places.intro} />
          <div className="abt-places">
            <RangeChart words={places} locale={locale} />
            <ul className="abt-offices">
              {places.offices.map((office) => (
                <li key={office.code}>
                  <h3>
                    <span>{office.code}</span>
                    {office.name}
                  </h3>
                  <p>{office.body}</p>
                  <p>{office.role}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <EnergyTable words={words.energy} locale={locale} />
      <Section id="people">
        <SectionHead eyebrow={people.eyebrow} heading={people.heading} intro={people.intro} />
        <PeopleList words={people} roles={roles} locale={locale} />
        <ul className="abt-doors">
          {doors.items.map((door) => (
            <li key={door.intent}>
              <h3>{door.title}</h3>
              <p>{door.body}</p>
              <TextLink to={doorTo(door.intent, door.title)}>{door.link}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </SitePage>
  );
}
