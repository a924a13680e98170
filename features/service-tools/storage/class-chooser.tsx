import type { Locale } from "#content/locales.ts";
import "./class-chooser.css";
import type { page } from "#content/en/services/storage.ts";
import type { Access } from "#content/figures/storage.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Money } from "#ui/money.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { CurrencyToggle } from "#ui/page/inputs/currency-toggle.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { accessIds, type ClassFit, chooseClass, volumeCount, type WaitId, waitIds } from "./choose-class.ts";
import { IcebergDrawing } from "./iceberg-drawing.tsx";

type Words = Translation<typeof page>["choose"];
type ClassChooserProps = { words: Words; locale: Locale; id?: string };

const sizes = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const defaults = { access: "http", wait: "50", size: sizes.indexOf(10) };
const rules = {
  access: (value: string) => (accessIds as readonly string[]).includes(value),
  wait: (value: string) => (waitIds as readonly string[]).includes(value),
  size: (value: number) => sizes[value] !== undefined,
};

function Verdict({ entry, words, tb, locale }: { entry: ClassFit; words: Words; tb: number; locale: Locale }) {
  const { storageClass, fit } = entry;
  const good = fit === "chosen" || fit === "fits";
  const count = volumeCount(storageClass, tb);
  const text = fit === "chosen" ? words.chosen : fit === "fits" ? words.fits : words.reasons[fit];
  const gb = tb * 1000;
  return (
    <tr className={`cls-row-${fit}`}>
      <th scope="row">
        {words.classes[storageClass.id].name}
        <small>{words.classes[storageClass.id].fits}</small>
      </th>
      <td className="cls-wait">{words.waitsFor[storageClass.id]}</td>
      <td className="cls-verdict">
        {text}
        {good && count && count > 1 && storageClass.volumeTb ? (
          <small>{fillLabel(words.volumes, { count: String(count), tb: String(storageClass.volumeTb) })}</small>
        ) : null}
      </td>
      <td className="cls-price">
        <Money krw={gb * storageClass.perGb.krw} usd={gb * storageClass.perGb.usd} locale={locale} />
      </td>
    </tr>
  );
}

export function ClassChooser({ words, locale, id = "choose" }: ClassChooserProps) {
  const [values, set] = useUrlState(defaults, undefined, rules);
  const wait = values.wait as WaitId;
  const tb = sizes[values.size] ?? 10;
  const fits = chooseClass(values.access as Access, wait);
  const none = !fits.some(({ fit }) => fit === "chosen");
  return (
    <Chart caption={words.note} id={id}>
      <SheetHead sheet={words.sheet} heading={words.heading} intro={words.intro}>
        <RangeField
          label={words.sizeLabel}
          name="size"
          value={values.size}
          min={0}
          max={sizes.length - 1}
          step={1}
          onChange={(size) => set({ size })}
          format={(at) => `${sizes[at] ?? 0} TB`}
        />
      </SheetHead>
      <div className="cls-questions cluster strip-top">
        <Segmented
          legend={words.accessLegend}
          name="access"
          value={values.access}
          onChange={(access) => set({ access })}
          options={accessIds.map((value) => ({ value: value as string, label: words.access[value] }))}
        />
        <Segmented
          legend={words.waitLegend}
          name="wait"
          value={values.wait}
          onChange={(next) => set({ wait: next })}
          options={waitIds.map((value) => ({ value: value as string, label: words.waits[value] }))}
        />
      </div>
      <IcebergDrawing
        words={words.drawing}
        names={words.classes}
        waits={words.waitsFor}
        limitName={words.waits[wait]}
        fits={fits}
        wait={wait}
        locale={locale}
      />
      {none ? (
        <div className="cls-none" role="status">
          <b>{words.none.title}</b>
          <p>{words.none.body}</p>
        </div>
      ) : null}
      <div className="cls-top cluster spread strip">
        <CurrencyToggle />
        <span>
          {tb} TB, {words.perMonth}
        </span>
      </div>
      <table className="cls-table data-table data-table-framed data-table-stack">
        <caption className="vh">{words.drawing.title}</caption>
        <tbody aria-live="polite">
          {fits.map((entry) => (
            <Verdict key={entry.storageClass.id} entry={entry} words={words} tb={tb} locale={locale} />
          ))}
        </tbody>
      </table>
    </Chart>
  );
}
