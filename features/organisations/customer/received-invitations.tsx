// Invitations to the reader's own address, each with a yes and a no.
import "./organisation.css";
import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import type { ReceivedInvitation } from "#features/organisations/rules/organisations.contract.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ShareEarlier } from "./organisation-name.tsx";

type ReceivedProps = { received: ReceivedInvitation[]; action: string; locale: Locale; timezone: string };

export function ReceivedInvitations({ received, action, locale, timezone }: ReceivedProps) {
  return received.map(({ id, organisation, by, role, expires_at }) => {
    const words = { role: organisationRoleWord(role), date: formatDate(new Date(expires_at), locale, timezone) };
    return (
      <Notice key={id} tone="info" heading={m.organisation_received({ organisation })}>
        {by ? m.organisation_received_by({ name: by, ...words }) : m.organisation_received_text(words)}
        <Form method="post" action={action} className="organisation-answer">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="organisation" value={organisation} />
          <ShareEarlier id={`share-${id}`} />
          <div className="cluster settings-actions">
            <Button type="submit" size="compact" name="intent" value="accept">
              {m.organisation_accept()}
            </Button>
            <Button type="submit" size="compact" kind="quiet" name="intent" value="decline">
              {m.organisation_decline()}
            </Button>
          </div>
        </Form>
      </Notice>
    );
  });
}
