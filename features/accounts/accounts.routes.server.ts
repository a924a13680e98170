import type { ApiRouter } from "#platform/api/endpoint.ts";
import type { AccountServices } from "./account-services.ts";
import { loginRoutes } from "./login.routes.server.ts";
import { teamRoutes } from "./team.routes.server.ts";
import { userRoutes } from "./user.routes.server.ts";
import { userSecurityRoutes } from "./user-security.routes.server.ts";

export function accountsRoutes(router: ApiRouter, services: AccountServices) {
  loginRoutes(router, services);
  userRoutes(router, services);
  userSecurityRoutes(router, services);
  teamRoutes(router, services);
}
