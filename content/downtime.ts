// How long a service may be away in 30 days under an availability, in the units of each language: "4.3 min", "4.3분".
import { facts } from "./facts.ts";
import type { Locale } from "./locales.ts";

type Availability = keyof typeof facts.downtimePer30Days;

const units: Record<Locale, { min: string; s: string }> = { en: { min: " min", s: " s" }, ko: { min: "분", s: "초" } };

export function downtime(availability: Availability, locale: Locale): string {
  return facts.downtimePer30Days[availability].replace(/ (min|s)$/, (_, unit: "min" | "s") => units[locale][unit]);
}
