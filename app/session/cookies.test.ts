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
