// What services and places are called, as the menu calls them.
import { navigation as en } from "#content/en/navigation.ts";
import { dataCentres } from "#content/facts.ts";
import { navigation as ko } from "#content/ko/navigation.ts";
import type { Locale } from "#content/locales.ts";
import type { PagePath } from "#content/pages.ts";
import { m } from "#platform/paraglide/messages.js";
import { statusServices, type Touched } from "../rules/components.ts";
import type { ComponentList } from "../rules/status-views.ts";

const navigation = { en, ko };

export function serviceName(service: string, locale: Locale): string {
  if (service === "portal") return m.status_portal({}, { locale });
  const { pages } = navigation[locale];
  return pages[`/services/${service}` as PagePath]?.name ?? service;
}

export function placeName(place: string, locale: Locale): string {
  const centre = dataCentres.find(({ code }) => code === place);
  return centre ? `${centre.code} ${centre[locale]}` : place;
}

export function touchedWords({ service, place }: Touched, locale: Locale): string {
  if (!service) return m.status_all_services({ place: placeName(place, locale) }, { locale });
  return place ? `${serviceName(service, locale)} · ${placeName(place, locale)}` : serviceName(service, locale);
}

export function componentList(locale: Locale): ComponentList {
  return statusServices.map(({ service, family, places }) => ({
    service,
    family,
    name: serviceName(service, locale),
    places: places.map((place) => ({ place, name: placeName(place, locale) })),
  }));
}
