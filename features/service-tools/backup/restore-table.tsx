import type { page } from "#content/en/services/backup.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { exampleTb, restoreHours, restoreLinks, spanText } from "./restore-time.ts";

type RestoreTableProps = { words: Translation<typeof page>["restore"]; locale: Locale; link: number };

/** The worked examples, which need no script. */
export function RestoreTable({ words, locale, link }: RestoreTableProps) {
  return (
    <div className="rst-table">
      <ScrollBox label={words.tableHeading}>
        <table className="data-table data-table-figures">
          <caption>{words.tableHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{words.tableColumns.amount}</th>
              {restoreLinks.map((value) => (
                <th key={value} scope="col" className={value === link ? "rst-on" : undefined}>
                  {words.links[value]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exampleTb.map((tb) => (
              <tr key={tb}>
                <th scope="row">{tb} TB</th>
                {restoreLinks.map((value) => (
                  <td key={value} className={value === link ? "rst-on" : undefined}>
                    {spanText(restoreHours(tb, value), words, locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="note-large">{words.note}</p>
    </div>
  );
}
