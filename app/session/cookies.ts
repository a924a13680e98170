// The two session cookies. The token itself is never readable by scripts; `signed_in` only tells the shell what to draw.
export const tokenCookie = "auth_token";
export const signedInCookie = "signed_in";
const month = 30 * 24 * 3600;

export function sessionCookies(token: string, options: { secure: boolean }): string[] {
  const tail = `Path=/; SameSite=Lax; Max-Age=${month}${options.secure ? "; Secure" : ""}`;
  return [`${tokenCookie}=${token}; HttpOnly; ${tail}`, `${signedInCookie}=1; ${tail}`];
}

export function clearedSessionCookies(options: { secure: boolean }): string[] {
  const tail = `Path=/; SameSite=Lax; Max-Age=0${options.secure ? "; Secure" : ""}`;
  return [`${tokenCookie}=; HttpOnly; ${tail}`, `${signedInCookie}=; ${tail}`];
}
