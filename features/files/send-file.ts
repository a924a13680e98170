// One file to the site, with progress. XMLHttpRequest, because fetch cannot tell how much has left.
import type { FileView } from "./files.contract.ts";

export type SendOutcome = { file: FileView } | { words: string; again: boolean } | { interrupted: true } | { cancelled: true };

export function sendFile(
  file: File,
  url: string,
  onProgress: (sent: number) => void,
): { outcome: Promise<SendOutcome>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const outcome = new Promise<SendOutcome>((resolve) => {
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => resolve(read(request)));
    request.addEventListener("error", () => resolve({ interrupted: true }));
    request.addEventListener("timeout", () => resolve({ interrupted: true }));
    request.addEventListener("abort", () => resolve({ cancelled: true }));
    const form = new FormData();
    form.set("file", file);
    request.open("POST", url);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
  return { outcome, cancel: () => request.abort() };
}

function read({ status, responseText }: XMLHttpRequest): SendOutcome {
  try {
    const body = JSON.parse(responseText) as { data?: FileView; message?: string };
    if (status === 201 && body.data?.id) return { file: body.data };
    if (body.message) return { words: body.message, again: status === 429 || status >= 500 || status === 400 };
  } catch {
    // Not our answer: a proxy's page, or the log-in page of a session that has ended.
  }
  return { interrupted: true };
}
