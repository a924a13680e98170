// A message that survives a redirect: put into a short-lived cookie by the server, shown once as a toast, and as text without scripts.
import { writeCookie } from "#platform/cookie.ts";

export const flashCookie = "flash";

export type Flash = { kind: "success" | "error" | "info"; text: string };

export function flashCookieValue(flash: Flash, secure: boolean): string {
  return writeCookie(flashCookie, JSON.stringify(flash), { seconds: 30, secure, open: true });
}

export function readFlash(cookies: string): Flash | undefined {
  // Every public page reads this in the browser, where each kilobyte counts (decision 14): without the library.
  const found = cookies.match(/(?:^|; )flash=([^;]+)/)?.[1];
  if (!found) return undefined;
  try {
    const value = JSON.parse(decodeURIComponent(found)) as Partial<Flash>;
    if (typeof value.text !== "string") return undefined;
    const kind = value.kind === "error" || value.kind === "info" ? value.kind : "success";
    return { kind, text: value.text.slice(0, 300) };
  } catch {
    return undefined;
  }
}
