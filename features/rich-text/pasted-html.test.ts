import { expect, test } from "vitest";
import { tidyPasted } from "./pasted-html.ts";

const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:38.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

test("customer 18: a word processor's bullets and numbers paste as lists, one inside the other", () => {
  const html = `<p>Before</p>\n${item("·", "<b>One</b>")}\n${item("o", "inside", 2)}\n${item("·", "Two")}<p>After</p>${item("1.", "First")}\n${item("2.", "Second")}`;
  expect(tidyPasted(html)).toBe(
    "<p>Before</p>\n" +
      "<ul><li><p><b>One</b></p><ul><li><p>inside</p></li></ul></li><li><p>Two</p></li></ul>" +
      "<p>After</p><ol><li><p>First</p></li><li><p>Second</p></li></ol>",
  );
});

test("customer 18: a table pastes as lines of aligned columns; a frame around words stays words", () => {
  const table = `<table border=1><tr><td><p>Host</p></td><td><p>이름 &amp; 값</p></td></tr><tr><td>a</td><td>&lt;1&gt;</td></tr></table><p>end</p>`;
  expect(tidyPasted(table)).toBe("<pre><code>Host  이름 &amp; 값\na     &lt;1&gt;</code></pre><p>end</p>");
  const frame = "<table><tr><td><p>Only words</p></td></tr></table>";
  expect(tidyPasted(frame)).toBe(frame);
});

test("whatever is neither is left as it is", () => {
  const html = '<p style="color:red">mso-listless</p><ul><li>x</li></ul>';
  expect(tidyPasted(html)).toBe(html);
});
