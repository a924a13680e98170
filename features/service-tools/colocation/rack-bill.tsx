import { grouped, usd, won } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { type Price, prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { Filled } from "#features/service-tools/filled.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Bill, type BillLine } from "#ui/page/inputs/calculator.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { BreakerGauge } from "./breaker-gauge.tsx";
import { type RackFit, type RackNeed, rackBill, rackItems } from "./rack-fit.ts";
import type { RackWords } from "./rack-words.ts";

type RackBillProps = { words: RackWords; locale: Locale; need: RackNeed; fit: RackFit | undefined; mbps: number; crossConnects: number };

export function RackBill({ words, locale, need, fit, mbps, crossConnects }: RackBillProps) {
  const { bill: w } = words;
  const said = {
    units: String(need.units),
    watts: grouped(need.watts),
    feeds: words.feedOptions[need.dual ? "ab" : "a"],
    mbps: String(mbps),
    count: String(crossConnects),
  };
  if (!fit) {
    const to = quoteHref({ service: "colocation", summary: fillLabel(w.custom, said) });
    return <Bill title={w.title} total={words.none.title} sub={words.none.text} lines={[]} action={{ to, label: w.ask }} />;
  }
  const bill = rackBill(fit, { mbps, crossConnects });
  const money = (price: Price) => <Money {...price} locale={locale} />;
  const plan = words.plans[fit.breaker];
  const lines: (BillLine | false)[] = [
    {
      label: w.plan,
      detail: fillLabel(w.planDetail, { units: String(fit.plan.units), kw: String(fit.plan.kw) }),
      amount: money(bill.plan),
    },
    fit.extraKw > 0 && {
      label: w.extraKw,
      detail: <Filled text={w.extraKwDetail} values={{ kw: fit.extraKw, rate: money(prices().colocationExtras.extraKw) }} />,
      amount: money(bill.extraKw),
    },
    bill.extraMbps > 0 && {
      label: w.bandwidth,
      detail: (
        <Filled text={w.bandwidthDetail} values={{ mbps: bill.extraMbps, rate: money(prices().colocationExtras.bandwidthPerMbps) }} />
      ),
      amount: money(bill.bandwidth),
    },
    crossConnects > 0 && {
      label: w.crossConnect,
      detail: <Filled text={w.crossConnectDetail} values={{ count: crossConnects, rate: money(prices().colocationExtras.crossConnect) }} />,
      amount: money(bill.crossConnects),
    },
  ];
  const total = `${won(bill.total.krw, locale)} (${usd(Math.round(bill.total.usd))})`;
  const why = fillLabel(words.why[fit.why], { units: String(need.units), kw: (need.watts / 1000).toFixed(2) });
  return (
    <Bill
      title={plan}
      badge={w.badge}
      total={<Money krw={bill.total.krw} usd={Math.round(bill.total.usd)} locale={locale} />}
      sub={`${w.title}, ${w.sub}`}
      lines={lines.filter((line) => line !== false)}
      action={{ to: quoteHref({ service: "colocation", summary: fillLabel(w.summary, { ...said, plan, total }) }), label: w.ask }}
      estimate={<AddToEstimate lines={rackItems(fit, { mbps, crossConnects })} />}
    >
      <p>
        <Filled text={w.once} values={{ amount: money(bill.once) }} />
      </p>
      <p className="rkc-why">{why}</p>
      <BreakerGauge words={words.gauge} fit={fit} watts={need.watts} dual={need.dual} />
    </Bill>
  );
}
