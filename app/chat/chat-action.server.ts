// The chat's forms without scripts: each posts, and the page comes back with what changed.
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { attachedFiles, takeFormFiles } from "#app/forms/form-files.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ApiError } from "#app/session/api-client.ts";
import {
  closeChat,
  mailChatTranscript,
  rateChat,
  sendChatMessage,
  startChat,
  turnChatIntoTicket,
} from "#features/chat/rules/chat.contract.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { m } from "#platform/paraglide/messages.js";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function chatAction({ request, context }: ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries(
    ["topic", "body", "department", "service", "rating", "comment"].map((name) => [name, textOf(form, name)]),
  );
  try {
    const id = await perform(context, form, values);
    return redirect(`/customer/chat/${id}`);
  } catch (error) {
    return formFailure(error, values);
  }
}

async function perform(context: ActionArgs["context"], form: FormData, values: Record<string, string>): Promise<string> {
  const api = context.get(apiContext);
  const id = textOf(form, "chat");
  const params = { id };
  switch (textOf(form, "intent")) {
    case "start":
    case "send":
      return write(context, form, values, id);
    case "close":
      await api.call(closeChat, { params, body: {} });
      return id;
    case "ticket":
      await api.call(turnChatIntoTicket, { params, body: {} });
      return id;
    case "transcript":
      await api.call(mailChatTranscript, { params, body: {} });
      return id;
    case "rate":
      await api.call(rateChat, { params, body: { rating: Number(textOf(form, "rating")), comment: textOf(form, "comment") } });
      return id;
    default:
      throw new ApiError({ status: 400, message: m.chat_call_failed(), code: "unknown", errors: {}, retryAfter: undefined });
  }
}

async function write(context: ActionArgs["context"], form: FormData, values: Record<string, string>, chat: string): Promise<string> {
  const api = context.get(apiContext);
  const files = attachedFiles(await takeFormFiles(context, form));
  const body = { client_id: textOf(form, "client_id") || crypto.randomUUID(), body: values.body ?? "", ...files };
  if (chat) {
    await api.call(sendChatMessage, { params: { id: chat }, body });
    return chat;
  }
  const service = values.service || null;
  // One of the departments the form offers; the API asks again.
  const department = values.department as Department;
  const started = await api.call(startChat, { body: { ...body, topic: values.topic ?? "", department, service } });
  return started.data.id;
}
