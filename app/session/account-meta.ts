// Titles of personal pages. Search engines are asked to leave them out.
import { brand } from "#content/brand.ts";
import { getLocale } from "#platform/paraglide/runtime.js";

export function accountMeta(title: string, description?: string) {
  return [
    { title: `${title} · ${brand.name[getLocale()]}` },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}
