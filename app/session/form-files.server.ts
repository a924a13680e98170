// The files of a form that came without scripts: sent on to the API one by one, then named by their ids like all others.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { type FileAudience, filesPerMessage } from "#features/files/file-rules.ts";
import { type FileView, uploadFile } from "#features/files/files.contract.ts";
import { newDraft } from "#features/files/new-draft.ts";
import type { BodyLimit } from "#platform/api/body-limit.ts";

type Context = Readonly<RouterContextProvider>;

/** What the API takes, and what the form shows when it comes back. */
export type FormFiles = { draft: string; ids: string[]; kept: FileView[]; problems: string[] };

/** Forms are held in memory as a whole; with scripts files never come this way. */
export const formWithFiles: BodyLimit = { bytes: 48 * 1024 * 1024, failure: "too_large" };

export async function takeFormFiles(context: Context, form: FormData, audience: FileAudience = "customer"): Promise<FormFiles> {
  const given = form.get("draft");
  const draft = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : newDraft();
  const ids = form.getAll("file_ids").filter((id): id is string => typeof id === "string");
  const kept = keptIn(form).filter(({ id }) => ids.includes(id));
  const problems: string[] = [];
  const fresh = form.getAll("files").filter((file): file is File => typeof file !== "string" && file.name !== "");
  for (const file of fresh.slice(0, filesPerMessage)) {
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

/** Only drawn, never trusted: the API asks its own records whose files these are. */
function keptIn(form: FormData): FileView[] {
  try {
    const list = JSON.parse(String(form.get("kept_files") ?? "[]")) as unknown;
    if (!Array.isArray(list)) return [];
    return list.filter(
      (file): file is FileView => typeof file?.id === "string" && typeof file.name === "string" && typeof file.size === "number",
    );
  } catch {
    return [];
  }
}
