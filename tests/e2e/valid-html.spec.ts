// Every public page through a real validator (html-validate), in both languages.
import { HtmlValidate } from "html-validate";
import { publicPaths } from "#content/pages.ts";
import { expect, test } from "./site-test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // What React writes: attribute order and case of boolean attributes, "/>" on void elements, inline style attributes in drawings.
    "void-style": "off",
    // Advice, not validity: responsive tables keep their roles, the loading bar is drawn by us. Axe judges accessibility.
    "prefer-native-element": "off",
    "no-redundant-role": "off",
    "aria-label-misuse": "off",
    "wcag/h37": "off",
    "no-inline-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "no-implicit-button-type": "error",
    "require-sri": "off",
    "long-title": "off",
    // Telephone numbers keep their own spacing.
    "tel-non-breaking": "off",
    // React 19 hoists <title> and writes camel-case SVG attributes as they are.
    "element-case": "off",
    "attr-case": "off",
  },
});

for (const locale of ["en", "ko"] as const) {
  test(`all public pages are valid HTML (${locale})`, async ({ request }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const path of publicPaths) {
      const html = await (await request.get(`${path}?lang=${locale}`)).text();
      const report = await validator.validateString(html);
      for (const result of report.results) {
        for (const message of result.messages.filter(({ severity }) => severity === 2)) {
          found.push(`${path}: ${message.ruleId}: ${message.message} ${message.selector ?? ""}`);
        }
      }
    }
    expect([...new Set(found)].slice(0, 40)).toEqual([]);
  });
}
