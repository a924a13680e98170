import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { holdBody } from "./held-body.ts";
import { PostBodyEditor } from "./post-body-editor.tsx";

const text = (words: string) => ({ type: "text" as const, text: words });
const body: PostDocument = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [text("RFC 1191")] },
    { type: "paragraph", content: [text("MTU"), { type: "footnote", attrs: { text: "1,500 B" } }] },
  ],
};

test("desk: headings and footnotes of both languages have ids of their own, and jumps stay in their language", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {locales.map((locale) => (
        <PostBodyEditor
          key={locale}
          id={`body-${locale}`}
          postId="post"
          label={locale}
          lang={locale}
          body={holdBody(body)}
          placeholder=""
          older={[]}
          onChange={() => {}}
        />
      ))}
    </MemoryRouter>,
  );
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(ids.length);
  const jumps = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(jumps.toSorted()).toEqual(ids.toSorted());
});
