import "./way-chooser.css";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { oneOf } from "#features/service-tools/url-rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions } from "#ui/page/inputs/calculator.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type Answers, answerOptions, firstAnswers, type Question, questions, recommendWay } from "./choose-way.ts";
import type { ChooserWords } from "./chooser-words.ts";
import { WayMatrix } from "./way-matrix.tsx";

const rules = {
  load: oneOf(answerOptions.load),
  isolation: oneOf(answerOptions.isolation),
  patch: oneOf(answerOptions.patch),
  place: oneOf(answerOptions.place),
};

function answerWords(words: ChooserWords, answers: Answers, question: Question): string {
  const { options } = words.questions[question] as { options: Record<string, string> };
  return options[answers[question]] ?? "";
}

export function WayChooser({ words }: { words: ChooserWords }) {
  const [answers, setAnswers] = useUrlState<Answers>(firstAnswers, undefined, rules);
  const verdict = recommendWay(answers);
  const model = words.models[verdict.way];
  const chosen = Object.fromEntries(questions.map((question) => [question, answerWords(words, answers, question)]));
  const summary = fillLabel(words.result.summary, { ...chosen, model: model.name });
  const counted = fillLabel(words.result.fits, { fit: String(verdict.fits), partly: String(verdict.partly) });

  return (
    <Section id="chooser">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart>
        <div className="way">
          <div className="way-result columns-late strip-top" aria-live="polite">
            <p className="way-result-label lead-in">{words.result.label}</p>
            <p className="way-result-name">{model.name}</p>
            <p className="way-result-count">{verdict.conflicts > 0 ? words.result.conflict : counted}</p>
            <div className="way-result-acts cluster">
              <ButtonLink to={quoteHref({ service: "cloud", summary })} size="small">
                {words.result.ask}
              </ButtonLink>
              <TextLink to={model.to}>{words.result.open}</TextLink>
            </div>
          </div>
          <WayMatrix words={words} answers={answers} chosen={verdict.way} onAnswer={setAnswers} />
        </div>
      </Chart>
      <div className="way-notes">
        <Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />
      </div>
    </Section>
  );
}
