// Asking for updates by mail: the form of the status page is sent here, and what came of it is said here.
import { data, Form, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { subscribeStatus } from "#features/status/rules/subscribers.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/status-mail";

export const meta = () => accountMeta(m.status_mail_title());

export function loader({ context, url }: Route.LoaderArgs) {
  return { locale: context.get(requestContext).locale, asked: url.searchParams.has("asked") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const body = { email: textOf(form, "email"), website: textOf(form, "website") };
    await context.get(apiContext).call(subscribeStatus, { body });
  } catch (error) {
    const failed = formFailure(error, typedIn(form));
    return data(failed.data, failed.init ?? undefined);
  }
  return redirect("/status-mail?asked");
}

export default function StatusMail({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const figure = <LoginChart locale={loaderData.locale} />;
  if (loaderData.asked && !actionData) {
    return (
      <AuthPageFrame title={m.status_mail_asked_title()} sub={m.status_mail_asked()} figure={figure}>
        <ButtonLink to="/status" kind="quiet" wide>
          {m.status_mail_back()}
        </ButtonLink>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame title={m.status_mail_title()} sub={m.status_mail_sub()} figure={figure}>
      {actionData && !actionData.errors.email ? <GateAlert>{actionData.message}</GateAlert> : null}
      <Form method="post" className="gate-form" noValidate>
        <TextField
          name="email"
          type="email"
          label={m.status_mail_address()}
          autoComplete="email"
          defaultValue={actionData?.values.email ?? ""}
          error={actionData?.errors.email}
        />
        <input type="hidden" name="website" value="" />
        <Button type="submit" wide busy={busy}>
          {m.status_mail_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}
