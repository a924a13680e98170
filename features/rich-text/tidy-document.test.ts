import { expect, test } from "vitest";
import { parseRichText } from "./rich-text.ts";
import { tidyDocument } from "./tidy-document.ts";

test("what the editor adds is left out, and the server takes the rest", () => {
  const tidied = tidyDocument({
    type: "doc",
    content: [
      { type: "paragraph", attrs: { textAlign: null }, content: [{ type: "text", text: "Loss at hop 3", marks: [{ type: "bold" }] }] },
      {
        type: "orderedList",
        attrs: { start: -4, type: null },
        content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "one" }] }] }],
      },
      { type: "codeBlock", attrs: { language: "a language with spaces" }, content: [{ type: "text", text: "mtr -c 200" }] },
      {
        type: "paragraph",
        content: [
          {
            type: "text",
            text: "the report",
            marks: [{ type: "link", attrs: { href: "https://example.com/", target: "_blank", rel: "x", class: null } }],
          },
        ],
      },
      { type: "paragraph" },
      { type: "paragraph", content: [{ type: "text", text: " " }] },
    ],
  });
  expect(parseRichText(tidied)).toEqual(tidied);
  expect(tidied.content).toHaveLength(4);
  expect(tidied.content[1]).toMatchObject({ attrs: { start: 1 } });
  expect(tidied.content[2]).toMatchObject({ attrs: { language: null } });
  expect(JSON.stringify(tidied)).not.toContain("_blank");
});

test("nodes and marks outside the schema vanish instead of failing the whole text", () => {
  const tidied = tidyDocument({
    type: "doc",
    content: [
      { type: "iframe", attrs: { src: "https://evil.example" } },
      { type: "paragraph", content: [{ type: "text", text: "kept", marks: [{ type: "underline" }] }] },
      { type: "image", attrs: { src: "https://evil.example/pixel.png" } },
    ],
  });
  expect(tidied).toEqual({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "kept" }] }] });
});
