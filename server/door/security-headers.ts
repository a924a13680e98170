// Headers on every answer. Scripts run by hash (cached pages) or nonce (personal pages), never by 'unsafe-inline'.

/** Where browsers tell of violations. */
export const policyReportPath = "/csp-reports";

export type HeaderSettings = { https: boolean; realtimeOrigins: readonly string[] };

export function baseHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "reporting-endpoints": `csp="${policyReportPath}"`,
    ...(settings.https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** `scripts` and `styles` are the sources besides 'self': 'sha256-…' of what stands in the page, or one 'nonce-…'. */
export function contentSecurityPolicy(scripts: readonly string[], settings: HeaderSettings, styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    `style-src 'self' ${styles.join(" ")}`.trim(),
    // Positions in drawings are style attributes; any style element without a known hash stays forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${settings.realtimeOrigins.join(" ")}`.trim(),
    "object-src 'none'",
    // The one that shows pushes to staff; see public/staff/push-worker.js.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Not every browser knows both; see policy-reports.ts.
    `report-uri ${policyReportPath}`,
    "report-to csp",
    ...(settings.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For JSON, plain files and everything that is not a page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
