// What is done to one ticket. Every button of the ticket's page posts here; without scripts the page comes back with what came of it.
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { attachedFiles, type FormFiles, takeFormFiles } from "#app/forms/form-files.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { type ApiClient, ApiError } from "#app/session/api-client.ts";
import { readRichText } from "#features/rich-text/read-rich-text.ts";
import { linkTicketIncident } from "#features/status/rules/ticket-incident.contract.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { deskMoment } from "#features/tickets/rules/hold-dates.ts";
import { runMacro } from "#features/tickets/rules/macros.contract.ts";
import { settableStates } from "#features/tickets/rules/queue-views.ts";
import { closeSideConversation, startSideConversation, writeSideMessage } from "#features/tickets/rules/side-conversations.contract.ts";
import { propertyConflicts } from "#features/tickets/rules/staff-ticket-views.ts";
import { changeTicket, followTicket, unfollowTicket } from "#features/tickets/rules/staff-tickets.contract.ts";
import {
  addTicketNote,
  askTicketClosing,
  editTicketMessage,
  sendTicketReply,
  undoTicketReply,
} from "#features/tickets/rules/staff-writing.contract.ts";
import { lineNames } from "#features/tickets/rules/ticket-lines.ts";
import type { CallInput } from "#platform/api/api-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { customerDeed } from "./customer-action.server.ts";
import { tagsOf } from "./queue-action.server.ts";

type ChangeBody = CallInput<typeof changeTicket>["body"];
type ReplyBody = CallInput<typeof sendTicketReply>["body"];
type Args = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> };

export async function ticketAction({ request, params, context }: Args) {
  const form = await readForm(request);
  const intent = textOf(form, "intent") || textOf(form, "kind");
  let files: FormFiles | null = null;
  try {
    const takesFiles = ["reply", "note", "side-start", "side-write"].includes(intent);
    if (takesFiles) files = await takeFormFiles(context, form, intent === "reply" ? "customer" : "internal");
    return data<ConsoleOutcome>(await perform(context, params.id, intent, form, files));
  } catch (error) {
    const failed = formFailure(error, intent.startsWith("side-") ? typedIn(form) : {});
    const typed = form.has("body") ? { body: readRichText(form, "body"), files: files?.kept ?? [], draft: files?.draft ?? "" } : undefined;
    return data<ConsoleOutcome>(
      { ...failed.data, intent, typed, attached: files ?? undefined, conflicts: conflictsOf(error, form) },
      failed.init ?? undefined,
    );
  }
}

async function perform(
  context: Args["context"],
  id: string,
  intent: string,
  form: FormData,
  files: FormFiles | null,
): Promise<ConsoleOutcome> {
  const api = context.get(apiContext);
  const params = { id };
  const done = (told?: string): ConsoleOutcome => ({ done: intent, told, at: Date.now() });
  switch (intent) {
    case "reply":
    case "note": {
      const body = { body: readRichText(form, "body"), ...(files ? attachedFiles(files) : {}) };
      const key = textOf(form, "key");
      const headers: HeadersInit = key ? { "idempotency-key": `${key}-${intent}` } : {};
      if (intent === "note") await api.call(addTicketNote, { params, body, headers });
      else {
        const next_state = (textOf(form, "next_state") || "answered") as ReplyBody["next_state"];
        const reply = { ...body, next_state, last_seen_seq: Number(textOf(form, "last_seen_seq")) };
        await api.call(sendTicketReply, { params, body: reply, headers });
      }
      return done();
    }
    case "undo": {
      const answer = await api.call(undoTicketReply, { params: { id, reply: textOf(form, "reply") } });
      return {
        ...done(answer.data.body ? m.console_undone() : form.has("macro") ? m.macro_undone() : m.console_not_closed()),
        undone: answer.data,
      };
    }
    case "macro": {
      const body = { macro: textOf(form, "macro"), last_seen_seq: Number(textOf(form, "last_seen_seq")) };
      await api.call(runMacro, { params, body });
      return done();
    }
    case "edit":
      await api.call(editTicketMessage, { params: { id, message: textOf(form, "message") }, body: { body: readRichText(form, "body") } });
      return done();
    case "follow":
      await api.call(followTicket, { params });
      return done();
    case "unfollow":
      await api.call(unfollowTicket, { params });
      return done();
    case "incident":
      await api.call(linkTicketIncident, { params, body: { incident: textOf(form, "incident") || null } });
      return done();
    case "side-start": {
      const body = { email: textOf(form, "email"), subject: textOf(form, "subject"), text: textOf(form, "text") };
      await api.call(startSideConversation, { params, body: { ...body, ...(files ? attachedFiles(files) : {}) } });
      return done(m.side_sent());
    }
    case "side-write": {
      const where = { id, conversation: textOf(form, "conversation") };
      await api.call(writeSideMessage, { params: where, body: { text: textOf(form, "text"), ...(files ? attachedFiles(files) : {}) } });
      return done(m.side_sent());
    }
    case "side-close":
      await api.call(closeSideConversation, { params: { id, conversation: textOf(form, "conversation") }, body: {} });
      return done(m.side_closed_told());
    case "change": {
      const change = changeOf(form);
      if (change) await makeChange(api, params, change);
      return done();
    }
    default:
      return { ...done(), ...(await customerDeed(context, textOf(form, "customer"), intent, form)) };
  }
}

