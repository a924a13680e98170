// The people of an organisation, one a row, and what an owner may change about each.
import "./organisation.css";
import { Form } from "react-router";
import { leavesNoOwner, mayManage, organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import type { MemberView, OrganisationView } from "#features/organisations/rules/organisations.contract.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

export function OrganisationMembers({ organisation, action }: { organisation: OrganisationView; action: string }) {
  const manages = mayManage(organisation.role);
  return (
    <ul className="settings-rows">
      {organisation.members.map((member) => (
        <li key={member.id}>
          <div>
            <b {...writtenIn(member.name)}>{member.name}</b> {member.you ? <Badge tone="jade">{m.organisation_you()}</Badge> : null}
            <small>{member.email}</small>
          </div>
          {manages ? <RoleForm member={member} action={action} /> : <span>{organisationRoleWord(member.role)}</span>}
          {member.you ? (
            <Leave organisation={organisation} member={member} action={action} />
          ) : manages ? (
            <Remove member={member} action={action} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function RoleForm({ member, action }: { member: MemberView; action: string }) {
  return (
    <Form method="post" action={action} className="organisation-role" preventScrollReset>
      <input type="hidden" name="id" value={member.id} />
      <input type="hidden" name="person" value={member.name} />
      <select
        className="input input-small"
        name="role"
        defaultValue={member.role}
        key={member.role}
        aria-label={m.organisation_role_of({ name: member.name })}
      >
        {organisationRoles.map((role) => (
          <option key={role} value={role}>
            {organisationRoleWord(role)}
          </option>
        ))}
      </select>
      <Button type="submit" kind="quiet" size="compact" name="intent" value="role">
        {m.organisation_role_save()}
      </Button>
    </Form>
  );
}

/** Asks first. Without scripts the question opens in place. */
function Remove({ member, action }: { member: MemberView; action: string }) {
  return (
    <details className="settings-more organisation-end">
      <summary className="btn btn-quiet btn-compact">{m.organisation_remove()}</summary>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="id" value={member.id} />
        <input type="hidden" name="person" value={member.name} />
        <p>
          <b>{m.organisation_remove_question({ name: member.name })}</b> {m.organisation_remove_text()}
        </p>
        <Button type="submit" kind="danger" size="compact" name="intent" value="remove">
          {m.organisation_remove()}
        </Button>
      </Form>
    </details>
  );
}

function Leave({ organisation, member, action }: { organisation: OrganisationView; member: MemberView; action: string }) {
  const places = organisation.members.map(({ id, role }) => ({ accountId: id, role }));
  const last = leavesNoOwner(places, member.id);
  const alone = organisation.members.length === 1;
  return (
    <details className="settings-more organisation-end">
      <summary className="btn btn-quiet btn-compact">{m.organisation_leave()}</summary>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="id" value={member.id} />
        <input type="hidden" name="organisation" value={organisation.name} />
        <p>
          <b>{m.organisation_leave_question({ name: organisation.name })}</b>{" "}
          {last ? m.organisation_leave_owner_text() : alone ? m.organisation_leave_last_text() : m.organisation_leave_text()}
        </p>
        {last ? null : (
          <Button type="submit" kind="danger" size="compact" name="intent" value="leave">
            {m.organisation_leave()}
          </Button>
        )}
      </Form>
    </details>
  );
}
