// A readable page of the OpenAPI document, without any script.
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";

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
  const intro = locale === "ko" ? "전체 명세는 OpenAPI 문서에 있습니다." : "The full truth is the OpenAPI document.";
  const heads = locale === "ko" ? ["방식", "경로", "설명", "권한"] : ["Method", "Path", "What it does", "Access"];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${title}</h1><p>${intro} <a href="/api/openapi.json">openapi.json</a></p><div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div></main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
