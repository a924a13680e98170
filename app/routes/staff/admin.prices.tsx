import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { previewPrices, priceFieldName, typedPrices } from "#app/staff/price-action.server.ts";
import { priceSections } from "#app/staff/price-rows.server.ts";
import { settingFailure, undoSetting } from "#app/staff/settings-action.server.ts";
import { type PricePreview, PricesForm } from "#features/settings/console/prices-form.tsx";
import { SettingsPage } from "#features/settings/console/settings-page.tsx";
import { readPrices, savePrices } from "#features/settings/rules/settings.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.prices";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.setting_prices() };
export const meta = () => accountMeta(m.setting_prices());

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(readPrices);
  return { ...data, sections: await priceSections(context), timezone: context.get(viewerContext).timezone };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  if (form.get("intent") === "undo") return undoSetting(context, "prices", form);
  if (form.get("intent") === "preview") return previewPrices(context, form);
  try {
    const from = textOf(form, "from");
    const body = { version: textOf(form, "version"), value: typedPrices(form), ...(from && { from }) };
    await context.get(apiContext).call(savePrices, { body: asTyped(savePrices, body) });
    return saved(from ? m.setting_prices_planned_saved({ day: from }) : undefined);
  } catch (error) {
    return settingFailure(error, form, priceFieldName);
  }
});

export default function Prices({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { locale, staff: person } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("save");
  const { value, version, sections, planned } = loaderData;
  const preview = outcome && "preview" in outcome ? (outcome.preview as PricePreview) : undefined;
  const names = new Map<string, string>(sections.flatMap(({ rows }) => rows.map(({ id, name }) => [id, name])));
  const frame = { group: "prices", title: m.setting_prices(), sub: m.setting_prices_sub() } as const;
  return (
    <SettingsPage {...{ ...frame, outcome, person, locale, busy }} held={loaderData} fieldName={(field) => names.get(field)}>
      {(failed) => <PricesForm key={version} {...{ value, version, sections, planned, preview, locale, busy }} failure={failed("save")} />}
    </SettingsPage>
  );
}