/** Closing waits, like a reply, and can be taken back; whatever else was changed with it is changed at once. */
async function makeChange(api: ApiClient, params: { id: string }, change: ChangeBody): Promise<void> {
  const { state, last_seen_seq, seen, ...others } = change;
  if (state !== "closed") {
    await api.call(changeTicket, { params, body: change });
    return;
  }
  const { state: seen_state, ...seenOthers } = seen ?? {};
  if (Object.keys(others).length > 0) await api.call(changeTicket, { params, body: { ...others, seen: seenOthers } });
  await api.call(askTicketClosing, { params, body: { last_seen_seq, seen_state } });
}

const properties: Record<string, (value: string) => unknown> = {
  ...Object.fromEntries(lineNames.map((name) => [name, (value: string) => value])),
  state: (value) => value,
  priority: (value) => value,
  department: (value) => value,
  assignee: (value) => value || null,
  service: (value) => value || null,
  tags: tagsOf,
};

/** With scripts the form holds one property, without them all: what was left as it was shown is no change, whatever it is by now. */
function changeOf(form: FormData): ChangeBody | null {
  const change: Record<string, unknown> = {};
  const seen: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(properties)) {
    const [value, shown] = [textOf(form, name), textOf(form, `seen_${name}`)];
    if (!form.has(name) || (name === "state" && !(settableStates as readonly string[]).includes(value))) continue;
    if (form.has(`seen_${name}`)) {
      if (value === shown) continue;
      seen[name] = read(shown);
    }
    change[name] = read(value);
  }
  const own = ownFields(form);
  if (own) {
    change.fields = own.fields;
    seen.fields = own.seen;
  }
  const until = textOf(form, "hold_until");
  if (form.has("hold_until") && until !== textOf(form, "seen_hold_until")) {
    change.hold_until = until === "" || until === "none" ? null : deskMoment(until);
  }
  if (Object.keys(change).length === 0) return null;
  if (change.state === "closed" && form.has("last_seen_seq")) change.last_seen_seq = Number(textOf(form, "last_seen_seq"));
  return { ...change, seen } as ChangeBody;
}

/** The provider's own fields, named `fields.{id}`. */
function ownFields(form: FormData) {
  const fields: Record<string, string> = {};
  const seen: Record<string, string> = {};
  for (const name of new Set(form.keys())) {
    if (!name.startsWith("fields.")) continue;
    const id = name.slice("fields.".length);
    const shown = form.has(`seen_${name}`) ? textOf(form, `seen_${name}`) : null;
    if (shown === textOf(form, name)) continue;
    fields[id] = textOf(form, name);
    if (shown !== null) seen[id] = shown;
  }
  return Object.keys(fields).length > 0 ? { fields, seen } : null;
}

function conflictsOf(error: unknown, form: FormData) {
  if (!(error instanceof ApiError) || error.failure.code !== "property_changed") return [];
  const { conflicts } = propertyConflicts.parse(error.failure.data);
  return conflicts.map((conflict) => ({ ...conflict, wanted: textOf(form, conflict.field) }));
}
