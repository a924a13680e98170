// Where a message is written. Enter sends, unless a syllable is still being put together; Shift+Enter begins a line. What is typed
// survives a closed tab. Without scripts it is a form that posts.
import "./chat-composer.css";
import { ArrowUp, Paperclip } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { grouped } from "#content/format.ts";
import { FailedFiles } from "#features/files/attachment-field.tsx";
import { acceptedFiles, fileBytes } from "#features/files/file-rules.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { useUploads } from "#features/files/use-uploads.ts";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { showToast } from "#ui/toast.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ComposerFiles } from "./composer-files.tsx";
import { EmojiPicker } from "./emoji-picker.tsx";
import { useKeptDraft, useKeptFiles } from "./use-kept-draft.ts";

export type Written = { body: string; files: FileView[]; draft: string | null };
export type ComposerHandle = { insert: (text: string) => void; focus: () => void; isEmpty: () => boolean };

type ChatComposerProps = {
  chatId: string;
  /** Files may go along; otherwise words only. */
  files?: boolean;
  onSend: (written: Written) => void;
  onTyping?: () => void;
  label?: string;
  placeholder?: string;
  sendLabel?: string;
  tone?: "note";
  /** Beside the paper clip. */
  tools?: ReactNode;
  /** A key pressed in the empty field that means something else than its letter; true when it was taken. */
  onFirstKey?: (key: globalThis.KeyboardEvent) => boolean;
  /** Words that stand in the way of sending. */
  problem?: (text: string) => string | null;
  /** For the form without scripts: the fields that say what it is. */
  fields?: ReactNode;
  /** What came back with a form that was refused. */
  defaultText?: string;
  ref?: Ref<ComposerHandle>;
};

export function ChatComposer(props: ChatComposerProps) {
  const {
    chatId,
    files: takesFiles = false,
    onSend,
    onTyping,
    label = m.chat_message(),
    placeholder = m.chat_write(),
    sendLabel = m.chat_send(),
  } = props;
  const hydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useKeptDraft(`${chatId}${props.tone ?? ""}`, props.defaultText ?? "", area);
  const uploads = useUploads();
  useKeptFiles(`${chatId}${props.tone ?? ""}:files`, uploads);
  const [wanted, setWanted] = useState(false);
  const over = text.length - messageLimits().chatCharacters;
  const problem = props.problem?.(text) ?? null;
  const ready = (text.trim() !== "" || uploads.files.length > 0) && over <= 0 && !problem;

  function put(piece: string) {
    const node = area.current;
    const from = node?.selectionStart ?? text.length;
    setText(text.slice(0, from) + piece + text.slice(node?.selectionEnd ?? from));
    requestAnimationFrame(() => {
      node?.focus();
      node?.setSelectionRange(from + piece.length, from + piece.length);
    });
  }

  useImperativeHandle(props.ref, () => ({ insert: put, focus: () => area.current?.focus(), isEmpty: () => text.trim() === "" }));

  function send() {
    if (uploads.busy) {
      setWanted(true);
      return;
    }
    setWanted(false);
    if (uploads.failed.length > 0) {
      uploads.hold();
      form.current?.querySelector<HTMLElement>('.chat-uploads > [data-state="failed"] > button:last-of-type')?.focus();
      return;
    }
    if (!ready) return;
    onSend({ body: text.trim(), files: uploads.files, draft: uploads.files.length > 0 ? uploads.draft : null });
    setText("");
    uploads.restart();
    area.current?.focus();
  }

  // Sent as soon as the files are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the uploads matters
  useEffect(() => {
    if (wanted && !uploads.busy) send();
  }, [wanted, uploads.busy]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While Hangul is being composed, keys belong to the input method (229: Safari says so only in this way).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Out of the field: letters are shortcuts again.
    if (event.key === "Escape") event.currentTarget.blur();
    if (text === "" && props.onFirstKey?.(event.nativeEvent)) event.preventDefault();
    if (event.key !== "Enter" || event.shiftKey) return;
    // On a phone the key begins a line; there is a button for sending.
    if (matchMedia("(pointer: coarse)").matches && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const files = [...event.clipboardData.files];
    const pasted = event.clipboardData.getData("text/plain");
    if (takesFiles && files.length > 0 && !pasted) {
      event.preventDefault();
      uploads.add(files);
    } else if (takesFiles && pasted.length > messageLimits().chatCharacters) {
      event.preventDefault();
      uploads.add([new File([pasted], m.chat_pasted_name(), { type: "text/plain" })]);
      showToast(m.chat_paste_as_file({ max: grouped(messageLimits().chatCharacters) }), { tone: "info" });
    }
  }

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="chat-compose"
      data-tone={props.tone}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => takesFiles && event.preventDefault()}
      onDrop={(event) => {
        if (!takesFiles || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        uploads.add([...event.dataTransfer.files]);
      }}
    >
      {props.fields}
      <ComposerFiles uploads={uploads} />
      <FailedFiles uploads={uploads} />
      <div className="chat-box">
        {takesFiles ? (
          <label className="icon-button chat-clip" title={m.chat_attach()}>
            <Paperclip size={19} strokeWidth={1.7} aria-hidden="true" />
            <input
              type="file"
              name="files"
              multiple
              accept={acceptedFiles}
              aria-label={m.chat_attach()}
              onChange={(event) => {
                uploads.add([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = "";
              }}
            />
          </label>
        ) : null}
        <textarea
          ref={area}
          name="body"
          rows={1}
          value={text}
          aria-label={label}
          placeholder={placeholder}
          aria-describedby={`compose-hint-${chatId}`}
          aria-invalid={over > 0 || problem ? true : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (event.currentTarget.value.trim()) onTyping?.();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {props.tools}
        {hydrated ? <EmojiPicker onPick={put} /> : null}
        <button
          type="submit"
          className="icon-button chat-send"
          aria-label={sendLabel}
          title={sendLabel}
          aria-disabled={hydrated && !ready ? true : undefined}
        >
          <ArrowUp size={19} strokeWidth={2.2} aria-hidden="true" />
        </button>
      </div>
      <div className="hint chat-foot" id={`compose-hint-${chatId}`}>
        <ComposerHint over={over} problem={problem} waiting={wanted && uploads.busy} left={-over} />
        {takesFiles ? <span>{m.chat_file_limit({ size: fileSizeText(fileBytes()) })}</span> : null}
      </div>
    </form>
  );
}

type HintProps = { over: number; left: number; problem: string | null; waiting: boolean };

function ComposerHint({ over, left, problem, waiting }: HintProps) {
  if (over > 0) {
    const max = grouped(messageLimits().chatCharacters);
    return (
      <span className="chat-foot-problem" role="alert">
        {m.chat_too_long({ count: grouped(over), max })}
      </span>
    );
  }
  if (problem) return <span className="chat-foot-problem">{problem}</span>;
  if (waiting) return <span role="status">{m.chat_uploading()}</span>;
  if (left < 500) return <span>{m.chat_left({ count: String(left) })}</span>;
  return (
    <span className="inline-row chat-foot-keys">
      <Kbd keys="↵" /> {m.chat_hint_send()} <Kbd keys="⇧↵" /> {m.chat_hint_line()}
    </span>
  );
}
