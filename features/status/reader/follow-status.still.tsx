import "./follow-status.css";
import type { Locale } from "#content/locales.ts";
import { statusFeeds } from "#features/status/rules/feeds.ts";
import { linkOf, type Site } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { still } from "#ui/still.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Updates by mail or feed. A plain form: it is sent to a page of its own, so this one stays the same for everybody. */
export const FollowStatus = still("follow-status", ({ site, locale }: { site: Site; locale: Locale }) => (
  <section className="follow-status no-print" id="follow">
    <h2>{m.status_follow()}</h2>
    <p>{m.status_follow_text()}</p>
    <form method="post" action="/status-mail" className="follow-status-form">
      <TextField name="email" type="email" label={m.status_mail_address()} autoComplete="email" />
      <p className="vh" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <Button type="submit">{m.status_mail_submit()}</Button>
    </form>
    <ul className="cluster follow-status-feeds">
      {statusFeeds.map(({ path, name, type }) => (
        <li key={path}>
          <a className="link-underline" href={linkOf(site, locale, path)} type={type}>
            {name}
          </a>
        </li>
      ))}
      <li>
        <a className="link-underline" href="/api/status" type="application/json">
          API
        </a>
      </li>
    </ul>
  </section>
));
