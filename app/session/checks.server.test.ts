import { type MiddlewareFunction, RouterContextProvider, redirect } from "react-router";
import { expect, test } from "vitest";
import { apiContext, type RequestInfo, requestContext } from "#app/context.ts";
import { logIn } from "#features/accounts/rules/log-in.contract.ts";
import { readUser } from "#features/accounts/rules/user.contract.ts";
import { searchEverything } from "#features/search/search.contract.ts";
import { type ApiClient, createApiClient, SessionEnded } from "./api-client.ts";
import { customerHome } from "./areas.ts";
import { auth, isLoggedIn, isLoggedOut, staffOnly, viewerContext } from "./checks.server.ts";
import { askForLogIn, endDeadSession } from "./session-middleware.server.ts";

type Answers = { user?: object | 401 | 500 | 503; cookie?: boolean };
const customer = { id: "c1", kind: "customer", name: "Alex Morgan" };
const staff = { id: "s1", kind: "staff", role: "agent", name: "박도현" };

function visit(path: string, { user = 401, cookie = user !== 401 }: Answers = {}, init: RequestInit = {}) {
  const request = new Request(`http://site.test${path}`, init);
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\.data$/, "");
  const context = new RouterContextProvider();
  const sent: (string | null)[] = [];
  context.set(requestContext, { cookies: cookie ? "auth_token=t1; signed_in=1" : "", secure: false } as RequestInfo);
  context.set(
    apiContext,
    createApiClient({
      baseUrl: "http://api.test",
      token: cookie ? "t1" : undefined,
      locale: "en",
      async fetch(outgoing) {
        sent.push(outgoing.headers.get("authorization"));
        if (typeof user === "number") return Response.json({ success: false, message: "", code: "internal" }, { status: user });
        return Response.json({ data: user });
      },
    }),
  );
  return { args: { request, url, context, params: {}, pattern: "" }, context, sent };
}

async function passes(check: MiddlewareFunction<Response>, { args }: ReturnType<typeof visit>): Promise<string | undefined> {
  try {
    await check(args, async () => new Response("page"));
    return undefined;
  } catch (thrown) {
    return (thrown as Response).headers.get("location") ?? "no location";
  }
}

test("auth lets a customer through and hands the customer on", async () => {
  const here = visit("/customer/ticket", { user: customer });
  expect(await passes(auth, here)).toBeUndefined();
  expect(here.context.get(viewerContext).name).toBe("Alex Morgan");
});

test("auth sends a stranger to log in and remembers the way, for a payload as for a page", async () => {
  const way = "/login?next=%2Fcustomer%2Fticket%3Fstatus%3Dopen";
  expect(await passes(auth, visit("/customer/ticket?status=open"))).toBe(way);
  expect(await passes(auth, visit("/customer/ticket.data?status=open"))).toBe(way);
  expect(await passes(auth, visit("/support", { user: 401, cookie: true }))).toBe("/login?next=%2Fsupport");
});

test("a colleague without the required second factor sets it up first", async () => {
  const lacking = { user: { ...staff, two_factor_required: true } };
  expect(await passes(staffOnly, visit("/staff/tickets", lacking))).toBe("/staff/settings/two-step");
  expect(await passes(staffOnly, visit("/staff/settings/two-step.data", lacking))).toBeUndefined();
});

test("staff and customers stay apart", async () => {
  expect(await passes(auth, visit("/customer/ticket", { user: staff }))).toBe("/staff");
  expect(await passes(staffOnly, visit("/staff/tickets", { user: customer }))).toBe("/staff/login?next=%2Fstaff%2Ftickets");
  expect(await passes(staffOnly, visit("/staff/tickets"))).toBe("/staff/login?next=%2Fstaff%2Ftickets");
  expect(await passes(staffOnly, visit("/staff/tickets", { user: staff }))).toBeUndefined();
});

test("a failing API is not a log-out: a guarded page fails with it, a guest page is shown", async () => {
  await expect(auth(visit("/support", { user: 500 }).args, async () => new Response())).rejects.toThrow();
  expect(await passes(isLoggedIn, visit("/login", { user: 500 }))).toBeUndefined();
});

test("guest-only pages send those who are logged in to where they wanted to go, on this site", async () => {
  expect(await passes(isLoggedIn, visit("/login", { user: customer }))).toBe(customerHome);
  expect(await passes(isLoggedIn, visit("/login?next=%2Fsupport", { user: customer }))).toBe("/support");
  expect(await passes(isLoggedIn, visit("/login?next=https%3A%2F%2Fevil.example", { user: customer }))).toBe(customerHome);
  expect(await passes(isLoggedIn, visit("/login?next=%2F%2Fevil.example", { user: customer }))).toBe(customerHome);
  expect(await passes(isLoggedIn, visit("/login", { user: staff }))).toBe("/staff");
  expect(await passes(isLoggedIn, visit("/login"))).toBeUndefined();
});

test("pages without a session lead to the customer area, whatever was asked", async () => {
  expect(await passes(isLoggedOut, visit("/signup-confirmation?next=%2Fsupport", { user: customer }))).toBe(customerHome);
  expect(await passes(isLoggedOut, visit("/signup-confirmation"))).toBeUndefined();
});

test("a guest page goes on without a dead token and takes the cookies away", async () => {
  const here = visit("/login", { user: 401, cookie: true });
  const response = (await endDeadSession(here.args, async () => {
    await isLoggedIn(here.args, async () => new Response());
    await here.context
      .get(apiContext)
      .call(logIn, { body: { email: "alex@example.com", password: "x" } })
      .catch(() => undefined);
    return new Response("page");
  })) as Response;
  expect(here.sent).toEqual(["Bearer t1", null, null]);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual(["auth_token=", "signed_in="]);
});

