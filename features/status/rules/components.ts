// What the status tells of: services, each at the places where it runs. An incident names pairs of the two; an empty service is every
// service of the place, an empty place every place of the service. Pure.
import { dataCentres } from "#content/facts.ts";
import { type Family, familyOf } from "#content/pages.ts";

export type Touched = { service: string; place: string };
export type StatusService = { service: string; family: Family; places: readonly string[] };

const everySite = dataCentres.map(({ code }) => code);
const inKorea = ["ICN1", "ICN2", "PUS1"];
/** Where nothing is in one building: the backbone, the edge, the portal. */
const nowhere: readonly string[] = [];

/** In the order of the page. `portal` is this site: customer area, console and API. */
const rows: readonly (readonly [service: string, places: readonly string[]])[] = [
  ["public-cloud-solution", inKorea],
  ["private-cloud-solution", inKorea],
  ["server-hosting", inKorea],
  ["colocation", everySite],
  ["network", nowhere],
  ["internet-connectivity", everySite],
  ["dedicated-line", everySite],
  ["vpn", inKorea],
  ["load-balancing", inKorea],
  ["cdn", nowhere],
  ["ddos-protection", nowhere],
  ["firewall", inKorea],
  ["storage", inKorea],
  ["backup", inKorea],
  ["portal", nowhere],
];

export const statusServices: readonly StatusService[] = rows.map(([service, places]) => ({
  service,
  places,
  family: familyOf(`/services/${service}`),
}));

/** Every pair an incident can name: the service as a whole, and at each of its places; and each place as a whole. */
export const knownTouched: readonly Touched[] = [
  ...statusServices.flatMap(({ service, places }) => ["", ...places].map((place) => ({ service, place }))),
  ...everySite.map((place) => ({ service: "", place })),
];

export function isKnown({ service, place }: Touched): boolean {
  return knownTouched.some((one) => one.service === service && one.place === place);
}

/** "cdn", "ICN1", "colocation@ICN1": what a pair is called in a form. */
export function touchedName({ service, place }: Touched): string {
  return service && place ? `${service}@${place}` : service || place;
}

/** The pair behind such a name; a name that nobody knows is told of the network. */
export function touchedBy(name: string): Touched {
  const [before = "", place = ""] = name.split("@");
  const pair = place
    ? { service: before, place }
    : everySite.includes(before)
      ? { service: "", place: before }
      : { service: before, place: "" };
  return isKnown(pair) ? pair : { service: "network", place: "" };
}

/** Whether a pair reaches a service, as a whole or at one of its places. */
export function reaches(touched: Touched, service: StatusService, place?: string): boolean {
  if (touched.service && touched.service !== service.service) return false;
  if (touched.place && !service.places.includes(touched.place)) return false;
  return place === undefined || !touched.place || touched.place === place;
}

/** How services are called on an order: the beginning of a customer's code says which it is. */
const beginnings: Readonly<Record<string, string>> = {
  VM: "public-cloud-solution",
  PC: "private-cloud-solution",
  SRV: "server-hosting",
  RACK: "colocation",
  IP: "internet-connectivity",
  DL: "dedicated-line",
  VPN: "vpn",
  LB: "load-balancing",
  CDN: "cdn",
  DDOS: "ddos-protection",
  FW: "firewall",
  ST: "storage",
  BK: "backup",
};

export const everyBeginning: readonly string[] = Object.keys(beginnings);

/** How codes of a service begin. */
export function codeBeginnings(service: string): string[] {
  return everyBeginning.filter((beginning) => beginnings[beginning] === service);
}

/** The backbone and this site: whoever has anything with us has these. */
export function touchesEverybody({ service, place }: Touched): boolean {
  return !place && (service === "portal" || service === "network");
}

export type OwnedService = { code: string; family: string; site: string | null };

/** Whether what a customer has is touched. By the kind of service where its code tells it, else by its family; by its site where it has one. */
export function touchesOwned(touched: Touched, { code, family, site }: OwnedService): boolean {
  const kind = beginnings[code.split("-")[0]?.toUpperCase() ?? ""];
  if (touched.service && (kind ? kind !== touched.service : familyOf(`/services/${touched.service}`) !== family)) return false;
  if (!touched.place) return true;
  // A site may be one building (ICN1) or a city (ICN); what stands nowhere in particular is not in one building.
  return site !== null && touched.place.startsWith(site);
}
