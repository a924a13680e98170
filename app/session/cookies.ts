// The two session cookies. The token itself is never readable by scripts; `signed_in` only tells the shell what to draw.
// Besides them: the browser's own id for "a sign-in from a new device", and what the sign-up confirmation needs to know.
import { clearCookie, readCookie, writeCookie } from "#platform/cookie.ts";

export const tokenCookie = "auth_token";
export const signedInCookie = "signed_in";
export const deviceCookie = "device";
export const signupCookie = "signup";
/** Of staff: which view of a customer's area is open (customer-view.ts). */
export const viewCookie = "viewing";
const month = 30 * 24 * 3600;
const year = 365 * 24 * 3600;
const hour = 3600;

/** On https a browser takes a cookie of this name from this very host only, never from a neighbour under the same domain (decision 22). */
export function hostCookie(name: string, { secure }: { secure: boolean }): string {
  return secure ? `__Host-${name}` : name;
}

/** Ids and tokens as we write them. Anything else was planted, and would fail wherever it is passed on. */
const ours = /^[\w.~+/=:-]{1,200}$/;

/** The value under either name: the one no neighbour can have set goes first. */
export function readHostCookie(cookies: string, name: string): string | undefined {
  const values = [readCookie(cookies, `__Host-${name}`), readCookie(cookies, name)];
  return values.find((value) => value !== undefined && ours.test(value));
}

export function readToken(cookies: string): string | undefined {
  return readHostCookie(cookies, tokenCookie);
}

export function sessionCookies(token: string, { secure }: { secure: boolean }): string[] {
  return [
    writeCookie(hostCookie(tokenCookie, { secure }), token, { seconds: month, secure }),
    writeCookie(signedInCookie, "1", { seconds: month, secure, open: true }),
  ];
}

export function clearedSessionCookies({ secure }: { secure: boolean }): string[] {
  const names = secure ? [hostCookie(tokenCookie, { secure }), tokenCookie] : [tokenCookie];
  return [...names.map((name) => clearCookie(name, { secure })), clearCookie(signedInCookie, { secure, open: true })];
}

/** A random id of this browser, sent along as `session_id` so that a known device is told from a new one. */
export function deviceCookieValue(id: string, { secure }: { secure: boolean }): string {
  return writeCookie(hostCookie(deviceCookie, { secure }), id, { seconds: year, secure });
}

/** What was typed at sign-up, without the password: the confirmation can send the mail again or go back to the form. */
export type SignupNote = { email: string; name: string; company: string; phone: string; message: string; estimate: string };

export function signupCookieValue(note: SignupNote, { secure }: { secure: boolean }): string {
  return writeCookie(signupCookie, JSON.stringify(note), { seconds: hour, secure });
}

export function readSignupNote(value: string | undefined): SignupNote | undefined {
  if (!value) return undefined;
  try {
    const note = JSON.parse(value) as Partial<Record<keyof SignupNote, unknown>>;
    const text = (key: keyof SignupNote, longest = 254) => (typeof note[key] === "string" ? note[key].slice(0, longest) : "");
    const email = text("email");
    if (!email) return undefined;
    const [name, company, phone, message] = [text("name"), text("company"), text("phone"), text("message")];
    return { email, name, company, phone, message, estimate: text("estimate", 2000) };
  } catch {
    return undefined;
  }
}
