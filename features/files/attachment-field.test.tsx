// What the field of a form says: the limits that are set, before anything is sent, and the files that keep it from being sent.
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import { messageLimitsFrom, presetLimits } from "#features/support/rules/message-limits.ts";
import { m } from "#platform/paraglide/messages.js";
import { AttachmentField, FailedFiles } from "./attachment-field.tsx";
import { allowedFiles } from "./file-rules.ts";
import { failedUploads, problemOf, type Upload } from "./upload-list.ts";
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

test("files that keep a form from being sent are named beside its button, in both languages", () => {
  const upload = (name: string, state: Upload["state"]): Upload => ({ key: name, name, size: 5, state, sent: 0 });
  const one = failedUploads([upload("graph.png", "done"), upload("setup.exe", "failed")]);
  const two = [...one, upload("trace.bin", "failed")];
  const said = (failed: Upload[], held: number) => renderToString(<FailedFiles uploads={{ failed, held }} />);
  // Nobody tried to send yet: the row itself says enough.
  expect(said(one, 0)).toBe("");
  expect(said([], 1)).toBe("");
  expect(said(one, 1)).toMatch(/role="alert".*setup\.exe could not be attached\. Remove it/);
  expect(said(two, 1)).toMatch(/setup\.exe, trace\.bin\. Remove them/);
  expect(m.files_failed_one({ name: "setup.exe" }, { locale: "ko" })).toContain("setup.exe 파일을 첨부하지 못했습니다");
  expect(m.files_failed({ names: "a, b" }, { locale: "ko" })).toContain("a, b");
});

test("the refusal of a kind names every kind that is accepted, and no other", () => {
  // The other spelling of a kind that is named.
  const { jpg: _, ...kinds } = allowedFiles;
  for (const locale of locales) {
    const said = m.error_file_type({}, { locale });
    const named = said.match(/[A-Z][A-Za-z]*[A-Z]/g)?.map((kind) => kind.toLowerCase());
    expect(named?.sort(), said).toEqual(Object.keys(kinds).sort());
  }
});
