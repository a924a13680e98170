import "./faq-list.css";
import "./folded.css";
import type { Faq } from "#content/model.ts";
import { still } from "#ui/still.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Inline } from "./inline.tsx";
import { usePageLabels } from "./page-labels.tsx";
import { Eyebrow, Section, type Tone } from "./section.tsx";

type FaqListProps = {
  words: Faq;
  id?: string;
  tone?: Tone;
};

export const FaqList = still("faq", ({ words, id = "faq", tone }: FaqListProps) => {
  const labels = usePageLabels();
  return (
    <Section id={id} tone={tone}>
      <div className="faq columns">
        <div className="faq-head">
          <Eyebrow>{labels.faq}</Eyebrow>
          <h2>{words.heading}</h2>
          <p>
            <TextLink to="/resources/faq">{labels.allQuestions}</TextLink>
          </p>
        </div>
        <div className="faq-items">
          {words.items.map((item) => (
            <details key={item.id} id={item.id} className="fold">
              <summary>
                <h3>{item.question}</h3>
              </summary>
              <div className="faq-answer">
                {item.answer.split("\n\n").map((paragraph) => (
                  <p key={paragraph}>
                    <Inline text={paragraph} />
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
});
