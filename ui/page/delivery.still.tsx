import "./delivery.css";
import type { CSSProperties, ReactNode } from "react";
import type { Delivery } from "#content/model.ts";
import { still } from "#ui/still.tsx";
import { Inline } from "./inline.tsx";
import { Section, SectionHead, type Tone } from "./section.tsx";

type DeliveryStepsProps = {
  words: Delivery;
  id?: string;
  tone?: Tone;
  /** A drawing between heading and steps, as still as they are. */
  children?: ReactNode;
};

export const DeliverySteps = still("delivery", ({ words, id = "delivery", tone, children }: DeliveryStepsProps) => {
  const head = <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />;
  const style = { "--steps": words.steps.length } as CSSProperties;
  const list = (
    <ol className="dlv" style={style}>
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
      {head}
      {children}
      {list}
    </Section>
  );
});
