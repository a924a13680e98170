// The console's chat forms without scripts: each posts, and the page comes back with what changed.
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { textOf } from "./failed-form.ts";
import { formWithFiles, takeFormFiles } from "./form-files.server.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function staffChatAction({ request, context }: ActionArgs) {
  const form = await readForm(request, formWithFiles);
  // A failure is said on the error page, in the API's own words: the way back keeps what was typed.
  return redirect(await perform(context, form));
}

async function perform(context: ActionArgs["context"], form: FormData): Promise<string> {
  const api = context.get(apiContext);
  const id = encodeURIComponent(textOf(form, "chat"));
  const path = `/staff/chats/${id}`;
  switch (textOf(form, "intent")) {
    case "presence":
      await api.put("/staff/presence", { status: textOf(form, "status") });
      return "/staff/chat";
    case "take":
      await api.post(`${path}/take`, {});
      break;
    case "note":
      await api.post(`${path}/notes`, { client_id: crypto.randomUUID(), body: textOf(form, "body") });
      break;
    case "send": {
      const { draft, ids } = await takeFormFiles(context, form);
      const files = ids.length > 0 ? { file_ids: ids, draft } : {};
      await api.post(`${path}/messages`, { client_id: crypto.randomUUID(), body: textOf(form, "body"), ...files });
      break;
    }
  }
  return id ? `/staff/chat/${id}` : "/staff/chat";
}
