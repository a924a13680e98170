import { formatMoney } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { tunnelCount, type VpnOrder, vpnBill, vpnItems } from "./tunnels.ts";
import type { VpnPlanState } from "./vpn-plan.ts";
import type { VpnTopologyWords } from "./vpn-topology.tsx";

/** Gateways and users with their price; shape and number of sites come from the drawing. */
export function VpnCalculator({ words, locale, plan, set }: { words: VpnTopologyWords; locale: Locale } & VpnPlanState) {
  const labels = usePageLabels();
  const order: VpnOrder = { gateway: plan.gw, pair: plan.ha === "on", users: plan.users };
  const bill = vpnBill(order);
  const said = fillLabel(words.summary, {
    shape: words.shapes[plan.shape].label,
    sites: String(plan.sites),
    tunnels: String(tunnelCount(plan.shape, plan.sites)),
    size: words.gateways[plan.gw],
    ha: words.haOptions[plan.ha],
    users: words.userOptions[plan.users],
  });
  const summary = `${said} = ${formatMoney(bill.total.krw, "krw", locale)}, ${words.bill.sub}`;
  const amount = (part: { krw: number; usd: number }) => <Money krw={part.krw} usd={Math.round(part.usd)} locale={locale} />;
  return (
    <Section id="calculator" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        assumptions={<Assumptions {...words.assumptions} />}
        bill={
          <Bill
            title={words.bill.title}
            badge={words.bill.badge}
            total={amount(bill.total)}
            sub={words.bill.sub}
            lines={[
              { label: fillLabel(words.bill.gateway, { size: words.gateways[plan.gw] }), amount: amount(bill.gateway) },
              ...(plan.ha === "on" ? [{ label: words.bill.ha, detail: words.haOptions.on, amount: amount(bill.second) }] : []),
              ...(plan.users === "none"
                ? []
                : [{ label: fillLabel(words.bill.users, { users: words.userOptions[plan.users] }), amount: amount(bill.users) }]),
            ]}
            action={{ to: quoteHref({ service: "vpn", summary }), label: labels.askQuote }}
            estimate={<AddToEstimate lines={vpnItems(order)} />}
          />
        }
      >
        <Segmented
          legend={words.gateway}
          name="gw"
          value={plan.gw}
          onChange={(gw) => set({ gw })}
          options={(["small", "large"] as const).map((value) => ({ value, label: words.gateways[value] }))}
        />
        <Segmented
          legend={words.ha}
          name="ha"
          value={plan.ha}
          onChange={(ha) => set({ ha })}
          options={(["on", "off"] as const).map((value) => ({ value, label: words.haOptions[value] }))}
        />
        <Segmented
          legend={words.users}
          name="users"
          value={plan.users}
          onChange={(users) => set({ users })}
          options={(["none", "u10", "u50", "u200"] as const).map((value) => ({ value, label: words.userOptions[value] }))}
        />
      </Calculator>
    </Section>
  );
}
