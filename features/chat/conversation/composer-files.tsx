import { RotateCcw, X } from "lucide-react";
import type { Upload } from "#features/files/upload-list.ts";
import { uploadProblemText } from "#features/files/upload-problem.ts";
import type { Uploads } from "#features/files/use-uploads.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { IconButton } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** The files of the message that is being written, as chips above the line. */
export function ComposerFiles({ uploads }: { uploads: Uploads }) {
  if (uploads.items.length === 0) return null;
  return (
    <ul className="chat-uploads" aria-label={m.chat_attached()}>
      {uploads.items.map((item) => (
        <li key={item.key} data-state={item.state}>
          <span>
            <b {...writtenIn(item.name)}>{item.name}</b>
            <UploadState item={item} />
          </span>
          {item.state === "failed" && item.again ? (
            <IconButton label={m.chat_retry_file({ name: item.name })} onClick={() => uploads.retry(item.key)}>
              <RotateCcw size={15} />
            </IconButton>
          ) : null}
          <IconButton label={m.chat_remove_file({ name: item.name })} onClick={() => uploads.remove(item.key)}>
            <X size={15} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function UploadState({ item }: { item: Upload }) {
  if (item.state === "failed") return <small role="alert">{uploadProblemText(item.problem)}</small>;
  if (item.state === "sending") return <ProgressBar value={Math.round(item.sent * 100)} max={100} tone="jade" label={item.name} />;
  return <small>{fileSizeText(item.size)}</small>;
}
