// What is done to many tickets at once, and to one's own views.

import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { AskedAgain, NotChanged } from "#features/tickets/console/queue/queue-data.ts";
import { readAddress, savedFilters } from "#features/tickets/console/queue/queue-query.ts";
import { readSeenLine } from "#features/tickets/console/queue/seen-rows.ts";
import { removeSavedView, saveView } from "#features/tickets/rules/saved-views.contract.ts";
import { changeManyTickets } from "#features/tickets/rules/staff-tickets.contract.ts";
import type { CallInput } from "#platform/api/api-call.ts";
import { m } from "#platform/paraglide/messages.js";

type ManyChange = CallInput<typeof changeManyTickets>["body"]["change"];
type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export async function queueAction({ request, url, context }: Args) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  try {
    switch (form.get("intent")) {
      case "save-view": {
        const filters = filtersOf(url);
        await api.call(saveView, { body: { name: textOf(form, "name"), filters, shared: form.get("shared") === "on" } });
        return told(m.console_saved_done());
      }
      case "drop-view":
        await api.call(removeSavedView, { params: { id: textOf(form, "id") } });
        return told(m.console_dropped());
      default:
        return await changeMany(context, form);
    }
  } catch (error) {
    const failed = formFailure(error, typedIn(form));
    return data({ ...failed.data, again: askedAgain(form) }, failed.init ?? undefined);
  }
}

async function changeMany(context: Args["context"], form: FormData) {
  const ids = form.getAll("ids").map(String);
  const change = changeOf(form);
  if (ids.length === 0) return told(m.console_bulk_none(), "soon");
  if (Object.keys(change).length === 0) return told(m.console_bulk_nothing(), "soon", { again: askedAgain(form) });
  const seen = form
    .getAll("seen")
    .map((line) => readSeenLine(String(line)))
    .filter(({ id }) => ids.includes(id));
  const answer = await context.get(apiContext).call(changeManyTickets, { body: { ids, change, seen } });
  const tickets = answer.data.filter(({ ok }) => !ok);
  const done = String(answer.data.length - tickets.length);
  if (tickets.length === 0) return told(m.console_bulk_done({ count: done }));
  const wanted = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, typeof value === "string" ? value : null]));
  return told(m.console_bulk_partly({ done, failed: String(tickets.length) }), "soon", {
    left: { tickets, wanted },
    again: askedAgain(
      form,
      tickets.map(({ id }) => id),
    ),
  });
}

/** What the form holds; whether it makes sense is said by the API. */
function changeOf(form: FormData): ManyChange {
  const change: Record<string, unknown> = {};
  for (const name of ["state", "priority", "department"]) if (textOf(form, name)) change[name] = textOf(form, name);
  const assignee = textOf(form, "assignee");
  if (assignee) change.assignee = assignee === "none" ? null : assignee;
  const tags = tagsOf(textOf(form, "add_tags"));
  if (tags.length > 0) change.add_tags = tags;
  return change as ManyChange;
}

/** As they are typed: separated by commas. */
export function tagsOf(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Whatever of an address is no filter has been left out by now. */
function filtersOf(url: URL) {
  return savedFilters(readAddress(url.searchParams)) as CallInput<typeof saveView>["body"]["filters"];
}

/** The bar as it was sent: without scripts it is drawn anew, and what it asked for is to be asked once more. */
function askedAgain(form: FormData, ids = form.getAll("ids").map(String)): AskedAgain | undefined {
  return textOf(form, "intent") === "bulk" ? { ids, values: typedIn(form) } : undefined;
}

function told(text: string, tone: "good" | "soon" = "good", over: { left?: NotChanged; again?: AskedAgain | undefined } = {}) {
  return data({ told: text, tone, at: Date.now(), ...over });
}
