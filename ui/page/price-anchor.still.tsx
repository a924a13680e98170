import "./price-anchor.css";
import type { PriceAnchor } from "#content/model.ts";
import { still } from "#ui/still.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { FigureValue } from "./figure-value.tsx";
import { Inline } from "./inline.tsx";
import { usePageLabels } from "./page-labels.tsx";
import { Eyebrow, Section } from "./section.tsx";

type PriceAnchorBlockProps = {
  words: PriceAnchor;
  /** band: one ruled sheet with the price as its headline · lists: under a calculator that has said it */
  variant?: "band" | "lists";
};

function Items({ heading, items, kind }: { heading: string; items: readonly string[]; kind: "in" | "out" }) {
  return (
    <div className={`price-list price-${kind}`}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const PriceAnchorBlock = still("price", ({ words, variant = "band" }: PriceAnchorBlockProps) => {
  const labels = usePageLabels();
  const lists = (
    <>
      <Items heading={labels.included} items={words.included} kind="in" />
      <Items heading={labels.extra} items={words.extra} kind="out" />
    </>
  );
  if (variant === "lists") {
    return (
      <Section id="price">
        <div className="price price-lists">{lists}</div>
        <p className="price-link">
          <TextLink to={`/resources/pricing#${words.id}`}>{labels.pricesLink}</TextLink>
        </p>
      </Section>
    );
  }
  return (
    <Section id="price">
      <div className="price price-band">
        <div className="price-words">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          <p>
            <Inline text={words.body} />
          </p>
        </div>
        <div className="price-tag">
          <FigureValue value={words.from} size="large" />
          <span className="price-unit">{words.unit}</span>
          {/* Some units say it themselves. */}
          {words.unit.includes(labels.vatExcluded) ? null : <span className="price-vat">{labels.vatExcluded}</span>}
          <TextLink to={`/resources/pricing#${words.id}`}>{labels.pricesLink}</TextLink>
        </div>
        {lists}
      </div>
    </Section>
  );
});
