// The console's chat forms without scripts: each posts, and the page comes back with what changed.
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { attachedFiles, takeFormFiles } from "#app/forms/form-files.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { changePresence } from "#features/chat/rules/chat-presence.contract.ts";
import type { PresenceState } from "#features/chat/rules/chat-states.ts";
import { addChatNote, sendStaffChatMessage, takeChat } from "#features/chat/rules/staff-chat.contract.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function staffChatAction({ request, context }: ActionArgs) {
  const form = await readForm(request);
  // A failure is said on the error page, in the API's own words: the way back keeps what was typed.
  return redirect(await perform(context, form));
}

async function perform(context: ActionArgs["context"], form: FormData): Promise<string> {
  const api = context.get(apiContext);
  const id = textOf(form, "chat");
  const params = { id };
  switch (textOf(form, "intent")) {
    case "presence":
      // One of the states the form offers; the API asks again.
      await api.call(changePresence, { body: { status: textOf(form, "status") as PresenceState } });
      return "/staff/chat";
    case "take":
      await api.call(takeChat, { params, body: {} });
      break;
    case "note":
      await api.call(addChatNote, { params, body: { client_id: crypto.randomUUID(), body: textOf(form, "body") } });
      break;
    case "send": {
      const files = attachedFiles(await takeFormFiles(context, form));
      const body = { client_id: crypto.randomUUID(), body: textOf(form, "body"), ...files };
      await api.call(sendStaffChatMessage, { params, body });
      break;
    }
  }
  return id ? `/staff/chat/${encodeURIComponent(id)}` : "/staff/chat";
}
