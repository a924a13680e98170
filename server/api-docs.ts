// A readable page of the OpenAPI document, without any script.

import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import type { Capability } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";

/** What a key can do, as somebody would type it. A test makes each of these calls. */
export const keyExamples: readonly { scope: Capability; method: "GET" | "POST"; path: string; body?: object }[] = [
  { scope: "tickets.answer", method: "GET", path: "/staff/tickets?view=needs_reply" },
  { scope: "enquiries.answer", method: "GET", path: "/staff/enquiries?limit=10" },
  {
    scope: "incidents.write",
    method: "POST",
    path: "/staff/incidents",
    body: {
      kind: "maintenance",
      affects: ["network"],
      title: { en: "Router update", ko: "라우터 업데이트" },
      body: { en: "No interruption expected.", ko: "중단 없이 진행합니다." },
      starts_at: "2030-01-05T18:00:00.000Z",
      ends_at: "2030-01-05T19:00:00.000Z",
    },
  },
];

function curlOf(origin: string, { method, path, body }: (typeof keyExamples)[number]): string {
  const sent = body ? ` \\\n  -H "content-type: application/json" \\\n  -d '${JSON.stringify(body)}'` : "";
  return `curl${method === "GET" ? "" : ` -X ${method}`} -H "Authorization: Bearer $KEY"${sent} \\\n  "${origin}/api${path}"`;
}

/** What a receiver does, in the language most of them are written in. A test runs it. */
export const hookExample = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isOurs(secret, headers, body) {
  const at = headers["webhook-timestamp"];
  const given = Buffer.from(headers["webhook-signature"].slice(3), "hex");
  const expected = createHmac("sha256", secret).update(at + "." + body).digest();
  const fresh = Math.abs(Date.now() / 1000 - Number(at)) < 300;
  return fresh && given.length === expected.length && timingSafeEqual(given, expected);
}`;

type Operation = { summary?: string; description?: string; tags?: string[] };

export function apiDocsPage(document: { paths?: Record<string, unknown> }, locale: Locale, origin: string): string {
  const rows: string[] = [];
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      rows.push(
        `<tr><td><code>${escaped(method.toUpperCase())}</code></td><td><code>${escaped(path)}</code></td><td>${escaped(operation.summary ?? "")}</td><td>${escaped(operation.description ?? "")}</td></tr>`,
      );
    }
  }
  const title = `${brand.name[locale]} API`;
  const intro = m.api_docs_intro({}, { locale });
  const heads = [m.api_docs_method, m.api_docs_path, m.api_docs_summary, m.api_docs_access].map((word) => word({}, { locale }));
  const examples = keyExamples.map((example) => `<pre tabindex="0"><code>${escaped(curlOf(origin, example))}</code></pre>`).join("");
  const keys = `<h2>${m.api_docs_keys({}, { locale })}</h2><p>${escaped(m.api_docs_keys_text({}, { locale }))}</p>${examples}`;
  const hooks = `<h2>${m.api_docs_hooks({}, { locale })}</h2><p>${escaped(m.api_docs_hooks_text({}, { locale }))}</p><pre tabindex="0"><code>${escaped(hookExample)}</code></pre>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${title}</h1><p>${intro} <a href="/api/openapi.json">openapi.json</a></p>${keys}${hooks}<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div></main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
