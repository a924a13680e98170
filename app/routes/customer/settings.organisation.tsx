import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, isTicked, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { OpenInvitations, OrganisationInvite } from "#features/organisations/customer/organisation-invite.tsx";
import { OrganisationMembers } from "#features/organisations/customer/organisation-members.tsx";
import { OrganisationName } from "#features/organisations/customer/organisation-name.tsx";
import { Domains, JoinRequests, Suggestions } from "#features/organisations/customer/organisation-requests.tsx";
import { ReceivedInvitations } from "#features/organisations/customer/received-invitations.tsx";
import { invitationDays, mayManage, type OrganisationRole, organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import * as calls from "#features/organisations/rules/organisations.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/settings.organisation";

const path = "/customer/settings/organisation";

export const meta = () => accountMeta(m.settings_organisation());

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("invitation");
  const { data } = await context.get(apiContext).call(calls.readOrganisation, { query: token ? { token: token.slice(0, 200) } : {} });
  const { email, company, timezone } = context.get(viewerContext);
  return { ...data, email, company: company ?? "", timezone, locale: context.get(requestContext).locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const params = { id: textOf(form, "id") };
  const values = { name: textOf(form, "name"), email: textOf(form, "email"), role: textOf(form, "role") };
  const person = { name: textOf(form, "person") };
  const share_earlier = isTicked(form, "share_earlier");
  const intent = textOf(form, "intent");
  try {
    switch (intent) {
      case "found": {
        const { data } = await api.call(calls.foundOrganisation, { body: { name: values.name, share_earlier } });
        return saved(m.organisation_founded({ name: data.organisation?.name ?? "" }));
      }
      case "rename":
        await api.call(calls.renameOrganisation, { body: { name: values.name } });
        return saved(m.organisation_renamed());
      case "invite":
        await api.call(calls.inviteMember, { body: asTyped(calls.inviteMember, { email: values.email, role: values.role }) });
        return saved(m.organisation_invite_sent({ email: values.email }));
      case "withdraw":
        await api.call(calls.withdrawInvitation, { params });
        return saved(m.organisation_withdrawn());
      case "accept":
        await api.call(calls.joinOrganisation, { params, body: { share_earlier } });
        return saved(m.organisation_joined({ name: textOf(form, "organisation") }));
      case "decline":
        await api.call(calls.withdrawInvitation, { params });
        return saved(m.organisation_declined());
      case "ask":
        await api.call(calls.askToJoin, { body: { organisation: params.id } });
        return saved(m.organisation_asked({ name: textOf(form, "organisation") }));
      case "unask":
      case "refuse":
        await api.call(calls.dropRequest, { params });
        return saved(intent === "unask" ? m.organisation_unasked() : m.organisation_refused(person));
      case "admit":
        await api.call(calls.acceptRequest, { params, body: asTyped(calls.acceptRequest, { role: values.role }) });
        return saved(m.organisation_admitted(person));
      case "confirm-domain":
      case "drop-domain": {
        const domain = textOf(form, "domain");
        await api.call(calls.confirmDomain, { body: { domain, confirmed: intent === "confirm-domain" } });
        return saved(intent === "confirm-domain" ? m.organisation_domain_confirmed({ domain }) : m.organisation_domain_dropped({ domain }));
      }
      case "role":
        await api.call(calls.changeMember, { params, body: asTyped(calls.changeMember, { role: values.role }) });
        return saved(m.organisation_role_saved(person));
      case "remove":
        await api.call(calls.removeMember, { params });
        return saved(m.organisation_removed(person));
      default:
        await api.call(calls.removeMember, { params });
        return saved(m.organisation_left({ name: textOf(form, "organisation") }));
    }
  } catch (error) {
    const { name, ...invited } = values;
    return formFailure(error, intent === "invite" ? invited : intent === "found" || intent === "rename" ? { name } : {});
  }
}

export default function OrganisationSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { organisation, received, suggestions, link, email, company, ...clock } = loaderData;
  const founding = useBusy("found");
  const renaming = useBusy("rename");
  const inviting = useBusy("invite");
  const asked = link && !actionData ? <Notice tone="soon">{linkWords(link, email)}</Notice> : null;
  const invitations = <ReceivedInvitations received={received} action={path} {...clock} />;
  if (!organisation) {
    return (
      <>
        <SettingsPart title={m.settings_organisation()} intro={m.organisation_intro_none()} outcome={actionData}>
          {asked}
          {invitations}
          <Suggestions suggestions={suggestions} action={path} />
        </SettingsPart>
        <SettingsPart title={m.organisation_found()} intro={m.organisation_found_text()}>
          <OrganisationName outcome={actionData} action={path} busy={founding} intent="found" name={company} />
        </SettingsPart>
      </>
    );
  }
  const manages = mayManage(organisation.role);
  return (
    <>
      <SettingsPart
        title={organisation.name}
        intro={manages ? m.organisation_intro_owner() : m.organisation_intro_member()}
        outcome={actionData}
      >
        {asked}
        {invitations}
        <dl className="organisation-roles">
          {organisationRoles.map((role) => (
            <div key={role}>
              <dt>{organisationRoleWord(role)}</dt>
              <dd>{roleSees[role]()}</dd>
            </div>
          ))}
        </dl>
        <OrganisationMembers organisation={organisation} action={path} />
      </SettingsPart>
      {manages ? (
        <>
          {organisation.requests.length > 0 ? (
            <SettingsPart title={m.organisation_requests()}>
              <JoinRequests requests={organisation.requests} action={path} />
            </SettingsPart>
          ) : null}
          <SettingsPart title={m.organisation_invite()} intro={m.organisation_invite_text({ days: String(invitationDays) })}>
            <OrganisationInvite outcome={actionData} action={path} busy={inviting} />
          </SettingsPart>
          {organisation.invitations.length > 0 ? (
            <SettingsPart title={m.organisation_invitations()}>
              <OpenInvitations invitations={organisation.invitations} action={path} {...clock} />
            </SettingsPart>
          ) : null}
          {organisation.domains.length > 0 || organisation.own_domain ? (
            <SettingsPart title={m.organisation_domains()} intro={m.organisation_domains_text()}>
              <Domains organisation={organisation} action={path} />
            </SettingsPart>
          ) : null}
          <SettingsPart title={m.organisation_name()}>
            <OrganisationName outcome={actionData} action={path} busy={renaming} intent="rename" name={organisation.name} />
          </SettingsPart>
        </>
      ) : null}
    </>
  );
}

const roleSees: Record<OrganisationRole, () => string> = {
  owner: m.organisation_sees_owner,
  technical: m.organisation_sees_technical,
  billing: m.organisation_sees_billing,
};

function linkWords(link: "unknown" | "expired" | "other_address", email: string): string {
  if (link === "expired") return m.organisation_link_expired();
  return link === "unknown" ? m.organisation_link_unknown() : m.organisation_link_other_address({ email });
}
