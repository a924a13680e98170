import { useEffect } from "react";
import { data, redirect, useNavigation } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { clearedSessionCookies } from "#app/session/cookies.ts";
import { leaveAccount } from "#app/session/leave-account.ts";
import { ConsentList } from "#features/accounts/privacy/consent-list.tsx";
import { DataExport } from "#features/accounts/privacy/data-export.tsx";
import { EraseAccount } from "#features/accounts/privacy/erase-account.tsx";
import * as calls from "#features/accounts/rules/user.contract.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { failureIn, type Outcome } from "#features/accounts/settings/settings-parts.tsx";
import { dayOf } from "#platform/i18n/days.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/settings.privacy";

export const meta = () => accountMeta(m.settings_privacy());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [consents, exports] = await Promise.all([api.call(calls.readConsents), api.call(calls.listExports)]);
  return {
    consents: consents.data,
    exports: exports.data,
    customer: context.get(viewerContext),
    locale: context.get(requestContext).locale,
  };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const intent = form.get("intent");
  try {
    if (intent === "export") {
      await api.call(calls.askExport);
      return outcomeIn("export", { told: m.settings_export_asked() });
    }
    if (intent === "erase") {
      const answer = await api.call(calls.eraseUser, { body: { password: textOf(form, "password") } });
      // The day as the reader's calendar and the mail have it.
      const away = redirect(`/login?erasure=${dayOf(answer.data.erasure_due_at, context.get(viewerContext).timezone)}`);
      for (const cookie of clearedSessionCookies(context.get(requestContext))) away.headers.append("set-cookie", cookie);
      return away;
    }
    const body = asTyped(calls.decideConsent, { kind: textOf(form, "kind"), granted: form.get("granted") === "true" });
    await api.call(calls.decideConsent, { body });
    return outcomeIn("consents", { told: m.consent_changed() });
  } catch (error) {
    const part = intent === "export" ? "export" : intent === "erase" ? "erase" : "consents";
    const { data: failure, init } = formFailure(error);
    return outcomeIn(part, failure, init);
  }
});

/** Three forms on a page: the answer says which of them it belongs to. */
function outcomeIn(part: "consents" | "export" | "erase", outcome: Outcome, init: ResponseInit | null = null) {
  return data({ part, outcome }, init ?? {});
}

export default function PrivacySettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { consents, exports, locale, customer } = loaderData;
  const { timezone } = customer;
  const busy = useBusy();
  const { location } = useNavigation();
  const erased = location?.pathname === "/login" && location.search.startsWith("?erasure=");
  useEffect(() => {
    if (erased) leaveAccount();
  }, [erased]);
  if (actionData && "confirm" in actionData) {
    return <ConfirmItsYou confirm={actionData.confirm} person={customer} backTo="/customer/settings/privacy" busy={busy} />;
  }
  const outcomeOf = (part: string) => (actionData?.part === part ? actionData.outcome : undefined);
  return (
    <>
      <ConsentList view={consents} outcome={outcomeOf("consents")} locale={locale} timezone={timezone} />
      <DataExport exports={exports} outcome={outcomeOf("export")} locale={locale} timezone={timezone} />
      <EraseAccount failure={failureIn(outcomeOf("erase"))} />
    </>
  );
}
