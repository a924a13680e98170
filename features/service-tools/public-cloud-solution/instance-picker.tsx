import "./instance-picker.css";
import { grouped, usd, won } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { hoursPerMonth, prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { NumberStepper } from "#ui/page/inputs/number-stepper.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { type InstanceOrder, instanceBill, instanceItems } from "./instance-bill.ts";
import { instanceLines } from "./instance-lines.tsx";
import { balancers, type InstanceChoice, modes } from "./instance-plan.ts";
import { MonthMeter } from "./month-meter.tsx";
import type { PickerWords } from "./picker-words.ts";

export function InstancePicker({ words, locale, ...choice }: { words: PickerWords; locale: Locale } & InstanceChoice) {
  const { state, set } = choice;
  return (
    <Section id="picker" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={<PickerBill words={words} locale={locale} {...choice} />}
        assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
      >
        <Segmented
          legend={words.plans.plan}
          name="picked-plan"
          options={prices().instances.map(({ id }) => ({ value: id, label: id }))}
          value={state.plan}
          onChange={(plan) => set({ plan })}
        />
        <Segmented
          legend={words.mode}
          name="run"
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          value={state.run}
          onChange={(run) => set({ run })}
        />
        {state.run === "hours" ? (
          <RangeField
            label={words.hours}
            name="h"
            value={state.h}
            min={0}
            max={hoursPerMonth}
            step={1}
            onChange={(h) => set({ h })}
            format={(h) => `${h} h`}
            ticks={[0, 168, 336, 504, hoursPerMonth]}
          />
        ) : null}
        <div className="pick-extras">
          <NumberStepper label={words.count} name="n" value={state.n} min={1} max={100} step={1} onChange={(n) => set({ n })} />
          <NumberStepper
            label={words.disk}
            name="disk"
            value={state.disk}
            min={0}
            max={16_000}
            step={10}
            unit="GB"
            onChange={(disk) => set({ disk })}
          />
          <NumberStepper
            label={words.out}
            name="out"
            value={state.out}
            min={0}
            max={100}
            step={1}
            unit="TB"
            onChange={(out) => set({ out })}
          />
          <NumberStepper
            label={words.backup}
            name="bk"
            value={state.bk}
            min={0}
            max={20_000}
            step={50}
            unit="GB"
            onChange={(bk) => set({ bk })}
          />
          <NumberStepper label={words.ips} name="ip" value={state.ip} min={0} max={50} step={1} onChange={(ip) => set({ ip })} />
          <Segmented
            legend={words.lb}
            name="lb"
            options={balancers.map((value) => ({ value, label: words.lbs[value] }))}
            value={state.lb}
            onChange={(lb) => set({ lb })}
          />
        </div>
      </Calculator>
    </Section>
  );
}

function PickerBill({ words, locale, plan, state }: { words: PickerWords; locale: Locale } & Pick<InstanceChoice, "plan" | "state">) {
  const { bill: w } = words;
  const order: InstanceOrder = {
    plan,
    count: state.n,
    hours: state.run === "month" ? null : state.h,
    extraDiskGb: state.disk,
    outboundTb: state.out,
    balancer: state.lb,
    floatingIps: state.ip,
    backupGb: state.bk,
  };
  const bill = instanceBill(order);
  const summary = fillLabel(w.summary, {
    count: String(state.n),
    plan: plan.id,
    mode: state.run === "month" ? words.modes.month : `${state.h} h`,
    disk: grouped(state.disk),
    out: String(state.out),
    lb: words.lbs[state.lb],
    ips: String(state.ip),
    backup: grouped(state.bk),
    total: `${won(bill.total.krw, locale)} (${usd(Math.round(bill.total.usd))})`,
  });
  return (
    <Bill
      title={w.title}
      badge={w.badge}
      total={<Money krw={bill.total.krw} usd={Math.round(bill.total.usd)} locale={locale} />}
      sub={w.sub}
      lines={instanceLines(w, locale, order, bill)}
      action={{ to: quoteHref({ service: "public-cloud-solution", summary }), label: w.ask }}
      estimate={<AddToEstimate lines={instanceItems(order)} />}
    >
      <MonthMeter words={words.meter} plan={plan} hours={order.hours ?? hoursPerMonth} />
    </Bill>
  );
}
