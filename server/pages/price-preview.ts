// A public page drawn with prices that nobody has saved: for whoever may set them, never stored, never indexed.
import { readToken } from "#app/session/cookies.ts";
import { type PriceList, priceList } from "#content/price-list.ts";
import { previewParameter, readPreview } from "#features/settings/rules/price-preview.ts";
import { priceValueOf, withAmounts } from "#features/settings/rules/price-settings.ts";
import { readPrices } from "#features/settings/rules/settings.contract.ts";
import { addressOf } from "#platform/api/api-call.ts";

/** Nothing for anybody who may not read the settings: the API says who may. */
export async function previewedPrices(
  url: URL,
  cookies: string,
  ask: (path: string, token: string) => Promise<Response> | Response,
): Promise<PriceList | undefined> {
  const wanted = url.searchParams.get(previewParameter);
  const token = readToken(cookies);
  if (wanted === null || !token) return undefined;
  const answer = await ask(addressOf(readPrices, {}), token);
  if (!answer.ok) return undefined;
  const { data } = readPrices.answer.parse(await answer.json());
  return priceList(priceValueOf(withAmounts(data.value, readPreview(wanted))));
}
