// A readable page of the OpenAPI document, without any script.

import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";

type Operation = { summary?: string; description?: string; tags?: string[] };

export function apiDocsPage(document: { paths?: Record<string, unknown> }, locale: Locale): string {
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
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${title}</h1><p>${intro} <a href="/api/openapi.json">openapi.json</a></p><div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div></main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
