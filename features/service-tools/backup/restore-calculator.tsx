import type { Locale } from "#content/locales.ts";
import "./restore-calculator.css";
import type { page } from "#content/en/services/backup.ts";
import { grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { RestoreTable } from "./restore-table.tsx";
import { neededGbps, readableSpan, restoreHours, restoreLinks, spanText } from "./restore-time.ts";

type Words = Translation<typeof page>["restore"];
type RestoreCalculatorProps = { words: Words; locale: Locale; id?: string };

const tbStops = [0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const hourStops = [1, 2, 4, 8, 12, 24, 48, 72] as const;
const defaults = { tb: tbStops.indexOf(10), link: "1000", target: hourStops.indexOf(8) };
const rules = {
  tb: (value: number) => tbStops[value] !== undefined,
  link: (value: string) => restoreLinks.some((link) => String(link) === value),
  target: (value: number) => hourStops[value] !== undefined,
};

export function RestoreCalculator({ words, locale, id = "restore" }: RestoreCalculatorProps) {
  const [values, set] = useUrlState(defaults, "r", rules);
  const tb = tbStops[values.tb] ?? 10;
  const target = hourStops[values.target] ?? 8;
  const link = Number(values.link);
  const hours = restoreHours(tb, link);
  const inTime = hours <= target;
  const span = (length: number) => spanText(length, words, locale);
  const whole = readableSpan(hours);
  const longest = Math.max(hours, target);
  return (
    <Section id={id}>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="rst panes-late framed">
        <div className="rst-fields">
          <RangeField
            label={words.amount}
            name="tb"
            value={values.tb}
            min={0}
            max={tbStops.length - 1}
            step={1}
            onChange={(next) => set({ tb: next })}
            format={(at) => `${tbStops[at] ?? 0} TB`}
          />
          <Segmented
            legend={words.link}
            name="link"
            value={values.link}
            onChange={(next) => set({ link: next })}
            options={restoreLinks.map((value) => ({ value: String(value), label: words.links[value] }))}
          />
          <RangeField
            label={words.target}
            name="target"
            value={values.target}
            min={0}
            max={hourStops.length - 1}
            step={1}
            onChange={(next) => set({ target: next })}
            format={(at) => span(hourStops[at] ?? 8)}
          />
        </div>
        <div className={inTime ? "rst-result" : "rst-result rst-late"} aria-live="polite">
          <p>{words.result}</p>
          <b className="num-large">
            {whole.value}
            <small>{words[whole.unit]}</small>
          </b>
          <code>{fillLabel(words.formula, { gb: grouped(tb * 1000), gbps: String(link / 1000) })}</code>
          <div className="rst-scale meter" aria-hidden="true">
            <i style={{ width: `${(hours / longest) * 100}%` }} />
            <em style={{ left: `${(target / longest) * 100}%` }} />
          </div>
          <p className="rst-verdict">
            {inTime
              ? fillLabel(words.inTime, { spare: span(target - hours) })
              : fillLabel(words.late, { over: span(hours - target), gbps: String(neededGbps(tb, target)) })}
          </p>
          <p>{words.bootFirst}</p>
        </div>
        <RestoreTable words={words} locale={locale} link={link} />
      </div>
    </Section>
  );
}
