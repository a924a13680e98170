import type { Locale } from "#content/locales.ts";
import "./class-chooser.css";
import type { page } from "#content/en/services/storage.ts";
import type { Access } from "#content/figures/storage.ts";
import type { Translation } from "#content/model.ts";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { accessIds, chooseClass, type WaitId, waitIds } from "./choose-class.ts";
import { IcebergDrawing } from "./iceberg-drawing.tsx";

type Words = Translation<typeof page>["choose"];

const defaults = { access: "http", wait: "50" };
const rules = {
  access: (value: string) => (accessIds as readonly string[]).includes(value),
  wait: (value: string) => (waitIds as readonly string[]).includes(value),
};

/** Two questions, the five classes as soundings, and the cheapest class that meets both answers. */
export function ClassChooser({ words, locale }: { words: Words; locale: Locale }) {
  const [values, set] = useUrlState(defaults, undefined, rules);
  const wait = values.wait as WaitId;
  const fits = chooseClass(values.access as Access, wait);
  const chosen = fits.find(({ fit }) => fit === "chosen")?.storageClass;
  return (
    <Chart caption={words.note} id="choose">
      <div className="cls-questions strip-top">
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
      <p className={chosen ? "cls-verdict strip" : "cls-verdict cls-none strip"} role="status">
        <b>{chosen ? words.classes[chosen.id].name : words.none.title}</b> {chosen ? words.classes[chosen.id].fits : words.none.body}
      </p>
    </Chart>
  );
}
