// To the single sign-on provider and back. What binds the two ends stays in a cookie that scripts cannot read; a provider that is away, and
// everything else that goes wrong, becomes a page in the reader's language.
import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import * as calls from "#features/accounts/single-sign-on/single-sign-on.contract.ts";
import { clearCookie, readCookie, writeCookie } from "#platform/cookie.ts";
import { m } from "#platform/paraglide/messages.js";
import { ApiError } from "./api-client.ts";
import { settingsPath } from "./areas.ts";
import { deviceCookie, deviceCookieValue, hostCookie, readHostCookie } from "./cookies.ts";
import { afterFirstStep, away } from "./log-in.server.ts";
import { returnPath } from "./return-path.ts";

type Context = Readonly<RouterContextProvider>;
type Visit = { context: Context; url: URL };
type Purpose = "log-in" | "confirm";
/** Kept by the browser while it is away. */
type Note = { attempt: string; purpose: Purpose; next: string | undefined };

export type SsoFailure = { message: string; purpose: Purpose; next: string | undefined; only: boolean };

const attemptCookie = "sso_attempt";
const leaveCookie = "sso_leave";
const minutes = 15;

/** What the provider is called, where there is one; an API that cannot say leaves the other ways to log in. */
export async function signOnOf(context: Context): Promise<calls.SignOnView | null> {
  try {
    return (await context.get(apiContext).call(calls.readSignOn)).data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function leaveForProvider({ context, url }: Visit, purpose: Purpose) {
  const { here, site, locale, secure } = context.get(requestContext);
  const next = returnPath(url.searchParams.get("next"));
  // The provider sends people back to one host; the way there begins on it, or its cookie would not be found.
  if (here !== site.origin) {
    const query = new URLSearchParams({ ...(next ? { next } : {}), lang: locale });
    throw redirect(`${site.origin}${url.pathname}?${query}`);
  }
  try {
    const begin = purpose === "log-in" ? calls.beginSignOn : calls.beginSignOnFactor;
    const { address, attempt } = (await context.get(apiContext).call(begin)).data;
    throw away(address, [noteCookie({ attempt, purpose, next }, secure)]);
  } catch (error) {
    return failed(context, error, { purpose, next });
  }
}

export async function returnFromProvider({ context, url }: Visit) {
  const { cookies, secure } = context.get(requestContext);
  const note = noteIn(readCookie(cookies, hostCookie(attemptCookie, { secure })));
  const gone = clearCookie(hostCookie(attemptCookie, { secure }), { secure });
  if (!note) return failure(context, 422, { message: m.error_sso_attempt_over(), purpose: "log-in", next: undefined }, gone);
  const { attempt, purpose, next } = note;
  const api = context.get(apiContext);
  const answer = url.search.slice(1);
  try {
    if (purpose === "confirm") {
      await api.call(calls.finishSignOnFactor, { body: { attempt, answer } });
      throw away(next ?? `${settingsPath("staff", "confirm")}?done`, [gone]);
    }
    const device = readHostCookie(cookies, deviceCookie) ?? randomUUID();
    const entered = await api.call(calls.finishSignOn, { body: { attempt, answer, session_id: device } });
    const logIn = new URL(`/staff/login${next ? `?${new URLSearchParams({ next })}` : ""}`, url);
    throw afterFirstStep(logIn, entered, [gone, deviceCookieValue(device, { secure })], secure);
  } catch (error) {
    return failed(context, error, { purpose, next }, gone);
  }
}

/** Where a log-out goes on to: a page of ours, which leads to the provider. A form may not be redirected to another site (form-action). */
export function leaveProviderToo(address: string, { secure }: { secure: boolean }): { path: string; cookie: string } {
  return { path: "/staff/login/sso/out", cookie: writeCookie(hostCookie(leaveCookie, { secure }), address, { seconds: 60, secure }) };
}

export function leavingFor(context: Context): { address: string | undefined; cleared: string } {
  const { cookies, secure } = context.get(requestContext);
  const address = readCookie(cookies, hostCookie(leaveCookie, { secure }));
  const usable = address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return { address: usable ? address : undefined, cleared: clearCookie(hostCookie(leaveCookie, { secure }), { secure }) };
}

async function failed(context: Context, error: unknown, about: Pick<Note, "purpose" | "next">, cookie?: string) {
  // Where no provider is set up there is no such page.
  if (!(error instanceof ApiError) || error.failure.status === 404) throw error;
  return failure(context, error.failure.status, { ...about, message: error.failure.message }, cookie);
}

async function failure(context: Context, status: number, about: Omit<SsoFailure, "only">, cookie?: string) {
  const only = (await signOnOf(context))?.only ?? false;
  return data({ ...about, only } satisfies SsoFailure, { status, headers: cookie ? { "set-cookie": cookie } : {} });
}

function noteCookie(note: Note, secure: boolean): string {
  return writeCookie(hostCookie(attemptCookie, { secure }), JSON.stringify(note), { seconds: minutes * 60, secure });
}

function noteIn(value: string | undefined): Note | undefined {
  if (!value) return undefined;
  try {
    const { attempt, purpose, next } = JSON.parse(value) as Partial<Record<keyof Note, unknown>>;
    if (typeof attempt !== "string" || (purpose !== "log-in" && purpose !== "confirm")) return undefined;
    return { attempt, purpose, next: typeof next === "string" ? returnPath(next) : undefined };
  } catch {
    return undefined;
  }
}
