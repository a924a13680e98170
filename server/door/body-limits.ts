// What the body of a request may weigh, by where it goes. The API's routes declare it themselves, pages in app/forms/page-body-limit.server.ts.
import { pageBodyLimit } from "#app/forms/page-body-limit.server.ts";
import { type BodyLimit, plainBody } from "#platform/api/body-limit.ts";
import type { Api } from "#server/api.ts";
import { policyReportBytes } from "./policy-reports.ts";
import { policyReportPath } from "./security-headers.ts";

/** Pusher's server library publishes here; the gateway counts again by its own, smaller measure. */
const triggers: BodyLimit = { bytes: 512 * 1024, failure: "too_large" };

const reports: BodyLimit = { bytes: policyReportBytes, failure: "too_large" };

export function bodyLimitOf(api: Pick<Api, "routes" | "inventory">, method: string, path: string): BodyLimit {
  if (path.startsWith("/call/")) return api.inventory.find(({ id }) => path === `/call/${id}`)?.bodyLimit ?? plainBody;
  if (path.startsWith("/api/")) return api.routes.bodyLimitAt(method, path.slice("/api".length));
  if (path.startsWith("/apps/")) return triggers;
  if (path === policyReportPath) return reports;
  return pageBodyLimit(path);
}

/** Pages of the site that only its own scripts call: a failure is read by a program. */
export function isForScripts(path: string): boolean {
  return /^\/(?:api|call)(?:\/|$)/.test(path);
}
