import { data, useLocation, useOutletContext } from "react-router";
import type { z } from "zod";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { attachedFiles, type FormFiles, takeFormFiles } from "#app/forms/form-files.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { EnquiryCase } from "#features/enquiries/console/enquiry-case.tsx";
import type { EnquiryDone, EnquiryFailure } from "#features/enquiries/console/enquiry-outcome.ts";
import { EnquirySide } from "#features/enquiries/console/enquiry-side.tsx";
import { settableStatuses } from "#features/enquiries/rules/enquiry-states.ts";
import * as calls from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/enquiries.one";
import type { EnquiriesContext } from "./enquiries.tsx";

export const handle: CrumbHandle = { crumb: (data: { enquiry: calls.EnquiryDetail } | undefined) => data?.enquiry.reference ?? "" };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.enquiry.reference ?? m.enquiries_title());

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(calls.readEnquiry, { params });
  return { enquiry: data, now: new Date().toISOString() };
}

/** Taken from the form as they are: the API says what is wrong with them. */
type SettableStatus = (typeof settableStatuses)[number];
type TicketFields = z.input<typeof calls.enquiryTicketBody>;

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const [intent = "", value = ""] = textOf(form, "intent").split(":");
  const text = textOf(form, "text");
  const values = { intent, text, ...ticketFields(form) };
  let files: FormFiles | null = null;
  const told = (words: string): EnquiryDone => ({ told: words, intent: intent.replace("-close", ""), at: Date.now() });
  try {
    switch (intent) {
      case "assign":
        await api.call(calls.changeEnquiry, { params, body: { assignee: value || textOf(form, "assignee") || null } });
        return told(m.enquiry_saved());
      case "status":
        await api.call(calls.changeEnquiry, { params, body: { status: value as SettableStatus } });
        return { ...told(m.enquiry_saved()), undo: undoOf(textOf(form, "before"), value) };
      case "note":
        await api.call(calls.addEnquiryNote, { params, body: { text } });
        return told(m.enquiry_note_saved());
      case "invite": {
        const { data: answer } = await api.call(calls.inviteSender, { params });
        return told(m.enquiry_invited({ email: answer.email }));
      }
      case "ticket": {
        const { data: answer } = await api.call(calls.makeEnquiryTicket, { params, body: ticketFields(form) as TicketFields });
        return told(m.enquiry_ticket_made({ number: answer.ticket?.number ?? "" }));
      }
      case "undo": {
        const { data: answer } = await api.call(calls.undoEnquiryAnswer, { params: { ...params, answer: value } });
        return { ...told(m.console_undone()), undone: answer };
      }
      default: {
        files = await takeFormFiles(context, form);
        const seen_answers = Number(textOf(form, "seen_answers")) || 0;
        const body = { text, seen_answers, close: intent === "answer-close", ...attachedFiles(files) };
        const { data: answer } = await api.call(calls.answerEnquiry, { params, body });
        return told(m.enquiry_answer_sent({ email: answer.email, seconds: String(context.get(requestContext).desk().rules.undoSeconds) }));
      }
    }
  } catch (error) {
    const failed = formFailure(error, values);
    return data<EnquiryFailure>({ ...failed.data, draft: files?.draft ?? "", files: files?.kept ?? [] }, failed.init ?? undefined);
  }
}

/** A state that only an answer sets is taken back to "open". */
function undoOf(before: string, now: string): string | undefined {
  if (!before || before === now) return undefined;
  return `status:${settableStatuses.find((status) => status === before) ?? "open"}`;
}

function ticketFields(form: FormData) {
  return { subject: textOf(form, "subject"), department: textOf(form, "department"), priority: textOf(form, "priority") };
}

export default function Enquiry({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { enquiry, now } = loaderData;
  const { me, locale, people } = useOutletContext<EnquiriesContext>();
  const { search } = useLocation();
  const failure = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <>
      <EnquiryCase
        key={enquiry.id}
        enquiry={enquiry}
        outcome={actionData}
        me={me}
        now={now}
        locale={locale}
        back={`/staff/enquiries${search}`}
      />
      <EnquirySide enquiry={enquiry} people={people} me={me} failure={failure} now={now} locale={locale} />
    </>
  );
}
