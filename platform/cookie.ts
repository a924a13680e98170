// How every cookie of ours is written and read: for the whole site, never sent along from elsewhere.
import { parseCookie, serializeCookie } from "cookie-es";

export type CookieTraits = {
  seconds: number;
  secure: boolean;
  /** Scripts of our pages may read it. */
  open?: boolean;
};

/** A Set-Cookie value. */
export function writeCookie(name: string, value: string, { seconds, secure, open = false }: CookieTraits): string {
  return serializeCookie(name, value, { maxAge: seconds, path: "/", httpOnly: !open, secure, sameSite: "lax" });
}

export function clearCookie(name: string, traits: Omit<CookieTraits, "seconds">): string {
  return writeCookie(name, "", { ...traits, seconds: 0 });
}

export function readCookie(header: string | undefined | null, name: string): string | undefined {
  return header ? parseCookie(header, { filter: (key) => key === name })[name] : undefined;
}
