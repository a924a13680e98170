import "#ui/console/console-pages.css";
import "#features/settings/console/settings-console.css";
import "#features/automation/console/automation.css";
import { Form, Link, redirect, useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { failureIn, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import { RuleForm } from "#features/automation/console/rule-form.tsx";
import { fieldNamed, ruleFrom, valuesOf } from "#features/automation/console/rule-form-values.ts";
import { rulesPath } from "#features/automation/console/rule-list.tsx";
import { RuleLog, RuleTrial } from "#features/automation/console/rule-results.tsx";
import * as calls from "#features/automation/rules/rules.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/admin.rules.one";
import type { StaffLayoutData } from "./layout.tsx";

type Shown = { rule: { name: string } | null } | undefined;
const titleOf = (data: Shown) => data?.rule?.name ?? m.rule_new();

export const handle: CrumbHandle = { crumb: titleOf };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(titleOf(loaderData));

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { timezone } = context.get(viewerContext);
  const { data: choices } = await api.call(calls.readRuleChoices);
  if (params.id === "new") return { rule: null, choices, runs: [], older: null, timezone };
  const cursor = url.searchParams.get("cursor") ?? "";
  const [rule, runs] = await Promise.all([
    api.call(calls.readRule, { params }),
    api.call(calls.listRuleRuns, { params, query: cursor ? { cursor } : {} }),
  ]);
  const { next_cursor: next } = runs.meta;
  const older = next ? `${rulesPath}/${params.id}?${new URLSearchParams({ cursor: next })}` : null;
  return { rule: rule.data, choices, runs: runs.data, older, timezone };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const version = textOf(form, "version");
  const values = typedIn(form);
  const rule = ruleFrom(values);
  try {
    switch (intent) {
      case "remove":
        await api.call(calls.removeRule, { params });
        return redirect(rulesPath);
      case "on":
      case "off":
        await api.call(calls.changeRule, { params, body: asTyped(calls.changeRule, { version, active: intent === "on" }) });
        return saved();
      case "try": {
        const { data: trial } = await api.call(calls.tryRule, { body: asTyped(calls.tryRule, rule) });
        return { trial, values };
      }
      default: {
        if (params.id !== "new") {
          await api.call(calls.changeRule, { params, body: asTyped(calls.changeRule, { version, rule }) });
          return saved();
        }
        const { data: made } = await api.call(calls.createRule, { body: asTyped(calls.createRule, rule) });
        return redirect(`${rulesPath}/${made.id}`);
      }
    }
  } catch (error) {
    const failure = formFailure(error, values);
    const errors = Object.entries(failure.data.errors).map(([path, text]) => [fieldNamed(path, rule), text]);
    const message = failure.data.code === "conflict" ? m.rule_conflict() : failure.data.message;
    return { ...failure, data: { ...failure.data, message, errors: Object.fromEntries(errors) } };
  }
}

export default function Rule({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { rule, choices, runs, older, timezone } = loaderData;
  const tried = outcome && "trial" in outcome ? outcome : undefined;
  const told = outcome && !("trial" in outcome) ? outcome : undefined;
  const failure = failureIn(told);
  const values = tried?.values ?? failure?.values ?? (rule ? valuesOf(rule) : {});
  return (
    <>
      <div className="cluster console-head">
        <div>
          <p>
            <Link to={rulesPath} className="link-underline">
              {m.rule_back()}
            </Link>
          </p>
          <h1>{rule ? rule.name : m.rule_new()}</h1>
          {rule ? <p>{rule.sentence}</p> : null}
        </div>
        {rule ? <Badge tone={rule.active ? "jade" : "plain"}>{rule.active ? m.rule_on() : m.rule_off()}</Badge> : null}
      </div>
      <OutcomeNotice outcome={told} />
      {rule ? (
        <Form method="post" className="cluster console-head" preventScrollReset>
          <input type="hidden" name="version" value={rule.version} />
          <Button type="submit" kind="quiet" size="compact" name="intent" value={rule.active ? "off" : "on"}>
            {rule.active ? m.rule_turn_off() : m.rule_turn_on()}
          </Button>
          {rule.active ? null : <p>{m.rule_off_hint()}</p>}
        </Form>
      ) : null}
      <RuleForm key={rule?.version ?? 0} values={values} version={rule?.version ?? 0} choices={choices} failure={failure} busy={busy} />
      {tried ? <RuleTrial trial={tried.trial} enquiries={tried.values.when === "enquiry_received"} /> : null}
      {rule ? <RuleLog {...{ runs, older, locale, timezone }} /> : null}
      {rule ? (
        <details className="setting-part">
          <summary className="btn btn-quiet btn-compact">{m.rule_remove()}</summary>
          <Form method="post">
            <p>{m.rule_remove_sure()}</p>
            <Button type="submit" kind="danger" size="compact" name="intent" value="remove">
              {m.rule_remove_now()}
            </Button>
          </Form>
        </details>
      ) : null}
    </>
  );
}
