import "./price-strip.css";
import { Link } from "react-router";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { still } from "#ui/still.tsx";
import { TextLink } from "#ui/text-link.tsx";

export type PriceStripWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  items: readonly { id: string; name: string; price: string; unit: string; detail: string }[];
  link: string;
};

export const PriceStrip = still("prices", ({ words }: { words: PriceStripWords }) => {
  return (
    <Section tone="wash" id="price">
      <SectionHead
        eyebrow={words.eyebrow}
        heading={words.heading}
        intro={words.intro}
        aside={<TextLink to="/resources/pricing">{words.link}</TextLink>}
      />
      <ul className="pstrip panes framed">
        {words.items.map((item) => (
          <li key={item.id}>
            <Link to={`/resources/pricing#${item.id}`}>
              <b>{item.name}</b>
              <span className="pstrip-price">{item.price}</span>
              <span className="pstrip-unit">{item.unit}</span>
              <span className="pstrip-detail">{item.detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
});
