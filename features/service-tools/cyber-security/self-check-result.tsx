import "#ui/page/inputs/calculator.css";
import { checkQuestions } from "#content/figures/cyber-security.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ShareLink } from "#ui/page/inputs/share-link.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { CheckResult } from "./self-check-score.ts";
import type { SelfCheckWords } from "./self-check-words.ts";

type SelfCheckResultProps = {
  words: SelfCheckWords;
  packageNames: Readonly<Record<"baseline" | "detect" | "regulated", string>>;
  result: CheckResult;
  onReset: () => void;
};

function FunctionBars({ words, result }: Pick<SelfCheckResultProps, "words" | "result">) {
  return (
    <dl className="sc-bars ledger ledger-strong">
      {result.functions.map(({ id, share }) => (
        <div key={id}>
          <dt>{words.functions[id]}</dt>
          <dd>
            <span className="meter">
              <i style={{ width: `${share * 100}%` }} />
            </span>
            <span>{Math.round(share * 100)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Advice({ words, packageNames, result }: Omit<SelfCheckResultProps, "onReset">) {
  const level = words.level[result.level];
  return (
    <>
      <p className="sc-level">
        <b>{level.name}</b> {level.body}
      </p>
      <div className="sc-next">
        <h3>{words.nextTitle}</h3>
        {result.gaps.length === 0 ? (
          <p>{words.nextNone}</p>
        ) : (
          <ol>
            {result.gaps.slice(0, 3).map((id) => (
              <li key={id}>{words.actions[id]}</li>
            ))}
          </ol>
        )}
        {result.package ? (
          <p className="sc-package">
            {words.packageTitle} <b>{packageNames[result.package]}</b>
          </p>
        ) : null}
      </div>
    </>
  );
}

export function SelfCheckResult({ words, packageNames, result, onReset }: SelfCheckResultProps) {
  const done = result.answered === checkQuestions.length;
  const summary = fillLabel(words.summary, {
    score: String(result.score),
    weakest: result.weakest ? words.functions[result.weakest] : "–",
  });
  return (
    <aside className="sc-result" aria-label={words.resultTitle}>
      <div className="sc-held">
        <p className="sc-title">{words.resultTitle}</p>
        <div aria-live="polite">
          <p className="sc-score">
            <b className="num-large">{result.score}</b> <span>{words.outOf}</span>
          </p>
          <p className="sc-answered">{fillLabel(words.answered, { n: String(result.answered) })}</p>
        </div>
        <noscript>
          <p className="sc-count">{words.noScript}</p>
        </noscript>
        <FunctionBars words={words} result={result} />
        {done ? <Advice words={words} packageNames={packageNames} result={result} /> : <p className="sc-how">{words.howScored}</p>}
        {done ? (
          <div className="sc-acts">
            <ButtonLink to={quoteHref({ service: "cyber-security", summary })} wide>
              {words.ask}
            </ButtonLink>
            <AddToEstimate lines={[{ id: "study-security", quantity: 1 }]} />
            <Button kind="quiet" wide onClick={onReset}>
              {words.reset}
            </Button>
            <ShareLink />
          </div>
        ) : null}
      </div>
    </aside>
  );
}
