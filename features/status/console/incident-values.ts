// An incident as the fields of a form, and back. Times are typed in Korea's.
import { incidentTemplates, stageTexts } from "#content/incident-templates.ts";
import { locales } from "#content/locales.ts";
import { touchedName } from "#features/status/rules/components.ts";
import type { IncidentKind, Severity, Stage } from "#features/status/rules/stages.ts";
import type { StaffIncident } from "#features/status/rules/status-views.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { clockText } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

export type IncidentValues = { fields: Record<string, string>; affects: string[] };

/** 2026-11-17T14:05, as a field for a moment writes it. */
export function localMoment(at: string | number): string {
  return `${dayOf(at)}T${clockText(at)}`;
}

/** What the field holds as a moment; what cannot be one is left to the API to refuse. */
export function momentOf(local: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? `${local}:00+09:00` : local;
}

export function incidentValues(incident: StaffIncident): IncidentValues {
  const { title, body, severity, starts_at, ends_at, components } = incident;
  return {
    fields: {
      severity: severity ?? "",
      starts_at: localMoment(starts_at),
      ends_at: ends_at ? localMoment(ends_at) : "",
      ...Object.fromEntries(
        locales.flatMap((locale) => [
          [`title.${locale}`, title[locale] ?? ""],
          [`body.${locale}`, body[locale] ?? ""],
        ]),
      ),
    },
    affects: components.map(touchedName),
  };
}

/** A blank form, or one with the words of a template in it. */
export function startValues(kind: IncidentKind, template: string | null, now: number): IncidentValues {
  const found = incidentTemplates.find(({ id, kind: of }) => id === template && of === kind);
  const texts = found
    ? locales.flatMap((locale) => [
        [`title.${locale}`, found.title[locale]],
        [`body.${locale}`, found.body[locale]],
      ])
    : [];
  return {
    fields: {
      severity: found?.severity ?? "major",
      starts_at: kind === "incident" ? localMoment(now) : "",
      ends_at: "",
      ...Object.fromEntries(texts),
    },
    affects: [],
  };
}

/** What is usually told at a stage of an incident of this severity. */
export function stageValues(stage: Stage | "", severity: Severity | null): Record<string, string> {
  const text = stageTexts[`${stage}_${severity}`] ?? stageTexts[stage];
  return { stage, ...(text && Object.fromEntries(locales.map((locale) => [`text.${locale}`, text[locale]]))) };
}

/** The body of a call from a form. */
export function incidentFrom(form: FormData, kind: IncidentKind) {
  const text = (name: string) => String(form.get(name) ?? "");
  const inEach = (name: string) => Object.fromEntries(locales.map((locale) => [locale, text(`${name}.${locale}`)]));
  return {
    affects: form.getAll("affects").map(String),
    title: inEach("title"),
    body: inEach("body"),
    starts_at: momentOf(text("starts_at")),
    ...(kind === "incident" ? { severity: text("severity") } : { ends_at: text("ends_at") ? momentOf(text("ends_at")) : null }),
  };
}

/** What stands in brackets in the templates, and must not reach a customer. */
const gaps = new Set(JSON.stringify([incidentTemplates, stageTexts]).match(/\[[^[\]",{]+\]/g));

/** Fields in which a gap of a template is still open, and what customers notice where it is told in some languages only. */
export function openGaps(form: FormData, words: string): Record<string, string[]> | null {
  const open = [...form].filter(([, text]) => typeof text === "string" && [...gaps].some((gap) => text.includes(gap)));
  const bodies = locales.map((locale) => `body.${locale}`);
  const told = (name: string) => String(form.get(name) ?? "").trim() !== "";
  const untold = bodies.some(told) ? bodies.filter((name) => !told(name)) : [];
  const wrong: [string, string[]][] = [
    ...open.map(([name]): [string, string[]] => [name, [words]]),
    ...untold.map((name): [string, string[]] => [name, [m.status_body_untold()]]),
  ];
  return wrong.length > 0 ? Object.fromEntries(wrong) : null;
}

/** Whether something stands in the fields that nobody but its writer has: no template of a stage brings it again. */
export function writtenByHand(form: FormData): boolean {
  const usual = new Set(Object.values(stageTexts).flatMap((text) => (text ? locales.map((locale) => plainLine(text[locale])) : [])));
  return locales.some((locale) => {
    const text = plainLine(String(form.get(`text.${locale}`) ?? ""));
    return text !== "" && !usual.has(text);
  });
}

/** A form sends its lines with CR LF. */
function plainLine(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

/** A text in every language. */
export function textsFrom(form: FormData, name: string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, String(form.get(`${name}.${locale}`) ?? "")]));
}
