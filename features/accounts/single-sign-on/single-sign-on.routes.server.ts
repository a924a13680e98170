import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { AppError } from "#platform/errors.ts";
import type { Provider } from "./provider.server.ts";
import * as calls from "./single-sign-on.contract.ts";
import { beginSignOnFactor, finishSignOnFactor } from "./sso-factor.server.ts";
import { beginSignOn, finishSignOn } from "./sso-log-in.server.ts";

export function singleSignOnRoutes(router: ApiRouter, services: AccountServices, provider: Provider | undefined) {
  const required = (): Provider => {
    if (!provider) throw new AppError("not_found");
    return provider;
  };

  endpoint(router, calls.readSignOn, async () => ({
    data: provider ? { label: provider.settings.label, only: provider.settings.only } : null,
  }));

  endpoint(router, calls.beginSignOn, async () => ({ data: await beginSignOn(services, required()) }));

  endpoint(router, calls.finishSignOn, async ({ c, viewer, body }) => finishSignOn(services, required(), callerOf(c), body, viewer));

  endpoint(router, calls.beginSignOnFactor, async ({ viewer }) => ({ data: await beginSignOnFactor(services, required(), viewer) }));

  endpoint(router, calls.finishSignOnFactor, async ({ viewer, body }) => ({
    data: await finishSignOnFactor(services, required(), viewer, body),
  }));
}
