import "#ui/console/console-pages.css";
import "#features/integrations/console/integrations.css";
import { Form, redirect, useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { failureIn, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { WebhookDeliveries } from "#features/integrations/console/webhook-deliveries.tsx";
import { WebhookForm } from "#features/integrations/console/webhook-form.tsx";
import { WebhookState, webhooksPath } from "#features/integrations/console/webhook-list.tsx";
import * as calls from "#features/integrations/webhooks.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/admin.webhooks.one";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.webhook_one() };
export const meta = () => accountMeta(m.webhook_one());

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get("cursor") ?? "";
  const [hook, deliveries] = await Promise.all([
    api.call(calls.readWebhook, { params }),
    api.call(calls.listDeliveries, { params, query: cursor ? { cursor } : {} }),
  ]);
  const { next_cursor: next } = deliveries.meta;
  return {
    hook: hook.data,
    deliveries: deliveries.data,
    older: next ? `${webhooksPath}/${params.id}?${new URLSearchParams({ cursor: next })}` : null,
    timezone: context.get(viewerContext).timezone,
    now: new Date().toISOString(),
  };
}

export const action = confirming(async ({ params, context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const url = textOf(form, "url");
  const events = form.getAll("events").filter((value) => typeof value === "string");
  const intent = textOf(form, "intent");
  try {
    switch (intent) {
      case "remove":
        await api.call(calls.removeWebhook, { params });
        return redirect(webhooksPath);
      case "ping":
        await api.call(calls.pingWebhook, { params, body: {} });
        return saved(m.webhook_pinged());
      case "resend":
        await api.call(calls.resendDelivery, { params: { ...params, delivery: textOf(form, "delivery") }, body: {} });
        return saved(m.webhook_resent());
      case "on":
      case "off":
        await api.call(calls.changeWebhook, { params, body: { active: intent === "on" } });
        return saved();
      default:
        await api.call(calls.changeWebhook, { params, body: asTyped(calls.changeWebhook, { url, events }) });
        return saved();
    }
  } catch (error) {
    return formFailure(error, intent === "change" ? { url, events: events.join(" ") } : {});
  }
});

export default function Webhook({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { staff, locale } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("change");
  const { hook, ...rest } = loaderData;
  if (outcome && "confirm" in outcome) {
    return <ConfirmItsYou confirm={outcome.confirm} person={staff} backTo={`${webhooksPath}/${hook.id}`} busy={busy} heading="h1" />;
  }
  const active = hook.state === "active" || hook.state === "failing";
  const failure = failureIn(outcome);
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.webhook_one()}</h1>
          <p className="integration-url">{hook.url}</p>
        </div>
        <WebhookState state={hook.state} />
      </div>
      <OutcomeNotice outcome={outcome} />
      <Form method="post" className="cluster" preventScrollReset>
        {active ? (
          <Button type="submit" kind="quiet" size="compact" name="intent" value="ping">
            {m.webhook_ping()}
          </Button>
        ) : null}
        <Button type="submit" kind="quiet" size="compact" name="intent" value={active ? "off" : "on"}>
          {active ? m.webhook_turn_off() : m.webhook_turn_on()}
        </Button>
      </Form>
      <WebhookDeliveries {...rest} active={active} locale={locale} />
      <WebhookForm hook={hook} failure={failure && "url" in failure.values ? failure : undefined} busy={busy} />
      <details className="integration-state integration-new">
        <summary className="btn btn-quiet btn-compact">{m.webhook_remove()}</summary>
        <Form method="post">
          <p>{m.webhook_remove_sure()}</p>
          <Button type="submit" kind="danger" size="compact" name="intent" value="remove">
            {m.webhook_remove_now()}
          </Button>
        </Form>
      </details>
    </>
  );
}
