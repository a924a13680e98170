import { diskPairs, serverHosting } from "#content/figures/server-hosting.ts";
import { grouped, usd, won } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { type Price, prices, termDiscounts } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { Filled } from "#features/service-tools/filled.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Money } from "#ui/money.tsx";
import { Bill, type BillLine } from "#ui/page/inputs/calculator.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { ConfiguratorWords } from "./configurator-words.ts";
import { DeliveryDate } from "./delivery-date.tsx";
import { type ServerOrder, serverItems, serverQuote } from "./server-quote.ts";

type ServerBillProps = { words: ConfiguratorWords; locale: Locale; order: ServerOrder };

export function ServerBill({ words, locale, order }: ServerBillProps) {
  const { bill: w } = words;
  const quote = serverQuote(order);
  const money = (price: Price) => <Money {...price} locale={locale} />;
  const count = String(order.count);
  const pair = diskPairs.find((candidate) => candidate.id === order.disk);
  const lines: (BillLine | false)[] = [
    { label: fillLabel(w.server, { count, model: order.model.id }), detail: w.serverDetail, amount: money(quote.server) },
    quote.ram.krw > 0 && {
      label: w.ram,
      detail: fillLabel(w.ramDetail, { gb: String(order.ramGb - order.model.ramGb) }),
      amount: money(quote.ram),
    },
    quote.disk.krw > 0 && { label: w.disk, detail: words.disks[order.disk], amount: money(quote.disk) },
    quote.discount.krw < 0 && {
      label: w.term,
      detail: fillLabel(w.termDetail, { percent: String(termDiscounts[order.term] * 100) }),
      amount: money(quote.discount),
    },
    quote.windows.krw > 0 && {
      label: w.os,
      detail: <Filled text={w.osDetail} values={{ cores: quote.windowsCores, rate: money(prices().serverExtras.windowsPerCore) }} />,
      amount: money(quote.windows),
    },
    quote.bandwidth.krw > 0 && {
      label: w.bandwidth,
      detail: (
        <Filled
          text={w.bandwidthDetail}
          values={{
            mbps: grouped((order.mbps - serverHosting.committedMbps) * order.count),
            rate: money(prices().colocationExtras.bandwidthPerMbps),
          }}
        />
      ),
      amount: money(quote.bandwidth),
    },
    quote.backup.krw > 0 && {
      label: w.backup,
      detail: (
        <Filled
          text={w.backupDetail}
          values={{
            count,
            agent: money(prices().backup.agentServer),
            gb: grouped(order.backupGb),
            rate: money(prices().backup.vaultPerGb),
          }}
        />
      ),
      amount: money(quote.backup),
    },
  ];
  const summary = fillLabel(w.summary, {
    count,
    model: order.model.id,
    ram: String(order.ramGb),
    disk: pair?.label || words.disks.none,
    os: words.oses[order.os],
    mbps: String(order.mbps),
    backup: grouped(order.backupGb),
    term: words.terms[String(order.term) as keyof typeof words.terms],
    total: `${won(quote.total.krw, locale)} (${usd(Math.round(quote.total.usd))})`,
  });
  return (
    <Bill
      title={w.title}
      badge={w.badge}
      total={<Money krw={quote.total.krw} usd={Math.round(quote.total.usd)} locale={locale} />}
      sub={w.sub}
      lines={lines.filter((line) => line !== false)}
      action={{ to: quoteHref({ service: "server-hosting", summary }), label: w.ask }}
      estimate={<AddToEstimate lines={serverItems(order)} term={order.term} />}
    >
      <p>{quote.setup.krw > 0 ? <Filled text={w.setup} values={{ amount: money(quote.setup) }} /> : w.setupFree}</p>
      <DeliveryDate words={words.delivery} locale={locale} custom={quote.custom} />
    </Bill>
  );
}
