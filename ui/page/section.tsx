import "./section.css";
import type { ReactNode } from "react";
import { Inline } from "./inline.tsx";

export type Tone = "paper" | "mist" | "wash";

type SectionProps = { id?: string; tone?: Tone; tight?: boolean; className?: string; children: ReactNode };

/** A band of the page. Two bands of the same tone in a row share one gap. */
export function Section({ id, tone = "paper", tight, className = "", children }: SectionProps) {
  return (
    <section id={id} className={`sec sec-${tone} ${tight ? "sec-tight" : ""} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="eyebrow">{children}</p>;
}

type SectionHeadProps = { eyebrow?: string; heading: string; intro?: string; aside?: ReactNode };

export function SectionHead({ eyebrow, heading, intro, aside }: SectionHeadProps) {
  return (
    <div className={aside ? "sec-head sec-head-aside" : "sec-head"}>
      <div className="sec-head-words">
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <h2>{heading}</h2>
        {intro ? (
          <p className="sec-intro">
            <Inline text={intro} />
          </p>
        ) : null}
      </div>
      {aside ? <div className="sec-head-side">{aside}</div> : null}
    </div>
  );
}
