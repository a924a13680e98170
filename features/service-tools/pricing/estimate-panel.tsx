import "./estimate-panel.css";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Currency } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { PageLink } from "#ui/page/page-link.tsx";
import { setQuantity } from "./basket.ts";
import { estimateTotal } from "./estimate.ts";
import { EstimateLines } from "./estimate-lines.tsx";
import { type EstimateState, estimateSearch, writeEstimate } from "./estimate-state.ts";
import { changedText, estimateText, termText, vatText } from "./estimate-text.ts";
import { stamped } from "./price-stamp.ts";
import type { PriceWords } from "./price-words.ts";
import { ScenarioStarts } from "./scenario-starts.tsx";

type EstimatePanelProps = {
  words: PriceWords;
  locale: Locale;
  state: EstimateState;
  currency: Currency;
  onChange: (patch: Partial<EstimateState>) => void;
};

/** The day it is printed on: prices are of a day. Asked for then, because a browser's first date is costly. */
function usePrintedOn(locale: Locale): string {
  const [day, setDay] = useState("");
  useEffect(() => {
    const say = () => flushSync(() => setDay(formatDate(new Date(), locale)));
    addEventListener("beforeprint", say);
    return () => removeEventListener("beforeprint", say);
  }, [locale]);
  return day;
}

/** Prints the estimate alone: the style sheet hides the rest while this mark stands on the page. */
function printEstimate(): void {
  document.documentElement.dataset.print = "estimate";
  addEventListener("afterprint", () => delete document.documentElement.dataset.print, { once: true });
  print();
}

export function EstimatePanel({ words, locale, state, currency, onChange }: EstimatePanelProps) {
  const [shared, setShared] = useState(false);
  const printed = usePrintedOn(locale);
  const { createAccount } = usePageLabels();
  const { estimate: text } = words;
  const total = estimateTotal(state.lines, state);
  const changed = changedText(words, state, currency, locale);
  const taken = new URLSearchParams({ estimate: writeEstimate(stamped({ ...state, currency, cpu: 0, ram: 0 })) });

  function summary(): string {
    const { items, sum } = estimateText(words, state, currency, locale);
    return `${text.summary}: ${items.join(", ")}. ${sum}`;
  }

  async function share() {
    const address = `${location.origin}${location.pathname}${estimateSearch(`?lang=${locale}`, stamped({ ...state, currency }))}`;
    await navigator.clipboard.writeText(address);
    setShared(true);
    setTimeout(() => setShared(false), 2500);
  }

  return (
    <aside className="est band" id="estimate" aria-labelledby="estimate-name">
      <h2 id="estimate-name">{text.heading}</h2>
      {total.lines.length === 0 ? (
        <>
          <ScenarioStarts words={words} locale={locale} terms={state} onPick={(lines) => onChange({ lines })} />
          <PageLink to="/signup" className="link-underline only-guest">
            {createAccount}
          </PageLink>
        </>
      ) : (
        <>
          <EstimateLines
            total={total}
            words={words}
            locale={locale}
            onQuantity={(id, quantity) => onChange({ lines: setQuantity(state.lines, id, quantity) })}
          />
          <p className="est-total" aria-live="polite">
            <Money {...total.monthly} locale={locale} />
            <span className="note">
              {text.monthly}, {vatText(words, state)}, {termText(words, state)}
            </span>
          </p>
          {total.once.krw > 0 ? (
            <p className="est-once">
              + <Money {...total.once} locale={locale} /> {text.once}
            </p>
          ) : null}
          {changed ? <p className="est-changed">{changed}</p> : null}
          <ButtonLink to={quoteHref({ service: "", summary: summary() })} wide>
            {text.send}
          </ButtonLink>
          <ButtonLink to={`/signup?${taken}`} kind="quiet" wide className="only-guest">
            {text.account}
          </ButtonLink>
          <ButtonLink to={`/customer/ticket/create?${taken}`} kind="quiet" wide className="only-customer">
            {text.ticket}
          </ButtonLink>
          <div className="est-acts cluster">
            <button type="submit" className="est-act pctl-apply">
              {text.update}
            </button>
            <button type="button" className="est-act needs-scripts" onClick={share}>
              {shared ? text.shared : text.share}
            </button>
            <button type="button" className="est-act needs-scripts" onClick={printEstimate}>
              {text.print}
            </button>
            <button
              type="submit"
              name="clear"
              value="1"
              formNoValidate
              className="est-act"
              onClick={(event) => {
                event.preventDefault();
                onChange({ lines: [] });
              }}
            >
              {text.clear}
            </button>
          </div>
          <p className="note">{text.note}</p>
          {printed ? <p className="est-date">{printed}</p> : null}
        </>
      )}
    </aside>
  );
}
