// Names of fields, for forms, the history and the audit log.
import { type Locale, locales } from "#content/locales.ts";
import { type Weekday, weekdays } from "#features/settings/rules/setting-figures.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { type Priority, priorities } from "#features/support/rules/departments.ts";
import { weekdayText } from "#platform/i18n/days.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";

type Words = Partial<Record<string, () => string>>;

export const priorityNames: Record<Priority, () => string> = {
  urgent: m.support_p1,
  high: m.support_p2,
  normal: m.support_p3,
  low: m.support_p4,
};

export const companyWords = {
  phone: m.setting_company_phone,
  emergency_phone: m.setting_company_emergency_phone,
  email: m.setting_company_email,
  sales: m.setting_company_sales,
  support: m.setting_company_support,
  abuse: m.setting_company_abuse,
  privacy: m.setting_company_privacy,
  security: m.setting_company_security,
  press: m.setting_company_press,
  entity: m.setting_company_entity,
  representative: m.legal_representative,
  address: m.setting_company_address,
  business_registration: m.legal_business_registration,
  mail_order_report: m.legal_mail_order,
  telecom_registration: m.legal_telecom,
  hosting_provider: m.legal_hosting,
  privacy_officer: m.legal_privacy_officer,
  social: m.setting_company_social,
} as const;

export const mailWords = {
  sender: m.setting_mail_sender,
  reply_to: m.setting_mail_reply_to,
  signature: m.setting_mail_signature,
} as const;

export const supportWords = {
  auto_close_days: m.setting_support_auto_close,
  closing_notice_days: m.setting_support_closing_notice,
  reopen_days: m.setting_support_reopen,
  undo_seconds: m.setting_support_undo,
  chat_seats: m.setting_support_seats,
  chat_seats_maximum: m.setting_support_seats_maximum,
  chat_greeting: m.setting_support_greeting,
  chat_closed: m.setting_support_closed,
  staff_two_factor: m.setting_support_two_factor,
  console_languages: m.setting_support_languages,
} as const;

export const limitWords = {
  ticket_characters: m.setting_limits_ticket,
  chat_characters: m.setting_limits_chat,
  files_per_message: m.setting_limits_count,
  file_megabytes: m.setting_limits_size,
  customer_megabytes: m.setting_limits_customer,
} as const;

export const retentionWords = {
  tickets_years: m.setting_retention_tickets,
  chats_years: m.setting_retention_chats,
  enquiries_years: m.setting_retention_enquiries,
  access_years: m.setting_retention_access,
  audit_years: m.setting_retention_audit,
  quarantine_days: m.setting_retention_quarantine,
  sessions_days: m.setting_retention_sessions,
  notices_days: m.setting_retention_notices,
} as const;

/** By the first part of a field's name, which no two groups share. */
const named: Words = { ...companyWords, ...mailWords, ...supportWords, ...limitWords, ...retentionWords };

const ends: Words = { response_minutes: m.setting_response, resolution_hours: m.setting_resolution };

export function weekdayName(day: Weekday, locale: Locale): string {
  // 4 January 1970 was a Sunday.
  return weekdayText(Date.UTC(1970, 0, 4 + weekdays.indexOf(day)), locale, "long", "UTC");
}

/** "Monday", "24 December 2026", "Urgent: first response in minutes"; a field of another release by its own name. */
export function settingFieldText(field: string, locale: Locale): string {
  const [first = "", second = ""] = field.split(".");
  if (first === "week") return weekdayName(weekdays.find((day) => day === second) ?? "sunday", locale);
  if (first === "holidays") return formatDate(`${second}T00:00:00Z`, locale, "UTC");
  const name = Object.hasOwn(named, first) ? named[first]?.() : undefined;
  if (name) {
    const language = locales.find((one) => one === second);
    return language ? `${name} (${languageWord[language]()})` : name;
  }
  const parts = field.split(".").map((part) => {
    if (part === "departments") return "";
    const priority = priorities.find((name) => name === part);
    return priority ? priorityNames[priority]() : ((departmentWords as Words)[part]?.() ?? ends[part]?.() ?? part);
  });
  return parts.filter(Boolean).join(": ");
}
