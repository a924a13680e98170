// Beside a ticket: what staff write about it with people outside. Each conversation folded, the newest open.
import { Paperclip } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useParams } from "react-router";
import type { Locale } from "#content/locales.ts";
import { AttachmentField } from "#features/files/attachment-field.tsx";
import { fileNote } from "#features/files/file-note.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { Uploads } from "#features/files/use-uploads.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import type { SideConversation } from "#features/tickets/rules/side-conversations.contract.ts";
import { sideTextMaximum } from "#features/tickets/rules/side-limits.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { type ConsoleOutcome, type ConsoleRefused, isRefused } from "./console-outcome.ts";
import { useSideDraft } from "./use-side-draft.ts";
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
  const known = useRef(sentAt);
  const sent = sentAt > known.current;
  useEffect(() => {
    known.current = Math.max(known.current, sentAt);
  }, [sentAt]);
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
          <StartForm {...{ refused, sent, busy }} />
        </details>
      ) : null}
    </section>
  );
}

type FormProps = { refused: ConsoleRefused | undefined; sent: boolean; busy: boolean };

/** Every answer brings another one: what was not sent stands in it again. */
function StartForm({ refused, sent, busy }: FormProps) {
  const { id: ticketId = "" } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const uploads = useSideDraft({ form, place: `${ticketId}:side`, sent, refused });
  const held = useHeldBack(uploads);
  const field = (name: string) => ({ name, id: `side-${name}`, defaultValue: refused?.values[name] ?? "", error: refused?.errors[name] });
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="form-stack"
      preventScrollReset
      noValidate
      onSubmit={(event) => held.stop(event)}
    >
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="off" limit={254} label={m.side_email()} />
      <TextField {...field("subject")} autoComplete="off" limit={subjectMaximum} label={m.side_subject()} />
      <TextareaField {...field("text")} rows={5} limit={sideTextMaximum} label={m.side_text()} hint={m.side_text_hint()} />
      <SideFiles id="side-files" refused={refused} uploads={uploads} />
      {held.words}
      <Button type="submit" name="intent" value="side-start" size="compact" busy={busy}>
        {m.side_send()}
      </Button>
    </Form>
  );
}

type ConversationProps = Omit<SidePanelProps, "conversations" | "open"> & { conversation: SideConversation; unfolded: boolean };

function Conversation({ conversation, unfolded, outcome, busy, locale, timeZone }: ConversationProps) {
  const { id, email, subject, open, messages } = conversation;
  const refused = isRefused(outcome) && outcome.intent === "side-write" && outcome.values.conversation === id ? outcome : undefined;
  const wroteAt = outcome && !isRefused(outcome) && outcome.done === "side-write" ? outcome.at : 0;
  const known = useRef(wroteAt);
  // The answer names no conversation: only the one that was being sent has lost its draft.
  const onItsWay = useRef(false);
  const sent = onItsWay.current && wroteAt > known.current;
  useEffect(() => {
    if (wroteAt > known.current) onItsWay.current = false;
    known.current = Math.max(known.current, wroteAt);
  }, [wroteAt]);
  const ours = messages.filter((message) => message.ours).length;
  return (
    <details open={unfolded}>
      <summary>
        <bdi {...writtenIn(subject)}>{subject}</bdi> <small>{open ? email : `${email}, ${m.side_closed()}`}</small>
      </summary>
      <ol>
        {messages.map((message) => (
          <li key={message.id} data-ours={message.ours || undefined}>
            <p className="ticket-aside-by">
              <b {...writtenIn(message.by)}>{message.by}</b>{" "}
              <time dateTime={message.created_at}>{formatDateTime(message.created_at, locale, timeZone)}</time>
              {message.unproved ? <span className="warn">{m.side_unproved()}</span> : null}
            </p>
            <p className="ticket-aside-text" {...writtenIn(message.text)}>
              {message.text}
            </p>
            <SentFiles files={message.files} />
          </li>
        ))}
      </ol>
      {open ? (
        <WriteForm
          key={`${ours}-${refused?.attempt ?? 0}`}
          onSend={() => {
            onItsWay.current = true;
          }}
          {...{ conversation, refused, sent, busy }}
        />
      ) : null}
    </details>
  );
}

type WriteFormProps = FormProps & { conversation: SideConversation; onSend: () => void };

function WriteForm({ conversation: { id, email, answerable }, refused, sent, busy, onSend }: WriteFormProps) {
  const { id: ticketId = "" } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const uploads = useSideDraft({ form, place: `${ticketId}:side:${id}`, sent, refused });
  const held = useHeldBack(uploads);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="form-stack"
      preventScrollReset
      noValidate
      ref={form}
      onSubmit={(event) => {
        if (!held.stop(event)) onSend();
      }}
    >
      <input type="hidden" name="conversation" value={id} />
      <TextareaField
        name="text"
        id={`side-text-${id}`}
        rows={3}
        limit={sideTextMaximum}
        label={m.side_reply_to({ email })}
        hint={answerable ? undefined : m.side_not_answerable()}
        defaultValue={refused?.values.text ?? ""}
        error={refused?.errors.text}
      />
      <SideFiles id={`side-files-${id}`} refused={refused} uploads={uploads} />
      {held.words}
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
  );
}

/** While a file is on its way nothing is sent, which says why: the mail would go without it. */
function useHeldBack({ busy }: Uploads) {
  const [asked, setAsked] = useState(false);
  return {
    stop(event: FormEvent): boolean {
      setAsked(busy);
      if (busy) event.preventDefault();
      return busy;
    },
    words:
      asked && busy ? (
        <p className="hint" role="status">
          {m.files_busy()}
        </p>
      ) : null,
  };
}

/** They go to whoever is written to; the customer gets none of them. */
function SideFiles({ id, refused, uploads }: { id: string; refused: ConsoleRefused | undefined; uploads: Uploads }) {
  return <AttachmentField id={id} uploads={uploads} error={refused?.errors.file_ids} />;
}

function SentFiles({ files }: { files: readonly FileView[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="ticket-aside-files" aria-label={m.console_files()}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={`/files/${file.id}`} download>
            <Paperclip size={14} aria-hidden="true" />
            <span {...writtenIn(file.name)}>{file.name}</span>
          </a>{" "}
          <small>{fileNote(file)}</small>
        </li>
      ))}
    </ul>
  );
}
