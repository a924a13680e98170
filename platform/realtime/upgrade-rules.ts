// Who may open a socket at all: the right app, the right protocol, a page of ours.
import type { IncomingMessage } from "node:http";
import { closeCodes } from "./frames.ts";

export type UpgradeRules = {
  key: string;
  /** Exact origins ("https://example.com"). Without either rule, only pages of the host that is asked are let in. */
  allowedOrigins?: readonly string[];
  isOriginAllowed?(origin: string, request: IncomingMessage): boolean;
};

export type Refusal = { code: number; reason: string };

export function refusalOf(request: IncomingMessage, url: URL, rules: UpgradeRules): Refusal | null {
  if (url.pathname !== `/app/${rules.key}`) return { code: closeCodes.unknownApp, reason: "Application does not exist" };
  const version = url.searchParams.get("protocol");
  if (version === null) return { code: closeCodes.noVersion, reason: "No protocol version supplied" };
  if (version !== "7") return { code: closeCodes.badVersion, reason: "Unsupported protocol version" };
  const { origin } = request.headers;
  // Only browsers send an origin, and only they can be made to act for a stranger; "null" counts as one.
  if (origin !== undefined && !isAllowed(origin, request, rules)) return { code: closeCodes.unauthorized, reason: "Origin not allowed" };
  return null;
}

function isAllowed(origin: string, request: IncomingMessage, rules: UpgradeRules): boolean {
  if (rules.isOriginAllowed) return rules.isOriginAllowed(origin, request);
  if (rules.allowedOrigins) return rules.allowedOrigins.includes(origin);
  return URL.parse(origin)?.host === request.headers.host;
}
