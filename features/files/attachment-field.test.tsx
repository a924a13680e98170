// The form names the limits that are set, before anything is sent.
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { messageLimitsFrom, presetLimits } from "#features/support/rules/message-limits.ts";
import { AttachmentField } from "./attachment-field.tsx";
import { problemOf } from "./upload-list.ts";
import { uploadProblemText } from "./upload-problem.ts";

afterEach(() => messageLimitsFrom(() => null));

test("number and size of files follow the setting", () => {
  expect(renderToString(<AttachmentField />)).toContain("Up to 10 files, 20 MB each.");
  messageLimitsFrom(() => ({ ...presetLimits, filesPerMessage: 3, fileMegabytes: 5 }));
  expect(renderToString(<AttachmentField />)).toContain("Up to 3 files, 5 MB each.");
  const trace = { name: "trace.log", size: 5 * 1024 * 1024 };
  expect(problemOf(trace, 2)).toBeNull();
  expect(uploadProblemText(problemOf(trace, 3) ?? undefined)).toBe("At most 3 files per message.");
  expect(uploadProblemText(problemOf({ ...trace, size: trace.size + 1 }, 0) ?? undefined)).toContain("The limit is 5 MB per file.");
});
