import "./old-hero.css";
import type { ReactNode } from "react";
import type { Hero as HeroWords } from "#content/model.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FigureValue } from "./figure-value.tsx";

export type Loose<T> = T extends readonly (infer I)[]
  ? readonly Loose<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> }
    : T;

export type OldHeroProps = {
  words: Loose<Pick<HeroWords, "h1" | "lead" | "primary" | "secondary" | "figures">>;
  primaryTo?: string;
  secondaryTo?: string;
  /** split: figures beside the words · stacked: words, drawing, figures · ledger: a strip of large figures under the headline */
  variant?: "split" | "stacked" | "ledger";
  children?: ReactNode;
};

function HeroFigures({ figures = [], large }: { figures?: Loose<HeroWords>["figures"]; large?: boolean }) {
  return (
    <dl className="hero-figures counts">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            <FigureValue value={figure.value} unit={figure.unit} size={large ? "large" : "normal"} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For pages whose words have no `price` yet. */
export function OldHero({ words, primaryTo = "/resources/contact-us", secondaryTo = "#price", variant = "split", children }: OldHeroProps) {
  const lead = <p className="hero-lead">{words.lead}</p>;
  const acts = (
    <div className="hero-acts cluster">
      <ButtonLink to={primaryTo} external={primaryTo.startsWith("#")}>
        {words.primary}
      </ButtonLink>
      <ButtonLink to={secondaryTo} kind="quiet" external={secondaryTo.startsWith("#")}>
        {words.secondary}
      </ButtonLink>
    </div>
  );
  const drawing = children ? <div className="hero-drawing">{children}</div> : null;

  return (
    <div className={`hero hero-${variant}`}>
      <div className="wrap">
        {variant === "split" ? (
          <div className="hero-grid columns">
            <div>
              <h1>{words.h1}</h1>
              {lead}
              {acts}
            </div>
            <HeroFigures figures={words.figures} />
          </div>
        ) : null}
        {variant === "stacked" ? (
          <div className="hero-grid columns">
            <h1>{words.h1}</h1>
            <div>
              {lead}
              {acts}
            </div>
          </div>
        ) : null}
        {variant === "ledger" ? (
          <>
            <h1>{words.h1}</h1>
            <HeroFigures figures={words.figures} large />
            <div className="hero-foot cluster spread">
              {lead}
              {acts}
            </div>
          </>
        ) : null}
        {drawing}
        {variant === "stacked" ? <HeroFigures figures={words.figures} /> : null}
      </div>
    </div>
  );
}
