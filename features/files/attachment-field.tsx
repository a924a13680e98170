// The attachments of a form. Without scripts it is a file input named `files`; with them, files travel at once and the form sends their ids.
import { Check, RotateCcw, Upload as UploadIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { FieldError, FieldFrame, fieldId } from "#ui/field-frame.tsx";
import { FileRow } from "#ui/file-field.tsx";
import { acceptedFiles, fileBytes } from "./file-rules.ts";
import { holdForm } from "./hold-form.ts";
import type { Upload } from "./upload-list.ts";
import { uploadProblemText } from "./upload-problem.ts";
import { type UploadOptions, type Uploads, useUploads } from "./use-uploads.ts";

export type AttachmentFieldProps = UploadOptions & {
  name?: "file_ids";
  /** Where a page has more than one. */
  id?: string;
  label?: string;
  accept?: string;
  error?: ReactNode;
  /** The page's own list, when the editor or a draft needs it too. */
  uploads?: Uploads;
  onChange?: (ids: string[], busy: boolean) => void;
  /** Only the rows: the editor's paper clip picks the files. Before scripts run, the input is there all the same. */
  rowsOnly?: boolean;
  /** The form says itself, beside its button, which failed files keep it from being sent. */
  saysFailed?: boolean;
};

export function AttachmentField({ uploads, ...props }: AttachmentFieldProps) {
  return uploads ? <Field {...props} uploads={uploads} /> : <OwnField {...props} />;
}

function OwnField(props: Omit<AttachmentFieldProps, "uploads">) {
  return <Field {...props} uploads={useUploads(props)} />;
}

type FieldProps = AttachmentFieldProps & { uploads: Uploads };

function Field({
  name = "file_ids",
  id: given,
  label,
  accept = acceptedFiles,
  max = messageLimits().filesPerMessage,
  error,
  uploads,
  onChange,
  rowsOnly,
  saysFailed,
}: FieldProps) {
  const { draft, items, ids, files, busy, failed, hold, add } = uploads;
  const id = given ?? fieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const firstFailed = useRef(-1);
  const [ready, setReady] = useState(false);
  const [over, setOver] = useState(false);
  const told = `${ids.join()} ${busy}`;

  // Files chosen before scripts ran are taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    setReady(true);
    take();
  }, []);

  useEffect(() => {
    firstFailed.current = failed[0] ? items.indexOf(failed[0]) : -1;
  });

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    return holdForm(
      form,
      () => firstFailed.current >= 0,
      () => {
        hold();
        list.current?.children[firstFailed.current]?.querySelector<HTMLElement>(":scope > button")?.focus();
      },
    );
  }, [hold]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per change, whoever listens
  useEffect(() => onChange?.(ids, busy), [told]);

  function take() {
    const chosen = [...(input.current?.files ?? [])];
    // Emptied, so that the form does not send the same bytes once more.
    if (input.current) input.current.value = "";
    add(chosen);
  }

  return (
    <FieldFrame id={id} label={label ?? m.files_label()} optional={m.account_optional()} error={error} className="attach">
      <input type="hidden" name="draft" value={draft} />
      {ids.map((fileId) => (
        <input type="hidden" key={fileId} name={name} value={fileId} />
      ))}
      {/* Only for a form that comes back without scripts: the rows can be drawn again. */}
      {ready || files.length === 0 ? null : <input type="hidden" name="kept_files" value={JSON.stringify(files)} />}
      <div className="drop" data-over={over || undefined} hidden={rowsOnly && ready}>
        <UploadIcon size={20} aria-hidden="true" />
        <span className="drop-text">
          <span>{m.files_prompt()}</span>
          <span id={`${id}-hint`}>{m.files_limits({ count: String(max), size: fileSizeText(fileBytes()) })}</span>
        </span>
        <input
          ref={input}
          type="file"
          id={id}
          name="files"
          multiple
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={take}
        />
      </div>
      {items.length > 0 ? (
        <ul ref={list}>
          {items.map((item) => (
            <Row key={item.key} item={item} uploads={uploads} removable={ready} />
          ))}
        </ul>
      ) : null}
      {saysFailed ? null : <FailedFiles uploads={uploads} />}
      <span className="vh" role="status">
        {busy ? m.files_sending_all() : items.length > 0 ? m.files_there({ count: String(ids.length) }) : ""}
      </span>
    </FieldFrame>
  );
}

function Row({ item, uploads, removable }: { item: Upload; uploads: Uploads; removable: boolean }) {
  const { key, name, size, state, sent, file } = item;
  const percent = Math.round(sent * 100);
  return (
    <FileRow
      name={name}
      size={fileSizeText(size)}
      thumbnail={file?.width ? <img src={`/files/${file.id}/preview`} alt="" loading="lazy" /> : undefined}
      progress={state === "sending" ? percent : undefined}
      progressLabel={m.files_progress({ name })}
      error={state === "failed" ? uploadProblemText(item.problem) : undefined}
      note={noteOf(item, uploads)}
      remove={
        removable
          ? {
              label: state === "sending" || state === "waiting" ? m.files_cancel({ name }) : m.files_remove({ name }),
              onClick: () => uploads.remove(key),
            }
          : undefined
      }
    />
  );
}

function noteOf({ key, state, sent, again, file }: Upload, uploads: Uploads): ReactNode {
  if (state === "waiting") return m.files_waiting();
  if (state === "sending") return <span className="figure-number">{Math.round(sent * 100)}%</span>;
  if (state === "failed") {
    return again ? (
      <Button kind="bare" size="compact" onClick={() => uploads.retry(key)}>
        <RotateCcw size={15} aria-hidden="true" />
        {m.files_retry()}
      </Button>
    ) : null;
  }
  return (
    <span className="row file-good">
      <Check size={15} aria-hidden="true" />
      {file?.held === "checking" ? m.files_checking() : m.files_done()}
    </span>
  );
}

/** Beside the button that did not send: which files stand in the way, and what to do. */
export function FailedFiles({ uploads: { held, failed } }: { uploads: Pick<Uploads, "held" | "failed"> }) {
  if (held === 0 || failed.length === 0) return null;
  const names = failed.map(({ name }) => name).join(", ");
  return (
    // Drawn anew with every attempt, so that it is read out again.
    <div role="alert" key={held}>
      <FieldError>{failed.length === 1 ? m.files_failed_one({ name: names }) : m.files_failed({ names })}</FieldError>
    </div>
  );
}
