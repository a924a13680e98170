// Who the provider is and how it is reached, as staff set it.
import { z } from "zod";
import { company } from "#content/brand.ts";
import type { Company } from "#content/live.ts";
import { locales } from "#content/locales.ts";
import { companyFields, socialMaximum } from "./setting-figures.ts";

const words = z.string().trim().max(200);
const inEachLanguage = (text: typeof words) => z.strictObject({ en: text, ko: text });
const required = words.min(1);
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d-]{5,24}$/, "field_phone");

export const companyValue = z
  .strictObject({
    /** With the country's code for readers in English, as it is dialled in Korea for readers in Korean. */
    phone: z.strictObject({ en: phone, ko: phone }),
    emergency_phone: z.strictObject({ en: phone, ko: phone }),
    ...(Object.fromEntries(companyFields.contact.mailboxes.map((name) => [name, z.email().max(254)])) as Record<
      (typeof companyFields.contact.mailboxes)[number],
      z.ZodEmail
    >),
    entity: inEachLanguage(required),
    representative: inEachLanguage(words),
    address: inEachLanguage(required),
    business_registration: words,
    mail_order_report: inEachLanguage(words),
    telecom_registration: inEachLanguage(words),
    hosting_provider: inEachLanguage(words),
    privacy_officer: inEachLanguage(required),
    /** Profiles elsewhere. */
    social: z.array(z.url({ protocol: /^https$/, error: "field_https" }).max(200)).max(socialMaximum),
  })
  .meta({ id: "CompanySettings" });
export type CompanyValue = z.output<typeof companyValue>;

const both = (text: { readonly en: string; readonly ko: string }) =>
  Object.fromEntries(locales.map((locale) => [locale, text[locale]])) as { en: string; ko: string };

export function companyDefaults(): CompanyValue {
  const { contact, legal, social } = company;
  const { email, sales, support, abuse, privacy, security, press } = contact;
  return {
    phone: both(contact.phone),
    emergency_phone: both(contact.emergencyPhone),
    ...{ email, sales, support, abuse, privacy, security, press },
    entity: both(legal.entity),
    representative: both(legal.representative),
    address: both(legal.address),
    business_registration: legal.businessRegistration,
    mail_order_report: both(legal.mailOrderReport),
    telecom_registration: both(legal.telecomRegistration),
    hosting_provider: both(legal.hostingProvider),
    privacy_officer: both(legal.privacyOfficer),
    social: [...social],
  };
}

export function companyOf(value: CompanyValue): Company {
  const { email, sales, support, abuse, privacy, security, press, entity, representative, address } = value;
  return {
    contact: { phone: value.phone, emergencyPhone: value.emergency_phone, email, sales, support, abuse, privacy, security, press },
    legal: {
      entity,
      representative,
      address,
      businessRegistration: value.business_registration,
      mailOrderReport: value.mail_order_report,
      telecomRegistration: value.telecom_registration,
      hostingProvider: value.hosting_provider,
      privacyOfficer: value.privacy_officer,
    },
    social: value.social,
  };
}
