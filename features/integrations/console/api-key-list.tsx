// Every key with what it may do, until when, and when it was last used; active ones can be revoked.
import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { ApiKeyView } from "#features/integrations/api-keys.contract.ts";
import { keyStateWords, scopeWords } from "#features/integrations/key-words.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { Table } from "#ui/table.tsx";

type Clock = { locale: Locale; timezone: string; now: string };

export function ApiKeyList({ keys, ...clock }: { keys: ApiKeyView[] } & Clock) {
  if (keys.length === 0) return <p className="console-none">{m.key_none()}</p>;
  return (
    <Table
      caption={m.key_title()}
      hideCaption
      stack
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { key: "name", label: m.key_name(), cell: Name },
        { key: "scopes", label: m.key_scopes(), long: true, cell: Scopes },
        { key: "owner", label: m.key_owner(), cell: ({ owner }) => owner.name },
        { key: "rate", label: m.key_rate(), cell: ({ per_minute }) => m.key_rate_option({ count: String(per_minute) }) },
        { key: "expires", label: m.key_expires(), cell: ({ expires_at }) => formatDate(expires_at, clock.locale, clock.timezone) },
        { key: "used", label: m.key_last_used(), cell: (row) => <Used row={row} {...clock} /> },
        { key: "state", label: m.key_state(), cell: State },
      ]}
    />
  );
}

function Name({ name, shown }: ApiKeyView) {
  return (
    <span>
      {name} <span className="figure-number integration-shown">{shown}…</span>
    </span>
  );
}

function Scopes({ scopes }: ApiKeyView) {
  return (
    <ul className="integration-lines">
      {scopes.map((scope) => (
        <li key={scope}>{scopeWords[scope]()}</li>
      ))}
    </ul>
  );
}

function Used({ row, locale, timezone, now }: { row: ApiKeyView } & Clock) {
  if (!row.last_used_at) return m.key_never();
  return (
    <span>
      <RelativeTime at={row.last_used_at} now={now} locale={locale} timeZone={timezone} />{" "}
      <span className="figure-number">{row.last_used_from}</span>
    </span>
  );
}

function State({ id, name, state }: ApiKeyView) {
  if (state !== "active") return <Badge tone={state === "revoked" ? "late" : "plain"}>{keyStateWords[state]()}</Badge>;
  return (
    <div className="integration-state">
      <Badge tone="jade">{keyStateWords[state]()}</Badge>
      <details>
        <summary className="btn btn-quiet btn-compact" aria-label={`${m.key_revoke()}: ${name}`}>
          {m.key_revoke()}
        </summary>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p>{m.key_revoke_sure({ name })}</p>
          <Button type="submit" kind="danger" size="compact" name="intent" value="revoke">
            {m.key_revoke_now()}
          </Button>
        </Form>
      </details>
    </div>
  );
}
