import type { page } from "#content/en/services/storage.ts";
import { grouped } from "#content/format.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { Money } from "#ui/money.tsx";
import { lifecycleCost } from "./lifecycle-cost.ts";

type LifecycleTableProps = {
  words: Translation<typeof page>["lifecycle"];
  gbPerDay: number;
  keepDays: number;
  hotDays: number;
  locale: Locale;
};

const examples = [7, 30, 90, 180];

function percentText(share: number): string {
  const percent = Math.round(share * 100);
  return percent < 0 ? `−${-percent}%` : `${percent}%`;
}

/** The same data moved on other days: bars for what stays hot, what lies in the archive and what the minimum adds. */
export function LifecycleTable({ words, gbPerDay, keepDays, hotDays, locale }: LifecycleTableProps) {
  const rows = [...new Set([...examples.filter((days) => days < keepDays), Math.min(hotDays, keepDays), keepDays])].sort((a, b) => a - b);
  const widest = Math.max(...rows.map((days) => lifecycleCost({ gbPerDay, keepDays, hotDays: days }).total.krw), 1);
  const dayWord = (days: number) => `${grouped(days)}${localeTraits[locale].counterGap}${words.days}`;
  return (
    <div className="lcy">
      <h3>{words.tableHeading}</h3>
      <table className="data-table data-table-figures">
        <thead>
          <tr>
            <th scope="col">{words.tableColumns.hot}</th>
            <td />
            <th scope="col">{words.tableColumns.cost}</th>
            <th scope="col">{words.tableColumns.saved}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((days) => {
            const cost = lifecycleCost({ gbPerDay, keepDays, hotDays: days });
            return (
              <tr key={days} className={days === Math.min(hotDays, keepDays) ? "lcy-on" : undefined}>
                <th scope="row">{days >= keepDays ? words.never : dayWord(days)}</th>
                <td aria-hidden="true">
                  <div className="lcy-bar">
                    <i className="lcy-hot" style={{ width: `${(cost.hot.krw / widest) * 100}%` }} />
                    <i className="lcy-cold" style={{ width: `${(cost.archive.krw / widest) * 100}%` }} />
                  </div>
                </td>
                <td>
                  <Money {...cost.total} locale={locale} />
                </td>
                <td>{percentText(cost.savedShare)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
