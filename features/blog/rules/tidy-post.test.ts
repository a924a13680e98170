import { expect, test } from "vitest";
import { parsePostBody } from "./post-schema.ts";
import { tidyPost } from "./tidy-post.ts";

test("what the editor holds becomes what the server takes, and stays the same when it comes back", () => {
  const typed = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2, textAlign: null }, content: [{ type: "text", text: "A" }] },
      {
        type: "paragraph",
        attrs: { class: null },
        content: [
          { type: "text", text: "see", marks: [{ type: "link", attrs: { href: "/services/cdn", target: null, rel: null } }] },
          { type: "footnote", attrs: { text: " " } },
          { type: "footnote", attrs: { text: "RFC 1191" } },
        ],
      },
      { type: "paragraph" },
      { type: "codeBlock", attrs: { language: null, title: null }, content: [{ type: "text", text: "x" }] },
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: [{ type: "tableHeader", attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [{ type: "paragraph" }] }],
          },
        ],
      },
      { type: "callout", attrs: { tone: "warning" }, content: [{ type: "paragraph", content: [{ type: "text", text: "y" }] }] },
    ],
  };
  const tidy = tidyPost(typed);
  expect(JSON.stringify(tidy)).not.toMatch(/textAlign|target|colwidth|" "/);
  expect(parsePostBody(tidy)).toEqual(tidy);
  expect(tidyPost(tidy)).toEqual(tidy);
});
