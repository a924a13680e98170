// The frame of every page of settings: its name, what the last press of a button came to, the forms, the history.
import "#ui/console/console-pages.css";
import "./settings-console.css";
import type { ReactNode } from "react";
import type { Locale } from "#content/locales.ts";
import { ConfirmItsYou, type ConfirmNeeded } from "#features/accounts/settings/confirm-its-you.tsx";
import { failureIn, type Outcome, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import type { SettingGroup } from "#features/settings/rules/setting-figures.ts";
import type { SettingVersion } from "#features/settings/rules/settings.contract.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import { SettingHistory } from "./setting-history.tsx";

export type SettingsOutcome = Outcome | { confirm: ConfirmNeeded };

type SettingsPageProps = {
  group: SettingGroup;
  title: string;
  sub: string;
  outcome: SettingsOutcome;
  /** As the page's loader read it. */
  held: { version: number; history: readonly SettingVersion[]; timezone: string };
  person: Parameters<typeof ConfirmItsYou>[0]["person"];
  locale: Locale;
  busy: boolean;
  /** Names of fields that the page knows by itself. */
  fieldName?: (field: string) => string | undefined;
  /** Values that the page knows in words. */
  valueName?: (value: string) => string;
  /** What was removed meanwhile does not come back: the history is only read. */
  noUndo?: boolean;
  /** The forms; `failed` has what was wrong with the one whose button was pressed. */
  children: (failed: (intent: string) => FormFailure | undefined) => ReactNode;
};

export function SettingsPage({
  group,
  title,
  sub,
  outcome,
  held,
  person,
  locale,
  busy,
  fieldName,
  valueName,
  noUndo = false,
  children,
}: SettingsPageProps) {
  if (outcome && "confirm" in outcome) {
    return <ConfirmItsYou confirm={outcome.confirm} person={person} backTo={`/staff/admin/${group}`} busy={busy} heading="h1" />;
  }
  const failure = failureIn(outcome);
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{title}</h1>
          <p>{sub}</p>
        </div>
      </div>
      <OutcomeNotice outcome={outcome} />
      {children((intent) => (failure?.values.intent === intent ? failure : undefined))}
      <SettingHistory {...held} locale={locale} fieldName={fieldName} valueName={valueName} noUndo={noUndo} />
    </>
  );
}
