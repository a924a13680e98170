// What each mail about an organisation says.
import type { Locale } from "#content/locales.ts";
import { invitationDays, type OrganisationRole } from "#features/organisations/rules/organisation-roles.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";

type Facts = { locale: Locale; origin: string; organisation: string };
type ToMember = Facts & { name: string };

const page = ({ origin }: Facts) => `${origin}/customer/settings/organisation`;

export const organisationMail = {
  invited(facts: Facts & { who: string; role: OrganisationRole; token: string }): MailWords {
    const { locale, organisation, who } = facts;
    return {
      ...words(locale, m.mail_organisation_invited_subject({ organisation }, { locale }), [
        m.mail_organisation_invited_text({ who, organisation }, { locale }),
        m.mail_organisation_invited_second({ days: String(invitationDays) }, { locale }),
      ]),
      facts: [roleFact(facts, facts.role)],
      action: { label: m.mail_organisation_invited_action({}, { locale }), href: `${page(facts)}?invitation=${facts.token}` },
      note: m.mail_organisation_invited_note({}, { locale }),
      footer: [m.mail_organisation_invited_footer({ who }, { locale })],
    };
  },
  joined(facts: ToMember & { who: string; role: OrganisationRole }): MailWords {
    const { locale, organisation, who } = facts;
    return {
      ...words(locale, m.mail_organisation_joined_subject({ organisation }, { locale }), [
        m.mail_organisation_joined_text({ who, organisation }, { locale }),
      ]),
      ...greeting(facts),
      facts: [roleFact(facts, facts.role)],
      action: open(facts),
    };
  },
  asked(facts: ToMember & { who: string }): MailWords {
    const { locale, organisation, who } = facts;
    return {
      ...words(locale, m.mail_organisation_asked_subject({ organisation }, { locale }), [
        m.mail_organisation_asked_text({ who, organisation }, { locale }),
        m.mail_organisation_asked_second({}, { locale }),
      ]),
      ...greeting(facts),
      action: open(facts),
    };
  },
  admitted(facts: ToMember & { role: OrganisationRole }): MailWords {
    const { locale, organisation } = facts;
    return {
      ...words(locale, m.mail_organisation_admitted_subject({ organisation }, { locale }), [
        m.mail_organisation_admitted_text({ organisation }, { locale }),
      ]),
      ...greeting(facts),
      facts: [roleFact(facts, facts.role)],
      action: open(facts),
    };
  },
  role(facts: ToMember & { role: OrganisationRole }): MailWords {
    const { locale, organisation } = facts;
    return {
      ...words(locale, m.mail_organisation_role_subject({ organisation }, { locale }), [
        m.mail_organisation_role_text({ organisation }, { locale }),
      ]),
      ...greeting(facts),
      facts: [roleFact(facts, facts.role)],
      action: open(facts),
    };
  },
  removed(facts: ToMember): MailWords {
    const { locale, organisation } = facts;
    return {
      ...words(locale, m.mail_organisation_removed_subject({ organisation }, { locale }), [
        m.mail_organisation_removed_text({ organisation }, { locale }),
      ]),
      ...greeting(facts),
    };
  },
};

function words(locale: Locale, subject: string, paragraphs: [string, ...string[]]) {
  return { locale, subject, heading: subject, preview: paragraphs[0], paragraphs };
}

function greeting({ name, locale }: ToMember) {
  return { greeting: m.mail_greeting({ name }, { locale }) };
}

function open(facts: ToMember): NonNullable<MailWords["action"]> {
  return { label: m.mail_organisation_open({}, facts), href: page(facts) };
}

function roleFact({ locale }: Facts, role: OrganisationRole) {
  return { label: m.organisation_role({}, { locale }), value: organisationRoleWord(role, { locale }) };
}
