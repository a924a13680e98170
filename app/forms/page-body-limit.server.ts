// What the form of a page may weigh, by its address: asked by the door and, once more, by whoever reads the form. A letter that weighs three
// bytes in a call weighs nine in a form, and a text that is too long has to come in before it can be given back with a word on its length
// (server/door/body-limits.test.ts holds every page against the calls it makes).
import { type BodyLimit, plainBody, writtenBody } from "#platform/api/body-limit.ts";

/** Forms are held in memory as a whole; with scripts files never come this way. */
const formWithFiles: BodyLimit = { bytes: 48 * 1024 * 1024, failure: "too_large" };

const pages: readonly [RegExp, BodyLimit][] = [
  [/^\/customer\/ticket\/(?:create|details\/[^/]+)$/, formWithFiles],
  [/^\/staff\/tickets\/[^/]+$/, formWithFiles],
  [/^\/(?:customer|staff)\/chat(?:\/[^/]+)?$/, formWithFiles],
  [/^\/staff\/enquiries\/[^/]+$/, formWithFiles],
  [/^\/staff\/login(?:\/|$)/, plainBody],
  // Who is behind a log-in writes: notes, reasons, incidents, rules, templates.
  [/^\/(?:customer|staff)(?:\/|$)/, writtenBody],
  [/^\/(?:resources\/contact-us|signup)$/, writtenBody],
];

export function pageBodyLimit(path: string): BodyLimit {
  const page = path.endsWith(".data") ? path.slice(0, -".data".length) : path;
  return pages.find(([pattern]) => pattern.test(page))?.[1] ?? plainBody;
}
