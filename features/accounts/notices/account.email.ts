// What each mail about an account says. A mail to an address nobody has proved yet carries no text that somebody typed.
import { liveBrand as brand } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { formatDate, formatDateTime } from "#platform/i18n/format.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { AccountMailKind } from "./account-mail-job.server.ts";

export type AccountMailContext = {
  locale: Locale;
  timezone: string;
  name: string;
  kind: "customer" | "staff";
  origin: string;
  /** The link with its token, for the mails that carry one. */
  link: string;
  facts: Record<string, string>;
};

type Body = Omit<MailWords, "locale" | "preview" | "heading" | "greeting"> & { heading?: string; greet?: boolean };

export function accountMail(kind: AccountMailKind | "erased", context: AccountMailContext): MailWords {
  const { heading, greet = true, ...body } = bodies[kind](context);
  return {
    locale: context.locale,
    ...body,
    heading: heading ?? body.subject,
    preview: body.paragraphs[0] ?? body.subject,
    ...(greet ? { greeting: m.mail_greeting({ name: context.name }, { locale: context.locale }) } : {}),
  };
}

const bodies: Record<AccountMailKind | "erased", (context: AccountMailContext) => Body> = {
  verify: ({ locale, link }) => ({
    subject: m.mail_verify_subject({}, { locale }),
    heading: m.mail_verify_heading({}, { locale }),
    greet: false,
    paragraphs: [m.mail_verify_text({ brand: brand.name[locale], minutes: String(lifetimes.verifyMinutes) }, { locale })],
    action: { label: m.mail_verify_action({}, { locale }), href: link },
    note: m.mail_verify_note({ days: String(lifetimes.unprovedDays) }, { locale }),
  }),
  welcome: ({ locale, origin }) => ({
    subject: m.mail_welcome_subject({ brand: brand.name[locale] }, { locale }),
    heading: m.mail_welcome_heading({}, { locale }),
    paragraphs: [m.mail_welcome_text({}, { locale }), m.mail_welcome_second({}, { locale })],
    action: { label: m.mail_login({}, { locale }), href: `${origin}/login` },
  }),
  "already-registered": ({ locale, origin }) => ({
    subject: m.mail_already_subject({}, { locale }),
    heading: m.mail_already_heading({}, { locale }),
    paragraphs: [m.mail_already_text({ brand: brand.name[locale] }, { locale }), m.mail_already_second({}, { locale })],
    action: { label: m.mail_login({}, { locale }), href: `${origin}/login` },
    second: { label: m.mail_reset({}, { locale }), href: `${origin}/forgot-password` },
    note: m.mail_already_note({}, { locale }),
  }),
  "reset-password": ({ locale, link }) => ({
    subject: m.mail_reset_subject({}, { locale }),
    heading: m.mail_reset_heading({}, { locale }),
    // An account may be waiting for its first proof: its name is not shown here either.
    greet: false,
    paragraphs: [m.mail_reset_text({ minutes: String(lifetimes.resetMinutes) }, { locale })],
    action: { label: m.mail_reset_action({}, { locale }), href: link },
    note: m.mail_reset_note({}, { locale }),
  }),
  "password-changed": (context) => ({
    subject: m.mail_password_changed_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_password_changed_text({}, { locale: context.locale })],
    facts: whenAndWhere(context),
    ...ifNotYou(context),
  }),
  // Nothing was there before: nothing has changed, and nobody was logged out.
  "password-first": (context) => ({
    subject: m.mail_password_first_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_password_first_text({}, { locale: context.locale })],
    facts: whenAndWhere(context),
    ...ifNotYou(context),
  }),
  "confirm-new-email": ({ locale, link }) => ({
    subject: m.mail_confirm_email_subject({}, { locale }),
    greet: false,
    paragraphs: [m.mail_confirm_email_text({ brand: brand.name[locale], minutes: String(lifetimes.verifyMinutes) }, { locale })],
    action: { label: m.mail_confirm_email_action({}, { locale }), href: link },
    note: m.mail_confirm_email_note({}, { locale }),
  }),
  "email-change-asked": (context) => ({
    subject: m.mail_email_asked_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_email_asked_text({}, { locale: context.locale })],
    facts: [{ label: m.mail_label_wanted_email({}, { locale: context.locale }), value: context.facts.email ?? "" }],
    ...ifNotYou(context),
  }),
  "email-changed": (context) => ({
    subject: m.mail_email_changed_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_email_changed_text({}, { locale: context.locale })],
    facts: [
      { label: m.mail_label_old_email({}, { locale: context.locale }), value: context.facts.from ?? "" },
      { label: m.mail_label_new_email({}, { locale: context.locale }), value: context.facts.email ?? "" },
    ],
    note: m.mail_not_you({ email: brand.contact.support }, { locale: context.locale }),
  }),
  "accounts-merged": (context) => ({
    subject: m.mail_merged_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_merged_text({}, { locale: context.locale }), m.mail_merged_second({}, { locale: context.locale })],
    facts: [
      { label: m.mail_label_merged_from({}, { locale: context.locale }), value: context.facts.from ?? "" },
      { label: m.mail_label_merged_into({}, { locale: context.locale }), value: context.facts.email ?? "" },
    ],
    note: m.mail_not_you({ email: brand.contact.support }, { locale: context.locale }),
  }),
  "new-sign-in": (context) => ({
    subject: m.mail_sign_in_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_sign_in_text({}, { locale: context.locale })],
    facts: whenAndWhere(context),
    action: { label: m.mail_sessions({}, { locale: context.locale }), href: settings(context, "sessions") },
    note: m.mail_not_you({ email: brand.contact.support }, { locale: context.locale }),
  }),
  "two-factor-on": (context) => ({
    subject: m.mail_two_factor_on_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_two_factor_on_text({}, { locale: context.locale })],
    ...ifNotYou(context),
  }),
  "two-factor-off": (context) => ({
    subject: m.mail_two_factor_off_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_two_factor_off_text({}, { locale: context.locale })],
    ...ifNotYou(context),
  }),
  "two-factor-reset-asked": (context) => ({
    subject: m.mail_reset_asked_subject({}, { locale: context.locale }),
    paragraphs: [
      m.mail_reset_asked_text({ hours: String(lifetimes.twoFactorResetHours) }, { locale: context.locale }),
      m.mail_reset_asked_second({}, { locale: context.locale }),
    ],
    facts: [{ label: m.mail_label_reset_due({}, { locale: context.locale }), value: moment(context, "due") }],
    action: { label: m.mail_reset_asked_action({}, { locale: context.locale }), href: context.link },
    note: m.mail_not_you({ email: brand.contact.support }, { locale: context.locale }),
  }),
  "two-factor-reset-cancelled": (context) => ({
    subject: m.mail_reset_cancelled_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_reset_cancelled_text({}, { locale: context.locale })],
    ...ifNotYou(context),
  }),
  "two-factor-reset-withdrawn": (context) => ({
    subject: m.mail_reset_cancelled_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_reset_withdrawn_text({}, { locale: context.locale })],
    note: m.mail_not_you({ email: brand.contact.support }, { locale: context.locale }),
  }),
  "passkey-added": (context) => ({
    subject: m.mail_passkey_added_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_passkey_added_text({}, { locale: context.locale })],
    facts: [{ label: m.mail_label_passkey({}, { locale: context.locale }), value: context.facts.passkey ?? "" }, ...whenAndWhere(context)],
    ...ifNotYou(context),
  }),
  "passkey-removed": (context) => ({
    subject: m.mail_passkey_removed_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_passkey_removed_text({}, { locale: context.locale })],
    facts: [{ label: m.mail_label_passkey({}, { locale: context.locale }), value: context.facts.passkey ?? "" }, ...whenAndWhere(context)],
    ...ifNotYou(context),
  }),
  "sso-linked": (context) => ({
    subject: m.mail_sso_linked_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_sso_linked_text({}, { locale: context.locale })],
    facts: whenAndWhere(context),
    note: m.mail_not_you({ email: brand.contact.support }, { locale: context.locale }),
  }),
  "consent-given": (context) => ({
    subject: m.mail_consent_given_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_consent_given_text({}, { locale: context.locale })],
    ...consentDetails(context),
  }),
  "consent-withdrawn": (context) => ({
    subject: m.mail_consent_withdrawn_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_consent_withdrawn_text({}, { locale: context.locale })],
    ...consentDetails(context),
  }),
  "export-ready": (context) => ({
    subject: m.mail_export_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_export_text({}, { locale: context.locale })],
    facts: [{ label: m.mail_label_until({}, { locale: context.locale }), value: moment(context, "until") }],
    action: { label: m.mail_settings({}, { locale: context.locale }), href: settings(context, "privacy") },
  }),
  "erasure-scheduled": (context) => {
    const { locale } = context;
    const date = formatDate(new Date(context.facts.due ?? 0), locale, context.timezone);
    return {
      subject: m.mail_erasure_subject({ date }, { locale }),
      heading: m.mail_erasure_heading({}, { locale }),
      paragraphs: [m.mail_erasure_text({ days: String(lifetimes.erasureGraceDays) }, { locale })],
      facts: [{ label: m.mail_label_erasure({}, { locale }), value: moment(context, "due") }],
      action: { label: m.mail_login({}, { locale }), href: `${context.origin}/login` },
      note: m.mail_erasure_note({}, { locale }),
    };
  },
  "erasure-undone": (context) => ({
    subject: m.mail_erasure_undone_subject({}, { locale: context.locale }),
    paragraphs: [m.mail_erasure_undone_text({}, { locale: context.locale })],
    ...ifNotYou(context),
  }),
  erased: ({ locale }) => ({
    subject: m.mail_erased_subject({}, { locale }),
    paragraphs: [m.mail_erased_text({}, { locale })],
    note: m.mail_erased_note({}, { locale }),
  }),
  "sso-invitation": ({ locale, origin }) => ({
    subject: m.mail_invitation_subject({ brand: brand.name[locale] }, { locale }),
    greet: false,
    paragraphs: [m.mail_invitation_sso_text({}, { locale })],
    action: { label: m.mail_login({}, { locale }), href: `${origin}/staff/login` },
  }),
  "staff-invitation": ({ locale, link }) => ({
    subject: m.mail_invitation_subject({ brand: brand.name[locale] }, { locale }),
    greet: false,
    paragraphs: [m.mail_invitation_text({ days: String(lifetimes.invitationDays) }, { locale })],
    action: { label: m.mail_invitation_action({}, { locale }), href: link },
  }),
};

