// What the page of prices sends: the list as typed, and a preview of it.
import { data, type RouterContextProvider } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { textOf, typedIn } from "#app/forms/failed-form.ts";
import { loadNavigation } from "#app/site/load-navigation.server.ts";
import { priceIds } from "#content/pricing.ts";
import type { PricePreview } from "#features/settings/console/prices-form.tsx";
import { previewParameter, writePreview } from "#features/settings/rules/price-preview.ts";
import { changeBetween, pricesValue } from "#features/settings/rules/price-settings.ts";
import { readPrices } from "#features/settings/rules/settings.contract.ts";
import { fieldErrors } from "#platform/api/field-errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import { pageOfSection, priceSections } from "./price-rows.server.ts";

type Context = Readonly<RouterContextProvider>;

export function typedPrices(form: FormData) {
  return { usd_rate: textOf(form, "usd_rate"), krw: Object.fromEntries(priceIds.map((id) => [id, textOf(form, id)])) };
}

export const priceFieldName = (field: string) => field.replace(/^value\./, "").replace(/^krw\./, "");

export async function previewPrices(context: Context, form: FormData) {
  const { locale, live } = context.get(requestContext);
  const read = pricesValue.safeParse(typedPrices(form));
  if (!read.success) {
    const errors = Object.entries(fieldErrors(read.error, locale)).map(([field, texts]) => [priceFieldName(field), texts.join(" ")]);
    const failure: FormFailure = {
      message: m.account_errors(),
      code: "validation_failed",
      errors: Object.fromEntries(errors),
      retryAt: undefined,
      values: { ...typedIn(form), intent: "save" },
      attempt: Date.now(),
    };
    return data(failure, { status: 422 });
  }
  const { data: held } = await context.get(apiContext).call(readPrices);
  const change = changeBetween(held.value, read.data);
  const changed = new Set(Object.keys(change.set));
  if (changed.size === 0) return data({ told: m.setting_prices_preview_same() });
  const sections = (await priceSections(context)).filter(({ rows }) => rows.some(({ id }) => changed.has(id)));
  const names = loadNavigation(locale, live()).pages;
  const paths = ["/resources/pricing", "/", ...sections.map(({ id }) => pageOfSection[id] ?? "/")];
  const pages = [...new Set(paths)].map((path) => ({ path, name: names[path as keyof typeof names].name }));
  const query = new URLSearchParams({ [previewParameter]: writePreview(change) }).toString();
  const preview: PricePreview = { pages, query, values: typedIn(form) };
  return data({ told: m.setting_prices_preview_ready(), preview });
}
