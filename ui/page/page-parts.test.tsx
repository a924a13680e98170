import { describe, expect, it } from "vitest";
import { Closing } from "./closing.still.tsx";
import { ComparisonTable } from "./comparison.tsx";
import { FaqList } from "./faq-list.still.tsx";
import { FigureValue } from "./figure-value.tsx";
import { Folded } from "./folded.tsx";
import { Hero } from "./hero.tsx";
import { Calculator } from "./inputs/calculator.tsx";
import { PriceAnchorBlock } from "./price-anchor.still.tsx";
import { Band, Section, SectionHead } from "./section.tsx";
import { renderPart } from "./test-labels.tsx";

describe("FaqList", () => {
  const words = {
    heading: "Asked before signing",
    items: [
      { id: "spike", question: "What does a spike cost?", answer: "The same tier.\n\nNo surge price." },
      { id: "login", question: "Are logins cached?", answer: "Use [acceleration](/services/acceleration-service)." },
    ],
  };

  it("gives every question its id, so that a link can open it", () => {
    const html = renderPart(<FaqList words={words} />);
    expect(html).toMatch(/<details id="spike" class="fold">/);
    expect(html).toMatch(/<details id="login" class="fold">/);
  });

  it("keeps paragraphs and links of an answer", () => {
    const html = renderPart(<FaqList words={words} />);
    expect(html).toContain("<p>The same tier.</p><p>No surge price.</p>");
    expect(html).toContain('href="/services/acceleration-service"');
  });
});

describe("the first screen", () => {
  const words = {
    h1: "CDN",
    lead: "For shops.",
    secondary: "Estimate the cost",
    price: { before: "from", value: "₩75", after: "per GB", note: "in Korea" },
  };

  it("design 13: where one can begin alone the first action is an account, else a quote with the form filled in", () => {
    const alone = renderPart(<Hero words={words} start="account" service="cdn" />);
    expect(alone).toMatch(/class="btn"[^>]*href="\/signup"|href="\/signup"[^>]*class="btn"/);
    const asked = renderPart(<Hero words={words} start="quote" service="colocation" />);
    expect(asked).toContain('href="/resources/contact-us?intent=sales&amp;service=colocation"');
    expect(asked).not.toContain("/signup");
  });

  it("design 4: says the price in the words and again in the bar of phones", () => {
    const html = renderPart(<Hero words={words} start="account" service="cdn" />);
    expect(html.split('class="hero-price"')).toHaveLength(3);
    expect(html).toContain("in Korea</small>");
  });

  it("ends with the same action and the pages it is used together with", () => {
    const related = { eyebrow: "", heading: "Used together with", paths: ["/services/cdn", "/services/none"] };
    const html = renderPart(<Closing related={related} call={{ heading: "Begin", body: "Now." }} start="account" service="cdn" />);
    expect(html.match(/<section/g)).toHaveLength(1);
    expect(html.match(/<li/g)).toHaveLength(1);
    expect(html).toContain('href="/signup"');
  });
});

describe("Band and Folded", () => {
  const part = (
    <Section id="one">
      <SectionHead heading="Specification" intro="Updated today" />
    </Section>
  );

  it("makes one band of several parts and keeps their addresses", () => {
    const html = renderPart(<Band>{part}</Band>);
    expect(html.match(/<section/g)).toHaveLength(1);
    expect(html).toContain('id="one"');
    expect(html).toContain("<h2>Specification</h2>");
  });

  it("says a folded part's name once", () => {
    const html = renderPart(<Folded heading="Specification">{part}</Folded>);
    expect(html.match(/Specification/g)).toHaveLength(1);
    expect(html).toContain("Updated today");
  });
});

describe("FigureValue", () => {
  it("design 18: a Korean counter belongs to its number, a Latin unit stands apart", () => {
    expect(renderPart(<FigureValue value="38" unit="개 도시" />)).toContain('<small class="fig-counter">개 도시</small>');
    expect(renderPart(<FigureValue value="10" unit="Gbps" />)).toContain("<small>Gbps</small>");
  });
});

describe("ComparisonTable", () => {
  const words = {
    eyebrow: "Two modes",
    heading: "Always-on or on-demand",
    columns: ["", "Always-on", "On-demand"],
    rows: [["Time", "3 s", "5 min"]],
  };

  it("names rows and columns, and lets a keyboard scroll the table", () => {
    const html = renderPart(<ComparisonTable words={words} highlight={1} />);
    expect(html).toMatch(/<section class="cmp cmp-relaid" aria-label="Always-on or on-demand" tabindex="0"/);
    expect(html).toContain('scope="row">Time</th>');
    expect(html).toMatch(
      /class="cmp-on" role="columnheader" scope="col">Always-on|role="columnheader" scope="col" class="cmp-on">Always-on/,
    );
    expect(html).toContain('class="cmp-on">3 s</td>');
  });

  it("leaves the corner over the row names empty when the words do", () => {
    const html = renderPart(<ComparisonTable words={{ ...words, columns: ["Always-on", "On-demand"] }} />);
    expect(html.match(/columnheader/g)).toHaveLength(2);
    expect(html).toContain('<tr role="row"><td role="cell"></td>');
  });
});

describe("PriceAnchorBlock", () => {
  const words = {
    id: "cdn",
    eyebrow: "Price",
    heading: "One rate",
    body: "Per GB.",
    from: "₩75",
    unit: "per GB",
    included: ["TLS"],
    extra: ["WAF"],
  };

  it("links to the price list and says VAT once", () => {
    expect(renderPart(<PriceAnchorBlock words={words} />)).toContain('href="/resources/pricing#cdn"');
    const said = renderPart(<PriceAnchorBlock words={{ ...words, unit: "per GB, VAT excluded" }} />);
    expect(said.match(/VAT excluded/g)).toHaveLength(1);
  });
});

it("look 7: the small drawing of many ways into one stands on one page only", () => {
  const pages = import.meta.glob<string>("../../app/routes/site/*.tsx", { query: "?raw", import: "default", eager: true });
  expect(Object.keys(pages).length).toBeGreaterThan(30);
  expect(Object.keys(pages).filter((path) => pages[path]?.includes("<GlyphFan"))).toHaveLength(1);
});

describe("a calculator", () => {
  it("says that its controls do nothing where scripts do not run", () => {
    const html = renderPart(
      <Calculator bill={<p>₩75</p>} currency={false}>
        <input type="range" name="tb" />
      </Calculator>,
    );
    expect(html).toMatch(/<noscript><p class="calc-off">JavaScript is off/);
  });
});
