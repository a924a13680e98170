// Writing: a reply to the customer or a note to colleagues, on paper of a different colour. What is typed is never lost.
import "#ui/console/console-tabs.css";
import "./composer.css";
import { Zap } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { AttachmentField } from "#features/files/attachment-field.tsx";
import { acceptedFiles } from "#features/files/file-rules.ts";
import { newDraft } from "#features/files/new-draft.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { RichTextEditor } from "#features/rich-text/rich-text-editor.tsx";
import type { RichTextHandle } from "#features/rich-text/rich-text-props.ts";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { AlsoHere } from "#features/tickets/console/thread/also-here.tsx";
import { useTyping } from "#features/tickets/console/thread/use-typing.ts";
import { newerThan, type TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { usualAfterReply } from "#features/tickets/rules/queue-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { useKeys } from "#ui/console/use-keys.ts";
import { Kbd } from "#ui/kbd.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { CannedPicker } from "./canned-picker.tsx";
import { ComposerHints } from "./composer-hints.tsx";
import { emptyDoc, keepKind, type MessageKind } from "./draft-store.ts";
import { heldBack } from "./held-back.ts";
import { KindSwitch } from "./kind-switch.tsx";
import { openPlaceholders, slashWord, withoutSlash } from "./reply-hints.ts";
import { SendButtons } from "./send-buttons.tsx";
import { begunOf, firstKind, joined, useDrafts, useTakeOver } from "./use-drafts.ts";

export type ComposerHandle = { start(kind: MessageKind): void };

type ComposerProps = {
  ticket: TicketOnScreen;
  action: string;
  outcome: ConsoleOutcome | undefined;
  others: string[];
  typing: string | null;
  /** The newest message the writer has seen; it stands still while they write. */
  seen: number;
  onSeen: (seq: number) => void;
  onReopen: () => void;
  /** A reply is on its way to the server. */
  onSent: () => void;
  /** It went, and the writer wants the next ticket. */
  onNext: () => void;
  ref?: Ref<ComposerHandle>;
};

export function Composer({ ticket, action, outcome: posted, others, typing, seen, onSeen, onReopen, onSent, onNext, ref }: ComposerProps) {
  const fetcher = useFetcher<ConsoleOutcome>({ key: `write-${ticket.id}` });
  const undo = useFetcher<ConsoleOutcome>({ key: `undo-${ticket.id}` });
  const outcome = fetcher.data ?? posted;
  const refused = isRefused(outcome) && (outcome.intent === "reply" || outcome.intent === "note") ? outcome : null;
  const [begun] = useState(() => begunOf(posted));
  const scripted = useHydrated();
  const [opened] = useState(scripted);
  const from = { ticketId: ticket.id, begun, opened };
  const [kind, setKind] = useState(() => (ticket.may.reply ? firstKind(from) : "note"));
  const [taken, setTaken] = useState(opened);
  const [restored, setRestored] = useState(false);
  const drafts = useDrafts(from, taken);
  const { doc, uploads, change: changeDoc } = drafts[kind];
  // What arrives later asks this, not the kind it remembers.
  const shown = useRef(kind);
  const wantsFocus = useRef(false);
  const wantsNext = useRef(false);
  const [key, setKey] = useState(() => (opened ? newDraft() : ""));
  const [picking, setPicking] = useState<string | null>(null);
  const [blocked, setBlocked] = useState(false);
  const editor = useRef<RichTextHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const publishTyping = useTyping(ticket.id);

  const writing = doc.content.length > 0;
  const newer = writing && scripted ? newerThan(ticket.messages, seen) : [];
  const open = openPlaceholders(doc);
  const composing = { mayReply: ticket.may.reply, uploading: uploads.busy, sending: fetcher.state === "submitting" };
  const held = { reply: heldBack("reply", composing), note: heldBack("note", composing) };

  // An empty field has nothing to protect: everything on screen counts as seen.
  useEffect(() => {
    if (!writing && seen !== ticket.seq) onSeen(ticket.seq);
  }, [writing, seen, ticket.seq, onSeen]);

  useTakeOver({ ...from, drafts, form, read: () => editor.current?.read() ?? emptyDoc }, (chosen, changed) => {
    wantsFocus.current = document.activeElement?.id === "composer";
    shown.current = chosen;
    setKind(chosen);
    setKey(newDraft());
    setTaken(true);
    if (changed) setRestored(true);
  });

  // Every draft has an editor of its own: the words of one cannot be carried into the other by a late key.
  const editorKey = `${kind}-${restored}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new editor
  useEffect(() => {
    if (wantsFocus.current) editor.current?.focus();
    wantsFocus.current = false;
  }, [editorKey]);

  const change = (next: RichText) => {
    changeDoc(next);
    setBlocked(false);
    const word = kind === "reply" ? slashWord(next) : null;
    if (word !== null && picking === null) setPicking(word);
  };

  const put = (as: MessageKind, next: RichText) => {
    drafts[as].change(next);
    if (kind === as) editor.current?.set(next);
  };

  const choose = (next: MessageKind) => {
    if (next === kind) return;
    // Who was writing goes on writing, in the other field.
    if (document.activeElement?.id === "composer") wantsFocus.current = true;
    if (editor.current) changeDoc(editor.current.read());
    shown.current = next;
    setKind(next);
    keepKind(ticket.id, next);
    setPicking(null);
  };

  useImperativeHandle(ref, () => ({
    start(next) {
      if (next === "reply" && !ticket.may.reply) return;
      wantsFocus.current = next !== kind;
      choose(next);
      if (next === kind) editor.current?.focus();
    },
  }));

  // It did not go: the writer is where they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (!fetcher.data || !refused) return;
    wantsNext.current = false;
    editor.current?.focus();
  }, [refused?.attempt]);

  // It went: its field is empty again, and the next message is another one.
  const done = outcome && !isRefused(outcome) && (outcome.done === "reply" || outcome.done === "note") ? outcome : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message that went
  useEffect(() => {
    if (!done || !fetcher.data) return;
    const went = done.done as MessageKind;
    put(went, emptyDoc);
    drafts[went].clear();
    setKey(newDraft());
    if (wantsNext.current) onNext();
    wantsNext.current = false;
  }, [done?.at]);

  // It was taken back in time: the words and the files stand in the field again.
  const undone = undo.data && "undone" in undo.data ? undo.data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per reply that was taken back
  useEffect(() => {
    if (!undone?.undone?.body) return;
    const { body, draft, files } = undone.undone;
    const begunSince = kind === "reply" ? (editor.current?.read() ?? emptyDoc) : drafts.reply.doc;
    wantsFocus.current = kind !== "reply";
    choose("reply");
    put("reply", joined(body, begunSince));
    if (files.length > 0) drafts.reply.uploads.restart({ draft, files });
    if (kind === "reply") editor.current?.focus();
  }, [undone?.at]);

  const readNewer = () => {
    const target = document.getElementById(`m-${newer[0]?.seq}`);
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
    onSeen(ticket.seq);
  };
  const submit = (next = false) =>
    form.current?.requestSubmit(
      form.current.querySelector<HTMLButtonElement>(next && kind === "reply" ? "[data-send-next]" : "[data-send]"),
    );
  useKeys(m.console_keys_writing, [
    { press: "Ctrl+Enter", shown: "Ctrl Enter", does: m.console_key_send },
    { press: "Ctrl+KeyK", shown: "Ctrl K", does: m.console_key_link },
    ...(kind === "reply" && ticket.may.reply
      ? [
          { press: "Ctrl+Shift+Enter", shown: "Ctrl Shift Enter", does: m.console_key_send_next },
          { press: "Slash", shown: "/", does: m.console_key_canned },
        ]
      : []),
  ]);

  return (
    <section
      className="ticket-composer"
      data-kind={kind}
      data-written={writing || uploads.ids.length > 0 || undefined}
      aria-label={m.console_kind()}
    >
      <AlsoHere others={others} typing={typing} />
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        onSubmit={(event) => {
          if (held[kind]) {
            event.preventDefault();
            setBlocked(held[kind] === "closed");
            return;
          }
          wantsNext.current = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute("data-send-next") ?? false;
          if (kind === "reply" && open.length > 0) {
            event.preventDefault();
            setBlocked(true);
          } else if (newer.length > 0 && kind === "reply") {
            event.preventDefault();
            readNewer();
          } else {
            // The next key is no longer part of the message: Z takes it back.
            (document.activeElement as HTMLElement | null)?.blur();
            if (kind === "reply") onSent();
          }
        }}
      >
        <input type="hidden" name="last_seen_seq" value={scripted ? seen : ticket.seq} />
        <input type="hidden" name="key" value={key} />
        <KindSwitch ticket={ticket} kind={kind} onChoose={choose} />
        <RichTextEditor
          key={editorKey}
          name="body"
          id="composer"
          label={kind === "note" ? m.console_note_label() : m.console_reply_label({ name: ticket.customer.name })}
          hideLabel
          defaultValue={doc}
          placeholder={kind === "note" ? m.console_note_placeholder() : m.console_reply_hint()}
          minRows={3}
          handle={editor}
          onChange={change}
          onActivity={() => {
            if (kind === "reply") publishTyping();
          }}
          onSubmit={submit}
          acceptedFiles={acceptedFiles}
          onFiles={(files, how) =>
            uploads.add(
              files,
              how === "insert" ? (file) => file.width && shown.current === kind && editor.current?.insertImage(file) : undefined,
            )
          }
          error={refused?.code === "unfilled_placeholders" ? `${refused.message} ${refused.errors.body ?? ""}` : refused?.errors.body}
        />
        <AttachmentField
          key={kind}
          uploads={{ ...uploads, add: (...picked) => drafts[shown.current].uploads.add(...picked) }}
          rowsOnly
          error={refused?.code === "internal_file" ? `${refused.message} ${refused.errors.file_ids ?? ""}` : refused?.errors.file_ids}
        />
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
        <div className="cluster ticket-composer-foot">
          {kind === "reply" && ticket.may.reply ? (
            <button
              type="button"
              className="console-button needs-scripts"
              onClick={() => setPicking(picking === null ? "" : null)}
              aria-expanded={picking !== null}
            >
              <Zap size={16} aria-hidden="true" />
              {m.console_canned()} <Kbd keys="/" />
            </button>
          ) : null}
          <SendButtons kind={kind} usual={usualAfterReply(ticket.priority)} newer={newer.length > 0} held={held} onRead={readNewer} />
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
            const before = withoutSlash(editor.current?.read() ?? emptyDoc);
            put("reply", joined(before, body));
            setPicking(null);
            editor.current?.focus();
          }}
        />
      )}
    </section>
  );
}
