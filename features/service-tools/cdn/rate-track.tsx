import { localeTraits } from "#content/locale-traits.ts";
import "#ui/page/inputs/range-field.css";
import { type CSSProperties, useId, useRef } from "react";
import type { Locale } from "#content/locales.ts";
import { cdnTierLimitsTb, prices } from "#content/price-list.ts";
import { Money } from "#ui/money.tsx";
import { inputValue, useEarlyInput } from "#ui/use-early-input.ts";
import { cdnCost, sliderSteps, sliderToTb, tbToSlider } from "./cdn-cost.ts";

type RateTrackProps = { region: number; label: string; tb: number; locale: Locale; onChange: (tb: number) => void };

/** One region: its tiers are the marks of the slider, its prices stand above them. The rate card is the control. */
export function RateTrack({ region, label, tb, locale, onChange }: RateTrackProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const position = tbToSlider(tb);
  useEarlyInput(input, inputValue, String(position), (early) => onChange(sliderToTb(Number(early))));
  const rates = prices().cdnRegions[region];
  const { krw, usd } = cdnCost(prices().cdnRegions.map((_, index) => (index === region ? tb : 0)));
  const style = { "--p": `${(position / sliderSteps) * 100}%` } as CSSProperties;
  return (
    <div className={tb > 0 ? "range cdn-rate" : "range cdn-rate cdn-rate-off"} style={style}>
      <label htmlFor={id}>{label}</label>
      <div className="range-track">
        <ol className="cdn-tiers">
          {cdnTierLimitsTb.map((limit, tier) => (
            <li key={limit}>
              <span className="vh">
                {cdnTierLimitsTb[tier - 1] ?? 0}
                {localeTraits[locale].range}
                {limit} TB:{" "}
              </span>
              <Money krw={rates?.krw[tier] ?? 0} usd={rates?.usd[tier] ?? 0} locale={locale} />
            </li>
          ))}
        </ol>
        <input
          ref={input}
          id={id}
          type="range"
          min={0}
          max={sliderSteps}
          step={1}
          value={position}
          aria-valuetext={`${tb} TB`}
          onChange={(event) => onChange(sliderToTb(event.target.valueAsNumber))}
        />
        <div className="range-ticks" aria-hidden="true">
          {[0, ...cdnTierLimitsTb].map((limit, index) => (
            <i key={limit} style={{ left: `${index * 25}%` }}>
              {limit === cdnTierLimitsTb.at(-1) ? `${limit} TB` : limit}
            </i>
          ))}
        </div>
      </div>
      <output htmlFor={id} className="cdn-rate-tb">
        <b>{tb}</b> TB
      </output>
      <div className="cdn-rate-cost">
        <Money krw={krw} usd={Math.round(usd)} locale={locale} />
      </div>
    </div>
  );
}
