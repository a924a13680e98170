import { useRef } from "react";
import type { Locale } from "#content/locales.ts";
import { hoursPerMonth, type InstancePlan, instances } from "#content/pricing.ts";
import { Money } from "#ui/money.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { checkedRadio, useEarlyInput } from "#ui/use-early-input.ts";
import type { PickerWords } from "./picker-words.ts";

type RateCardProps = {
  words: PickerWords["plans"];
  locale: Locale;
  chosen: InstancePlan | undefined;
  hourly: boolean;
  onPick: (plan: InstancePlan) => void;
};

function familyName(words: PickerWords["plans"], plan: InstancePlan): string {
  return plan.family === "gpu" ? fillLabel(words.gpu, { gpu: plan.gpu ?? "" }) : words[plan.family];
}

/** The price list, whose rows are also radio buttons: a plan can be picked by its name or by the sliders. */
export function RateCard({ words, locale, chosen, hourly, onPick }: RateCardProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  function pickById(id: string) {
    const plan = instances.find((candidate) => candidate.id === id);
    if (plan) onPick(plan);
  }
  useEarlyInput(body, checkedRadio, chosen?.id ?? "", pickById);
  return (
    <div className="pick-card">
      <table className="data-table data-table-framed data-table-pick">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col" className="pick-n">
              {words.vcpu}
            </th>
            <th scope="col" className="pick-n">
              {words.ram}
            </th>
            <th scope="col" className="pick-n">
              {words.nvme}
            </th>
            <th scope="col" className="pick-n">
              {words.transfer}
            </th>
            <th scope="col" className="pick-n">
              {hourly ? words.hour : words.month}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {instances.map((plan) => (
            <tr key={plan.id} className={plan.id === chosen?.id ? "pick-on" : undefined}>
              <th scope="row">
                <label>
                  <input
                    className="option-ring"
                    type="radio"
                    name="plan"
                    value={plan.id}
                    checked={plan.id === chosen?.id}
                    onChange={() => onPick(plan)}
                  />
                  <b>{plan.id}</b>
                  <small>{familyName(words, plan)}</small>
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
