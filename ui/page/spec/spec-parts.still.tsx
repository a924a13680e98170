import type { Spec } from "#content/model.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { still } from "../../still.tsx";
import { Inline } from "../inline.tsx";
import { fillLabel, usePageLabels } from "../page-labels.tsx";

export const SpecTables = still("spec", ({ groups }: { groups: Spec["groups"] }) => (
  <div className="spec" data-count={groups.length}>
    {groups.map((group) => (
      <table key={group.caption} className="data-table">
        <caption>{group.caption}</caption>
        <tbody>
          {group.rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Inline text={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
));

/** When the figures were last checked. */
export const SpecUpdated = still("spec-date", ({ date }: { date: string }) => {
  const labels = usePageLabels();
  return <span>{fillLabel(labels.updated, { date: formatDate(date, labels.locale, "UTC") })}</span>;
});
