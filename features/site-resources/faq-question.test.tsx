import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { FaqQuestion } from "./faq-question.tsx";

it("a question of the FAQ page folds like those of a service page, not with the browser's own triangle above it", () => {
  const item = { id: "vat", question: "Do prices include VAT?", answer: "No." };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FaqQuestion item={item} words={{ copyLink: "Copy link", copied: "Copied" }} open />
    </MemoryRouter>,
  );
  expect(html).toContain('<details id="vat" class="fold faqx-item" open="">');
});
