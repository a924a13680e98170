import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { m } from "#platform/paraglide/messages.js";
import { describeError } from "./describe-error.ts";

test("customer 10: a server that is down is no fault 500 of the page, in whatever words the browser says it", () => {
  for (const words of ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"]) {
    const lost = new TypeError(words);
    expect(describeError(lost, true)).toMatchObject({ status: 0, title: m.error_page_unreachable() });
    expect(describeError(lost, false)).toMatchObject({ status: 0, title: m.error_page_offline() });
  }
  expect(describeError(new ErrorResponse(502, "Bad Gateway", "<h1>nginx</h1>"), true)).toMatchObject({ status: 0 });
});

test("what the site says about a failure is said; what nobody foresaw stays a 500", () => {
  const failure = { success: false, code: "not_found", title: "Not here", message: "Nothing found." };
  expect(describeError(new ErrorResponse(404, "", failure), true)).toMatchObject({ status: 404, title: "Not here" });
  expect(describeError(new TypeError("x is not a function"), true)).toMatchObject({ status: 500, title: m.error_page_went_wrong() });
});
