// The route checks. They run on the server for documents, `.data` payloads and actions alike; every route below a check has a loader,
// so that no client navigation can do without asking the server.
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { isOwnersAlone } from "#app/shell/account/settings-parts.ts";
import { needsAt } from "#app/shell/account/staff-nav.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import { readUser } from "#features/accounts/rules/user.contract.ts";
import { can } from "#platform/api/capabilities.ts";
import { AppError } from "#platform/errors.ts";
import { ApiError, SessionEnded } from "./api-client.ts";
import { customerHome, settingsPath, staffHome } from "./areas.ts";
import { readToken } from "./cookies.ts";
import { clearedViewCookie } from "./customer-view.ts";
import { returnPath } from "./return-path.ts";
import { endedPath, loginPath } from "./session-middleware.server.ts";

type Context = Readonly<RouterContextProvider>;
type Check = MiddlewareFunction<Response>;

/** Who passed the check: the loaders below it need not ask again. */
export const viewerContext = createContext<CustomerView>();

/** Customers only. Others log in first and come back to where they wanted to go. */
export const auth: Check = async ({ request, url, context }) => {
  const viewer = await mustBeSomebody(context, url, request);
  if (!viewer) return;
  if (viewer.kind !== "customer") throw redirect(staffHome);
  // What protects the account is its owner's alone.
  if (viewer.viewing && isOwnersAlone(url.pathname)) throw redirect(settingsPath("customer"));
  context.set(viewerContext, viewer);
};

/** Staff only, and only where their role has something to do. A customer's session is not enough, and is left alone. */
export const staffOnly: Check = async ({ request, url, context }) => {
  const viewer = await mustBeSomebody(context, url, request);
  if (!viewer) return;
  if (viewer.kind !== "staff") throw redirect(loginPath(url));
  // Where a second factor is asked for, the console begins with turning it on; the API refuses the rest until then.
  const setUp = ["two-step", "passkeys", "confirm", "confirm/sso"].map((part) => settingsPath("staff", part));
  if (viewer.two_factor_required && !setUp.includes(url.pathname)) throw redirect(settingsPath("staff", "two-step"));
  const needs = needsAt(url.pathname);
  if (needs && !can(viewer, needs)) throw new AppError("forbidden");
  context.set(viewerContext, viewer);
};

/** Guest-only pages: whoever is logged in already goes on to where they wanted to go, or to their own area. */
export const isLoggedIn: Check = async ({ url, context }) => {
  const viewer = await maybeSomebody(context);
  if (viewer) throw redirect(returnPath(url.searchParams.get("next")) ?? areaOf(viewer));
};

/** Pages that make sense only without a session, such as the confirmation of a sign-up: the customer area instead, whatever was asked. */
export const isLoggedOut: Check = async ({ context }) => {
  const viewer = await maybeSomebody(context);
  if (viewer) throw redirect(areaOf(viewer));
};

/** A colleague who is logged in goes on; a customer may still log in as staff here. */
export const staffGoOn: Check = async ({ url, context }) => {
  const viewer = await maybeSomebody(context);
  if (viewer?.kind === "staff") throw redirect(returnPath(url.searchParams.get("next")) ?? areaOf(viewer));
};

export function areaOf(viewer: Pick<CustomerView, "kind">): string {
  return viewer.kind === "staff" ? staffHome : customerHome;
}

/** Null only for a form that waits for its answer while nobody can say who this is: its action hears the same from the API, and shows it. */
async function mustBeSomebody(context: Context, url: URL, request: Request): Promise<CustomerView | null> {
  if (!hasToken(context)) throw redirect(loginPath(url));
  try {
    return await fetchUser(context);
  } catch (error) {
    if (error instanceof SessionEnded) throw redirect(endedPath(url));
    if (error instanceof ApiError && error.failure.code === "view_over") throw leaveView(context, url, error.failure.message);
    if (error instanceof ApiError && error.failure.status === 503 && isSentByScript(request)) return null;
    throw error;
  }
}

/** The same address without the view: staff are led on to the console from there, a customer who has logged in since stays. */
function leaveView(context: Context, url: URL, text: string): Response {
  const { secure } = context.get(requestContext);
  const left = redirect(url.pathname + url.search);
  left.headers.append("set-cookie", clearedViewCookie({ secure }));
  left.headers.append("set-cookie", flashCookieValue({ kind: "info", text }, secure));
  return left;
}

/** The page and what was typed into it are still there, and no loader runs after the action. */
function isSentByScript(request: Request): boolean {
  return request.method !== "GET" && request.method !== "HEAD" && new URL(request.url).pathname.endsWith(".data");
}

/** The viewer, or nobody: a dead session, or an API that cannot say, is no reason not to show the page. */
export async function maybeSomebody(context: Context): Promise<CustomerView | null> {
  if (!hasToken(context)) return null;
  try {
    return await fetchUser(context);
  } catch (error) {
    if (error instanceof SessionEnded || error instanceof ApiError) return null;
    throw error;
  }
}

async function fetchUser(context: Context): Promise<CustomerView> {
  return (await context.get(apiContext).call(readUser)).data;
}

function hasToken(context: Context): boolean {
  return Boolean(readToken(context.get(requestContext).cookies));
}
