import "#ui/console/console-pages.css";
import "#features/integrations/console/integrations.css";
import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { failureIn, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { ShownOnce } from "#features/integrations/console/shown-once.tsx";
import { WebhookForm } from "#features/integrations/console/webhook-form.tsx";
import { WebhookList, webhooksPath } from "#features/integrations/console/webhook-list.tsx";
import * as calls from "#features/integrations/webhooks.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.webhooks";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.webhook_title() };
export const meta = () => accountMeta(m.webhook_title());

export async function loader({ context }: Route.LoaderArgs) {
  const { data: hooks } = await context.get(apiContext).call(calls.listWebhooks);
  return { hooks };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const url = textOf(form, "url");
  const events = form.getAll("events").filter((value) => typeof value === "string");
  try {
    const { data: made } = await context.get(apiContext).call(calls.createWebhook, { body: asTyped(calls.createWebhook, { url, events }) });
    return { made: { url: made.url, secret: made.secret } };
  } catch (error) {
    return formFailure(error, { url, events: events.join(" ") });
  }
});

export default function Webhooks({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { staff } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("create");
  if (outcome && "confirm" in outcome) {
    return <ConfirmItsYou confirm={outcome.confirm} person={staff} backTo={webhooksPath} busy={busy} heading="h1" />;
  }
  const made = outcome && "made" in outcome ? outcome.made : undefined;
  const told = outcome && !("made" in outcome) ? outcome : undefined;
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.webhook_title()}</h1>
          <p>{m.webhook_sub()}</p>
        </div>
        <a href="/api/docs" className="btn btn-quiet btn-small">
          {m.key_docs()}
        </a>
      </div>
      {made ? <ShownOnce label={m.webhook_secret()} value={made.secret} text={m.webhook_made()} /> : <OutcomeNotice outcome={told} />}
      <WebhookList hooks={loaderData.hooks} />
      <WebhookForm key={made?.secret ?? ""} failure={failureIn(told)} busy={busy} />
    </>
  );
}
