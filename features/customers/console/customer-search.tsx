import "#ui/styles/find-box.css";
import "#ui/console/console-pages.css";
import "./customer-search.css";
import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import type { FoundCustomer } from "#features/customers/rules/customers.contract.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

/** Customers are looked for, not leafed through: a list of everybody would be nobody's business. */
export function CustomerSearch({ asked, found, kept }: { asked: string; found: FoundCustomer[] | null; kept: string }) {
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.customers_title()}</h1>
          <p>{m.customers_sub()}</p>
        </div>
      </div>
      <Form method="get" role="search" aria-label={m.customers_title()} className="find-box console-find">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          name="q"
          defaultValue={asked}
          minLength={2}
          maxLength={120}
          required
          placeholder={m.customers_search()}
          aria-label={m.customers_search()}
          data-desk-search
        />
        <Button type="submit" size="compact" kind="quiet">
          {m.customers_find()}
        </Button>
      </Form>
      <p className="console-none" role="status">
        {found === null
          ? asked
            ? m.customers_short()
            : ""
          : found.length === 0
            ? m.customers_none({ query: asked })
            : m.customers_found({ count: String(found.length) })}
      </p>
      {found && found.length > 0 ? (
        <ul className="customer-people">
          {found.map(({ id, name, company, locale, disabled }) => (
            <li key={id}>
              <Link to={`/staff/customers/${id}`}>
                <Avatar name={company ?? name} />
                <b {...writtenIn(name)}>{name}</b>
                {disabled ? <Badge tone="late">{m.customers_disabled()}</Badge> : null}
                <span {...writtenIn(company)}>{company}</span>
                <small>{locale.toUpperCase()}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="hint console-note">{m.console_card_logged({ years: kept })}</p>
    </>
  );
}