async function meets401(path: string, init: RequestInit | undefined, answer: (api: ApiClient) => Promise<Response>) {
  const here = visit(path, { user: 401, cookie: true }, init);
  return (await endDeadSession(here.args, () => answer(here.context.get(apiContext)))) as Response;
}

test("a call that needs a session is made once more without the dead one, then given up", async () => {
  const here = visit("/customer/ticket", { user: 401, cookie: true });
  await expect(here.context.get(apiContext).call(readUser)).rejects.toThrow(SessionEnded);
  expect(here.sent).toEqual(["Bearer t1", null]);
});

test("what needs a session asks for a log-in: pages, payloads and actions; a script gets a bare 401", () => {
  const ask = (path: string, init?: RequestInit) => askForLogIn(new Request(`http://site.test${path}`, init), visit(path).args.url);
  for (const [path, init] of [["/customer/ticket"], ["/customer/ticket.data"], ["/customer/ticket.data", { method: "POST" }]] as const) {
    expect(ask(path, init).headers.get("location")).toBe("/login?next=%2Fcustomer%2Fticket");
  }
  // Security 6: an address of two slashes is not followed to another site.
  expect(ask("//evil.example/x?page=2").headers.get("location")).toMatch(/^\/login(\?next=%2Fx|$)/);
  expect(ask("/customer/unread", { headers: { "sec-fetch-dest": "empty" } }).status).toBe(401);
});

test("tools 2: whatever is answered, a dead session only loses its cookies", async () => {
  for (const status of [200, 404, 422, 429]) {
    const response = await meets401("/resources/contact-us", { method: "POST" }, async (api) => {
      await api.call(searchEverything).catch(() => undefined);
      return new Response("as it is", { status });
    });
    expect([response.status, await response.text()]).toEqual([status, "as it is"]);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  }
});

test("customer 17: an open personal page is told that its session is over and keeps the dead token until the log-in beside it", async () => {
  const script = (from: string) => ({ headers: { referer: `http://site.test${from}`, "sec-fetch-dest": "empty" } });
  const answer = async (path: string, init?: RequestInit) => {
    const response = await meets401(path, init, async (api) => {
      await api.call(readUser).catch(() => undefined);
      return new Response("led away");
    });
    return [response.headers.get("x-session-ended"), response.headers.getSetCookie().length];
  };
  expect(await answer("/customer/ticket.data", script("/customer/ticket/details/1"))).toEqual(["1", 0]);
  expect(await answer("/staff/tickets.data", script("/staff/tickets"))).toEqual(["1", 0]);
  expect(await answer("/login?next=%2Fcustomer&ended=")).toEqual([null, 0]);
  expect(await answer("/login.data", script("/login?next=%2Fcustomer&ended="))).toEqual([null, 0]);
  // Left for the log-in, or opened anew: the dead token goes.
  expect(await answer("/login.data?next=%2Fcustomer", script("/customer/ticket"))).toEqual([null, 2]);
  expect(await answer("/customer/ticket")).toEqual([null, 2]);
  expect(await answer("/search.data", script("/pricing"))).toEqual([null, 2]);
});

test("a log-in over a dead session keeps its new cookie", async () => {
  const response = await meets401("/login", { method: "POST" }, async (api) => {
    await api.call(readUser).catch(() => undefined);
    return redirect("/customer/ticket", { headers: { "set-cookie": "auth_token=new; Path=/" } });
  });
  expect(response.headers.getSetCookie()).toEqual(["auth_token=new; Path=/"]);
});

test("customer 17: a page whose token is gone altogether is told too; after a log-out, which takes both cookies, it is led away", async () => {
  const answer = async (cookies: string) => {
    const headers = { "sec-fetch-dest": "empty", referer: "http://site.test/customer/chat/1" };
    const here = visit("/customer/chat/1.data", {}, { headers });
    here.context.set(requestContext, { cookies, secure: false } as RequestInfo);
    const response = (await endDeadSession(here.args, async () => new Response("led away"))) as Response;
    return [response.headers.get("x-session-ended"), response.headers.getSetCookie().length];
  };
  expect(await answer("signed_in=1")).toEqual(["1", 0]);
  expect(await answer("locale=ko")).toEqual([null, 0]);
});

test("tools 10: a form that a script has sent reaches its action while nobody can say who this is; a page does not", async () => {
  const away = { user: 503, cookie: true } as const;
  for (const check of [auth, staffOnly]) {
    expect(await passes(check, visit("/customer/ticket/new.data", away, { method: "POST" }))).toBeUndefined();
    for (const [path, init] of [["/customer/ticket"], ["/customer/ticket.data"], ["/customer/ticket/new", { method: "POST" }]] as const) {
      const here = visit(path, away, init);
      await expect(check(here.args, async () => new Response("page"))).rejects.toMatchObject({ failure: { status: 503 } });
    }
  }
});

test("item 8: a colleague whose role has nothing to do at an address is refused there, before any loader runs", async () => {
  const editor = { ...staff, role: "editor" };
  for (const path of ["/staff/customers", "/staff/customers/c1", "/staff/chat.data", "/staff/tickets/t1", "/staff/team"]) {
    await expect((staffOnly as (args: unknown) => Promise<void>)(visit(path, { user: editor }).args), path).rejects.toMatchObject({
      id: "forbidden",
    });
  }
  for (const path of ["/staff", "/staff/blog", "/staff/blog/p1", "/staff/settings/password", "/staff/counts"]) {
    await expect((staffOnly as (args: unknown) => Promise<void>)(visit(path, { user: editor }).args), path).resolves.toBeUndefined();
  }
});
