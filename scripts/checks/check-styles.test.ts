import { expect, test } from "vitest";
import { checkImports, checkMoves, checkNames, checkSheet, checkUsed } from "./check-styles.ts";

const sheet = (file: string, text: string) => ({ file, text });

test("text has one of ten sizes, layouts change at one of four widths", () => {
  const found = checkSheet(
    sheet(
      "ui/x.css",
      ".a { font-size: 14px; font: 500 var(--text-xs) / 1.4 var(--mono); }\n@media (max-width: 56em) {\n.a { color: red; } }",
    ),
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toContain("ui/x.css:1 sets text at 14px");
  expect(found[1]).toContain("ui/x.css:2 changes at max-width: 56em");
});

test("text and its lines follow the size that the reader's browser is set to; a drawing is scaled as a whole", () => {
  for (const rule of [
    ":root { --text-md: 15px; }",
    ":root { --text-3xl: clamp(27px, 2.6vw, 36px); }",
    ".a { line-height: 22px; }",
    ".a { font: 500 var(--text-md) / 22px var(--sans); }",
  ])
    expect(checkSheet(sheet("ui/x.css", rule))[0], rule).toContain("ui/x.css:1 sets text or its lines in pixels");
  for (const rule of [
    ":root { --text-md: 0.9375rem; --pad: 32px; }",
    "svg { --text-md: 15px; }",
    ".a { line-height: 1.375rem; padding: 4px; }",
    ".a { font: 500 var(--text-md) / 1.4 var(--sans); width: 1.375rem; }",
  ])
    expect(checkSheet(sheet("ui/x.css", rule)), rule).toEqual([]);
});

test("a box grows with the text that is in it, and a layout narrows as soon as its text has no room", () => {
  for (const rule of [
    ".a { width: 32px; height: 32px; font-size: var(--text-xs); }",
    "@media (max-width: 40em) { .a { font: 500 var(--text-md) / 1.4 var(--sans); height: 22.5px } }",
    "/* { */ .a { max-height: 40px; font: 500 var(--text-md) / 1.4 var(--sans); }",
  ])
    expect(checkSheet(sheet("ui/x.css", rule))[0], rule).toContain("ui/x.css:1 sets the size of its text and a ");
  for (const rule of ["@media (max-width: 860px) { }", "@container queue (min-width: 760px) { }", "@media (max-height: 400px) { }"])
    expect(checkSheet(sheet("ui/x.css", rule)).join(), rule).toContain("changes at a number of pixels");
  for (const rule of [
    ".a { width: 2rem; height: 2rem; font-size: var(--text-xs); }",
    ".a { min-height: 22px; max-width: 460px; border-width: 3px; font-size: var(--text-xs); }",
    ".a { width: 32px; height: 32px; }",
    ".a { width: min(100%, 336px); font-size: var(--text-xs); }",
    "@media (max-width: 53.75em) and (max-height: 30em) { .a { color: red; } }",
    "@container queue (min-width: 47.5rem) { .a { color: red; } }",
  ])
    expect(checkSheet(sheet("ui/x.css", rule)), rule).toEqual([]);
});

test("a prefix means one thing: two features never share one", () => {
  const found = checkNames([
    sheet("features/tickets/a.css", ".tk-row { color: red; }"),
    sheet("features/enquiries/b.css", "@layer components {\n  body.ko .tk-head {\n    color: red;\n  }\n}"),
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("features/enquiries/b.css:1 has a rule for .tk-head, which belongs to features/tickets");
});

test("a shared part is adjusted together with an own class only", () => {
  const shared = sheet("ui/styles/button.css", ".btn { color: red; }");
  expect(checkNames([shared, sheet("features/chat/a.css", ".chat-head .btn, .chat-foot > :is(.btn, a) { color: red; }")])).toEqual([]);
  expect(checkNames([shared, sheet("features/chat/a.css", ".btn .chat-mark,\n.chat-head a,\n.btn:hover { color: red; }")])).toHaveLength(1);
});

test("each tool of service-tools owns its prefix; what it puts into a drawing may be named inside the drawing", () => {
  const drawing = sheet("ui/diagrams/diagram.css", ".dgm { color: red; }");
  const line = sheet("features/service-tools/line/a.css", ".dgm .line-code { fill: red; }\n.line-map { color: red; }");
  expect(checkNames([drawing, line])).toEqual([]);
  expect(checkNames([drawing, line, sheet("features/service-tools/vpn/b.css", ".line-map { color: red; }")])[0]).toContain(
    "features/service-tools/vpn/b.css:1 has a rule for .line-map, which belongs to features/service-tools/line",
  );
});

test("a part of another feature is not changed from outside", () => {
  const rich = sheet("features/rich-text/a.css", ".rich-box { color: red; }");
  expect(checkNames([rich, sheet("features/tickets/b.css", ".ticket-reply > .rich-box { color: red; }")])[0]).toContain(
    "changes .rich-box, which is a part of features/rich-text",
  );
});

test("a feature does not import a sheet of another", () => {
  const found = checkImports([
    sheet(
      "features/blog/editor.tsx",
      'import "#features/rich-text/rich-text.css";\nimport "#features/blog/post.css";\nimport "#ui/styles/fields.css";',
    ),
    sheet("app/routes/x.tsx", 'import "#features/blog/post.css";'),
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("imports a sheet of features/rich-text");
});

test("a rule for a class that no component names is found; a name put together of pieces is not", () => {
  const sheets = [sheet("features/x/a.css", ".x-row { color: red; }\n.x-tone-late { color: red; }\n.x-row .x-gone { color: red; }")];
  const found = checkUsed(sheets, [
    sheet("features/x/a.tsx", `const a = <i className="x-row" />, b = <i className={\`x-tone-\${tone}\`} />;`),
  ]);
  expect(found).toEqual([expect.stringMatching(/^features.x.a.css:\d has a rule for .x-gone,/)]);
});

test("tools, axe from outside: the name of a field is never taken away by display: none", () => {
  expect(checkSheet(sheet("features/x/a.css", ".x > .field-top,\n.x-gone { display: none; }"))[0]).toContain("takes a field's name away");
  expect(checkSheet(sheet("features/x/a.css", ".x > .field-top { display: contents; }\n.x-gone { display: none; }"))).toEqual([]);
});

test("what runs along a drawing says that it moves", () => {
  const sheets = [sheet("features/x/a.css", ".x-line .x-run {\n  stroke: red;\n  animation: run 2s linear infinite;\n}")];
  expect(checkMoves(sheets, [sheet("features/x/a.tsx", `<path className="x-run" />`)])[0]).toContain(".x-run moves");
  expect(checkMoves(sheets, [sheet("features/x/a.tsx", `<path className="moves x-thin x-run" />`)])).toEqual([]);
});

test("what an element has is asked of a named one", () => {
  for (const selector of [".x:is(:has(:checked) > *)", ".x > :has(.tick)", ":has(.x) .y", ".a,\n:has(.x)"])
    expect(checkSheet(sheet("features/x/a.css", `${selector} { color: red; }`))[0], selector).toContain("asks every element");
  for (const selector of [
    ".x:has(:checked) > .y",
    "html:not([data-ready], :has(:target)) .y",
    "main:not(:has(a:focus)) .y",
    "label:has(input)",
  ])
    expect(checkSheet(sheet("features/x/a.css", `${selector} { color: red; }`)), selector).toEqual([]);
});
