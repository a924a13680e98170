import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { passwordWeakness } from "./common-passwords.server.ts";

const about = { email: "seoyeon.kim@example.com", name: "김서연" };

test.each(["password1234", "1q2w3e4r5t6y", "PassWord-1234", "aaaaaaaaaaaaa", "123456789012345", "abcdabcdabcd", "98765432109876"])(
  "%s is common",
  (password) => {
    expect(passwordWeakness(password, about)).toBe("password_common");
  },
);

test("the address or its name with digits is refused", () => {
  expect(passwordWeakness("seoyeon.kim@example.com", about)).toBe("password_personal");
  expect(passwordWeakness("seoyeonkim2026", about)).toBe("password_personal");
});

test.each(["sail-by-the-chart-26", "바다를 건너는 열두 글자", "T9#vwq!2mmL0pz"])("%s is accepted", (password) => {
  expect(passwordWeakness(password, about)).toBeUndefined();
});

test("the list holds 100,000 and more in under 300 kB, and is read back as it was written", () => {
  const bytes = readFileSync("features/accounts/server/common-passwords.bin");
  expect(bytes.byteLength).toBeLessThan(300_000);
  expect(bytes.readUInt32BE(0)).toBeGreaterThan(100_000);
});

test("the list is the one whose source and terms are written beside it", () => {
  const told = readFileSync("features/accounts/server/common-passwords.md", "utf8");
  const bytes = readFileSync("features/accounts/server/common-passwords.bin");
  expect(told).toContain(createHash("sha256").update(bytes).digest("hex"));
});

test.each([
  "unbelievable",
  "1qaz2wsx3edc",
  "qwertyuiop123",
  "manchesterunited",
  "liverpoolfc1",
  "motherfucker",
  "Sunshine-2026",
  "iloveyou!!2025",
  "dkssudgktpdy",
])("%s is refused", (password) => {
  expect(passwordWeakness(password, about)).toBe("password_common");
});

test("ten thousand strong ones are accepted", () => {
  const random = seeded(20_261_115);
  const signs = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!@#";
  const refused: string[] = [];
  for (let made = 0; made < 10_000; made += 1) {
    const password = Array.from({ length: 12 + (made % 9) }, () => signs[Math.floor(random() * signs.length)]).join("");
    if (passwordWeakness(password, about)) refused.push(password);
  }
  expect(refused).toEqual([]);
});

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
