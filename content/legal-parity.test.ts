import { expect, test } from "vitest";
import { privacySections as enPrivacy } from "./en/legal/privacy.ts";
import { page as enLegal } from "./en/resources/legal.ts";
import { privacySections as koPrivacy } from "./ko/legal/privacy.ts";
import { page as koLegal } from "./ko/resources/legal.ts";
import type { LegalBlock, LegalSection } from "./legal-model.ts";
import { legalDocuments } from "./pages.ts";

/** What a clause is made of, without its words. */
function shape(block: LegalBlock): string {
  if ("p" in block) return "p";
  if ("list" in block) return `list of ${block.list.length}`;
  return `table ${block.table.columns.length}×${block.table.rows.length}`;
}

function outline(sections: readonly LegalSection[]) {
  return sections.map(({ id, blocks }) => [id, ...blocks.map(shape)]);
}

test("both languages carry the same documents, clauses and rows", () => {
  expect(enLegal.library.map(({ id }) => id)).toEqual([...legalDocuments]);
  expect(koLegal.library.map(({ id }) => id)).toEqual([...legalDocuments]);
  for (const [index, document] of enLegal.library.entries()) {
    const other = koLegal.library[index];
    expect(outline(other?.sections ?? []), document.id).toEqual(outline(document.sections));
    expect(other?.effective).toBe(document.effective);
  }
});

test("anchors are unique over all documents: an old link to any clause leads to one page", () => {
  const ids = enLegal.library.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the privacy policy has the same sections in both languages", () => {
  expect(outline(koPrivacy)).toEqual(outline(enPrivacy));
});
