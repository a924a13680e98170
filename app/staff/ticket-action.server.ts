// What is done to one ticket. Every button of the ticket's page posts here; without scripts the page comes back with what came of it.
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { ApiError } from "#app/session/api-client.ts";
import { formFailure, textOf } from "#app/session/form-failure.ts";
import { type FormFiles, readForm, takeFormFiles } from "#app/session/form-files.server.ts";
import { readRichText } from "#features/rich-text/read-rich-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { TicketOutcome } from "#features/tickets/console/ticket-outcome.ts";
import type { OutboxView } from "#features/tickets/staff-ticket-views.ts";
import { settableStates } from "#features/tickets/staff-tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { customerDeed } from "./customer-action.server.ts";
import { tagsOf } from "./queue-action.server.ts";

type Args = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> };

export async function ticketAction({ request, params, context }: Args) {
  const form = await readForm(request);
  const intent = textOf(form, "intent") || textOf(form, "kind");
  let files: FormFiles | null = null;
  try {
    if (intent === "reply" || intent === "note") files = await takeFormFiles(context, form);
    return data<TicketOutcome>(await perform(context, params.id, intent, form, files));
  } catch (error) {
    const failed = formFailure(error);
    const typed = form.has("body") ? { body: readRichText(form, "body"), files: files?.kept ?? [], draft: files?.draft ?? "" } : undefined;
    return data<TicketOutcome>({ ...failed.data, intent, typed }, failed.init ?? undefined);
  }
}

async function perform(
  context: Args["context"],
  id: string,
  intent: string,
  form: FormData,
  files: FormFiles | null,
): Promise<TicketOutcome> {
  const api = context.get(apiContext);
  const path = `/staff/tickets/${encodeURIComponent(id)}`;
  const done = (told?: string): TicketOutcome => ({ done: intent, told, at: Date.now() });
  switch (intent) {
    case "reply":
    case "note": {
      const body = { body: readRichText(form, "body"), ...(files ? attached(files) : {}) };
      const key = textOf(form, "key");
      const headers: HeadersInit = key ? { "idempotency-key": `${key}-${intent}` } : {};
      if (intent === "note") await api.post(`${path}/notes`, body, headers);
      else {
        const next_state = textOf(form, "next_state") || "answered";
        await api.post<{ data: OutboxView }>(
          `${path}/replies`,
          { ...body, next_state, last_seen_seq: Number(textOf(form, "last_seen_seq")) },
          headers,
        );
      }
      return done();
    }
    case "undo": {
      const answer = await api.delete<{ data: { body: RichText } }>(`${path}/replies/${encodeURIComponent(textOf(form, "reply"))}`);
      return { ...done(m.desk_undone()), undone: answer.data.body };
    }
    case "edit":
      await api.patch(`${path}/messages/${encodeURIComponent(textOf(form, "message"))}`, { body: readRichText(form, "body") });
      return done();
    case "follow":
      await api.post(`${path}/follow`);
      return done();
    case "unfollow":
      await api.delete(`${path}/follow`);
      return done();
    case "change":
      await api.patch(path, changeOf(form));
      return done();
    default:
      return { ...done(), ...(await customerDeed(context, textOf(form, "customer"), intent, form)) };
  }
}

function attached({ ids, draft, problems }: FormFiles) {
  if (problems.length > 0) {
    throw new ApiError({
      status: 422,
      message: problems.join(" "),
      code: "unknown",
      errors: { file_ids: problems },
      retryAfter: undefined,
    });
  }
  return ids.length > 0 ? { file_ids: ids, draft } : {};
}

/** Only what the form holds: with scripts one thing, without them all of them, of which the API keeps what differs. */
function changeOf(form: FormData): Record<string, unknown> {
  const change: Record<string, unknown> = {};
  for (const name of ["priority", "department", "subject"]) if (form.has(name)) change[name] = textOf(form, name);
  for (const name of ["assignee", "service"]) if (form.has(name)) change[name] = textOf(form, name) || null;
  const state = textOf(form, "state");
  if ((settableStates as readonly string[]).includes(state)) change.state = state;
  if (form.has("tags")) change.tags = tagsOf(textOf(form, "tags"));
  if (change.state === "closed" && form.has("last_seen_seq")) change.last_seen_seq = Number(textOf(form, "last_seen_seq"));
  return change;
}
