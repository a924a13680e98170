import "./adjoining.css";
import type { Related } from "#content/model.ts";
import { usePageLabels } from "./page-labels.tsx";
import { PageLink } from "./page-link.tsx";
import { Eyebrow, Section, type Tone } from "./section.tsx";
import { sheetCode } from "./sheet-code.ts";

/** Related pages, as the sheets that join this chart at its edges. */
export function Adjoining({ words, id = "related", tone }: { words: Related; id?: string; tone?: Tone }) {
  const { entries } = usePageLabels();
  return (
    <Section id={id} tone={tone}>
      <div className="adj">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.heading}</h2>
        <ul>
          {words.paths.map((path) => {
            const entry = entries[path];
            if (!entry) return null;
            return (
              <li key={path} data-family={entry.family}>
                <PageLink to={path}>
                  <em aria-hidden="true">{sheetCode(path, entries)}</em>
                  <b>{entry.name}</b>
                  <span>{entry.line}</span>
                  <i>{entry.figure}</i>
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
