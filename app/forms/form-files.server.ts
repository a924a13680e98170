// The files of a form that came without scripts: sent on to the API one by one, then named by their ids like all others.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { ApiError } from "#app/session/api-client.ts";
import type { FileAudience } from "#features/files/file-rules.ts";
import { type FileView, uploadFile } from "#features/files/files.contract.ts";
import { readKeptFiles } from "#features/files/kept-files.ts";
import { newDraft } from "#features/files/new-draft.ts";
import { messageLimits } from "#features/support/rules/message-limits.ts";

type Context = Readonly<RouterContextProvider>;

/** What the API takes, and what the form shows when it comes back. */
export type FormFiles = { draft: string; ids: string[]; kept: FileView[]; problems: string[] };

export async function takeFormFiles(context: Context, form: FormData, audience: FileAudience = "customer"): Promise<FormFiles> {
  const given = form.get("draft");
  const draft = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : newDraft();
  const ids = form.getAll("file_ids").filter((id): id is string => typeof id === "string");
  const kept = keptIn(form).filter(({ id }) => ids.includes(id));
  const problems: string[] = [];
  const fresh = form.getAll("files").filter((file): file is File => typeof file !== "string" && file.name !== "");
  // One more than may be: the API says so of the form.
  for (const file of fresh.slice(0, messageLimits().filesPerMessage + 1)) {
    const body = new FormData();
    body.set("file", file);
    const answer = await context.get(apiContext).fetch(uploadFile, { query: { draft, audience }, stream: body });
    const result = (await answer.json().catch(() => ({}))) as { data?: FileView; message?: string };
    if (answer.ok && result.data) {
      ids.push(result.data.id);
      kept.push(result.data);
    } else {
      problems.push(`${file.name}: ${result.message ?? ""}`);
    }
  }
  return { draft, ids, kept, problems };
}

/** The files as a call names them. One that was not taken is a refusal of the form, said beside its field. */
export function attachedFiles({ ids, draft, problems }: FormFiles): { file_ids?: string[]; draft?: string } {
  if (problems.length > 0) {
    const errors = { file_ids: problems };
    throw new ApiError({ status: 422, message: problems.join(" "), code: "unknown", errors, retryAfter: undefined });
  }
  return ids.length > 0 ? { file_ids: ids, draft } : {};
}

/** Only drawn, never trusted: the API asks its own records whose files these are. */
function keptIn(form: FormData): FileView[] {
  try {
    return readKeptFiles(JSON.parse(String(form.get("kept_files") ?? "[]")));
  } catch {
    return [];
  }
}
