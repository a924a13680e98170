import { expect, test } from "vitest";
import { readZip } from "#tests/fixtures/read-zip.ts";
import { zipArchive } from "./zip-archive.server.ts";

test("another implementation reads back what was packed, Korean names and empty files included", () => {
  const long = "바다 ".repeat(50_000);
  const archive = zipArchive(
    [
      { name: "about.json", content: "{}" },
      { name: "티켓/첫 번째.txt", content: long },
      { name: "empty.txt", content: "" },
      { name: "bytes.bin", content: new Uint8Array([0, 1, 255]) },
    ],
    new Date("2026-03-05T01:02:04Z"),
  );
  const files = readZip(archive);
  expect(Object.keys(files)).toEqual(["about.json", "티켓/첫 번째.txt", "empty.txt", "bytes.bin"]);
  expect(String(files["티켓/첫 번째.txt"])).toBe(long);
  expect(files["empty.txt"]).toHaveLength(0);
  expect([...(files["bytes.bin"] ?? [])]).toEqual([0, 1, 255]);
  expect(archive.length).toBeLessThan(5_000);
});
