import "./lifecycle-planner.css";
import { type Category, categories } from "#content/figures/vendor.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { dayText, LifeChart } from "./life-chart.tsx";
import { type Life, lifeOf, monthIndex } from "./lifecycle-dates.ts";
import type { LifecycleWords } from "./lifecycle-words.ts";
import { monthText } from "./month-text.ts";

const from = monthIndex(2018, 1);
const to = monthIndex(2028, 12);
const ids = categories.map((category) => category.id);
const extensions = ["no", "yes"] as const;

type LifeState = { type: Category["id"]; since: number; bought: number; extend: (typeof extensions)[number] };

const first: LifeState = { type: "server", since: monthIndex(2025, 3), bought: monthIndex(2026, 11), extend: "yes" };
const rules = { type: oneOf(ids), since: onScale(from, to), bought: onScale(from, to), extend: oneOf(extensions) };
const ticks = [2018, 2020, 2022, 2024, 2026, 2028].map((year) => ({ value: monthIndex(year, 1), label: String(year) }));

type PlannerProps = { words: LifecycleWords; names: Record<Category["id"], string>; locale: Locale };

export function LifecyclePlanner({ words, names, locale }: PlannerProps) {
  const [state, set] = useUrlState<LifeState>(first, undefined, rules);
  const category = categories.find((candidate) => candidate.id === state.type) ?? (categories[0] as Category);
  const extendable = category.extendedMonths > 0;
  const life = lifeOf(category, state.since, state.bought, extendable && state.extend === "yes");
  const month = (label: string, key: "since" | "bought") => (
    <RangeField
      label={label}
      name={key}
      value={state[key]}
      min={from}
      max={to}
      step={1}
      onChange={(value) => set({ [key]: value })}
      format={(value) => monthText(value, locale)}
      ticks={ticks}
    />
  );
  return (
    <Section id="lifecycle" tone="mist" className="life-planner">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart className="chart-above">
        <LifeChart words={words} locale={locale} life={life} />
      </Chart>
      <Calculator
        currency={false}
        bill={<LifeBill words={words} name={names[category.id]} locale={locale} life={life} />}
        assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
      >
        <Segmented
          legend={words.category}
          name="type"
          options={ids.map((value) => ({ value, label: names[value] }))}
          value={state.type}
          onChange={(type) => set({ type })}
        />
        {month(words.released, "since")}
        {month(words.bought, "bought")}
        {extendable ? (
          <div className="life-extend">
            <Segmented
              legend={words.extend}
              name="extend"
              options={extensions.map((value) => ({ value, label: words.extensions[value] }))}
              value={state.extend}
              onChange={(extend) => set({ extend })}
            />
            <p>{fillLabel(words.extendHint, { months: String(category.extendedMonths) })}</p>
          </div>
        ) : (
          <p className="life-extend">{words.extendNone}</p>
        )}
      </Calculator>
    </Section>
  );
}

type LifeBillProps = { words: LifecycleWords; name: string; locale: Locale; life: Life };

function LifeBill({ words, name, locale, life }: LifeBillProps) {
  const span = (months: number) => fillLabel(words.result.months, { years: String(Math.floor(months / 12)), months: String(months % 12) });
  const month = (index: number) => monthText(index, locale);
  const summary = fillLabel(words.summary, {
    category: name,
    released: month(life.released),
    bought: month(life.bought),
    support: month(life.endOfSupport),
    order: dayText(life.orderBy, locale),
  });
  const lines = [
    { label: words.marks.endOfSale, amount: month(life.endOfSale) },
    { label: words.marks.endOfSupport, amount: month(life.endOfSupport) },
    ...(life.endOfCover > life.endOfSupport ? [{ label: words.marks.endOfExtended, amount: month(life.endOfCover) }] : []),
    { label: words.result.order, amount: dayText(life.orderBy, locale) },
    { label: words.result.wasted, amount: span(life.supportUsed) },
  ];
  const warning = life.orphaned ? words.result.orphaned : life.late ? words.result.late : "";
  return (
    <Bill
      title={name}
      total={span(life.supportLeft)}
      sub={words.result.left}
      lines={lines}
      action={{ to: quoteHref({ service: "vendor", summary }), label: words.ask }}
    >
      {warning ? <p className="caution caution-late">{warning}</p> : null}
    </Bill>
  );
}
