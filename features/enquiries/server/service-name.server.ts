// Enquiries keep the address of a service; people read its name.
import { navigation as en } from "#content/en/navigation.ts";
import { navigation as ko } from "#content/ko/navigation.ts";
import type { Locale } from "#content/locales.ts";
import { type PagePath, services } from "#content/pages.ts";

export function serviceName(slug: string | null, locale: Locale): string | null {
  if (!slug) return null;
  const area = services.some((service) => service.slug === slug) ? "services" : "solutions";
  // A slug of an older site has no page any more.
  return { en, ko }[locale].pages[`/${area}/${slug}` as PagePath]?.name ?? slug;
}
