import type { ReactNode } from "react";
import { type Answers, answerOptions, type Fit, fitOf, type Question, questions, type Way, ways } from "./choose-way.ts";
import type { ChooserWords } from "./chooser-words.ts";
import { WayMark } from "./way-mark.tsx";
import { WayQuestion } from "./way-question.tsx";

type WayMatrixProps = {
  words: ChooserWords;
  answers: Answers;
  chosen: Way;
  onAnswer: (patch: Partial<Answers>) => void;
};

const markKeys = ["conflict", "partly", "fit"] as const;

/** The words of the questions and reasons are one tree keyed by question, answer and way. */
function reasonFor(words: ChooserWords, question: Question, answer: string, way: Way): string {
  const tree = words.reasons[question] as Record<string, Record<Way, string>>;
  return tree[answer]?.[way] ?? "";
}

export function WayMatrix({ words, answers, chosen, onAnswer }: WayMatrixProps) {
  const cell = (way: Way, children: ReactNode) => (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, some browsers forget that this is a table
    <td key={way} role="cell" className={way === chosen ? "way-on" : undefined} data-way={words.models[way].name}>
      {children}
    </td>
  );

  function questionRow(question: Question) {
    const { legend, options } = words.questions[question];
    const labels = options as Record<string, string>;
    return (
      // biome-ignore lint/a11y/noRedundantRoles: see above
      <tr key={question} role="row" className="way-row">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <th scope="row" role="rowheader">
          <WayQuestion
            name={question}
            legend={legend}
            options={answerOptions[question].map((value) => ({ value, label: labels[value] ?? value }))}
            value={answers[question]}
            onChange={(value) => onAnswer({ [question]: value } as Partial<Answers>)}
          />
        </th>
        {ways.map((way) => {
          const fit: Fit = fitOf(question, answers[question], way);
          return cell(
            way,
            <>
              <WayMark fit={fit} label={words.marks[markKeys[fit]]} />
              <span>{reasonFor(words, question, answers[question], way)}</span>
            </>,
          );
        })}
      </tr>
    );
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className="way-table" role="table">
      <caption className="vh">{words.heading}</caption>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell">
            <ul className="way-legend key">
              {([2, 1, 0] as const).map((fit) => (
                <li key={fit}>
                  <WayMark fit={fit} />
                  {words.marks[markKeys[fit]]}
                </li>
              ))}
            </ul>
          </td>
          {ways.map((way) => (
            <th key={way} scope="col" role="columnheader" className={way === chosen ? "way-on" : undefined}>
              {words.models[way].name}
              {way === chosen ? <em>{words.result.label}</em> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{questions.map(questionRow)}</tbody>
      <tbody role="rowgroup" className="way-facts">
        {words.facts.map(([name, ...values]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {ways.map((way, index) => cell(way, <span>{values[index]}</span>))}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </table>
  );
}
