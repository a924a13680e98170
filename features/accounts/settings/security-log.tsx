import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { SecurityEventKind, SecurityEventView } from "#features/accounts/rules/account-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { RelativeTime } from "#ui/relative-time.tsx";
import { Table } from "#ui/table.tsx";
import { deviceName } from "./session-row.tsx";
import { SettingsPart } from "./settings-parts.tsx";

type SecurityLogProps = {
  events: SecurityEventView[];
  older: string | null;
  newest: string | null;
  /** For how long: "2 years". */
  kept: string;
  locale: Locale;
  timezone: string;
  now: string;
};

/** What happened to the account's security, newest first. */
export function SecurityLog({ events, older, newest, kept, locale, timezone, now }: SecurityLogProps) {
  return (
    <div id="log">
      <SettingsPart title={m.settings_events()} intro={m.settings_events_intro({ years: kept })}>
        <Table
          caption={m.settings_events_table()}
          hideCaption
          stack
          rows={events}
          rowKey={({ id }) => id}
          columns={[
            { key: "what", label: m.settings_events_what(), cell: ({ kind }) => eventWords(kind) },
            {
              key: "when",
              label: m.settings_events_when(),
              cell: ({ created_at }) => <RelativeTime at={created_at} now={now} locale={locale} timeZone={timezone} />,
            },
            { key: "device", label: m.settings_sessions_device(), cell: deviceName },
            {
              key: "place",
              label: m.settings_sessions_place(),
              cell: ({ address }) => <span className="figure-number">{address}</span>,
            },
          ]}
        />
        <nav className="cluster settings-actions apart" aria-label={m.settings_events()}>
          {newest ? (
            <Link className="btn btn-quiet btn-small" to={newest}>
              {m.settings_events_first()}
            </Link>
          ) : null}
          {older ? (
            <Link className="btn btn-quiet btn-small" to={older}>
              {m.settings_events_more()}
            </Link>
          ) : null}
        </nav>
      </SettingsPart>
    </div>
  );
}

const words: Record<SecurityEventKind, () => string> = {
  registered: m.event_registered,
  "email-verified": m.event_email_verified,
  "logged-in": m.event_logged_in,
  "logged-in-new-device": m.event_logged_in_new_device,
  "login-failed": m.event_login_failed,
  "second-factor-failed": m.event_second_factor_failed,
  "recovery-code-used": m.event_recovery_code_used,
  "logged-out": m.event_logged_out,
  "session-revoked": m.event_session_revoked,
  "sessions-revoked": m.event_sessions_revoked,
  "password-changed": m.event_password_changed,
  "password-reset-asked": m.event_password_reset_asked,
  "password-reset": m.event_password_reset,
  "email-change-asked": m.event_email_change_asked,
  "email-changed": m.event_email_changed,
  "two-factor-on": m.event_two_factor_on,
  "two-factor-off": m.event_two_factor_off,
  "recovery-codes-renewed": m.event_recovery_codes,
  "two-factor-reset-asked": m.event_two_factor_reset_asked,
  "two-factor-reset-cancelled": m.event_two_factor_reset_cancelled,
  "sso-linked": m.event_sso_linked,
  "sso-refused": m.event_sso_refused,
  "sso-separated": m.event_sso_separated,
  "passkey-added": m.event_passkey_added,
  "passkey-removed": m.event_passkey_removed,
  "two-factor-reset": m.event_two_factor_reset,
  "consent-changed": m.event_consent_changed,
  "export-asked": m.event_export_asked,
  "export-downloaded": m.event_export_downloaded,
  "erasure-asked": m.event_erasure_asked,
  "erasure-undone": m.event_erasure_undone,
  "staff-invited": m.event_staff_invited,
  "role-changed": m.event_role_changed,
  "names-changed": m.event_names_changed,
  "access-ended": m.event_access_ended,
  "access-restored": m.event_access_restored,
  "file-infected": m.event_file_infected,
  "organisation-founded": m.event_organisation_founded,
  "organisation-joined": m.event_organisation_joined,
  "organisation-left": m.event_organisation_left,
  "organisation-role": m.event_organisation_role,
  "viewed-by-staff": m.event_viewed_by_staff,
};

export function eventWords(kind: SecurityEventKind): string {
  return words[kind]?.() ?? kind;
}
