import { expect, test } from "vitest";
import { pastedHeadings } from "./pasted-headings.ts";

test("editor frictions: the title of a pasted document becomes a heading, and the others stay below it", () => {
  expect(pastedHeadings("<H1 class='x'>A</H1><h2>B</h2><h3>C</h3><h5>D</h5>")).toBe("<h2 class='x'>A</h2><h3>B</h3><h3>C</h3><h3>D</h3>");
  expect(pastedHeadings("<h2>B</h2><h3>C</h3><h4>D</h4>")).toBe("<h2>B</h2><h3>C</h3><h3>D</h3>");
  expect(pastedHeadings("<p>1 &lt;h1&gt;</p><header>x</header><hr>")).toBe("<p>1 &lt;h1&gt;</p><header>x</header><hr>");
});
