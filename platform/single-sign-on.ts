// The settings of single sign-on for staff (OIDC_*), read into one value. Without OIDC_ISSUER there is none.
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { type StaffRole, staffRoles } from "#platform/api/capabilities.ts";
import { oneOf, optionalText, shaped, shapedOr, textOr } from "./setting-kinds.ts";

export type SingleSignOn = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** What the provider is called on buttons. */
  label: Record<Locale, string>;
  /** The claim that holds somebody's groups; with dots, a way into it. */
  groupsClaim: string;
  /** In order: of several groups somebody is in, the first named here counts. Who is in none has no access. */
  roles: readonly (readonly [group: string, role: StaffRole])[];
  signUp: "invited" | "just-in-time";
  /** When a log-in at the provider stands for both steps: never, always, or when one of these is among its claims. */
  secondFactor: "ours" | "provider" | readonly { claim: "amr" | "acr"; value: string }[];
  /** Staff log in this way and no other. */
  only: boolean;
};

const name = shaped(/^.{1,40}$/u, "must be one line of 40 characters at most");

const roles = optionalText.transform((value, context) => {
  const known = staffRoles();
  return partsOf(value).flatMap((part) => {
    const at = part.lastIndexOf("=");
    const [group, role] = [part.slice(0, Math.max(0, at)).trim(), known.find((one) => one === part.slice(at + 1).trim())];
    if (group && role) return [[group, role] as const];
    context.addIssue({ code: "custom", message: `"${part}" is not group=role (e.g. support=agent; the roles are ${known.join(", ")})` });
    return [];
  });
});

const secondFactor = optionalText.transform((value = "ours", context): SingleSignOn["secondFactor"] => {
  if (value === "ours" || value === "provider") return value;
  return partsOf(value).flatMap((part) => {
    const [, claim, wanted] = /^(amr|acr)=(\S+)$/.exec(part) ?? [];
    if ((claim === "amr" || claim === "acr") && wanted) return [{ claim, value: wanted }];
    context.addIssue({ code: "custom", message: `"${part}" is neither "ours", "provider" nor amr=value or acr=value (e.g. amr=mfa)` });
    return [];
  });
});

export const singleSignOnSettings = {
  /** https; on this machine http too, for trying things out. */
  OIDC_ISSUER: optionalText
    .refine(
      (value) => value === undefined || /^https?:/.test(URL.parse(value)?.protocol ?? ""),
      "must be an address such as https://login.example.com",
    )
    .refine(
      (value) => !value || !URL.canParse(value) || isSafe(new URL(value)),
      "must begin with https:// unless the provider is on this machine",
    ),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_SCOPES: shapedOr(/(?:^|\s)openid(?:\s|$)/, 'must contain "openid"', "openid profile email"),
  OIDC_LABEL: name,
  OIDC_LABEL_KO: name,
  OIDC_GROUPS_CLAIM: textOr("groups"),
  OIDC_ROLES: roles,
  OIDC_SIGN_UP: oneOf(["invited", "just-in-time"], "invited"),
  OIDC_SECOND_FACTOR: secondFactor,
  OIDC_ONLY: oneOf(["yes", "no"], "no"),
};

type Settings = z.output<z.ZodObject<typeof singleSignOnSettings>> & { PUBLIC_ORIGIN?: string | undefined };

/** What is missing beside what was given, setting by setting. */
export function missingForSingleSignOn(settings: Settings): { path: string; message: string }[] {
  if (!settings.OIDC_ISSUER) {
    const given = (["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const).filter((key) => settings[key] !== undefined);
    const asked = [
      ...given,
      ...(settings.OIDC_ONLY === "yes" ? ["OIDC_ONLY=yes"] : []),
      ...(settings.OIDC_ROLES.length ? ["OIDC_ROLES"] : []),
    ];
    return asked.length > 0 ? [{ path: "OIDC_ISSUER", message: `is needed together with ${asked.join(", ")}` }] : [];
  }
  const needed = (["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const).filter((key) => settings[key] === undefined);
  return [
    ...needed.map((path) => ({ path, message: "is needed together with OIDC_ISSUER: the provider gives it when you register this site" })),
    ...(settings.OIDC_ROLES.length === 0
      ? [
          {
            path: "OIDC_ROLES",
            message: "is needed together with OIDC_ISSUER: which group has which role, such as admins=admin,support=agent",
          },
        ]
      : []),
    ...(settings.PUBLIC_ORIGIN
      ? []
      : [
          {
            path: "PUBLIC_ORIGIN",
            message: "is needed together with OIDC_ISSUER: the provider sends people back to {PUBLIC_ORIGIN}/staff/login/sso/back",
          },
        ]),
  ];
}

export function singleSignOnOf(settings: Settings): SingleSignOn | undefined {
  if (!settings.OIDC_ISSUER || !settings.OIDC_CLIENT_ID || !settings.OIDC_CLIENT_SECRET) return undefined;
  const label = settings.OIDC_LABEL ?? "SSO";
  return {
    issuer: new URL(settings.OIDC_ISSUER),
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    scopes: settings.OIDC_SCOPES,
    label: { en: label, ko: settings.OIDC_LABEL_KO ?? label },
    groupsClaim: settings.OIDC_GROUPS_CLAIM,
    roles: settings.OIDC_ROLES,
    signUp: settings.OIDC_SIGN_UP,
    secondFactor: settings.OIDC_SECOND_FACTOR,
    only: settings.OIDC_ONLY === "yes",
  };
}

function partsOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}
