// Beside a ticket: what staff write about it with people outside. Each conversation folded, the newest open.
import { Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useParams } from "react-router";
import type { Locale } from "#content/locales.ts";
import { AttachmentField } from "#features/files/attachment-field.tsx";
import { fileNote } from "#features/files/file-note.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import type { SideConversation } from "#features/tickets/rules/side-conversations.contract.ts";
import { sideTextMaximum } from "#features/tickets/rules/side-limits.ts";
import { keepFields } from "#platform/browser/draft-fields.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { type ConsoleOutcome, type ConsoleRefused, isRefused } from "./console-outcome.ts";
import "./side-conversations.css";

type SidePanelProps = {
  conversations: readonly SideConversation[];
  /** The ticket is not closed. */
  open: boolean;
  outcome: ConsoleOutcome | undefined;
  busy: boolean;
  locale: Locale;
  timeZone: string;
};

export function SideConversations({ conversations, open, outcome, busy, locale, timeZone }: SidePanelProps) {
  const refused = isRefused(outcome) && outcome.intent === "side-start" ? outcome : undefined;
  const sentAt = outcome && !isRefused(outcome) && outcome.done === "side-start" ? outcome.at : 0;
  const { id: ticketId = "" } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(sentAt);
  // Every answer brings another form: what was not sent stands in it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt stands for the form
  useEffect(() => {
    const sent = sentAt > known.current;
    if (sent) known.current = sentAt;
    return keepFields(form.current, `${ticketId}:side`, sent);
  }, [ticketId, open, sentAt, refused?.attempt]);
  const field = (name: string) => ({ name, id: `side-${name}`, defaultValue: refused?.values[name] ?? "", error: refused?.errors[name] });
  return (
    <section className="ticket-aside">
      <h2>
        {m.side_title()}
        {conversations.length > 0 ? <span className="figure-number">{conversations.length}</span> : null}
      </h2>
      {conversations.length === 0 ? <p className="hint">{m.side_none()}</p> : null}
      {conversations.map((one, at) => (
        <Conversation key={one.id} conversation={one} unfolded={at === conversations.length - 1} {...{ outcome, busy, locale, timeZone }} />
      ))}
      {open ? (
        <details open={refused !== undefined} key={`${sentAt}-${refused?.attempt ?? 0}`}>
          <summary>{m.side_new()}</summary>
          <Form ref={form} method="post" encType="multipart/form-data" className="form-stack" preventScrollReset noValidate>
            <TextField {...field("email")} type="email" inputMode="email" autoComplete="off" maxLength={254} label={m.side_email()} />
            <TextField {...field("subject")} autoComplete="off" maxLength={subjectMaximum} label={m.side_subject()} />
            <TextareaField {...field("text")} rows={5} maxLength={sideTextMaximum} label={m.side_text()} hint={m.side_text_hint()} />
            <SideFiles id="side-files" refused={refused} />
            <Button type="submit" name="intent" value="side-start" size="compact" busy={busy}>
              {m.side_send()}
            </Button>
          </Form>
        </details>
      ) : null}
    </section>
  );
}

type ConversationProps = Omit<SidePanelProps, "conversations" | "open"> & { conversation: SideConversation; unfolded: boolean };

function Conversation({ conversation, unfolded, outcome, busy, locale, timeZone }: ConversationProps) {
  const { id, email, subject, open, answerable, messages } = conversation;
  const refused = isRefused(outcome) && outcome.intent === "side-write" && outcome.values.conversation === id ? outcome : undefined;
  const { id: ticketId = "" } = useParams();
  const wroteAt = outcome && !isRefused(outcome) && outcome.done === "side-write" ? outcome.at : 0;
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(wroteAt);
  // The answer names no conversation: only the one that was being sent has lost its draft.
  const onItsWay = useRef(false);
  const ours = messages.filter((message) => message.ours).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of our messages stands for the form
  useEffect(() => {
    const sent = onItsWay.current && wroteAt > known.current;
    if (sent) onItsWay.current = false;
    known.current = Math.max(known.current, wroteAt);
    return keepFields(form.current, `${ticketId}:side:${id}`, sent);
  }, [ticketId, id, open, ours, wroteAt]);
  return (
    <details open={unfolded}>
      <summary>
        {subject} <small>{open ? email : `${email}, ${m.side_closed()}`}</small>
      </summary>
      <ol>
        {messages.map((message) => (
          <li key={message.id} data-ours={message.ours || undefined}>
            <p className="ticket-aside-by">
              <b>{message.by}</b> <time dateTime={message.created_at}>{formatDateTime(message.created_at, locale, timeZone)}</time>
              {message.unproved ? <span className="warn">{m.side_unproved()}</span> : null}
            </p>
            <p className="ticket-aside-text">{message.text}</p>
            <SentFiles files={message.files} />
          </li>
        ))}
      </ol>
      {open ? (
        <Form
          method="post"
          encType="multipart/form-data"
          className="form-stack"
          preventScrollReset
          noValidate
          key={ours}
          ref={form}
          onSubmit={() => {
            onItsWay.current = true;
          }}
        >
          <input type="hidden" name="conversation" value={id} />
          <TextareaField
            name="text"
            id={`side-text-${id}`}
            rows={3}
            maxLength={sideTextMaximum}
            label={m.side_reply_to({ email })}
            hint={answerable ? undefined : m.side_not_answerable()}
            defaultValue={refused?.values.text ?? ""}
            error={refused?.errors.text}
          />
          <SideFiles key={refused?.attempt ?? 0} id={`side-files-${id}`} refused={refused} />
          <div className="cluster">
            <Button type="submit" name="intent" value="side-write" kind="quiet" size="compact" busy={busy}>
              {m.side_reply()}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="side-close"
              kind="bare"
              size="compact"
              aria-label={m.side_close_of({ email })}
              formNoValidate
            >
              {m.side_close()}
            </Button>
          </div>
        </Form>
      ) : null}
    </details>
  );
}

/** They go to whoever is written to; the customer gets none of them. */
function SideFiles({ id, refused }: { id: string; refused: ConsoleRefused | undefined }) {
  const { kept = [], draft = "" } = refused?.attached ?? {};
  return <AttachmentField id={id} audience="internal" files={kept} draft={draft} error={refused?.errors.file_ids} />;
}

function SentFiles({ files }: { files: readonly FileView[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="ticket-aside-files" aria-label={m.console_files()}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={`/files/${file.id}`} download>
            <Paperclip size={14} aria-hidden="true" />
            <span>{file.name}</span>
          </a>{" "}
          <small>{fileNote(file)}</small>
        </li>
      ))}
    </ul>
  );
}
