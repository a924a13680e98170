import { useEffect, useRef, useState } from "react";
import { Form, redirectDocument } from "react-router";
import { requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { patchUser, saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { localeTraits } from "#content/locale-traits.ts";
import { isLocale, locales } from "#content/locales.ts";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { failureIn, SettingsPart, SettingsSave } from "#features/accounts/settings/settings-parts.tsx";
import { formatDateTime } from "#platform/i18n/format.ts";
import { localeCookieValue } from "#platform/i18n/request-locale.ts";
import { knownTimeZones, offsetText, ownTimeZone } from "#platform/i18n/time-zones.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/settings.language";

const often = [
  "Asia/Seoul",
  "Asia/Tokyo",
  "Asia/Singapore",
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/Los_Angeles",
  "UTC",
];

export const meta = () => accountMeta(m.settings_language());

export function loader({ url, context }: Route.LoaderArgs) {
  const now = new Date();
  // Written here and not in the browser, which may know other offsets of the same zones.
  const option = (name: string) => ({ value: name, label: `${name.replaceAll("_", " ")} (${offsetText(now.getTime(), name)})` });
  const customer = context.get(viewerContext);
  const { locale, desk } = context.get(requestContext);
  return {
    customer,
    locale,
    // One that is no longer offered stays shown until another is chosen.
    languages: locales.filter(
      (name) => customer.kind === "customer" || customer.locale === name || desk().rules.consoleLanguages.includes(name),
    ),
    common: often.map(option),
    zones: knownTimeZones()
      .filter((zone) => !often.includes(zone))
      .map(option),
    done: url.searchParams.has("saved"),
    now: now.toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { locale: before, localeForced, secure } = context.get(requestContext);
  const values = { locale: textOf(form, "locale"), timezone: textOf(form, "timezone") };
  try {
    await patchUser(context, values);
  } catch (error) {
    return formFailure(error, values);
  }
  if (localeForced || values.locale === before || !isLocale(values.locale)) return saved();
  // Another language is another document.
  return redirectDocument(`${settingsPath(context.get(viewerContext).kind, "language")}?saved`, {
    headers: { "set-cookie": localeCookieValue(values.locale, secure) },
  });
}

export default function LanguageSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { customer, locale, languages, common, zones, done, now } = loaderData;
  const failure = failureIn(actionData);
  const form = useFirstError(failure);
  const busy = useBusy();
  const known = (name: string) => [...common, ...zones].some(({ value }) => value === name);
  // A zone that came back refused is not in the list: the one that holds stays chosen, with the words about the other beside it.
  const typed = failure?.values.timezone ?? "";
  const [zone, setZone] = useState(known(typed) ? typed : customer.timezone);
  const [here, setHere] = useState<string>();
  const select = useRef<HTMLDivElement>(null);
  useEffect(() => setHere(ownTimeZone()), []);
  return (
    <SettingsPart
      title={m.settings_language()}
      intro={m.settings_language_intro()}
      outcome={actionData ?? (done ? { told: m.settings_saved() } : undefined)}
    >
      <Form method="post" action={settingsPath(customer.kind, "language")} className="settings-form" ref={form} noValidate>
        <SelectField
          {...fieldOf(failure, "locale", customer.locale)}
          label={m.settings_language_field()}
          options={languages.map((value) => ({ value, label: localeTraits[value].name }))}
        />
        <div ref={select} className="stack">
          <SelectField
            name="timezone"
            error={failure?.errors.timezone}
            value={zone}
            onChange={(event) => setZone(event.currentTarget.value)}
            label={m.settings_timezone_field()}
            hint={m.settings_timezone_now({ time: formatDateTime(new Date(now), locale, zone) })}
            options={[
              { label: m.settings_timezone_common(), options: common },
              { label: m.settings_timezone_all(), options: zones },
            ]}
          />
          {here && here !== zone && known(here) ? (
            <span>
              <Button kind="quiet" size="compact" onClick={() => setZone(here)}>
                {m.settings_timezone_here({ zone: here.replaceAll("_", " ") })}
              </Button>
            </span>
          ) : null}
        </div>
        <SettingsSave busy={busy} />
      </Form>
    </SettingsPart>
  );
}
