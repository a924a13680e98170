// An expected failure as pages and scripts are told of it: the body of a script's answer, the data of the error page.
import type { ErrorId } from "#platform/errors.ts";

export type PageFailure = {
  success: false;
  code: ErrorId | "unknown";
  /** In the reader's language, as everything here: the error page comes with every page and brings few words of its own. */
  title: string;
  message: string;
  /** Nothing was found for this log-in: another account may have been meant. */
  otherAccount?: { text: string; label: string };
};

export function isPageFailure(data: unknown): data is PageFailure {
  return typeof data === "object" && data !== null && "success" in data && data.success === false && "title" in data;
}
