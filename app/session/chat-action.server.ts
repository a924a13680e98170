// The chat's forms without scripts: each posts, and the page comes back with what changed.
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/session/read-form.server.ts";
import type { StartFailure } from "#features/chat/customer/chat-start.tsx";
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
import { ApiError } from "./api-client.ts";
import { textOf } from "./failed-form.ts";
import { formWithFiles, takeFormFiles } from "./form-files.server.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function chatAction({ request, context }: ActionArgs) {
  const form = await readForm(request, formWithFiles);
  const values = Object.fromEntries(["topic", "body", "department", "service"].map((name) => [name, textOf(form, name)]));
  try {
    const id = await perform(context, form, values);
    return redirect(`/customer/chat/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, errors, status } = error.failure;
    const failure: StartFailure = {
      message,
      errors: Object.fromEntries(Object.entries(errors).map(([name, list]) => [name, list.join(" ")])),
      values,
    };
    return data(failure, { status });
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
  const { draft, ids, problems } = await takeFormFiles(context, form);
  if (problems.length > 0) {
    throw new ApiError({
      status: 422,
      message: problems.join(" "),
      code: "unknown",
      errors: { file_ids: problems },
      retryAfter: undefined,
    });
  }
  const files = ids.length > 0 ? { file_ids: ids, draft } : {};
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
