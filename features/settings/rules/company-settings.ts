// Who the provider is and how it is reached, as staff set it.
import { z } from "zod";
import { company } from "#content/brand.ts";
import type { Company } from "#content/live.ts";
import { forEveryLocale, type Locale } from "#content/locales.ts";
import { inEveryLanguage } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";
import { companyFields, socialMaximum } from "./setting-figures.ts";

const words = typedText.max(200);
const required = words.min(1);
const phone = typedText.regex(/^\+?[\d-]{5,24}$/, "field_phone");

export const companyValue = z
  .strictObject({
    /** With the country's code for readers in English, as it is dialled in Korea for readers in Korean. */
    phone: inEveryLanguage(phone),
    emergency_phone: inEveryLanguage(phone),
    ...(Object.fromEntries(companyFields.contact.mailboxes.map((name) => [name, z.email().max(254)])) as Record<
      (typeof companyFields.contact.mailboxes)[number],
      z.ZodEmail
    >),
    entity: inEveryLanguage(required),
    representative: inEveryLanguage(words),
    address: inEveryLanguage(required),
    business_registration: words,
    mail_order_report: inEveryLanguage(words),
    telecom_registration: inEveryLanguage(words),
    hosting_provider: inEveryLanguage(words),
    privacy_officer: inEveryLanguage(required),
    /** Profiles elsewhere. */
    social: z.array(z.url({ protocol: /^https$/, error: "field_https" }).max(200)).max(socialMaximum),
  })
  .meta({ id: "CompanySettings" });
export type CompanyValue = z.output<typeof companyValue>;

const copied = (text: Readonly<Record<Locale, string>>) => forEveryLocale((locale) => text[locale]);

export function companyDefaults(): CompanyValue {
  const { contact, legal, social } = company;
  const { email, sales, support, abuse, privacy, security, press } = contact;
  return {
    phone: copied(contact.phone),
    emergency_phone: copied(contact.emergencyPhone),
    ...{ email, sales, support, abuse, privacy, security, press },
    entity: copied(legal.entity),
    representative: copied(legal.representative),
    address: copied(legal.address),
    business_registration: legal.businessRegistration,
    mail_order_report: copied(legal.mailOrderReport),
    telecom_registration: copied(legal.telecomRegistration),
    hosting_provider: copied(legal.hostingProvider),
    privacy_officer: copied(legal.privacyOfficer),
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
