import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import type { Locale } from "#content/locales.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { ExportView } from "#features/accounts/rules/account-views.ts";
import { type Outcome, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { formatDate, formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, buttonClass } from "#ui/button.tsx";

type DataExportProps = { exports: ExportView[]; outcome: Outcome; locale: Locale; timezone: string };

export function DataExport({ exports, outcome, locale, timezone }: DataExportProps) {
  const waiting = exports.some(({ state }) => state === "waiting");
  useFollowing(waiting);
  return (
    <SettingsPart title={m.settings_export()} intro={m.settings_export_intro({ days: String(lifetimes.exportDays) })} outcome={outcome}>
      {exports.length > 0 ? (
        <ul className="settings-rows apart-below">
          {exports.map((item) => (
            <li key={item.id}>
              <div>
                <b>{m.settings_export_of({ date: formatDateTime(new Date(item.created_at), locale, timezone) })}</b>
                <small>{stateWords(item, locale, timezone)}</small>
              </div>
              {item.state === "ready" ? (
                <a className={buttonClass({ kind: "quiet", size: "compact" })} href={`/customer/settings/export/${item.id}`} download>
                  {m.settings_export_download({ size: fileSizeText(item.size ?? 0) })}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" action="/customer/settings/privacy" preventScrollReset>
        <Button type="submit" size="small" kind="quiet" name="intent" value="export" busy={waiting}>
          {m.settings_export_ask()}
        </Button>
      </Form>
    </SettingsPart>
  );
}

/** While one is being made, the page asks every few seconds. */
function useFollowing(waiting: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(revalidate, 4000);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
}

function stateWords({ state, expires_at }: ExportView, locale: Locale, timezone: string): string {
  if (state === "waiting") return m.settings_export_waiting();
  if (state === "failed") return m.settings_export_failed();
  if (state === "expired" || !expires_at) return m.settings_export_expired();
  return m.settings_export_ready({ date: formatDate(new Date(expires_at), locale, timezone) });
}
