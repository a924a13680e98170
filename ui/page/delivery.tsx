import "./delivery.css";
import type { CSSProperties, ReactNode } from "react";
import type { Delivery } from "#content/model.ts";
import { Inline } from "./inline.tsx";
import { Section, SectionHead, type Tone } from "./section.tsx";

type DeliveryStepsProps = {
  words: Delivery;
  id?: string;
  /** line: stops on a route · list: a passage down the page beside its heading · rail: columns under a scale bar */
  variant?: "line" | "list" | "rail";
  tone?: Tone;
  /** A drawing between heading and steps. */
  children?: ReactNode;
};

export function DeliverySteps({ words, id = "delivery", variant = "line", tone, children }: DeliveryStepsProps) {
  const head = <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />;
  const style = { "--steps": words.steps.length } as CSSProperties;
  const list = (
    <ol className={`dlv dlv-${variant}`} style={style}>
      {words.steps.map((step) => (
        <li key={step.title} className={step.key ? "dlv-key" : undefined}>
          <b className="dlv-when">{step.when}</b>
          <div>
            <h3>{step.title}</h3>
            <p>
              <Inline text={step.body} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
  return (
    <Section id={id} tone={tone}>
      {variant === "list" ? (
        <div className="sec-aside columns">
          <div className="sec-aside-head">
            {head}
            {children}
          </div>
          {list}
        </div>
      ) : (
        <>
          {head}
          {children}
          {list}
        </>
      )}
    </Section>
  );
}
