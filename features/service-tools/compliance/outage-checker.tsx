import "./outage-checker.css";
import type { page } from "#content/en/services/compliance.ts";
import { complianceFigures as rule } from "#content/figures/compliance.ts";
import type { Translation } from "#content/model.ts";
import { NumberStepper } from "#ui/page/inputs/number-stepper.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { outageNotice } from "./outage-notice.ts";

const fields = ["a", "b", "c"] as const;
const defaults = { a: 8, b: 7, c: 0 };
const inRange = (value: number) => value >= 0 && value <= 120;
const rules = { a: inRange, b: inRange, c: inRange };

/** How far towards the limit, with the limit two thirds along the bar. */
function Gauge({ label, value, limit, unit }: { label: string; value: number; limit: number; unit: string }) {
  const share = Math.min(1, value / (limit * 1.5));
  return (
    <div className={value >= limit ? "out-gauge out-over" : "out-gauge"}>
      <span>{label}</span>
      <b>
        {value}
        <small>
          / {limit} {unit}
        </small>
      </b>
      <div className="out-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

export function OutageChecker({ words, id = "outage" }: { words: Translation<typeof page>["outage"]; id?: string }) {
  const [values, set] = useUrlState(defaults, "o", rules);
  const notice = outageNotice(fields.map((field) => values[field]));
  return (
    <Section id={id}>
      <div className="sec-aside columns">
        <div className="sec-aside-head">
          <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
        </div>
        <div className="out framed">
          <div className="out-fields cluster">
            {fields.map((field, at) => (
              <NumberStepper
                key={field}
                label={words.labels[at] ?? ""}
                name={field}
                value={values[field]}
                min={0}
                max={120}
                step={1}
                unit={words.minutes}
                onChange={(next) => set({ [field]: next })}
              />
            ))}
          </div>
          <div className="out-gauges">
            <Gauge label={words.longest} value={notice.longest} limit={rule.outageMinutes} unit={words.minutes} />
            <Gauge label={words.total} value={notice.total} limit={rule.outageTotalMinutes} unit={words.minutes} />
            <p className="out-count">
              <span>{words.count}</span> <b>{notice.count}</b>
            </p>
          </div>
          <p className={`out-result out-result-${notice.duty}`} aria-live="polite">
            {words.results[notice.duty]}
          </p>
          <p className="out-note note">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
