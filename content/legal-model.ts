// The shape of terms and policies. Both languages carry the same documents, sections and kinds of block, in the same order (tested).
export type LegalBlock =
  | { p: string }
  | { list: readonly string[] }
  | { table: { columns: readonly string[]; rows: readonly (readonly string[])[] } };

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

export type LegalDocument = {
  /** One of legalDocuments in pages.ts. */
  id: string;
  name: string;
  /** One sentence that says what the document decides. */
  summary: string;
  /** ISO date on which it takes effect. */
  effective: string;
  sections: readonly LegalSection[];
};

export function p(text: string): LegalBlock {
  return { p: text };
}

export function list(...items: string[]): LegalBlock {
  return { list: items };
}

export function table(columns: readonly string[], ...rows: (readonly string[])[]): LegalBlock {
  return { table: { columns, rows } };
}
