// What the server hands to loaders, actions and middleware. Filled by server/app.ts for each request.

import { createContext } from "react-router";
import type { Company, LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import type { DepartmentShown } from "#features/support/rules/department-list.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import type { MessageLimits } from "#features/support/rules/message-limits.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import type { Site } from "#platform/i18n/site-addresses.ts";
import type { ApiClient } from "./session/api-client.ts";
import type { PageFailure } from "./shell/page-failure.ts";

export type DemoAccount = { kind: string; email: string; password: string };

export type RequestInfo = {
  locale: Locale;
  /** The host decides the language, whatever the visitor chooses. */
  localeForced: boolean;
  site: Site;
  /** The origin under which this visitor sees the site: one of ours. */
  here: string;
  /** The query of the address that the page is drawn for; of a stored page only what belongs to its name. */
  search: string;
  nonce: string;
  requestId: string;
  secure: boolean;
  /** The visitor sits at this machine and nothing real is configured: demo accounts and captured mails may be shown. */
  demo: boolean;
  /** Mails about a ticket can be answered: a gateway hands replies over. */
  repliesByMail: boolean;
  /** When the desk is open, and by when it (or one of its departments) answers. */
  desk: (department?: Department) => Desk;
  company: () => Company;
  /** What staff have set about departments; null where nobody has. */
  departments: () => readonly DepartmentShown[] | null;
  /** How much a message holds; null where nobody has set it. */
  messageLimits: () => MessageLimits | null;
  /** What stands in copy where it names a value; in the reader's language unless said otherwise. */
  live: (locale?: Locale) => LiveValues;
  /** Drawn with prices that nobody has saved, for staff. */
  preview: boolean;
  /** None for anybody else. */
  demoAccounts: () => Promise<readonly DemoAccount[]>;
  cookies: string;
  onError: (error: unknown) => void;
};

export const requestContext = createContext<RequestInfo>();
export const apiContext = createContext<ApiClient>();

/** The calls a script of our pages may make, by name. */
export const browserCallsContext = createContext<ReadonlyMap<string, ApiCall>>();

/** What a loader, action or check of this request failed with, for whoever answers it (server/pages/page-failures.ts). */
export const failureContext = createContext<(PageFailure & { status: number; retryAfter: number | undefined }) | null>(null);
