import { loginRoutes } from "#features/accounts/log-in/login.routes.server.ts";
import { passkeyRoutes } from "#features/accounts/passkeys/passkeys.routes.server.ts";
import { userSecurityRoutes } from "#features/accounts/settings/user-security.routes.server.ts";
import { createProvider } from "#features/accounts/single-sign-on/provider.server.ts";
import { singleSignOnRoutes } from "#features/accounts/single-sign-on/single-sign-on.routes.server.ts";
import { teamRoutes } from "#features/accounts/team/team.routes.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import type { AccountServices } from "./account-services.ts";
import { userRoutes } from "./user.routes.server.ts";

export function accountsRoutes(router: ApiRouter, services: AccountServices) {
  const { config, log } = services;
  const provider = config.singleSignOn && createProvider(config.singleSignOn, config.PUBLIC_ORIGIN ?? "", log);
  loginRoutes(router, services, provider);
  singleSignOnRoutes(router, services, provider);
  userRoutes(router, services);
  userSecurityRoutes(router, services);
  passkeyRoutes(router, services);
  teamRoutes(router, services);
}
