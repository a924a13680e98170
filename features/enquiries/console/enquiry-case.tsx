// One enquiry: what was asked, what a calculator was set to, what was done about it, and the two ways to write.
import "./enquiry-case.css";
import { ArrowLeft, ExternalLink, Mail, Paperclip, StickyNote } from "lucide-react";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { services } from "#content/pages.ts";
import { entryWords, intentWords, languageWords, statusShapes, statusWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryDetail, EnquiryEntry } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { useContact } from "#features/settings/visitor/use-company.ts";
import { useTakeBack } from "#features/tickets/console/thread/use-take-back.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { useKeys } from "#ui/console/use-keys.ts";
import { Notice } from "#ui/notice.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { EnquiryComposer } from "./enquiry-composer.tsx";
import type { EnquiryOutcome } from "./enquiry-outcome.ts";
import { Leaving } from "./leaving.tsx";
import { TakeBack } from "./take-back.tsx";

type EnquiryCaseProps = {
  enquiry: EnquiryDetail;
  outcome: EnquiryOutcome | undefined;
  me: string;
  now: string;
  locale: Locale;
  /** The list this was opened from. */
  back: string;
};

export function EnquiryCase({ enquiry, outcome, me, now, locale, back }: EnquiryCaseProps) {
  const { emergencyPhone } = useContact();
  const failure = outcome && "errors" in outcome ? outcome : undefined;
  const done = outcome && "told" in outcome ? outcome : undefined;
  const { sent, takeBack, mayTakeBack } = useTakeBack(enquiry.entries.some(({ sends_at, by }) => sends_at !== null && by.id === me));
  useKeys(m.enquiry_undo, mayTakeBack ? [{ press: "KeyZ", shown: "Z", does: m.enquiries_key_undo, run: takeBack, foot: true }] : []);
  return (
    <article className="enquiry-case">
      <header className="enquiry-head">
        <Link to={back} className="console-button enquiry-back">
          <ArrowLeft size={16} aria-hidden="true" />
          {m.enquiries_back()}
        </Link>
        <h2>
          <bdi {...writtenIn(enquiry.name)}>{enquiry.name}</bdi>
          {enquiry.company ? <span {...writtenIn(enquiry.company)}>{enquiry.company}</span> : null}
        </h2>
        <p className="cluster enquiry-facts">
          <span className="enquiry-number">{enquiry.reference}</span>
          <span className="inline-row enquiry-state">
            <StatusIcon shape={statusShapes[enquiry.status]} size={15} />
            {statusWords[enquiry.status]()}
          </span>
          <span className="enquiry-intent" data-intent={enquiry.intent}>
            {intentWords[enquiry.intent]()}
          </span>
          <span>{languageWords[enquiry.locale]()}</span>
          {enquiry.via === "mail" ? <span>{m.enquiry_via_mail()}</span> : null}
          <RelativeTime at={enquiry.created_at} now={now} locale={locale} />
        </p>
      </header>
      <div className="enquiry-thread" tabIndex={-1}>
        {done ? (
          <Notice tone="good" announce action={done.undo ? <TakeBack intent={done.undo} /> : null}>
            {done.told}
          </Notice>
        ) : null}
        {failure && failure.code !== "newer_reply" && Object.keys(failure.errors).length === 0 ? (
          <Notice tone="late" announce>
            {failure.message}
          </Notice>
        ) : null}
        {enquiry.intent === "attack" && enquiry.status !== "closed" ? (
          <Notice tone="late">{m.enquiry_attack_note({ phone: emergencyPhone })}</Notice>
        ) : null}
        <section className="enquiry-message" aria-label={m.enquiry_message()}>
          <p className="enquiry-words" {...writtenIn(enquiry.message)}>
            {enquiry.message}
          </p>
          <EntryFiles files={enquiry.files} />
          {enquiry.config ? <Configuration enquiry={enquiry} /> : null}
        </section>
        {enquiry.entries.length > 0 ? (
          <ol className="enquiry-line" aria-label={m.enquiry_timeline()}>
            {enquiry.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} now={now} locale={locale} me={me} />
            ))}
          </ol>
        ) : null}
        <EnquiryComposer enquiry={enquiry} failure={failure} done={done} onSend={sent} />
      </div>
    </article>
  );
}

function Configuration({ enquiry }: { enquiry: EnquiryDetail }) {
  const { service } = enquiry;
  const area = services.some(({ slug }) => slug === service) ? "services" : "solutions";
  // A calculator writes its settings as one line of parts; each is a row of the sheet.
  const parts = (enquiry.config ?? "")
    .split(/[;·|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <div className="enquiry-config">
      <h3>{m.enquiry_config()}</h3>
      <ul {...writtenIn(enquiry.config)}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {service ? (
        <Link to={`/${area}/${service}`} className="inline-row enquiry-config-link">
          {m.enquiry_config_open()} <span>{service}</span>
          <ExternalLink size={14} aria-hidden="true" />
        </Link>
      ) : null}
    </div>
  );
}

function EntryFiles({ files }: { files: EnquiryEntry["files"] }) {
  if (files.length === 0) return null;
  return (
    <ul className="enquiry-files" aria-label={m.enquiry_files()}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={`/files/${file.id}`} download={file.name} {...writtenIn(file.name)}>
            <Paperclip size={14} aria-hidden="true" />
            {file.name}
          </a>{" "}
          <span>{file.held ? m.files_checking() : fileSizeText(file.size)}</span>
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { entry: EnquiryEntry; now: string; locale: Locale; me: string };

function Entry({ entry, now, locale, me }: EntryProps) {
  const name = entry.by.name || m.enquiry_entry_gone();
  const time = <RelativeTime at={entry.at} now={now} locale={locale} className="enquiry-time" />;
  if (entry.kind === "answer" || entry.kind === "note" || entry.kind === "reply") {
    return (
      <li className="enquiry-entry" data-kind={entry.kind}>
        <Avatar name={name} kind={entry.kind === "reply" ? "person" : "staff"} size="small" />
        <div>
          <p className="cluster enquiry-by">
            <b {...writtenIn(name)}>{name}</b>
            <span>
              {entry.kind === "note" ? <StickyNote size={14} aria-hidden="true" /> : <Mail size={14} aria-hidden="true" />}
              {entry.kind === "note" ? m.enquiry_note_only() : entryWords(entry)}
            </span>
            {entry.sends_at ? <Leaving entry={entry} sendsAt={entry.sends_at} now={now} mine={entry.by.id === me} /> : time}
          </p>
          {entry.data.unproved ? <p className="enquiry-unproved">{m.enquiry_reply_unproved()}</p> : null}
          <p className="enquiry-words" {...writtenIn(entry.text)}>
            {entry.text}
          </p>
          <EntryFiles files={entry.files} />
        </div>
      </li>
    );
  }
  return (
    <li className="enquiry-entry" data-kind="event">
      <i aria-hidden="true" />
      <p className="cluster enquiry-by">
        <b {...writtenIn(name)}>{name}</b> <span>{entryWords(entry)}</span>
        {time}
      </p>
    </li>
  );
}
