// What a customer does on the page of a ticket: reply, close, reopen, rate, escalate, change the priority. One form each; they work without scripts.
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { problemOf, textOf } from "#app/forms/failed-form.ts";
import { attachedFiles, type FormFiles, takeFormFiles } from "#app/forms/form-files.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ApiError } from "#app/session/api-client.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import { toPlainText } from "#features/rich-text/plain-text.ts";
import { readRichText } from "#features/rich-text/read-rich-text.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { OwnTicketOutcome } from "#features/tickets/customer/own-ticket-outcome.ts";
import { priorityWords } from "#features/tickets/customer/ticket-words.ts";
import { addTicketCopy, removeTicketCopy } from "#features/tickets/rules/ticket-copies.contract.ts";
import {
  changeTicketPriority,
  closeTicket,
  escalateTicket,
  rateTicket,
  reopenTicket,
  replyToTicket,
} from "#features/tickets/rules/tickets.contract.ts";
import { idPattern } from "#platform/api/field-limits.ts";
import { m } from "#platform/paraglide/messages.js";

type Context = Readonly<RouterContextProvider>;

export async function actOnTicket(context: Context, request: Request, id: string) {
  const form = await readForm(request);
  const params = { id };
  const finish = (done: "reply" | "close" | "reopen" | "rate" | "escalate" | "priority" | "copy", told: string, hash = "") => {
    // Without scripts the page is fetched anew, so that reloading it sends nothing again.
    if (new URL(request.url).pathname.endsWith(".data")) return data<OwnTicketOutcome>({ done, at: Date.now(), told });
    return leave(context, `/customer/ticket/details/${id}${hash}`, told);
  };
  const api = context.get(apiContext);
  switch (form.get("intent")) {
    case "close":
      return attempt("close", async () => {
        await api.call(closeTicket, { params, body: {} });
        const rating = Number(form.get("rating"));
        if (rating >= 1) await api.call(rateTicket, { params, body: { rating, comment: "" } });
        return finish("close", m.ticket_closed_told());
      });
    case "reopen":
      return attempt("reopen", async () => {
        await api.call(reopenTicket, { params, body: {} });
        return finish("reopen", m.ticket_reopened_told(), "#reply");
      });
    case "copy-add":
      return attempt("copy", async () => {
        const email = textOf(form, "email");
        await api.call(addTicketCopy, { params, body: { email } });
        return finish("copy", m.ticket_copy_told({ email }));
      });
    case "copy-remove":
      return attempt("copy", async () => {
        await api.call(removeTicketCopy, { params: { id, copy: textOf(form, "copy") } });
        return finish("copy", m.ticket_copy_removed_told());
      });
    case "priority":
      return attempt("priority", async () => {
        const { data: ticket } = await api.call(changeTicketPriority, {
          params,
          body: asTyped(changeTicketPriority, { priority: textOf(form, "priority") }),
        });
        return finish("priority", m.ticket_change_priority_told({ priority: priorityWords[ticket.priority]() }));
      });
    case "escalate":
      return attempt("escalate", async () => {
        await api.call(escalateTicket, { params, body: {} });
        return finish("escalate", m.ticket_escalated_told());
      });
    case "rate": {
      const rated = { rating: Number(form.get("rating")), comment: textOf(form, "comment") };
      const failed = { failed: "rate", rated } as const;
      if (!(rated.rating >= 1 && rated.rating <= 5)) {
        return data<OwnTicketOutcome>({ ...failed, message: "", errors: { rating: m.ticket_rating_needed() } }, { status: 422 });
      }
      try {
        await api.call(rateTicket, { params, body: rated });
        return finish("rate", m.ticket_rated_told());
      } catch (error) {
        return data<OwnTicketOutcome>({ ...failed, ...ticketProblem(error) }, { status: 422 });
      }
    }
    default:
      return reply(context, form, id, (seq) => finish("reply", m.ticket_reply_sent(), `#m${seq}`));
  }
}

async function reply(
  context: Context,
  form: FormData,
  id: string,
  finish: (seq: number) => ReturnType<typeof leave> | ReturnType<typeof data<OwnTicketOutcome>>,
) {
  const body = readRichText(form, "body");
  const files = await takeFormFiles(context, form);
  const key = textOf(form, "key");
  try {
    const attached = attachedFiles(files);
    const { data: ticket } = await context.get(apiContext).call(replyToTicket, {
      params: { id },
      body: { body, ...attached, close: form.get("close") === "on" },
      headers: idPattern.test(key) ? { "idempotency-key": key } : {},
    });
    // A ticket closed long ago goes on in a new one.
    if (ticket.id !== id) return leave(context, `/customer/ticket/details/${ticket.id}`, m.ticket_reply_moved({ number: ticket.number }));
    return finish(ticket.seq);
  } catch (error) {
    return refused(body, files, ticketProblem(error));
  }
}

function refused(body: RichText, files: FormFiles, problem: { message: string; errors: Record<string, string> }) {
  const { draft, kept } = files;
  // Said beside the field; the form as a whole needs no second voice.
  const message = Object.keys(problem.errors).length > 0 ? "" : problem.message;
  return data<OwnTicketOutcome>(
    { failed: "reply", failure: { ...problem, message, text: plainOf(body), draft, files: kept } },
    { status: 422 },
  );
}

/** For the textarea of a page without scripts; whatever the editor sent is still in the editor. */
export function plainOf(body: RichText): string {
  try {
    return toPlainText(body);
  } catch {
    return "";
  }
}

/** A ticket that is not there is a page that is not there. */
export function ticketProblem(error: unknown): ReturnType<typeof problemOf> {
  if (error instanceof ApiError && error.failure.status === 404) throw error;
  return problemOf(error);
}

async function attempt<T>(failed: "close" | "reopen" | "escalate" | "priority" | "copy", work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    return data<OwnTicketOutcome>({ failed, ...ticketProblem(error) }, { status: 422 });
  }
}

export function leave(context: Context, to: string, told: string): Response {
  const { secure } = context.get(requestContext);
  return redirect(to, { headers: { "set-cookie": flashCookieValue({ kind: "success", text: told }, secure) } });
}
