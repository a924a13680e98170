import { expect, test } from "vitest";
import { deviceCookie, signedInCookie, signupCookie, tokenCookie, viewCookie } from "#app/session/cookies.ts";
import { flashCookie } from "#app/shell/flash.ts";
import { cookieRegistry } from "#content/cookies.ts";
import { estimateCookie } from "#features/service-tools/estimate-cookie.ts";
import { themeCookie } from "#platform/browser/stored-theme.ts";
import { localeCookie } from "#platform/i18n/request-locale.ts";

const listed = cookieRegistry.filter(({ store }) => store === "cookie").map(({ name }) => name);

test("the cookies policy lists exactly the cookies that the code sets", () => {
  expect([...listed].sort()).toEqual(
    [
      themeCookie,
      tokenCookie,
      signedInCookie,
      deviceCookie,
      signupCookie,
      viewCookie,
      "login_challenge",
      flashCookie,
      localeCookie,
      estimateCookie,
    ].sort(),
  );
});

test("nothing needs consent", () => {
  for (const entry of cookieRegistry) expect(["necessary", "preferences"]).toContain(entry.category);
});
