// Asking to join, and what owners do with those who ask.
import "./organisation.css";
import { Form } from "react-router";
import { organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import type { OrganisationView, PlaceView } from "#features/organisations/rules/organisations.contract.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** For somebody in none whose address is of a company's domain. */
export function Suggestions({ suggestions, action }: { suggestions: PlaceView["suggestions"]; action: string }) {
  return suggestions.map(({ id, name, request }) => (
    <Notice
      key={id}
      tone="info"
      heading={name}
      action={
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={request ?? id} />
          <input type="hidden" name="organisation" value={name} />
          {request ? (
            <Button type="submit" size="compact" kind="quiet" name="intent" value="unask">
              {m.organisation_ask_withdraw()}
            </Button>
          ) : (
            <Button type="submit" size="compact" name="intent" value="ask">
              {m.organisation_ask()}
            </Button>
          )}
        </Form>
      }
    >
      {request ? m.organisation_asked_text() : m.organisation_ask_text()}
    </Notice>
  ));
}

export function JoinRequests({ requests, action }: { requests: OrganisationView["requests"]; action: string }) {
  return (
    <ul className="settings-rows">
      {requests.map(({ id, name, email }) => (
        <li key={id}>
          <div>
            <b {...writtenIn(name)}>{name}</b>
            <small>{email}</small>
          </div>
          <Form method="post" action={action} className="organisation-role" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="person" value={name} />
            <select className="input input-small" name="role" defaultValue="technical" aria-label={m.organisation_role_of({ name })}>
              {organisationRoles.map((role) => (
                <option key={role} value={role}>
                  {organisationRoleWord(role)}
                </option>
              ))}
            </select>
            <Button type="submit" size="compact" name="intent" value="admit">
              {m.organisation_admit()}
            </Button>
            <Button type="submit" kind="quiet" size="compact" name="intent" value="refuse">
              {m.organisation_decline()}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** Domains whose people may ask; an owner speaks for their own. */
export function Domains({ organisation, action }: { organisation: OrganisationView; action: string }) {
  const { domains, own_domain: own } = organisation;
  const offered = own && !domains.includes(own) ? own : null;
  return (
    <ul className="settings-rows">
      {[...domains, ...(offered ? [offered] : [])].map((domain) => (
        <li key={domain}>
          <div>
            <b>@{domain}</b>
            <small>{domain === offered ? m.organisation_domain_off() : m.organisation_domain_on()}</small>
          </div>
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="domain" value={domain} />
            <Button type="submit" kind="quiet" size="compact" name="intent" value={domain === offered ? "confirm-domain" : "drop-domain"}>
              {domain === offered ? m.organisation_domain_confirm() : m.organisation_domain_drop()}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
