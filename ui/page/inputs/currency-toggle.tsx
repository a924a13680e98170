import "./currency-toggle.css";
import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";
import type { Currency } from "#content/format.ts";
import { textSlot } from "#platform/browser/browser-store.ts";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { useDrawnSearch } from "#ui/use-drawn-search.ts";

const kept = textSlot("currency", "localStorage", (text): Currency => (text === "usd" ? "usd" : "krw"));
const read = () => kept.read() ?? "krw";

/** A link that names a currency is shown in it, until the visitor picks one. */
let picked = false;

function pickCurrency(currency: Currency): void {
  picked = true;
  kept.keep(currency);
}

function namedCurrency(search: string): Currency | undefined {
  return /[?&]currency=(usd|krw)\b/.exec(search)?.[1] as Currency | undefined;
}

/** The currency that the address names, else the one picked on any page, remembered; won for a first visit in either language. */
export function useCurrency(): [Currency, (currency: Currency) => void] {
  const named = namedCurrency(useDrawnSearch());
  const currency = useSyncExternalStore(
    kept.subscribe,
    () => (picked || !named ? read() : named),
    (): Currency => named ?? "krw",
  );
  return [currency, pickCurrency];
}

/** A page whose address names the currency leads the toggle itself. */
type CurrencyToggleProps = { name?: string; value?: Currency; onChange?: (currency: Currency) => void };

/** Two radio buttons. `Money` without a currency follows them by style sheet alone, so they work before scripts do. */
export function CurrencyToggle({ name: given, value, onChange }: CurrencyToggleProps) {
  const labels = usePageLabels();
  const own = useId();
  const name = given ?? own;
  const [shown, show] = useCurrency();
  const currency = value ?? shown;
  const setCurrency = onChange ?? show;
  const dollars = useRef<HTMLInputElement>(null);

  // Picked before scripts ran: keep the pick.
  useEffect(() => {
    if (value === undefined && dollars.current?.checked && currency === "krw") pickCurrency("usd");
  }, [value, currency]);
  const pick = useCallback(
    (event: { target: { value: string } }) => setCurrency(event.target.value === "usd" ? "usd" : "krw"),
    [setCurrency],
  );

  return (
    <fieldset className="currency">
      <legend>{labels.currency}</legend>
      <label>
        <input type="radio" name={name} value="krw" checked={currency === "krw"} onChange={pick} />
        <span>{labels.krw}</span>
      </label>
      <label>
        <input ref={dollars} className="currency-usd" type="radio" name={name} value="usd" checked={currency === "usd"} onChange={pick} />
        <span>{labels.usd}</span>
      </label>
    </fieldset>
  );
}
