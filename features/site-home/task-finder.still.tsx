import "./task-finder.css";
import { Link } from "react-router";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { still } from "#ui/still.tsx";

export type FinderWords = {
  eyebrow: string;
  heading: string;
  items: readonly { verb: string; line: string; paths: readonly string[] }[];
};

/** Six verbs, each leading straight to the pages that do it. Each row is laid out when it comes near: all of them at once were the longest task of
 * the first seconds. */
export const TaskFinder = still("tasks", ({ words }: { words: FinderWords }) => {
  const { entries } = usePageLabels();
  return (
    <Section>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} />
      <ul className="task">
        {words.items.map((item) => (
          <li key={item.verb} className="band">
            <h3>{item.verb}</h3>
            <p>{item.line}</p>
            <ul>
              {item.paths.map((path) => (
                <li key={path} data-family={entries[path]?.family}>
                  <Link to={path}>{entries[path]?.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
});
