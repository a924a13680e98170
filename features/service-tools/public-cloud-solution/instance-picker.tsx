import "./instance-picker.css";
import { grouped, usd, won } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { hoursPerMonth, type InstancePlan } from "#content/pricing.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { NumberStepper } from "#ui/page/inputs/number-stepper.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type BalancerSize, type InstanceOrder, instanceBill, pickInstance, type VcpuKind } from "./instance-bill.ts";
import { instanceLines } from "./instance-lines.tsx";
import { MonthMeter } from "./month-meter.tsx";
import type { PickerWords } from "./picker-words.ts";
import { RateCard } from "./rate-card.tsx";

const vcpuSteps = [1, 2, 4, 8, 16, 32, 64];
const ramSteps = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
const kinds: VcpuKind[] = ["any", "dedicated", "gpu"];
const modes = ["month", "hours"] as const;
const balancers: BalancerSize[] = ["none", "S", "M", "L"];

type PickerState = {
  vcpu: number;
  ram: number;
  type: VcpuKind;
  run: (typeof modes)[number];
  h: number;
  n: number;
  disk: number;
  out: number;
  lb: BalancerSize;
  ip: number;
  bk: number;
};

/** The worked example of the price list. */
const first: PickerState = { vcpu: 4, ram: 8, type: "any", run: "month", h: 300, n: 2, disk: 0, out: 6, lb: "S", ip: 0, bk: 500 };
const rules = {
  vcpu: oneOf(vcpuSteps),
  ram: oneOf(ramSteps),
  type: oneOf(kinds),
  run: oneOf(modes),
  h: onScale(0, hoursPerMonth),
  n: onScale(1, 100),
  disk: onScale(0, 16_000, 10),
  out: onScale(0, 100),
  lb: oneOf(balancers),
  ip: onScale(0, 50),
  bk: onScale(0, 20_000, 50),
};

export function InstancePicker({ words, locale }: { words: PickerWords; locale: Locale }) {
  const [state, set] = useUrlState<PickerState>(first, undefined, rules);
  const plan = pickInstance({ vcpu: state.vcpu, ramGb: state.ram, kind: state.type });

  function pickPlan(picked: InstancePlan) {
    set({ vcpu: picked.vcpu, ram: picked.ramGb, type: picked.family === "shared" ? "any" : picked.family });
  }

  return (
    <Section id="picker" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={<PickerBill words={words} locale={locale} plan={plan} state={state} />}
        assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
      >
        <div className="pick-size columns-late">
          <RangeField
            label={words.vcpu}
            name="vcpu"
            value={vcpuSteps.indexOf(state.vcpu)}
            min={0}
            max={vcpuSteps.length - 1}
            step={1}
            onChange={(index) => set({ vcpu: vcpuSteps[index] ?? 1 })}
            format={(index) => `${vcpuSteps[index]} vCPU`}
            ticks={vcpuSteps.map((value, index) => ({ value: index, label: String(value) }))}
          />
          <RangeField
            label={words.ram}
            name="ram"
            value={ramSteps.indexOf(state.ram)}
            min={0}
            max={ramSteps.length - 1}
            step={1}
            onChange={(index) => set({ ram: ramSteps[index] ?? 1 })}
            format={(index) => `${ramSteps[index]} GB`}
            ticks={ramSteps.map((value, index) => ({ value: index, label: String(value) }))}
          />
        </div>
        <RateCard words={words.plans} locale={locale} chosen={plan} hourly={state.run === "hours"} onPick={pickPlan} />
        <div className="pick-pair columns-late">
          <Segmented
            legend={words.type}
            name="type"
            options={kinds.map((value) => ({ value, label: words.types[value] }))}
            value={state.type}
            onChange={(type) => set({ type })}
          />
          <Segmented
            legend={words.mode}
            name="run"
            options={modes.map((value) => ({ value, label: words.modes[value] }))}
            value={state.run}
            onChange={(run) => set({ run })}
          />
        </div>
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

type PickerBillProps = { words: PickerWords; locale: Locale; plan: InstancePlan | undefined; state: PickerState };

function PickerBill({ words, locale, plan, state }: PickerBillProps) {
  const { bill: w } = words;
  if (!plan) {
    const summary = `${state.vcpu} vCPU, ${state.ram} GB, ${words.types[state.type]} × ${state.n}`;
    return (
      <Bill
        title={w.title}
        total="—"
        sub={words.none}
        lines={[]}
        action={{ to: quoteHref({ service: "public-cloud-solution", summary }), label: w.ask }}
      />
    );
  }
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
    >
      <MonthMeter words={words.meter} plan={plan} hours={order.hours ?? hoursPerMonth} />
    </Bill>
  );
}
