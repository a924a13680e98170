// The first screen of a service or solution page:
//
//   const begin = { start: "account", service: "cdn" } as const;      // or start: "quote"
//   <Hero words={words.hero} {...begin} secondaryTo="#rates" wide>    // words: h1, lead, secondary, price: startingPrice(…) | quotedPrice(…)
//     <CdnPath … />                                                   // live, beside the words; `wide`: across the page below them
//   </Hero>
//   <LocalNav title={…} items={…} {...begin} />
//   <Band><DataSheet … /><LimitsSection … /></Band>                   // several parts as one band; <Folded heading={…}> for long tables
//   <Closing related={words.related} call={words.call} {...begin} />
import "./hero.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { HeroPrice, Hero as HeroWords } from "#content/model.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Amount } from "#ui/money.tsx";
import { LaterStyles } from "./later-styles.tsx";
import { PartPlace } from "./section.tsx";
import { type Start, useStart } from "./start.ts";

type HeroProps = Start & {
  words: HeroWords;
  secondaryTo?: string;
  /** The drawing needs the width of the page: it stands below the words, not beside them. */
  wide?: boolean;
  children?: ReactNode;
};

function Price({ price }: { price: HeroPrice }) {
  return (
    <>
      {price.before ? <span>{price.before} </span> : null}
      <b>
        <Amount text={price.value} />
      </b>
      {price.after ? <span>{/^[\uac00-\ud7af]/.test(price.after) ? price.after : ` ${price.after}`}</span> : null}
    </>
  );
}

/** Whether the reader has scrolled past it. */
function usePassed() {
  const ref = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([change]) => {
      if (change) setPassed(!change.isIntersecting && change.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, passed };
}

export function Hero({ words, secondaryTo = "#price", wide, children, ...begin }: HeroProps) {
  const { first } = useStart(begin);
  const { ref, passed } = usePassed();
  return (
    <>
      <section className={`hero-screen ${wide || !children ? "hero-wide" : ""}`}>
        <div className="wrap">
          <div className="hero-words">
            <h1>{words.h1}</h1>
            <p className="hero-lead">{words.lead}</p>
          </div>
          <div className="hero-offer">
            <p className="hero-price">
              <Price price={words.price} />
              <small>{words.price.note}</small>
            </p>
            <div ref={ref} className="hero-acts cluster">
              <ButtonLink to={first.to}>{first.label}</ButtonLink>
              <ButtonLink to={secondaryTo} kind="quiet" external={secondaryTo.startsWith("#")}>
                {words.secondary}
              </ButtonLink>
            </div>
          </div>
          <LaterStyles />
          {children ? (
            <div className="hero-live after-words">
              <PartPlace value="hero">{children}</PartPlace>
            </div>
          ) : null}
        </div>
      </section>
      {/* Phones: price and action stay at the bottom edge once those above are out of sight. */}
      <div className="hero-bar" data-shown={passed}>
        <p className="hero-price">
          <Price price={words.price} />
        </p>
        <ButtonLink to={first.to} size="small">
          {first.label}
        </ButtonLink>
      </div>
    </>
  );
}
