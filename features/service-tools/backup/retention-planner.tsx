import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import "./retention-planner.css";
import type { page } from "#content/en/services/backup.ts";
import { formatMoney, grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { type Price, prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { RateDetail } from "#features/service-tools/rate-detail.tsx";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, type BillLine, Calculator } from "#ui/page/inputs/calculator.tsx";
import { NumberStepper } from "#ui/page/inputs/number-stepper.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type RetentionInput, type RetentionPlan, retentionItems, retentionPlan } from "./retention.ts";
import { RetentionBar } from "./retention-bar.tsx";

type Words = Translation<typeof page>["planner"];
type RetentionPlannerProps = { words: Words; locale: Locale; id?: string };

const tbStops = [0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const reductions = ["2", "3", "4", "5"] as const;
const defaults = { tb: tbStops.indexOf(5), change: 2, daily: 14, weekly: 8, monthly: 6, ratio: "3", offsite: "yes", vms: 10, servers: 2 };
const within = (least: number, most: number) => (value: number) => value >= least && value <= most;
const rules = {
  tb: (value: number) => tbStops[value] !== undefined,
  change: within(0.5, 10),
  daily: within(0, 31),
  weekly: within(0, 12),
  monthly: within(0, 36),
  ratio: (value: string) => (reductions as readonly string[]).includes(value),
  offsite: (value: string) => value === "yes" || value === "no",
  vms: within(0, 500),
  servers: within(0, 200),
};

function billLines(plan: RetentionPlan, words: Words, counts: { vms: number; servers: number }, locale: Locale): readonly BillLine[] {
  const gb = fillLabel(words.perGbDetail, { gb: grouped(plan.storedGb) });
  const pieces = (count: number) => fillLabel(words.perPieceDetail, { count: String(count) });
  const line = (label: string, text: string, rate: Price, amount: Price): BillLine => ({
    label,
    detail: <RateDetail text={text} rate={rate} locale={locale} />,
    amount: <Money {...amount} locale={locale} />,
  });
  return [
    line(words.lines.vault, gb, prices().backup.vaultPerGb, plan.vault),
    ...(plan.offsite.krw > 0 ? [line(words.lines.offsite, gb, prices().backup.offsitePerGb, plan.offsite)] : []),
    ...(counts.vms > 0 ? [line(words.lines.vms, pieces(counts.vms), prices().backup.agentVm, plan.vmAgents)] : []),
    ...(counts.servers > 0 ? [line(words.lines.servers, pieces(counts.servers), prices().backup.agentServer, plan.serverAgents)] : []),
  ];
}

export function RetentionPlanner({ words, locale, id = "planner" }: RetentionPlannerProps) {
  const [values, set] = useUrlState(defaults, "p", rules);
  const tb = tbStops[values.tb] ?? 5;
  const input: RetentionInput = {
    sourceGb: tb * 1000,
    changePercent: values.change,
    daily: values.daily,
    weekly: values.weekly,
    monthly: values.monthly,
    reduction: Number(values.ratio),
    offsite: values.offsite === "yes",
    vms: values.vms,
    servers: values.servers,
  };
  const plan = retentionPlan(input);
  const said = fillLabel(words.summary, {
    tb: String(tb),
    change: String(values.change),
    daily: String(values.daily),
    weekly: String(values.weekly),
    monthly: String(values.monthly),
    reduction: values.ratio,
    gb: grouped(plan.storedGb),
  });
  const summary = `${said} = ${formatMoney(plan.total.krw, "krw", locale)}, ${words.perMonth}`;
  const counted = (unit: string) => (value: number) => `${value}${localeTraits[locale].counterGap}${unit}`;
  return (
    <Section id={id} tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={
          <Bill
            title={words.bill}
            badge={words.badge}
            total={<Money {...plan.total} locale={locale} />}
            sub={words.perMonth}
            lines={billLines(plan, words, values, locale)}
            action={{ to: quoteHref({ service: "backup", summary }), label: words.ask }}
            estimate={<AddToEstimate lines={retentionItems(input, plan)} />}
          >
            <p className="ret-stored">
              <b>{grouped(plan.storedGb)} GB</b> {words.stored}
            </p>
            <p>{fillLabel(words.reaches, { days: String(plan.reachDays) })}</p>
          </Bill>
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
      >
        <div className="columns-late ret-fields">
          <RangeField
            label={words.source}
            name="tb"
            value={values.tb}
            min={0}
            max={tbStops.length - 1}
            step={1}
            onChange={(next) => set({ tb: next })}
            format={(at) => `${tbStops[at] ?? 0} TB`}
          />
          <RangeField
            label={words.change}
            name="change"
            value={values.change}
            min={0.5}
            max={10}
            step={0.5}
            onChange={(change) => set({ change })}
            format={(value) => `${value}%`}
          />
        </div>
        <div className="ret-three columns-late ret-fields">
          <RangeField
            label={words.daily}
            name="daily"
            value={values.daily}
            min={0}
            max={31}
            step={1}
            onChange={(daily) => set({ daily })}
            format={counted(words.days)}
          />
          <RangeField
            label={words.weekly}
            name="weekly"
            value={values.weekly}
            min={0}
            max={12}
            step={1}
            onChange={(weekly) => set({ weekly })}
            format={counted(words.weeks)}
          />
          <RangeField
            label={words.monthly}
            name="monthly"
            value={values.monthly}
            min={0}
            max={36}
            step={1}
            onChange={(monthly) => set({ monthly })}
            format={counted(words.months)}
          />
        </div>
        <RetentionBar parts={plan.parts} names={words.parts} />
        <div className="columns-late ret-fields">
          <div>
            <Segmented
              legend={words.reduction}
              name="ratio"
              value={values.ratio}
              onChange={(ratio) => set({ ratio })}
              options={reductions.map((value) => ({ value: value as string, label: `${value}:1` }))}
            />
            <p className="ret-hint note">{words.reductionHints[values.ratio as (typeof reductions)[number]] ?? ""}</p>
          </div>
          <Segmented
            legend={words.offsite}
            name="offsite"
            value={values.offsite}
            onChange={(offsite) => set({ offsite })}
            options={(["yes", "no"] as const).map((value) => ({ value: value as string, label: words.offsiteOptions[value] }))}
          />
        </div>
        <div className="columns-late ret-fields">
          <NumberStepper label={words.vms} name="vms" value={values.vms} min={0} max={500} step={1} onChange={(vms) => set({ vms })} />
          <NumberStepper
            label={words.servers}
            name="servers"
            value={values.servers}
            min={0}
            max={200}
            step={1}
            onChange={(servers) => set({ servers })}
          />
        </div>
      </Calculator>
    </Section>
  );
}
