import { expect, test } from "vitest";
import { everyVersion, versionFor } from "./versions.ts";

test("a language that nobody has written yet shows the first one that is there", () => {
  expect(versionFor({ en: "Power", ko: "전원" }, "ko")).toBe("전원");
  expect(versionFor({ ko: "전원" }, "en")).toBe("전원");
  expect(everyVersion({ en: "Power" })).toEqual({ en: "Power", ko: "Power" });
  expect(versionFor({}, "en")).toBe("");
});
