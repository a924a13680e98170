import "./instance-picker.css";
import { useRef } from "react";
import type { Locale } from "#content/locales.ts";
import { hoursPerMonth, type InstancePlan, prices } from "#content/price-list.ts";
import { Money } from "#ui/money.tsx";
import "#ui/page/inputs/calculator.css";
import { CurrencyToggle } from "#ui/page/inputs/currency-toggle.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";
import { type InstanceChoice, modes } from "./instance-plan.ts";
import type { PickerWords } from "./picker-words.ts";

function familyName(words: PickerWords["plans"], plan: InstancePlan): string {
  return plan.family === "gpu" ? fillLabel(words.gpu, { gpu: plan.gpu ?? "" }) : words[plan.family];
}

/** The price list, whose rows are also radio buttons; by the month or by the hour. */
export function RateCard({ words, locale, state, plan: chosen, set }: { words: PickerWords; locale: Locale } & InstanceChoice) {
  const body = useRef<HTMLTableSectionElement>(null);
  const hourly = state.run === "hours";
  const names = words.plans;
  useEarlyInput(body, checkedRadio, state.plan, (plan) => set({ plan }));
  return (
    <div className="pick-card framed" id="plans">
      <div className="calc-top cluster spread">
        <CurrencyToggle />
        <Segmented
          hideLegend
          legend={words.mode}
          name="card-run"
          options={modes.map((value) => ({ value, label: value === "hours" ? names.hour : names.month }))}
          value={state.run}
          onChange={(run) => set({ run })}
        />
      </div>
      <table className="data-table data-table-framed data-table-pick">
        <caption className="vh">{names.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{names.plan}</th>
            <th scope="col" className="pick-n">
              {names.vcpu}
            </th>
            <th scope="col" className="pick-n">
              {names.ram}
            </th>
            <th scope="col" className="pick-n">
              {names.nvme}
            </th>
            <th scope="col" className="pick-n">
              {names.transfer}
            </th>
            <th scope="col" className="pick-n">
              {hourly ? names.hour : names.month}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {prices().instances.map((plan) => (
            <tr key={plan.id} className={plan.id === chosen.id ? "pick-on" : undefined}>
              <th scope="row">
                <label>
                  <input
                    className="option-ring"
                    type="radio"
                    name="plan"
                    value={plan.id}
                    checked={plan.id === chosen.id}
                    onChange={() => set({ plan: plan.id })}
                  />
                  <b>{plan.id}</b>
                  <small>{familyName(names, plan)}</small>
                </label>
              </th>
              <td className="pick-n">{plan.vcpu}</td>
              <td className="pick-n">{plan.ramGb} GB</td>
              <td className="pick-n">{plan.nvmeGb} GB</td>
              <td className="pick-n">{plan.transferTb} TB</td>
              <td className="pick-n pick-price">
                {hourly ? (
                  <Money krw={plan.hourlyKrw} usd={Math.round((plan.monthly.usd / hoursPerMonth) * 1000) / 1000} locale={locale} />
                ) : (
                  <Money {...plan.monthly} locale={locale} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
