import "#ui/page/inputs/segmented.css";
import "./self-check.css";
import { useRef } from "react";
import { checkQuestions } from "#content/figures/cyber-security.ts";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useEarlyInput } from "#ui/use-early-input.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { SelfCheckResult } from "./self-check-result.tsx";
import { checkResult, isAnswerText, noAnswers, parseAnswers, withAnswer } from "./self-check-score.ts";
import type { SelfCheckWords } from "./self-check-words.ts";

const values = ["0", "1", "2"] as const;

/** What was ticked before scripts ran. */
function tickedAnswers(form: HTMLFormElement): string {
  const data = new FormData(form);
  return checkQuestions.map(({ id }) => data.get(`check-${id}`) ?? "-").join("");
}

type SelfCheckProps = { words: SelfCheckWords; packageNames: Readonly<Record<"baseline" | "detect" | "regulated", string>> };

export function SelfCheck({ words, packageNames }: SelfCheckProps) {
  const [state, set] = useUrlState({ check: noAnswers }, undefined, { check: isAnswerText });
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, tickedAnswers, noAnswers, (check) => set({ check }));
  const answers = parseAnswers(state.check);

  return (
    <Section id="check">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <form className="sc panes framed" ref={form} onSubmit={(event) => event.preventDefault()}>
        <ol className="sc-list">
          {checkQuestions.map((question, index) => (
            <li key={question.id}>
              <fieldset>
                <legend>
                  <small>{words.functions[question.function]}</small>
                  {words.questions[question.id]}
                </legend>
                <div className="seg seg-options cluster sc-options">
                  {values.map((value) => (
                    <label key={value}>
                      <input
                        type="radio"
                        name={`check-${question.id}`}
                        value={value}
                        checked={answers[index] === Number(value)}
                        onChange={() => set({ check: withAnswer(state.check, index, Number(value) as 0 | 1 | 2) })}
                      />
                      <span>{words.answers[value]}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
        <SelfCheckResult
          words={words}
          packageNames={packageNames}
          result={checkResult(answers)}
          onReset={() => set({ check: noAnswers })}
        />
      </form>
    </Section>
  );
}
