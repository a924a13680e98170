// Every webhook: where it leads, what it is told, how it fares. Its own page has the deliveries.
import { Link } from "react-router";
import type { WebhookView } from "#features/integrations/webhooks.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Table } from "#ui/table.tsx";
import { eventWords, webhookStateWords, webhookTones } from "./webhook-words.ts";

export const webhooksPath = "/staff/admin/webhooks";

export function WebhookList({ hooks }: { hooks: WebhookView[] }) {
  if (hooks.length === 0) return <p className="console-none">{m.webhook_none()}</p>;
  return (
    <Table
      caption={m.webhook_title()}
      hideCaption
      stack
      rows={hooks}
      rowKey={({ id }) => id}
      columns={[
        { key: "url", label: m.webhook_url(), cell: Address },
        { key: "events", label: m.webhook_events(), long: true, cell: Events },
        { key: "owner", label: m.webhook_owner(), cell: ({ owner }) => owner.name },
        { key: "state", label: m.webhook_state(), cell: ({ state }) => <WebhookState state={state} /> },
      ]}
    />
  );
}

export function WebhookState({ state }: Pick<WebhookView, "state">) {
  return <Badge tone={webhookTones[state]}>{webhookStateWords[state]()}</Badge>;
}

function Address({ id, url }: WebhookView) {
  return (
    <Link to={`${webhooksPath}/${id}`} className="link-underline integration-url">
      {url}
    </Link>
  );
}

function Events({ events }: WebhookView) {
  return (
    <ul className="integration-lines">
      {events.map((event) => (
        <li key={event}>{eventWords[event]()}</li>
      ))}
    </ul>
  );
}
