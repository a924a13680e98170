import "./section.css";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { Inline } from "./inline.tsx";

export type Tone = "paper" | "mist" | "wash";

type SectionProps = { id?: string; tone?: Tone; tight?: boolean; className?: string; children: ReactNode };

const Place = createContext<"band" | "fold" | "hero" | undefined>(undefined);

/** Where the parts inside stand: in a band with others, folded away under a name, or in the first screen, whose h1 has said it. */
export function PartPlace({ value, children }: { value: "band" | "fold" | "hero"; children: ReactNode }) {
  return <Place value={value}>{children}</Place>;
}

/** A band of the page, or one part of it inside a Band or a Folded. Two bands of the same tone in a row share one gap. */
export function Section({ id, tone = "paper", tight, className = "", children }: SectionProps) {
  if (useContext(Place))
    return (
      <div id={id} className={`sec-part ${className}`}>
        {children}
      </div>
    );
  return (
    <section id={id} className={`sec sec-${tone} ${tight ? "sec-tight" : ""} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

/** Several parts as one band. */
export function Band({ id, tone, children }: { id?: string; tone?: Tone; children: ReactNode }) {
  return (
    <Section id={id} tone={tone} className="sec-band">
      <PartPlace value="band">{children}</PartPlace>
    </Section>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="eyebrow">{children}</p>;
}

type SectionHeadProps = { eyebrow?: string; heading: string; intro?: string | ReactElement; aside?: ReactNode };

export function SectionHead({ eyebrow, heading, intro, aside }: SectionHeadProps) {
  const place = useContext(Place);
  const folded = place === "fold";
  if (place === "hero") return <h2 className="vh">{heading}</h2>;
  if (folded && !intro && !aside) return null;
  return (
    <div className={aside ? "sec-head sec-head-aside" : "sec-head"}>
      <div className="sec-head-words">
        {eyebrow && !folded ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        {folded ? null : <h2>{heading}</h2>}
        {intro ? <p className="sec-intro">{typeof intro === "string" ? <Inline text={intro} /> : intro}</p> : null}
      </div>
      {aside ? <div className="sec-head-side">{aside}</div> : null}
    </div>
  );
}
