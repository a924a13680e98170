// A span that the console can set (targets, notice and reopening, undo, retention) stands in no message by hand: typed, it would stay behind
// when somebody sets another. Whatever else counts time in a message is named here with where its figure is at home.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#content/locales.ts";

const counted = "(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)";
const patterns = {
  en: new RegExp(
    `\\b${counted}[ \u00a0-](?:business[ \u00a0-])?(?:min(?:ute)?s?|h|hours?|days?|weeks?|months?|years?|seconds?)\\b|\\btomorrow\\b`,
    "i",
  ),
  ko: /(?<![\d~])\d[\d,.]*(?:초|분|시간|영업일|일|주|개월|년)(?!치|째)|(?<![가-힣])(?:하루|이틀|사흘|일주일|내일|한 달)(?![가-힣]*째)/,
};

/** By the beginning of the key: why it is none of the settings'. */
const elsewhere: Record<string, string> = {
  erasure_scheduled: "lifetimes.erasureGraceDays",
  login_code_sub: "RFC 6238",
  login_outage: "24 hours a day",
  settings_language_intro: "24 hours a day",
  settings_erase_intro: "the law's own period for contracts",
  signup_description: "lifetimes.verifyMinutes",
  signup_marketing_text: "lifetimes.marketingConsentYears",
  passage_signup_: "how long a step takes",
  confirm_help_spam: "how long a mail takes",
  mail_welcome_second: "how long a step takes",
  notification_chat_missed_text: "chat-transcript.server.ts",
  mail_chat_unseen_note: "chat-transcript.server.ts",
  webhook_: "features/integrations",
  api_docs_hooks_text: "features/integrations",
  setting_: "names what is set, its limits in law, or the second in which it holds",
  rule_: "run-rules.server.ts",
  chat_under_minute: "said where no minute has passed",
  chat_event_joined_soon: "said where no minute has passed",
  chat_hours_down: "24 hours a day",
  error_rating_locked: "ratingDays",
  error_edit_expired: "editMinutes",
  field_hours: "a week has a day at least",
  field_later: "settings.contract.ts",
  mail_reset_asked_subject: "lifetimes.twoFactorResetHours",
  customers_two_step_: "lifetimes.twoFactorResetHours",
  mail_backup_late_footer: "backup jobs",
  report_: "report-names.ts",
  console_: "a window of the queue, or the day after today",
  today_: "a window of the page, or the day after today",
  staff_live_off: "the polling of the console",
  customers_view_text: "customer views",
  status_mail_asked: "status mails",
  mail_status_confirm_note: "status mails",
  ticket_course_rule_always: "24 hours a day",
  support_: "24 hours a day, or the day after today",
  parts_contact_emergency: "24 hours a day",
  notice_staff_ticket_due: "warnBeforeMinutes",
  target_days_one: "what a target of one day is called",
};

function typedSpans(): { file: string; key: string; text: string }[] {
  return locales.flatMap((locale) =>
    readdirSync(`messages/${locale}`).flatMap((file) => {
      const words = JSON.parse(readFileSync(`messages/${locale}/${file}`, "utf8")) as Record<string, unknown>;
      return Object.entries(words)
        .map(([key, text]) => ({ file: `${locale}/${file}`, key, text: JSON.stringify(text) }))
        .filter(({ key, text }) => key !== "$schema" && patterns[locale].test(text));
    }),
  );
}

const nameOf = (key: string) => Object.keys(elsewhere).find((start) => key.startsWith(start));

test("copy: no message states by hand what the console can set", () => {
  const found = typedSpans().filter(({ key }) => !nameOf(key));
  expect(found.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});

test("what is named as being elsewhere still counts time", () => {
  const named = new Set(typedSpans().map(({ key }) => nameOf(key)));
  expect(Object.keys(elsewhere).filter((start) => !named.has(start))).toEqual([]);
});
