import "./faq-list.css";
import "./folded.css";
import { useEffect, useRef } from "react";
import type { Faq } from "#content/model.ts";
import { TextLink } from "#ui/text-link.tsx";
import { Inline } from "./inline.tsx";
import { usePageLabels } from "./page-labels.tsx";
import { Eyebrow, Section, type Tone } from "./section.tsx";

type FaqListProps = {
  words: Faq;
  id?: string;
  tone?: Tone;
};

/** Opens the question whose id is in the address, now and whenever the address changes. */
function useOpenedByHash() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function open() {
      const id = decodeURIComponent(location.hash.slice(1));
      const target = id ? document.getElementById(id) : null;
      if (!(target instanceof HTMLDetailsElement) || !list.current?.contains(target)) return;
      target.open = true;
      target.scrollIntoView({ block: "start" });
    }
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return list;
}

export function FaqList({ words, id = "faq", tone }: FaqListProps) {
  const labels = usePageLabels();
  const list = useOpenedByHash();
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
        <div ref={list} className="faq-items">
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
}
