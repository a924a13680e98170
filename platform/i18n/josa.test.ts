import { expect, test } from "vitest";
import { josa } from "./josa.ts";

test.each([
  ["서울", "은/는", "서울은"],
  ["아라노드", "은/는", "아라노드는"],
  ["티켓", "을/를", "티켓을"],
  ["서울", "으로/로", "서울로"],
  ["부산", "으로/로", "부산으로"],
  ["오사카", "으로/로", "오사카로"],
  ["SH-3", "이/가", "SH-3이"],
  ["M4", "이/가", "M4가"],
  ["CDN", "과/와", "CDN과"],
  ["VPN", "을/를", "VPN을"],
  ["서버(ICN1)", "은/는", "서버(ICN1)은"],
] as const)("%s + %s = %s", (word, pair, expected) => {
  expect(josa(word, pair)).toBe(expected);
});
