// What was sent to one webhook, what came of it, and a button to send it again.
import { Form, Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { DeliveryView } from "#features/integrations/webhooks.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { Table } from "#ui/table.tsx";
import { deliveryTones, deliveryWords, eventWords, problemWords } from "./webhook-words.ts";

type DeliveriesProps = {
  deliveries: DeliveryView[];
  /** Whether anything can be sent at all. */
  active: boolean;
  older: string | null;
  locale: Locale;
  timezone: string;
  now: string;
};

export function WebhookDeliveries({ deliveries, active, older, locale, timezone, now }: DeliveriesProps) {
  return (
    <section className="integration-deliveries" aria-labelledby="deliveries">
      <h2 id="deliveries">{m.webhook_deliveries()}</h2>
      {deliveries.length === 0 ? (
        <p className="console-none">{m.webhook_deliveries_none()}</p>
      ) : (
        <Table
          caption={m.webhook_deliveries()}
          hideCaption
          stack
          rows={deliveries}
          rowKey={({ id }) => id}
          columns={[
            { key: "event", label: m.webhook_event(), cell: Event },
            { key: "state", label: m.webhook_state(), cell: State },
            { key: "attempts", label: m.webhook_attempts(), numeric: true, cell: ({ attempts }) => attempts },
            {
              key: "when",
              label: m.webhook_when(),
              cell: ({ created_at }) => <RelativeTime at={created_at} now={now} locale={locale} timeZone={timezone} />,
            },
            {
              key: "again",
              label: m.webhook_again(),
              acts: true,
              cell: (row) => (active && row.state !== "waiting" ? <Again {...row} /> : "–"),
            },
          ]}
        />
      )}
      {older ? (
        <Link className="btn btn-quiet btn-small" to={older}>
          {m.webhook_older()}
        </Link>
      ) : null}
    </section>
  );
}

function Event({ event, body }: DeliveryView) {
  return (
    <details>
      <summary>{eventWords[event]()}</summary>
      <pre className="integration-body">{body}</pre>
    </details>
  );
}

function State({ state, status, problem }: DeliveryView) {
  return (
    <span>
      <Badge tone={deliveryTones[state]}>{deliveryWords[state]()}</Badge> {status ? <span className="figure-number">{status}</span> : null}{" "}
      {problem ? problemWords[problem]() : null}
    </span>
  );
}

function Again({ id, event }: DeliveryView) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="delivery" value={id} />
      <Button
        type="submit"
        kind="quiet"
        size="compact"
        name="intent"
        value="resend"
        aria-label={`${m.webhook_resend()}: ${eventWords[event]()}`}
      >
        {m.webhook_resend()}
      </Button>
    </Form>
  );
}
