// Writing: a reply to the customer or a note to colleagues, on paper of a different colour. What is typed is never lost.
import "./desk-composer.css";
import { Lock, Reply, Zap } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { AttachmentField } from "#features/files/attachment-field.tsx";
import { newDraft } from "#features/files/new-draft.ts";
import { useUploads } from "#features/files/use-uploads.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { RichTextEditor, type RichTextHandle } from "#features/rich-text/rich-text-editor.tsx";
import { CannedPicker } from "#features/support/console/canned-picker.tsx";
import { AlsoHere } from "#features/tickets/console/also-here.tsx";
import { isRefused, type TicketOutcome } from "#features/tickets/console/ticket-outcome.ts";
import { newerThan, type TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { useTyping } from "#features/tickets/console/use-typing.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ComposerHints } from "./composer-hints.tsx";
import { keepDraft, type MessageKind, readDraft } from "./draft-store.ts";
import { openPlaceholders, slashWord, withoutSlash } from "./reply-hints.ts";
import { SendButtons } from "./send-buttons.tsx";

export type ComposerHandle = { start(kind: MessageKind): void };

type ComposerProps = {
  ticket: TicketOnScreen;
  action: string;
  outcome: TicketOutcome | undefined;
  others: string[];
  typing: string | null;
  /** The newest message the writer has seen; it stands still while they write. */
  seen: number;
  onSeen: (seq: number) => void;
  onReopen: () => void;
  ref?: Ref<ComposerHandle>;
};

const empty: RichText = { type: "doc", content: [] };

export function Composer({ ticket, action, outcome: posted, others, typing, seen, onSeen, onReopen, ref }: ComposerProps) {
  const fetcher = useFetcher<TicketOutcome>({ key: `write-${ticket.id}` });
  const undo = useFetcher<TicketOutcome>({ key: `undo-${ticket.id}` });
  const outcome = fetcher.data ?? posted;
  const refused = isRefused(outcome) && (outcome.intent === "reply" || outcome.intent === "note") ? outcome : null;
  const first = posted && "undone" in posted ? posted.undone : isRefused(posted) ? posted.typed?.body : undefined;
  const [kind, setKind] = useState<MessageKind>(refused?.intent === "note" || !ticket.may.reply ? "note" : "reply");
  const [doc, setDoc] = useState<RichText>(first ?? empty);
  const [value, setValue] = useState<RichText | null>(null);
  const [key, setKey] = useState("");
  const [picking, setPicking] = useState<string | null>(null);
  const [blocked, setBlocked] = useState(false);
  const uploads = useUploads({ to: "/staff/files", draft: refused?.typed?.draft ?? "", files: refused?.typed?.files ?? [] });
  const editor = useRef<RichTextHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<{ draft: string; files: typeof uploads.files }>({ draft: "", files: [] });
  const scripted = useHydrated();
  const sayTyping = useTyping(ticket.id);

  const writing = doc.content.length > 0;
  const newer = writing && scripted ? newerThan(ticket.messages, seen) : [];
  const open = openPlaceholders(doc);

  // An empty field has nothing to protect: everything on screen counts as seen.
  useEffect(() => {
    if (!writing && seen !== ticket.seq) onSeen(ticket.seq);
  }, [writing, seen, ticket.seq, onSeen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over by scripts
  useEffect(() => {
    setKey(newDraft());
    const kept = first ? null : readDraft(ticket.id, kind);
    if (kept) {
      setValue(kept);
      setDoc(kept);
    }
  }, []);

  const change = (next: RichText) => {
    setDoc(next);
    setBlocked(false);
    keepDraft(ticket.id, kind, next);
    const word = kind === "reply" ? slashWord(next) : null;
    if (word !== null && picking === null) setPicking(word);
  };

  const put = (next: RichText, as: MessageKind) => {
    editor.current?.set(next);
    setDoc(next);
    keepDraft(ticket.id, as, next);
  };

  const choose = (next: MessageKind) => {
    if (next === kind) return;
    keepDraft(ticket.id, kind, editor.current?.read() ?? null);
    setKind(next);
    const kept = readDraft(ticket.id, next) ?? empty;
    editor.current?.set(kept);
    setDoc(kept);
  };

  useImperativeHandle(ref, () => ({
    start(next) {
      if (next === "reply" && !ticket.may.reply) return;
      choose(next);
      editor.current?.focus();
    },
  }));

  // It went: the field is empty again, and the next message is another one.
  const done = outcome && !isRefused(outcome) && (outcome.done === "reply" || outcome.done === "note") ? outcome : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message that went
  useEffect(() => {
    if (!done || !fetcher.data) return;
    sent.current = { draft: uploads.draft, files: uploads.files };
    put(empty, done.done as MessageKind);
    uploads.restart();
    setKey(newDraft());
  }, [done?.at]);

  // It was taken back in time: the words and the files stand in the field again.
  const undone = undo.data && "undone" in undo.data ? undo.data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per reply that was taken back
  useEffect(() => {
    if (!undone?.undone) return;
    setKind("reply");
    const begun = kind === "reply" ? (editor.current?.read() ?? empty) : empty;
    put({ type: "doc", content: [...undone.undone.content, ...begun.content] }, "reply");
    if (sent.current.files.length > 0) uploads.restart(sent.current);
    editor.current?.focus();
  }, [undone?.at]);

  const readNewer = () => {
    const target = document.getElementById(`m-${newer[0]?.seq}`);
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
    onSeen(ticket.seq);
  };
  const submit = () => form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("[data-send]"));

  return (
    <section className="tk-composer" data-kind={kind} aria-label={m.desk_kind()}>
      <AlsoHere others={others} typing={typing} />
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.nativeEvent.isComposing && picking === null)
            (document.activeElement as HTMLElement | null)?.blur();
        }}
        onSubmit={(event) => {
          if (kind === "reply" && open.length > 0) {
            event.preventDefault();
            setBlocked(true);
          } else if (newer.length > 0 && kind === "reply") {
            event.preventDefault();
            readNewer();
          }
        }}
      >
        <input type="hidden" name="last_seen_seq" value={scripted ? seen : ticket.seq} />
        <input type="hidden" name="key" value={key} />
        <div className="tk-kinds" role="radiogroup" aria-label={m.desk_kind()}>
          <label>
            <input
              type="radio"
              name="kind"
              value="reply"
              checked={kind === "reply"}
              disabled={!ticket.may.reply}
              onChange={() => choose("reply")}
            />
            <Reply size={16} aria-hidden="true" />
            {m.desk_reply()} <Kbd keys="R" />
          </label>
          <label>
            <input type="radio" name="kind" value="note" checked={kind === "note"} onChange={() => choose("note")} />
            <Lock size={15} aria-hidden="true" />
            {m.desk_note()} <Kbd keys="N" />
          </label>
          <span className="tk-to">{kind === "note" ? m.desk_note_hint() : toWords(ticket)}</span>
        </div>
        <RichTextEditor
          name="body"
          id="composer"
          label={kind === "note" ? m.desk_note_label() : m.desk_reply_label({ name: ticket.customer.name })}
          hideLabel
          defaultValue={first ?? ""}
          value={value}
          placeholder={m.desk_reply_hint()}
          minRows={3}
          handle={editor}
          onChange={change}
          onActivity={() => {
            if (kind === "reply") sayTyping();
          }}
          onSubmit={submit}
          onFiles={(files, how) =>
            uploads.add(files, how === "insert" ? (file) => file.width && editor.current?.insertImage(file) : undefined)
          }
          error={refused?.code === "unfilled_placeholders" ? `${refused.message} ${refused.errors.body ?? ""}` : refused?.errors.body}
        />
        <AttachmentField uploads={uploads} rowsOnly error={refused?.errors.file_ids} />
        <ComposerHints
          ticket={ticket}
          kind={kind}
          doc={doc}
          newer={newer}
          open={open}
          blocked={blocked}
          refused={refused}
          onReopen={onReopen}
        />
        <div className="tk-composer-foot">
          {kind === "reply" && ticket.may.reply ? (
            <button
              type="button"
              className="tk-ghost needs-scripts"
              onClick={() => setPicking(picking === null ? "" : null)}
              aria-expanded={picking !== null}
            >
              <Zap size={16} aria-hidden="true" />
              {m.desk_canned()} <Kbd keys="/" />
            </button>
          ) : null}
          <SendButtons
            kind={kind}
            busy={fetcher.state !== "idle"}
            waits={uploads.busy}
            newer={newer.length > 0}
            onRead={readNewer}
            mayReply={ticket.may.reply}
          />
        </div>
      </fetcher.Form>
      {picking === null ? null : (
        <CannedPicker
          ticket={ticket}
          query={picking}
          onClose={() => {
            setPicking(null);
            editor.current?.focus();
          }}
          onPick={(body) => {
            const before = withoutSlash(editor.current?.read() ?? empty);
            put({ type: "doc", content: [...before.content, ...body.content] }, "reply");
            setPicking(null);
            editor.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function toWords({ customer }: TicketOnScreen): string {
  return customer.locale === "ko" ? m.desk_to_ko({ name: customer.name }) : m.desk_to_en({ name: customer.name });
}
