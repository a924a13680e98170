import { afterEach, expect, test, vi } from "vitest";
import { documentsFirst, isOtherDocument, openPublicPagesAsDocuments } from "./public-documents.ts";

test("a public page, and what is opened from one, is another document; the same page with other parameters is not", () => {
  for (const to of ["/", "/services/cdn", "/services/cdn#prices", "/resources/pricing?basket=m4.2", "/blog/five-cells", "/blog"]) {
    expect(isOtherDocument(to, "/about"), to).toBe(true);
    expect(isOtherDocument(to, "/customer/ticket"), to).toBe(true);
  }
  for (const to of ["/login", "/support"]) expect(isOtherDocument(to, "/blog/five-cells"), to).toBe(true);
  for (const to of [
    "/login",
    "/customer/ticket",
    "/staff",
    "/support",
    "/blog/feed.xml",
    "/blog/images/1",
    "/services/none",
    "..",
    "?q=x",
    1,
  ]) {
    expect(isOtherDocument(to, "/signup"), String(to)).toBe(false);
  }
  for (const to of ["/blog", "/blog?tag=network", "/blog#posts"]) expect(isOtherDocument(to, "/blog"), to).toBe(false);
});

test("once a newer build is known every page is opened anew, and a part of this one is not", () => {
  for (const to of ["/login", "/customer/ticket", "/about?x=1", "?x=1"]) expect(isOtherDocument(to, "/about", true), to).toBe(true);
  for (const to of ["/about#team", "#team", -1]) expect(isOtherDocument(to, "/about", true), String(to)).toBe(false);
});

test("the router is asked for everything that is no other document, and for what carries a form or a state", async () => {
  const drawn: unknown[] = [];
  const opened: unknown[] = [];
  const navigate = documentsFirst(async (to) => void drawn.push(to), {
    here: () => "/signup",
    open: (to, replace) => opened.push([to, replace]),
  });
  await navigate("/services/cdn");
  await navigate("/blog", { replace: true });
  await navigate("/login");
  await navigate(-1);
  await navigate("/resources/contact-us", { formMethod: "post" });
  await navigate("/blog", { state: { from: "here" } });
  expect(opened).toEqual([
    ["/services/cdn", false],
    ["/blog", true],
  ]);
  expect(drawn).toEqual(["/login", -1, "/resources/contact-us", "/blog"]);
});

afterEach(() => void vi.unstubAllGlobals());

test("a router that is asked as soon as it is made, before any effect of the page has run, draws no public page", async () => {
  const [drawn, opened]: [unknown[], unknown[]] = [[], []];
  vi.stubGlobal("location", { pathname: "/no/such/page", assign: (to: string) => opened.push(to) });
  vi.stubGlobal("window", new EventTarget());
  const page: Parameters<typeof openPublicPagesAsDocuments>[0] = {};
  openPublicPagesAsDocuments(page);
  page.__reactRouterDataRouter = { navigate: async (to) => void drawn.push(to) };
  await page.__reactRouterDataRouter.navigate("/");
  await page.__reactRouterDataRouter.navigate("/login");
  expect([opened, drawn]).toEqual([["/"], ["/login"]]);
});
