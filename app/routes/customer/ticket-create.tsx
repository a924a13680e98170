import { data } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { attachedFiles, takeFormFiles } from "#app/forms/form-files.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { type ApiClient, SessionEnded } from "#app/session/api-client.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { estimateTicket } from "#app/tickets/estimate-ticket.server.ts";
import { leave, plainOf, ticketProblem } from "#app/tickets/ticket-actions.server.ts";
import { newDraft } from "#features/files/new-draft.ts";
import { readRichText } from "#features/rich-text/read-rich-text.ts";
import { MatchingIncidents, matchingChoice, matchingIncidents } from "#features/status/reader/matching-incidents.tsx";
import { readStatus } from "#features/status/rules/status.contract.ts";
import type { IncidentView } from "#features/status/rules/status-views.ts";
import { departmentsOffered } from "#features/support/rules/department-list.ts";
import { type Department, priorities } from "#features/support/rules/departments.ts";
import { fieldsIn } from "#features/support/rules/ticket-fields.ts";
import { ownTexts } from "#features/tickets/customer/create/own-fields.tsx";
import { type TicketFailure, type TicketFields, TicketForm } from "#features/tickets/customer/create/ticket-form.tsx";
import { promisesOf } from "#features/tickets/rules/answer-promises.ts";
import { listTicketFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import { cutLines, lineNames, linesOf } from "#features/tickets/rules/ticket-lines.ts";
import { createTicket, listServices } from "#features/tickets/rules/tickets.contract.ts";
import { idPattern } from "#platform/api/field-limits.ts";
import { m } from "#platform/paraglide/messages.js";
import { useNow } from "#ui/use-now.ts";
import type { Route } from "./+types/ticket-create";

export const handle: CrumbHandle = { crumb: () => m.tickets_new() };
export const meta = () => accountMeta(m.tickets_new());

export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams;
  const api = context.get(apiContext);
  const [{ data: services }, { data: ownFields }, incidents] = await Promise.all([
    api.call(listServices),
    api.call(listTicketFields),
    knownIncidents(api),
  ]);
  const viewer = context.get(viewerContext);
  const estimate = await estimateTicket(context, given.get("estimate") ?? "");
  const now = new Date();
  const start: TicketFields = {
    department: departmentOf(estimate ? "sales" : given.get("department")),
    priority: "normal",
    cc: "",
    service: services.find(({ id, code }) => given.get("service") === id || given.get("service") === code)?.id ?? "",
    ...ownTexts(ownFields, (name) => given.get(name) ?? ""),
    ...cutLines(linesOf({ ...Object.fromEntries(given), ...(estimate && { subject: estimate.subject }) })),
  };
  return {
    services,
    ownFields,
    matching: matchingIncidents(incidents, services),
    start,
    startText: estimate?.text ?? (given.get("text") ?? "").slice(0, 4000),
    promises: promisesOf(context.get(requestContext).desk, now),
    createKey: newDraft(),
    clockwork: { locale: context.get(requestContext).locale, timeZone: viewer.timezone },
    now: now.toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const { data: ownFields } = await api.call(listTicketFields);
  const fields: TicketFields = {
    department: departmentOf(textOf(form, "department")),
    priority: priorities.find((candidate) => candidate === form.get("priority")) ?? "normal",
    service: textOf(form, "service"),
    cc: textOf(form, "cc"),
    ...ownTexts(ownFields, (name) => textOf(form, name)),
    ...linesOf(Object.fromEntries(lineNames.map((name) => [name, textOf(form, name)]))),
  };
  const body = readRichText(form, "body");
  const files = await takeFormFiles(context, form);
  const refuse = (problem: { message: string; errors: Record<string, string> }) =>
    data<TicketFailure>(
      { ...problem, fields, text: plainOf(body), draft: files.draft, files: files.kept, attempt: Date.now() },
      { status: 422 },
    );
  if (files.problems.length > 0) return refuse({ message: "", errors: { file_ids: files.problems.join(" ") } });
  const key = textOf(form, "key");
  try {
    const { department, priority } = fields;
    const { data: ticket } = await api.call(createTicket, {
      body: {
        ...linesOf(fields),
        department,
        priority,
        // What was typed for another department stays in the form.
        fields: Object.fromEntries(fieldsIn(ownFields, department).map(({ id }) => [id, fields[`fields.${id}`] ?? ""])),
        service: fields.service || null,
        cc: fields.cc.split(/[\s,;]+/).filter(Boolean),
        body,
        ...attachedFiles(files),
      },
      headers: idPattern.test(key) ? { "idempotency-key": key } : {},
    });
    return leave(context, `/customer/ticket/details/${ticket.id}`, m.ticket_opened({ number: ticket.number }));
  } catch (error) {
    const { message, errors } = ticketProblem(error);
    // One field holds all addresses, whichever of them is wrong.
    const named = Object.entries(errors).map(([name, text]) => [name === "email" || name.startsWith("cc.") ? "cc" : name, text]);
    return refuse({ message, errors: Object.fromEntries(named) });
  }
}

/** What is known already. The form does not wait for it, nor fail with it. */
async function knownIncidents(api: ApiClient): Promise<IncidentView[]> {
  try {
    return (await api.call(readStatus)).data.incidents;
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    return [];
  }
}

function departmentOf(value: string | null): Department {
  const offered = departmentsOffered();
  return offered.find((candidate) => candidate === value) ?? offered[0] ?? "technical";
}

export default function CreateTicket({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { matching, ...form } = loaderData;
  const { clockwork } = form;
  const now = useNow(loaderData.now, 30_000);
  return (
    <>
      <div className="account-title">
        <div>
          <h1>{m.tickets_new()}</h1>
          <p>{m.ticket_create_sub()}</p>
        </div>
      </div>
      <TicketForm
        {...form}
        now={now}
        failure={actionData ?? null}
        known={({ department, service }) => {
          const code = form.services.find(({ id }) => id === service)?.code;
          const list = matchingChoice(matching, { department, code });
          return <MatchingIncidents list={list} locale={clockwork.locale} hint={m.status_match_ticket()} />;
        }}
      />
    </>
  );
}
