// A report as a page: the period, figures, drawings, a split, what customers wrote, how it is counted.
import "#ui/console/console-pages.css";
import "./reports.css";
import { Form, Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { Report, ReportComment } from "#features/reports/rules/reports.contract.ts";
import { formatDate, zoneText } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { periodDays, type ReportAddress, reportAddress, reportPath } from "./report-address.ts";
import { AnswerTimes, CourseChart } from "./report-charts.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ReportSplit } from "./report-split.tsx";

type ReportScreenProps = {
  report: Report;
  address: ReportAddress;
  /** The day it is where the days are counted. */
  today: string;
  longest: number;
  exportTo: string;
  locale: Locale;
};

export function ReportScreen({ report, address, today, longest, exportTo, locale }: ReportScreenProps) {
  const day = (text: string) => formatDate(`${text}T12:00:00Z`, locale, "UTC");
  const { from, to, before, zone } = report;
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.report_title()}</h1>
          <p>
            {m.report_sub({
              from: day(from),
              to: day(to),
              before_from: day(before.from),
              before_to: day(before.to),
              zone: zoneText(`${to}T12:00:00Z`, zone),
            })}
          </p>
        </div>
        <ButtonLink external kind="quiet" size="compact" to={exportTo}>
          {m.report_export()}
        </ButtonLink>
      </div>
      <div className="report-period">
        <LinkTabs
          label={m.report_period()}
          items={periodDays.map((days) => ({
            to: reportAddress(address, { days }),
            label: m.report_days({ count: String(days) }),
            current: address.days === days,
          }))}
        />
        <Form method="get" action={reportPath} key={`${from} ${to}`}>
          <TextField name="from" type="date" label={m.report_from()} defaultValue={from} max={today} required />
          <TextField name="to" type="date" label={m.report_to()} defaultValue={to} max={today} required />
          {address.split ? <input type="hidden" name="by" value={address.split} /> : null}
          {address.field ? <input type="hidden" name="field" value={address.field} /> : null}
          <Button type="submit" size="compact">
            {m.report_show()}
          </Button>
        </Form>
      </div>
      {address.faulty ? (
        <Notice tone="late" announce>
          {m.report_bad_period({ count: String(longest) })}
        </Notice>
      ) : null}
      <ReportFigures report={report} ended={to < today} />
      <div className="report-charts">
        <CourseChart course={report.course} locale={locale} />
        <AnswerTimes times={report.answer_times} />
      </div>
      <ReportSplit report={report} address={address} />
      <Comments comments={report.comments} locale={locale} zone={zone} />
      <section className="report-chart">
        <h2>{m.report_how()}</h2>
        <p className="hint">{m.report_how_text()}</p>
      </section>
    </>
  );
}

function Comments({ comments, locale, zone }: { comments: ReportComment[]; locale: Locale; zone: string }) {
  return (
    <section className="report-chart">
      <h2>{m.report_comments()}</h2>
      {comments.length === 0 ? <p className="console-none">{m.report_comments_none()}</p> : null}
      <ul className="report-comments">
        {comments.map(({ kind, id, name, rating, comment, at }) => (
          <li key={`${kind} ${id}`}>
            <p {...writtenIn(comment)}>{comment}</p>
            <small>
              <b>{m.report_rated({ rating: String(rating) })}</b> ·{" "}
              <Link className="link-underline" to={kind === "ticket" ? `/staff/tickets/${id}` : `/staff/chat/${id}`} {...writtenIn(name)}>
                {name}
              </Link>{" "}
              · {formatDate(at, locale, zone)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