function whenAndWhere(context: AccountMailContext): NonNullable<MailWords["facts"]> {
  const { locale, facts } = context;
  const unknown = m.mail_unknown({}, { locale });
  return [
    { label: m.mail_label_time({}, { locale }), value: moment(context, "at") },
    ...("device" in facts ? [{ label: m.mail_label_device({}, { locale }), value: facts.device || unknown }] : []),
    ...("browser" in facts ? [{ label: m.mail_label_browser({}, { locale }), value: facts.browser || unknown }] : []),
    { label: m.mail_label_address({}, { locale }), value: facts.address || unknown },
  ];
}

function consentDetails(context: AccountMailContext): Pick<Body, "facts" | "action"> {
  const { locale } = context;
  const names: Record<string, () => string> = {
    consulting: () => m.mail_consent_consulting({}, { locale }),
    "marketing-email": () => m.mail_consent_marketing_email({}, { locale }),
    "marketing-sms": () => m.mail_consent_marketing_sms({}, { locale }),
    "marketing-night": () => m.mail_consent_marketing_night({}, { locale }),
  };
  return {
    facts: [
      { label: m.mail_label_consent({}, { locale }), value: names[context.facts.consent ?? ""]?.() ?? "" },
      { label: m.mail_label_time({}, { locale }), value: moment(context, "at") },
    ],
    action: { label: m.mail_settings({}, { locale }), href: settings(context, "privacy") },
  };
}

function ifNotYou({ locale, origin }: AccountMailContext): Pick<Body, "action" | "note"> {
  return {
    action: { label: m.mail_reset({}, { locale }), href: `${origin}/forgot-password` },
    note: m.mail_not_you({ email: brand.contact.support }, { locale }),
  };
}

function settings({ origin, kind }: AccountMailContext, tab: string): string {
  return `${origin}/${kind}/settings/${tab}`;
}

function moment({ facts, locale, timezone }: AccountMailContext, name: string): string {
  return facts[name] ? formatDateTime(new Date(facts[name]), locale, timezone) : "";
}
