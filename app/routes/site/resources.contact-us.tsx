import { data, redirect, useNavigation, useRouteLoaderData } from "react-router";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ApiError } from "#app/session/api-client.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import type { RootData } from "#app/site/load-root.server.ts";
import { OrganisationData } from "#app/site/organisation-data.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/resources/contact-us.ts";
import { services, solutions } from "#content/pages.ts";
import {
  configMaximum,
  enquiryValues,
  isIntent,
  isReference,
  parseEnquiry,
  sendEnquiry,
} from "#features/enquiries/rules/enquiries.contract.ts";
import { ContactAside } from "#features/enquiries/visitor/contact-aside.tsx";
import { ContactForm } from "#features/enquiries/visitor/contact-form.tsx";
import { EnquirySent } from "#features/enquiries/visitor/enquiry-sent.tsx";
import { OfficeSketch } from "#features/enquiries/visitor/office-sketch.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import type { Route } from "./+types/resources.contact-us";

const path = "/resources/contact-us";
const slugs: readonly string[] = [...services, ...solutions].map(({ slug }) => slug);

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const intent = query.get("intent");
  const service = query.get("service") ?? "";
  const sent = query.get("sent");
  return {
    ...(await loadPage<typeof page>(context, path)),
    sent: isReference(sent) ? sent : undefined,
    given: {
      intent: isIntent(intent) ? intent : ("" as const),
      service: slugs.includes(service) ? service : "",
      config: (query.get("config") ?? "").slice(0, configMaximum),
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const values = enquiryValues(await readForm(request));
  const parsed = parseEnquiry(values);
  if (!parsed.ok) return data({ values, problems: parsed.problems, failure: undefined }, 422);
  try {
    const { data: saved } = await context.get(apiContext).call(sendEnquiry, { body: parsed.enquiry });
    return redirect(`${path}?${new URLSearchParams({ sent: saved.reference, intent: parsed.enquiry.intent })}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code } = error.failure;
    const failure = code === "rate_limited" ? "rate_limited" : "failed";
    return data({ values, problems: {}, failure } as const, status);
  }
}

export const meta = pageMeta;

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { words, sent, given } = loaderData;
  const root = useRouteLoaderData<RootData>("root");
  const busy = useNavigation().formAction?.startsWith(path) ?? false;
  const names = root?.navigation.pages;
  const group = (area: "services" | "solutions", list: readonly { slug: string }[]) =>
    list.map(({ slug }) => ({ value: slug, label: names?.[`/${area}/${slug}` as keyof typeof names]?.name ?? slug }));
  const sales = root?.company.contact.sales ?? "";
  const failure = actionData?.failure ? fillLabel(words.form.errors[actionData.failure], { email: sales }) : undefined;

  if (sent) {
    const { reply } = words.intents.items[given.intent || "other"];
    return (
      <SitePage page={loaderData}>
        <Section>
          <EnquirySent words={words.sent} reference={sent} reply={reply} asksForQuote={given.intent === "sales"} path={path} />
        </Section>
      </SitePage>
    );
  }

  return (
    <SitePage page={loaderData}>
      <OrganisationData />
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <Section tight>
        <div className="contact-page">
          <ContactForm
            // A link that carries another configuration starts a fresh form.
            key={`${given.intent}${given.config}`}
            words={words.form}
            intentWords={words.intents}
            services={[...group("services", services), ...group("solutions", solutions)]}
            values={actionData?.values ?? given}
            problems={actionData?.problems ?? {}}
            failure={failure}
            busy={busy}
            attempt={actionData}
            path={path}
          />
          <ContactAside words={words} />
        </div>
      </Section>
      <Section tone="mist" id="offices">
        <SectionHead eyebrow={words.offices.eyebrow} heading={words.offices.heading} />
        <ul className="contact-offices">
          {words.offices.items.map((office) => (
            <li key={office.code}>
              <h3>
                <span>{office.code}</span>
                {office.name}
              </h3>
              <p>{office.address}</p>
              <p>{office.note}</p>
            </li>
          ))}
        </ul>
        <OfficeSketch words={words.offices.map} />
      </Section>
    </SitePage>
  );
}
