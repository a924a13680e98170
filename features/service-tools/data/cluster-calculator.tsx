import type { Locale } from "#content/locales.ts";
import "./cluster-calculator.css";
import type { page } from "#content/en/services/data.ts";
import { databaseSizes, dataFigures } from "#content/figures/data.ts";
import { grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { prices } from "#content/price-list.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { RateDetail } from "#features/service-tools/rate-detail.tsx";
import { Money } from "#ui/money.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type ClusterInput, clusterItems, clusterPrice, databaseSize } from "./cluster-price.ts";
import { SizeTable } from "./size-table.tsx";

type ClusterCalculatorProps = { words: Translation<typeof page>["sizing"]; locale: Locale; id?: string };

const defaults = { size: "D4", gb: 500, shape: "pair", replicas: 0 };
const rules = {
  size: (value: string) => databaseSizes.some(({ id }) => id === value),
  gb: (value: number) => value >= dataFigures.smallestDiskGb && value <= dataFigures.maxTb * 1000,
  shape: (value: string) => value === "pair" || value === "single",
  replicas: (value: number) => Number.isInteger(value) && value >= 0 && value <= 3,
};

export function ClusterCalculator({ words, locale, id = "sizes" }: ClusterCalculatorProps) {
  const [values, set] = useUrlState(defaults, "c", rules);
  const shape = values.shape === "single" ? "single" : "pair";
  const size = databaseSize(values.size) ?? databaseSizes[0];
  const most = (size?.maxTb ?? 1) * 1000;
  const gb = Math.min(values.gb, most);
  const input: ClusterInput = { size: values.size, shape, gb, replicas: values.replicas };
  const price = clusterPrice(input);
  const summary = fillLabel(words.summary, {
    size: values.size,
    shape: words.shapes[shape],
    gb: grouped(gb),
    replicas: String(values.replicas),
  });
  const lines = price
    ? [
        {
          label: words.lines.nodes,
          detail: fillLabel(words.nodesDetail, { count: String(price.nodes), size: price.size.id }),
          amount: <Money {...price.nodePrice} locale={locale} />,
        },
        ...(values.replicas > 0
          ? [
              {
                label: words.lines.replicaNodes,
                detail: fillLabel(words.nodesDetail, { count: String(values.replicas), size: price.size.id }),
                amount: <Money {...price.replicaPrice} locale={locale} />,
              },
            ]
          : []),
        {
          label: words.lines.disks,
          detail: (
            <RateDetail
              text={fillLabel(words.disksDetail, { copies: String(price.copies), gb: grouped(gb) })}
              rate={prices().storagePerGb.blockNvme}
              locale={locale}
            />
          ),
          amount: <Money {...price.diskPrice} locale={locale} />,
        },
      ]
    : [];
  return (
    <Section id={id} tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={
          <Bill
            title={words.bill}
            badge={words.badge}
            total={price ? <Money {...price.total} locale={locale} /> : words.quote}
            sub={price ? words.perMonth : words.quoteOnly}
            lines={lines}
            action={{ to: quoteHref({ service: "data", summary }), label: words.ask }}
            estimate={<AddToEstimate lines={clusterItems(input)} />}
          >
            {price && shape === "single" ? <p>{words.singleWarning}</p> : null}
          </Bill>
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
      >
        <SizeTable
          legend={words.sizeLegend}
          columns={words.columns}
          quote={words.quote}
          locale={locale}
          value={values.size}
          onChange={(next) => set({ size: next })}
        />
        <RangeField
          label={words.disk}
          name="gb"
          value={gb}
          min={dataFigures.smallestDiskGb}
          max={most}
          step={100}
          onChange={(next) => set({ gb: next })}
          format={(value) => (value >= 1000 ? `${value / 1000} TB` : `${value} GB`)}
        />
        <div className="dbs-pair cluster">
          <Segmented
            legend={words.shape}
            name="shape"
            value={shape}
            onChange={(next) => set({ shape: next })}
            options={(["pair", "single"] as const).map((value) => ({ value, label: words.shapes[value] }))}
          />
          <Segmented
            legend={words.replicas}
            name="replicas"
            value={String(values.replicas)}
            onChange={(next) => set({ replicas: Number(next) })}
            options={["0", "1", "2", "3"].map((value) => ({ value, label: value }))}
          />
        </div>
      </Calculator>
    </Section>
  );
}
