// Paths as they may appear in logs: a link's token is a secret and is left out.
export function loggedPath(pathname: string): string {
  return pathname
    .replace(/^\/(reset-password|email-verification|staff\/invitation|preview|api\/post-previews|post-previews)\/[^/]+/, "/$1/…")
    .replace(/^\/((?:api\/)?ticket-copies|leave-ticket|(?:api\/)?status-subscribers|status-mail)\/.+/, "/$1/…")
    .slice(0, 200);
}
