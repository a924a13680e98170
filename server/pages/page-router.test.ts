import { RouterContextProvider, redirect, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { ApiError, SessionEnded } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import { AppError, type ErrorId, errorList } from "#platform/errors.ts";
import { createPageRouter } from "./page-router.ts";

type Thrown = () => unknown;
type Visit = { path?: string; headers?: Record<string, string>; method?: string; locale?: "en" | "ko"; customer?: boolean };

/** Two routes below a root, one a page and one a resource, whose loader, action or check throws; pages are drawn as the error they show. */
function siteThat(thrown: Thrown, part: "loader" | "action" | "middleware" = "loader", draw: () => void = () => {}) {
  const fail = () => {
    throw thrown();
  };
  const failing =
    part === "middleware" ? { middleware: [fail], loader: () => null } : { loader: () => null, action: () => null, [part]: fail };
  const route = (id: string, module: object, more: object = {}) => ({ id, path: id, parentId: "root", ...more, module });
  const logged: unknown[] = [];
  const build = {
    routes: {
      root: { id: "root", path: "", module: { default: () => null, ErrorBoundary: () => null, loader: () => ({ frame: true }) } },
      page: route("page", { default: () => null, ...failing }),
      resource: route("resource", failing),
    },
    entry: {
      module: {
        default(_: Request, status: number, headers: Headers, context: { staticHandlerContext: { errors: unknown; loaderData: unknown } }) {
          draw();
          headers.set("content-type", "text/html");
          const { errors, loaderData } = context.staticHandlerContext;
          return new Response(JSON.stringify({ errors, loaderData }), { status, headers });
        },
        handleError: (error: unknown) => logged.push(error),
      },
    },
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
    future: {},
    ssr: true,
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const router = createPageRouter(build, "production");
  return {
    logged,
    async visit({ path = "/page", headers = {}, method = "GET", locale = "en", customer = false }: Visit = {}) {
      const context = new RouterContextProvider();
      const onError = (error: unknown) => void logged.push(error);
      context.set(requestContext, { locale, requestId: "r-1", onError, secure: false } as RequestInfo);
      if (customer) context.set(viewerContext, { kind: "customer", email: "alex@example.com" } as CustomerView);
      const init = method === "POST" ? { body: new URLSearchParams({ a: "b" }) } : {};
      const response = await router(new Request(`http://site.test${path}`, { method, headers, ...init }), context);
      return { response, text: await response.text() };
    },
  };
}

const apiFailure = (status: number, message = "", retryAfter?: number) =>
  new ApiError({ status, message, code: "unknown", errors: {}, retryAfter });
const navigation = { accept: "text/html", "sec-fetch-dest": "document" };

test.each(Object.keys(errorList) as ErrorId[])("tools 6: %s thrown anywhere is answered with its own status", async (id) => {
  for (const part of ["loader", "action", "middleware"] as const) {
    const site = siteThat(() => new AppError(id), part);
    const method = part === "action" ? "POST" : "GET";
    for (const path of ["/page", "/page.data", "/resource"]) {
      expect([part, path, (await site.visit({ path, method })).response.status]).toEqual([part, path, errorList[id].status]);
    }
    expect(site.logged).toEqual([]);
  }
});

test("tools 6: a failure of the API keeps its status, its words and the time to wait", async () => {
  const site = siteThat(() => apiFailure(429, "잠시 후 다시 시도해 주세요.", 17));
  for (const path of ["/page", "/page.data", "/resource"]) {
    const { response, text } = await site.visit({ path });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "17"]);
    expect(text).toContain("잠시 후 다시 시도해 주세요.");
  }
});

test("an address the API can make nothing of leads nowhere; a form it refuses is refused", async () => {
  expect((await siteThat(() => apiFailure(422)).visit()).response.status).toBe(404);
  expect((await siteThat(() => apiFailure(422), "action").visit({ method: "POST" })).response.status).toBe(422);
});

test("customer 2: a person who follows a link to a file that is not there gets a page, a script gets JSON", async () => {
  const site = siteThat(() => apiFailure(404, "nothing here"));
  const page = await site.visit({ path: "/resource", headers: navigation, customer: true });
  expect([page.response.status, page.response.headers.get("content-type")]).toEqual([404, "text/html"]);
  expect(JSON.parse(page.text)).toMatchObject({ loaderData: { root: { frame: true } }, errors: { root: { status: 404 } } });
  expect(page.text).toContain("alex@example.com");
  const script = await site.visit({ path: "/resource", headers: { "sec-fetch-dest": "empty" } });
  expect(JSON.parse(script.text)).toEqual({ success: false, code: "unknown", title: "Page not found", message: "nothing here" });
});

test("customer 2: so does one for whom the API's own answer was handed on", async () => {
  const handOn = (status: number) => () =>
    Response.json({ success: false, code: "not_found", message: "찾을 수 없습니다." }, { status, headers: { "retry-after": "9" } });
  const page = await siteThat(handOn(429)).visit({ path: "/resource", headers: navigation });
  expect([page.response.status, page.response.headers.get("content-type"), page.response.headers.get("retry-after")]).toEqual([
    429,
    "text/html",
    "9",
  ]);
  expect(page.text).toContain("찾을 수 없습니다.");
  const guest = await siteThat(handOn(401)).visit({ path: "/resource?a=b", headers: navigation });
  expect(guest.response.headers.get("location")).toBe("/login?next=%2Fresource%3Fa%3Db");
});

test("customer 2: only a customer who found nothing is told who is logged in", async () => {
  const account = async (status: number, customer: boolean) =>
    (await siteThat(() => apiFailure(status)).visit({ customer })).text.includes("alex@example.com");
  expect([await account(404, true), await account(403, true), await account(404, false), await account(429, true)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("what nobody expected is a 500 that names its record in the reader's language, and is written down once", async () => {
  for (const path of ["/page", "/page.data", "/resource"]) {
    const site = siteThat(() => new TypeError("secret detail"));
    const { response, text } = await site.visit({ path, locale: "ko" });
    expect(response.status).toBe(500);
    expect(text).toContain("오류 번호 r-1");
    expect(text).not.toContain("secret");
    expect(site.logged).toEqual([new TypeError("secret detail")]);
  }
});

test("tools 6: when not even the error page can be drawn, the last words are the reader's too", async () => {
  const site = siteThat(
    () => new AppError("not_found"),
    "loader",
    () => {
      throw new Error("cannot draw");
    },
  );
  const { response, text } = await site.visit({ locale: "ko" });
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
  expect(text).toContain('<html lang="ko">');
  expect(text).toMatch(/서버에서 문제가 발생했습니다.*r-1/);
});

test("redirects pass; a session that is needed leads to the log-in page, for a script to a bare 401", async () => {
  const away = await siteThat(() => redirect("/elsewhere")).visit();
  expect(away.response.headers.get("location")).toBe("/elsewhere");
  const ended = siteThat(() => new SessionEnded());
  expect((await ended.visit({ path: "/resource" })).response.headers.get("location")).toBe("/login?next=%2Fresource");
  const script = await ended.visit({ path: "/resource", headers: { "sec-fetch-dest": "empty" } });
  expect([script.response.status, script.text]).toEqual([401, ""]);
  expect(ended.logged).toEqual([]);
});
