import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { PeopleList } from "./people-list.tsx";

const words = { items: [{ role: "Network", answers: "Backbone" }], contact: "Reach" };
const draw = (person: (typeof brand.people)["network"], locale: "en" | "ko") =>
  renderToStaticMarkup(<PeopleList words={words} roles={[{ person, mailbox: "noc@example.com" }]} locale={locale} />);

test("a role has a name and a portrait only where the settings give them", () => {
  const person = { name: { en: "Kim Haneul", ko: "김하늘" }, portrait: "/people/network.webp" };
  expect(draw(person, "en")).toContain("Kim Haneul");
  expect(draw(person, "ko")).toContain("김하늘");
  expect(draw(person, "en")).toContain('src="/people/network.webp"');
  expect(draw({ ...person, portrait: "" }, "en")).not.toContain("<img");
  expect(draw(null, "en")).toMatch(/<p><b>Network<\/b><\/p>/);
});

test("the sample provider has no invented people", () => {
  if (brand.sampleData) expect(Object.values(brand.people).filter(Boolean)).toEqual([]);
});
