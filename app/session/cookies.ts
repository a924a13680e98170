// The two session cookies. The token itself is never readable by scripts; `signed_in` only tells the shell what to draw.
// Besides them: the browser's own id for "a sign-in from a new device", and what the sign-up confirmation needs to know.
import { readCookie } from "#platform/i18n/request-locale.ts";

export const tokenCookie = "auth_token";
export const signedInCookie = "signed_in";
export const deviceCookie = "device";
export const signupCookie = "signup";
const month = 30 * 24 * 3600;
const year = 365 * 24 * 3600;
const hour = 3600;

/** On https a browser takes a cookie of this name from this very host only, never from a neighbour under the same domain (decision 22). */
export function hostCookie(name: string, { secure }: { secure: boolean }): string {
  return secure ? `__Host-${name}` : name;
}

/** The value under either name: the one no neighbour can have set goes first. */
export function readHostCookie(cookies: string, name: string): string | undefined {
  return readCookie(cookies, `__Host-${name}`) ?? readCookie(cookies, name);
}

export function readToken(cookies: string): string | undefined {
  return readHostCookie(cookies, tokenCookie);
}

export function sessionCookies(token: string, options: { secure: boolean }): string[] {
  const tail = `Path=/; SameSite=Lax; Max-Age=${month}${options.secure ? "; Secure" : ""}`;
  return [`${hostCookie(tokenCookie, options)}=${token}; HttpOnly; ${tail}`, `${signedInCookie}=1; ${tail}`];
}

export function clearedSessionCookies(options: { secure: boolean }): string[] {
  const tail = `Path=/; SameSite=Lax; Max-Age=0${options.secure ? "; Secure" : ""}`;
  const names = options.secure ? [hostCookie(tokenCookie, options), tokenCookie] : [tokenCookie];
  return [...names.map((name) => `${name}=; HttpOnly; ${tail}`), `${signedInCookie}=; ${tail}`];
}

/** A random id of this browser, sent along as `session_id` so that a known device is told from a new one. */
export function deviceCookieValue(id: string, options: { secure: boolean }): string {
  return `${hostCookie(deviceCookie, options)}=${id}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${year}${options.secure ? "; Secure" : ""}`;
}

/** What was typed at sign-up, without the password: the confirmation can send the mail again or go back to the form. */
export type SignupNote = { email: string; name: string; company: string; phone: string; message: string };

export function signupCookieValue(note: SignupNote, options: { secure: boolean }): string {
  const text = encodeURIComponent(JSON.stringify(note));
  return `${signupCookie}=${text}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${hour}${options.secure ? "; Secure" : ""}`;
}

export function clearedSignupCookie(options: { secure: boolean }): string {
  return `${signupCookie}=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0${options.secure ? "; Secure" : ""}`;
}

export function readSignupNote(value: string | undefined): SignupNote | undefined {
  if (!value) return undefined;
  try {
    const note = JSON.parse(decodeURIComponent(value)) as Partial<Record<keyof SignupNote, unknown>>;
    const text = (key: keyof SignupNote) => (typeof note[key] === "string" ? note[key].slice(0, 254) : "");
    const email = text("email");
    return email ? { email, name: text("name"), company: text("company"), phone: text("phone"), message: text("message") } : undefined;
  } catch {
    return undefined;
  }
}
