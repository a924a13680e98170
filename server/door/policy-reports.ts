// What browsers report of the content security policy. Counted by kind, said once a minute, and forgotten: no address, no page, no
// reader, nothing of what was reported is kept.
import type { Log } from "#platform/log.ts";
import { networkOf } from "#platform/network-of.ts";
import { closedPolicy, policyReportPath } from "./security-headers.ts";

export const policyReportBytes = 16 * 1024;

const perNetworkAndMinute = 20;
const perMinute = 600;
const reportsPerRequest = 20;
const saidEveryMs = 60_000;

const directives = ["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem", "style-src-attr", "img-src"].concat(
  ["font-src", "connect-src", "object-src", "base-uri", "form-action", "frame-ancestors", "frame-src", "worker-src", "media-src"],
  ["manifest-src", "default-src"],
);
const blockedKinds = ["inline", "eval", "wasm-eval", "data", "blob", "extension", "own", "elsewhere"] as const;
type Blocked = (typeof blockedKinds)[number];

export type PolicyReports = {
  answer(request: Request, address: string): Promise<Response | undefined>;
  /** "script-src inline" → how often since the start. */
  counts(): ReadonlyMap<string, number>;
};

export function createPolicyReports(log: Log, now = Date.now): PolicyReports {
  const counts = new Map<string, number>();
  const saidAt = new Map<string, number>();
  let minute = { since: 0, all: 0, networks: new Map<string, number>() };

  /** By network, so that one cannot speak for all; and in all, so that many cannot fill the log. */
  function mayCount(address: string): boolean {
    if (now() - minute.since > 60_000) minute = { since: now(), all: 0, networks: new Map() };
    const network = networkOf(address);
    const taken = minute.networks.get(network) ?? 0;
    if (taken >= perNetworkAndMinute || minute.all >= perMinute) return false;
    minute.networks.set(network, taken + 1);
    minute.all += 1;
    return true;
  }

  function count(kind: string): void {
    const total = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, total);
    if (now() - (saidAt.get(kind) ?? 0) < saidEveryMs) return;
    saidAt.set(kind, now());
    const [directive, blocked] = kind.split(" ");
    log.warn({ directive, blocked, total }, "a browser reported a violation of the content security policy");
  }

  return {
    counts: () => counts,
    async answer(request, address) {
      if (new URL(request.url).pathname !== policyReportPath || request.method !== "POST") return undefined;
      const headers = { "content-security-policy": closedPolicy, "cache-control": "no-store" };
      if (!mayCount(address)) return new Response(null, { status: 429, headers: { ...headers, "retry-after": "60" } });
      const text = await request.text();
      if (text.length > policyReportBytes) return new Response(null, { status: 413, headers });
      const kinds = kindsOf(text, new URL(request.url).host);
      for (const kind of kinds) count(kind);
      return new Response(null, { status: kinds.length > 0 ? 204 : 400, headers });
    },
  };
}

type Report = Record<string, unknown>;

/** Both forms: {"csp-report": {…}} by report-uri, [{type, body: {…}}] by report-to. */
export function kindsOf(text: string, ownHost: string): string[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return [];
  }
  const reports = Array.isArray(given)
    ? given.slice(0, reportsPerRequest).map((one) => (one as Report | null)?.type === "csp-violation" && (one as Report).body)
    : [(given as Report | null)?.["csp-report"]];
  return reports.flatMap((report) => {
    if (typeof report !== "object" || report === null) return [];
    const {
      "effective-directive": old,
      "violated-directive": older,
      effectiveDirective,
      "blocked-uri": uri,
      blockedURL,
    } = report as Report;
    const directive = String(effectiveDirective ?? old ?? older ?? "").split(" ")[0] ?? "";
    return [`${directives.includes(directive) ? directive : "other"} ${blockedKind(String(blockedURL ?? uri ?? ""), ownHost)}`];
  });
}

function blockedKind(blocked: string, ownHost: string): Blocked {
  const plain = blockedKinds.find((kind) => kind === blocked);
  if (plain) return plain;
  const scheme = /^([a-z-]+):?/.exec(blocked)?.[1] ?? "";
  if (scheme === "data" || scheme === "blob") return scheme;
  if (/-extension$|^(chrome|moz|safari)/.test(scheme)) return "extension";
  return URL.parse(blocked)?.host === ownHost ? "own" : "elsewhere";
}
