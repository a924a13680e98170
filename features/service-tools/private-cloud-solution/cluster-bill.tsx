import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { type Price, prices } from "#content/price-list.ts";
import { Filled } from "#features/service-tools/filled.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Bill, type BillLine } from "#ui/page/inputs/calculator.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type BreakEven, publicCost } from "./break-even.ts";
import type { ClusterPlan } from "./cluster-plan.ts";
import type { SizingWords } from "./sizing-words.ts";

export function verdictOf(words: SizingWords["result"], meeting: BreakEven): string {
  if (meeting.kind === "at") return fillLabel(words.breakEven, { percent: String(Math.round(meeting.share * 100)) });
  return words[meeting.kind];
}

export function ClusterBill({ words, locale, state, node, size, match, own }: { words: SizingWords; locale: Locale } & ClusterPlan) {
  const { result: w } = words;
  const money = (price: Price) => <Money {...price} locale={locale} />;
  const share = state.hours / 100;
  const other = publicCost(match, share);
  const compute = { krw: other.krw - match.storage.krw, usd: other.usd - match.storage.usd };
  const byTerm = match.full.krw * share >= match.committed.krw;
  const units = { units: grouped(match.units), plan: match.plan.id, percent: String(state.hours) };
  const lines: (BillLine | false)[] = [
    {
      label: w.private,
      detail: <Filled text={w.privateDetail} values={{ total: size.total, rate: money(prices().nodes[node.id]) }} />,
      amount: money(own),
    },
    { label: w.public, detail: fillLabel(byTerm ? w.publicCommitted : w.publicDetail, units), amount: money(compute) },
    match.extraGb > 0 && {
      label: w.storage,
      detail: <Filled text={w.storageDetail} values={{ gb: grouped(match.extraGb), rate: money(prices().storagePerGb.blockNvme) }} />,
      amount: money(match.storage),
    },
    {
      label: w.difference,
      detail: own.krw <= other.krw ? w.cheaperPrivate : w.cheaperPublic,
      amount: money({ krw: Math.abs(other.krw - own.krw), usd: Math.abs(other.usd - own.usd) }),
    },
  ];
  const summary = fillLabel(w.summary, {
    vcpu: String(state.vcpu),
    ram: String(state.ram),
    tb: String(state.tb),
    ratio: state.ratio,
    node: node.id,
    total: String(size.total),
    percent: String(state.hours),
  });
  return (
    <Bill
      title={w.title}
      badge={w.badge}
      total={
        <>
          {size.total} <small className="plan-unit">{w.unit}</small>
        </>
      }
      sub={fillLabel(w.sub, { working: String(size.working) })}
      lines={lines.filter((line) => line !== false)}
      action={{ to: quoteHref({ service: "private-cloud-solution", summary }), label: w.ask }}
    />
  );
}
