import "./spec-sheet.css";
import type { Spec } from "#content/model.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { Inline } from "../inline.tsx";
import { fillLabel, usePageLabels } from "../page-labels.tsx";
import { Section, SectionHead, type Tone } from "../section.tsx";
import { specAsCsv, specAsText } from "./spec-text.ts";
import { SpecTools } from "./spec-tools.tsx";

export function SpecSheet({ words, id = "spec", tone }: { words: Spec; id?: string; tone?: Tone }) {
  const labels = usePageLabels();
  const intro = fillLabel(labels.updated, { date: formatDate(words.updated, labels.locale, "UTC") });
  const tools = <SpecTools text={() => specAsText(words.groups)} csv={() => specAsCsv(words.groups)} fileName={`${id}-${words.updated}`} />;
  return (
    <Section id={id} tone={tone}>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={intro} aside={tools} />
      <div className="spec" data-count={words.groups.length}>
        {words.groups.map((group) => (
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
    </Section>
  );
}
