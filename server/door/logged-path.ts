// Paths as they may appear in logs: a link's token is a secret and is left out.
export function loggedPath(pathname: string): string {
  return pathname.replace(/^\/(reset-password|email-verification|staff\/invitation)\/[^/]+/, "/$1/…").slice(0, 200);
}
