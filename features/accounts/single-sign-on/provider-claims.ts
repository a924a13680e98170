// What is read out of a provider's claims. They come from outside: every one may be missing or of another kind.
import { isLocale, type Locale } from "#content/locales.ts";
import { emailField, nameField } from "#features/accounts/rules/accounts.contract.ts";
import type { StaffRole } from "#platform/api/viewer.ts";
import type { SingleSignOn } from "#platform/single-sign-on.ts";

type Claims = Readonly<Record<string, unknown>>;

/** The role of the first group in the setting that somebody is in; none where they are in none of them. */
export function roleIn(claims: Claims, { groupsClaim, roles }: SingleSignOn): StaffRole | undefined {
  const groups = textsIn(claimAt(claims, groupsClaim));
  return roles.find(([group]) => groups.includes(group))?.[1];
}

/** The address, where the provider has made sure of it. */
export function verifiedEmail(claims: Claims): string | undefined {
  // Some providers write it as text.
  if (claims.email_verified !== true && claims.email_verified !== "true") return undefined;
  return emailField.safeParse(claims.email).data;
}

export function nameIn(claims: Claims, email: string): string {
  const given = [claims.name, claims.preferred_username, email.split("@")[0]];
  return given.map((value) => nameField.safeParse(value).data).find(Boolean) ?? email.slice(0, 80);
}

export function localeIn(claims: Claims, otherwise: Locale): Locale {
  const language = typeof claims.locale === "string" ? claims.locale.slice(0, 2).toLowerCase() : undefined;
  return isLocale(language) ? language : otherwise;
}

/** Whether this log-in stands for both steps. */
export function countsForBothSteps(claims: Claims, wanted: SingleSignOn["secondFactor"]): boolean {
  if (wanted === "ours") return false;
  return wanted === "provider" || wanted.some(({ claim, value }) => textsIn(claims[claim]).includes(value));
}

/** `groups`, or a way into an object such as `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split(".").reduce<unknown>((at, part) => {
    return typeof at === "object" && at !== null && Object.hasOwn(at, part) ? (at as Claims)[part] : undefined;
  }, claims);
}

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string");
}
