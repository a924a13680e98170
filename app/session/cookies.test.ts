import { expect, test } from "vitest";
import { clearedSessionCookies, deviceCookieValue, readToken, sessionCookies } from "./cookies.ts";

test("security low: on https the token's cookie is bound to this host; its old name is still read, and both are cleared", () => {
  const [token] = sessionCookies("t1", { secure: true });
  expect(token).toMatch(/^__Host-auth_token=t1; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(deviceCookieValue("d", { secure: true })).toMatch(/^__Host-device=d;.* Path=\/; HttpOnly; Secure;/);
  expect(clearedSessionCookies({ secure: true }).map((cookie) => cookie.split("=")[0])).toEqual([
    "__Host-auth_token",
    "auth_token",
    "signed_in",
  ]);
  expect(readToken("auth_token=old; signed_in=1")).toBe("old");
  // A neighbour under the same domain can set the plain name, but not the other.
  expect(readToken("auth_token=planted; __Host-auth_token=mine")).toBe("mine");
});

test("on http, where a browser refuses the prefix, the names are the plain ones", () => {
  expect(sessionCookies("t1", { secure: false })[0]).toMatch(/^auth_token=t1;.* HttpOnly/);
  expect(clearedSessionCookies({ secure: false })).toHaveLength(2);
});

test("a value that we did not write counts as none, and does not hide the one we did", () => {
  for (const planted of ["%E2%82%AC", "%00", "%0d%0aX:1", "a b", "x".repeat(300), ""]) {
    expect(readToken(`auth_token=${planted}`), planted).toBeUndefined();
    expect(readToken(`__Host-auth_token=${planted}; auth_token=mine`), planted).toBe("mine");
  }
});
