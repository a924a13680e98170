import type { CSSProperties } from "react";
import { breakerShare, breakers } from "#content/figures/colocation.ts";
import { grouped } from "#content/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { breakerLoad, btuPerHour, continuousKva, kvaOf } from "./breaker-load.ts";
import type { RackFit } from "./rack-fit.ts";
import type { RackWords } from "./rack-words.ts";

type BreakerGaugeProps = { words: RackWords["gauge"]; fit: RackFit; watts: number; dual: boolean };

/** One bar per feed: the mark stands at 80% of the breaker's rating. */
export function BreakerGauge({ words, fit, watts, dual }: BreakerGaugeProps) {
  const breaker = breakers[fit.breaker];
  const limit = continuousKva(breaker);
  const rows = dual
    ? [
        { label: words.normal, load: breakerLoad(watts / 2, breaker) },
        { label: words.failed, load: breakerLoad(watts, breaker) },
      ]
    : [{ label: words.single, load: breakerLoad(watts, breaker) }];
  const numbers = { volts: String(breaker.volts), amps: String(breaker.amps), limit: limit.toFixed(2) };
  return (
    <div className="brk" style={{ "--rule": `${breakerShare * 100}%` } as CSSProperties}>
      <h3>{words.title}</h3>
      {rows.map(({ label, load }) => (
        <div key={label} className="brk-row">
          <span>{label}</span>
          <b>{`${Math.round(load.share * 100)}%`}</b>
          <i style={{ "--load": `${Math.min(100, load.share * 100)}%` } as CSSProperties} />
          <small>{fillLabel(words.of, { amps: load.amps.toFixed(1), rated: String(breaker.amps) })}</small>
          <small className="brk-rule">{words.rule}</small>
        </div>
      ))}
      <p>{fillLabel(breaker.phases === 3 ? words.formula3 : words.formula, numbers)}</p>
      <p>{fillLabel(words.ok, { kva: kvaOf(watts).toFixed(2), limit: numbers.limit })}</p>
      <p>{fillLabel(words.heat, { btu: grouped(btuPerHour(watts)) })}</p>
    </div>
  );
}
