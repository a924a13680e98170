// The two steps of a log-in, for customers and for staff. The challenge between them travels in a cookie that scripts cannot read.
import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readPasskey } from "#app/forms/read-passkey.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import { logInByPasskey } from "#features/accounts/passkeys/passkeys.contract.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { EnteredAnswer, LoginAnswer } from "#features/accounts/rules/account-views.ts";
import * as logInCalls from "#features/accounts/rules/log-in.contract.ts";
import { writeCookie } from "#platform/cookie.ts";
import { m } from "#platform/paraglide/messages.js";
import { ApiError } from "./api-client.ts";
import { areaOf } from "./checks.server.ts";
import { deviceCookie, deviceCookieValue, hostCookie, readHostCookie, sessionCookies } from "./cookies.ts";
import { returnPath } from "./return-path.ts";

const calls = { ...logInCalls, logInByPasskey };

type Context = Readonly<RouterContextProvider>;
type Attempt = { context: Context; url: URL; form: FormData; userType: "customer" | "staff" };

const challengeCookie = "login_challenge";
export type LoginStep = "password" | "code" | "passkey" | "recovery";
const secondSteps = ["code", "passkey", "recovery"] as const;

/** Which step a log-in page shows. Without a challenge there is only the first. */
export function loginStep(context: Context, url: URL): LoginStep {
  const step = url.searchParams.get("step");
  const known = secondSteps.find((name) => name === step);
  return known && challengeOf(context) ? known : "password";
}

export async function logIn({ context, url, form, userType }: Attempt) {
  const { cookies, secure } = context.get(requestContext);
  const email = textOf(form, "email");
  const device = readHostCookie(cookies, deviceCookie) ?? randomUUID();
  try {
    const answer = await context.get(apiContext).call(calls.logIn, {
      body: { email, password: textOf(form, "password"), session_id: device, user_type: userType, device: "web" },
    });
    return afterFirstStep(url, answer, [deviceCookieValue(device, { secure })], secure);
  } catch (error) {
    return formFailure(error, { email });
  }
}

/** In, or on to the second step of the log-in page at `url`. */
export function afterFirstStep(url: URL, { data: answer }: LoginAnswer, cookies: string[], secure: boolean): Response {
  if (!("challenge" in answer)) return enter(url, answer, cookies, secure);
  const { code, passkey } = answer;
  // Where both are set up the code comes first: it needs no script.
  return away(stepPath(url, code ? "code" : "passkey", { code, passkey }), [challengeValue(answer.challenge, secure), ...cookies]);
}

export async function logInWithPasskey({ context, url, form, userType }: Attempt) {
  const { cookies, secure } = context.get(requestContext);
  const device = readHostCookie(cookies, deviceCookie) ?? randomUUID();
  try {
    const body = asTyped(calls.logInByPasskey, {
      passkey: readPasskey(textOf(form, "passkey")),
      session_id: device,
      user_type: userType,
    });
    const answer = await context.get(apiContext).call(calls.logInByPasskey, { body });
    return enter(url, answer.data, [deviceCookieValue(device, { secure })], secure);
  } catch (error) {
    return formFailure(error);
  }
}

export async function logInSecondStep({ context, url, form }: Omit<Attempt, "userType">) {
  const { secure } = context.get(requestContext);
  const challenge = challengeOf(context);
  if (!challenge) return redirect(stepPath(url, undefined));
  try {
    const answer = await context
      .get(apiContext)
      .call(calls.finishLogIn, { body: asTyped(calls.finishLogIn, { challenge, ...secondFactorIn(form) }) });
    return enter(url, answer.data, [challengeValue("", secure)], secure);
  } catch (error) {
    if (error instanceof ApiError && error.failure.code === "challenge_over") {
      return away(stepPath(url, "over"), [challengeValue("", secure)]);
    }
    return formFailure(error);
  }
}

function secondFactorIn(form: FormData) {
  const passkey = textOf(form, "passkey");
  return passkey ? { passkey: readPasskey(passkey) } : { code: textOf(form, "code") };
}

type Have = { code: boolean; passkey: boolean };

/** What this account has set up besides the password, as the address remembers it. */
function haveIn(url: URL): Have {
  const named = url.searchParams.get("have") ?? "code";
  return { code: named.includes("code"), passkey: named.includes("passkey") };
}

/** The steps a log-in page leads to. */
export function stepPaths(url: URL) {
  const have = haveIn(url);
  return {
    code: have.code ? stepPath(url, "code") : undefined,
    passkey: have.passkey ? stepPath(url, "passkey") : undefined,
    recovery: stepPath(url, "recovery"),
    start: stepPath(url, undefined),
  };
}

/** The same page at another step; where the visitor wanted to go stays remembered. */
export function stepPath(
  url: URL,
  step: "code" | "passkey" | "recovery" | "over" | undefined,
  { code, passkey }: Have = haveIn(url),
): string {
  const query = new URLSearchParams();
  if (step) query.set("step", step);
  if (step && step !== "over" && passkey) query.set("have", code ? "code passkey" : "passkey");
  const next = returnPath(url.searchParams.get("next"));
  if (next) query.set("next", next);
  const text = query.toString();
  return url.pathname + (text ? `?${text}` : "");
}

function enter(url: URL, { token, kind, erasure_cancelled }: EnteredAnswer["data"], cookies: string[], secure: boolean) {
  // Logging in was the answer to a question; the page says what it did.
  const told = erasure_cancelled ? [flashCookieValue({ kind: "success", text: m.erasure_cancelled() }, secure)] : [];
  return away(returnPath(url.searchParams.get("next")) ?? areaOf({ kind }), [...sessionCookies(token, { secure }), ...cookies, ...told]);
}

export function away(path: string, cookies: string[]): Response {
  const response = redirect(path);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

function challengeOf(context: Context): string | undefined {
  return readHostCookie(context.get(requestContext).cookies, challengeCookie) || undefined;
}

function challengeValue(challenge: string, secure: boolean): string {
  const seconds = challenge ? lifetimes.challengeMinutes * 60 : 0;
  return writeCookie(hostCookie(challengeCookie, { secure }), challenge, { seconds, secure });
}

/** The answer to "send the link again", shown above the form it came from. */
export function told(message: string) {
  return data({ told: message });
}
