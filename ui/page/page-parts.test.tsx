import { describe, expect, it } from "vitest";
import { Adjoining } from "./adjoining.tsx";
import { ComparisonTable } from "./comparison.tsx";
import { FaqList } from "./faq-list.tsx";
import { FigureValue } from "./figure-value.tsx";
import { PriceAnchorBlock } from "./price-anchor.tsx";
import { renderPart } from "./test-labels.tsx";

describe("FaqList", () => {
  const words = {
    heading: "Asked before signing",
    items: [
      { id: "spike", question: "What does a spike cost?", answer: "The same tier.\n\nNo surge price." },
      { id: "login", question: "Are logins cached?", answer: "Use [acceleration](/services/acceleration-service)." },
    ],
  };

  it("gives every question its id, so that a link can open it, and opens the first", () => {
    const html = renderPart(<FaqList words={words} />);
    expect(html).toMatch(/<details id="spike" open="">/);
    expect(html).toMatch(/<details id="login">/);
  });

  it("keeps paragraphs and links of an answer", () => {
    const html = renderPart(<FaqList words={words} />);
    expect(html).toContain("<p>The same tier.</p><p>No surge price.</p>");
    expect(html).toContain('href="/services/acceleration-service"');
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

describe("Adjoining", () => {
  it("leaves out a path that has no page", () => {
    const html = renderPart(<Adjoining words={{ eyebrow: "Sheets", heading: "Next", paths: ["/services/cdn", "/services/none"] }} />);
    expect(html.match(/<li/g)).toHaveLength(1);
    expect(html).toContain("N-01");
  });
});
