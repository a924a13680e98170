import { Link } from "react-router";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";

/** The company the customer belongs to, and whom else the desk may meet there. */
export function CustomerOrganisation({ organisation }: { organisation: NonNullable<CustomerCard["organisation"]> }) {
  return (
    <section>
      <h2>{m.settings_organisation()}</h2>
      <p>
        <b {...writtenIn(organisation.name)}>{organisation.name}</b>, {organisationRoleWord(organisation.role)}
      </p>
      {organisation.members.length === 0 ? <p className="console-none">{m.customers_organisation_alone()}</p> : null}
      <ul className="customer-mini">
        {organisation.members.map(({ id, name, role }) => (
          <li key={id}>
            <Link to={`/staff/customers/${id}`}>
              <span {...writtenIn(name)}>{name}</span>
              <small>{organisationRoleWord(role)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
