// What a request's body may weigh. A route that takes more than a plain form says so; everything else gets 64 kB.

export type BodyLimit = {
  bytes: number;
  /** How a longer body is refused: a file has its own words. */
  failure: "too_large" | "file_too_large";
};

export const plainBody: BodyLimit = { bytes: 64 * 1024, failure: "too_large" };

/** Texts from an editor: formatted documents with their markup, or long plain ones escaped by a form. */
export const writtenBody: BodyLimit = { bytes: 1_000_000, failure: "too_large" };
