import { expect, test } from "vitest";
import { asUpload, changeUploads, isBusy, problemOf, type Upload, type UploadChange, uploadedIds } from "./upload-list.ts";

const view = (id: string) => ({
  id,
  name: `${id}.txt`,
  type: "text/plain",
  size: 5,
  width: null,
  height: null,
  created_at: "2026-11-15T00:00:00Z",
});
const waiting = (key: string): Upload => ({ key, name: `${key}.txt`, size: 5, state: "waiting", sent: 0 });
const after = (...changes: UploadChange[]) => changes.reduce<readonly Upload[]>(changeUploads, []);

test("files keep the order they were added in, whichever arrives first", () => {
  const uploads = after(
    { type: "added", uploads: [waiting("a"), waiting("b")] },
    { type: "started", key: "a" },
    { type: "started", key: "b" },
    { type: "finished", key: "b", file: view("file-b") },
    { type: "finished", key: "a", file: view("file-a") },
  );
  expect(uploadedIds(uploads)).toEqual(["file-a", "file-b"]);
  expect(isBusy(uploads)).toBe(false);
});

test("a failed file is tried again without its old problem, and removed only alone", () => {
  const failed = after(
    { type: "replaced", uploads: [asUpload(view("kept-one"))] },
    { type: "added", uploads: [waiting("a")] },
    { type: "failed", key: "a", problem: "interrupted", again: true },
  );
  const retried = changeUploads(failed, { type: "retried", key: "a" });
  expect(retried[1]).toEqual(waiting("a"));
  expect(isBusy(retried)).toBe(true);
  expect(uploadedIds(changeUploads(retried, { type: "removed", key: "a" }))).toEqual(["kept-one"]);
});

test("what the server would refuse anyway is said at once", () => {
  expect(problemOf({ name: "crash.tar.xz", size: 10 }, 0)).toBe("file_type");
  expect(problemOf({ name: "trace.log", size: 0 }, 0)).toBe("file_empty");
  expect(problemOf({ name: "trace.log", size: 21 * 1024 * 1024 }, 0)).toBe("file_too_large");
  expect(problemOf({ name: "trace.log", size: 10 }, 10)).toBe("too_many");
  expect(problemOf({ name: "trace.LOG", size: 10 }, 9)).toBeNull();
});
