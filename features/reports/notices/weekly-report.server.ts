// On Monday mornings the past week goes to those who chose it and may still read it.
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { noticeSettings, unsubscribeHeaders } from "#features/notifications/unsubscribe.server.ts";
import { addDays, lastDays, weekOf } from "#features/reports/rules/report-days.ts";
import { readReport } from "#features/reports/server/read-report.server.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { Secrets } from "#platform/secrets.ts";
import { weeklyReportMail } from "./report.email.ts";

export type WeeklyServices = { config: Config; database: Database; mail: Mailer; secrets: Secrets; origin: (locale: Locale) => string };

export async function mailWeeklyReport(services: WeeklyServices, now = new Date()): Promise<void> {
  const { id, kind, email, locale, notifications, role, disabledAt } = accounts;
  const wanted = and(
    eq(kind, "staff"),
    inArray(role, rolesThatCan("reports.read")),
    isNull(disabledAt),
    sql`${notifications} ->> 'staff_report_weekly' = 'true'`,
  );
  const readers = await services.database.orm.select({ id, kind, email, locale }).from(accounts).where(wanted);
  if (readers.length === 0) return;
  const monday = addDays(weekOf(lastDays(1, now).to), -7);
  const report = await readReport(services.database.orm, { from: monday, to: addDays(monday, 6), page: 1 }, now);
  // Named after the week: tried again, nobody gets it twice.
  await services.database.orm.transaction(async (tx) => {
    for (const reader of readers) {
      const origin = services.origin(reader.locale);
      const words = weeklyReportMail({ report, locale: reader.locale, origin, settings: noticeSettings(services, reader) });
      const headers = unsubscribeHeaders(services, reader, "staff_report_weekly");
      const id = `weekly-report-${monday}-${reader.id}`;
      await services.mail.send(tx, { id, to: reader.email, locale: reader.locale, ...(await composeMail(words)), headers });
    }
  });
}
