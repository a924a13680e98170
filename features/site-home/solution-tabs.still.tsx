import "./solution-tabs.css";
import { type SolutionSlug, solutions } from "#content/pages.ts";
import { FigureValue } from "#ui/page/figure-value.tsx";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { still } from "#ui/still.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { type SketchLabels, SolutionSketch } from "./solution-sketch.tsx";

export type SolutionWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  legend: string;
  labels: { problem: string; design: string; outcome: string; more: string };
  items: readonly {
    path: string;
    problem: string;
    design: string;
    outcome: { value: string; unit?: string | undefined; label: string };
    sketch: readonly (readonly { label: string; sub: string }[])[];
  }[];
};

/** Eight radio buttons and their sheets: beside each other on a wide screen, one under its own button on a phone. No script needed. */
export const SolutionTabs = still("solutions", ({ words }: { words: SolutionWords }) => {
  const { entries } = usePageLabels();
  const { labels } = words;
  return (
    <Section id="solutions">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <fieldset className="sol">
        <legend className="vh">{words.legend}</legend>
        {words.items.map((item, index) => {
          const slug = item.path.split("/")[2] as SolutionSlug;
          const name = entries[item.path]?.name ?? "";
          const family = solutions.find((solution) => solution.slug === slug)?.family;
          return [
            <label key={slug} className="sol-tab" data-family={family}>
              <input type="radio" name="solution" value={slug} defaultChecked={index === 0} />
              <span>{name}</span>
              <em>{entries[item.path]?.figure}</em>
            </label>,
            <div key={`${slug}-sheet`} className="sol-sheet" data-family={family}>
              <h3 className="vh">{name}</h3>
              <p className="sol-problem">
                <span>{labels.problem}</span>
                {item.problem}
              </p>
              <SolutionSketch
                slug={slug}
                title={`${name}: ${labels.design}`}
                description={item.design}
                labels={item.sketch as SketchLabels}
              />
              <p className="sol-design">
                <span>{labels.design}</span>
                {item.design}
              </p>
              <div className="sol-outcome">
                <span>{labels.outcome}</span>
                <FigureValue value={item.outcome.value} unit={item.outcome.unit} size="large" />
                <p>{item.outcome.label}</p>
                <TextLink to={item.path} viewTransition>
                  {labels.more}
                </TextLink>
              </div>
            </div>,
          ];
        })}
      </fieldset>
    </Section>
  );
});
