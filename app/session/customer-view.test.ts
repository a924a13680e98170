import { expect, test } from "vitest";
import { viewOf } from "./customer-view.ts";

const asked = (pathname: string, headers: Record<string, string> = {}) =>
  viewOf(new Request(`http://site.test${pathname}`, { headers: { cookie: "auth_token=t; viewing=v1", ...headers } }), pathname);

test("a view counts for the customer area and for what its pages ask for, and nowhere else", () => {
  for (const path of ["/customer", "/customer/ticket", "/customer/ticket.data", "/support", "/support.data"])
    expect(asked(path)).toBe("v1");
  for (const path of ["/", "/staff", "/staff/customers/a", "/session", "/files/a", "/supporters", "/call/x"])
    expect(asked(path)).toBeUndefined();
  expect(asked("/call/x", { referer: "http://site.test/customer/chat" })).toBe("v1");
  expect(asked("/call/x", { referer: "http://site.test/staff/chat" })).toBeUndefined();
  expect(asked("/call/x", { referer: "nonsense" })).toBeUndefined();
  expect(asked("/customer/ticket", { cookie: "auth_token=t" })).toBeUndefined();
});
