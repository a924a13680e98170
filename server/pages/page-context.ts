// What loaders, actions and middleware are handed, for a visitor or for a page that is rendered once for everybody.

import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { apiContext, type DemoAccount, requestContext } from "#app/context.ts";
import { createApiClient } from "#app/session/api-client.ts";
import { readToken } from "#app/session/cookies.ts";
import type { Company, LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import type { DepartmentShown } from "#features/support/rules/department-list.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import type { MessageLimits } from "#features/support/rules/message-limits.ts";
import { backgroundHeader, viewHeader } from "#platform/api/background.ts";
import type { Site } from "#platform/i18n/site-addresses.ts";

/** Who a page is rendered for. */
export type Reader = {
  locale: Locale;
  localeForced: boolean;
  /** The origin under which this reader sees the site. */
  here: string;
  search: string;
  cookies: string;
  userAgent: string;
  clientAddress: string;
  requestId: string;
  /** Asked for by a script of the page: news, counts, the next part of a list. */
  background: boolean;
  /** The view of a customer's area that staff look through. */
  view?: string | undefined;
};

export type ContextNeeds = {
  site: Site;
  secure: boolean;
  /** The demo is this reader's: see `Visit`. */
  demo: boolean;
  repliesByMail: boolean;
  desk: (department?: Department) => Desk;
  company: () => Company;
  departments: () => readonly DepartmentShown[] | null;
  messageLimits: () => MessageLimits | null;
  live: (locale: Locale) => LiveValues;
  /** The page shows prices that nobody has saved. */
  preview?: boolean;
  demoAccounts: () => Promise<readonly DemoAccount[]>;
  api: { baseUrl: string; fetch: (request: Request) => Promise<Response> | Response };
  onError: (error: unknown) => void;
};

/** Nobody in particular: what a stored page is rendered for. There is nothing of a visitor in it. */
export function everybody(locale: Locale, site: Site): Reader {
  return {
    locale,
    localeForced: false,
    here: site.origin,
    search: "",
    cookies: "",
    userAgent: "",
    clientAddress: "127.0.0.1",
    requestId: "",
    background: false,
  };
}

export function pageContext(
  reader: Reader,
  {
    site,
    secure,
    demo,
    repliesByMail,
    desk,
    company,
    departments,
    messageLimits,
    live,
    preview = false,
    demoAccounts,
    api,
    onError,
  }: ContextNeeds,
) {
  const nonce = randomBytes(16).toString("base64url");
  const context = new RouterContextProvider();
  context.set(requestContext, {
    locale: reader.locale,
    localeForced: reader.localeForced,
    site,
    here: reader.here,
    search: reader.search,
    nonce,
    requestId: reader.requestId,
    secure,
    demo,
    repliesByMail,
    desk,
    company,
    departments,
    messageLimits,
    live: (locale = reader.locale) => live(locale),
    preview,
    demoAccounts,
    cookies: reader.cookies,
    onError,
  });
  context.set(
    apiContext,
    createApiClient({
      baseUrl: api.baseUrl,
      fetch: async (request) => api.fetch(request),
      token: readToken(reader.cookies),
      locale: reader.locale,
      forwarded: {
        "user-agent": reader.userAgent,
        "x-forwarded-for": reader.clientAddress,
        ...(reader.background ? { [backgroundHeader]: "1" } : {}),
        ...(reader.view ? { [viewHeader]: reader.view } : {}),
      },
    }),
  );
  return { context, nonce };
}
