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
