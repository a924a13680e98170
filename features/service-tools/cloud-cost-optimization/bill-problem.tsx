import "./bill-problem.css";
import type { page } from "#content/en/solutions/cloud-cost-optimization.ts";
import type { Translation } from "#content/model.ts";
import { Eyebrow, Section } from "#ui/page/section.tsx";

/** Problem, design, outcome: a statement on the left, the three stations down the right. */
export function BillProblem({ words }: { words: Translation<typeof page>["problem"] }) {
  return (
    <Section id="problem">
      <div className="bp columns">
        <div className="bp-words">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          <p>{words.body}</p>
        </div>
        <ol className="bp-steps">
          {words.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.body}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
