import { useLocation, useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { formFailure, textOf } from "#app/session/failed-form.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { useOutcome } from "#app/session/use-outcome.ts";
import type { DeskHandle } from "#app/shell/account/desk-crumbs.ts";
import { EnquiryCase, type EnquiryOutcome } from "#features/enquiries/console/enquiry-case.tsx";
import { EnquirySide } from "#features/enquiries/console/enquiry-side.tsx";
import type { EnquiryDetail } from "#features/enquiries/rules/enquiry-desk.contract.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/enquiries.one";
import type { EnquiriesContext } from "./enquiries.tsx";

export const handle: DeskHandle = { crumb: (data: { enquiry: EnquiryDetail } | undefined) => data?.enquiry.reference ?? "" };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.enquiry.reference ?? m.enquiries_title());

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).get<{ data: EnquiryDetail }>(`/staff/enquiries/${encodeURIComponent(params.id)}`);
  return { enquiry: data, now: new Date().toISOString() };
}

type Answer = { data: EnquiryDetail };

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, writtenBody);
  const api = context.get(apiContext);
  const path = `/staff/enquiries/${encodeURIComponent(params.id)}`;
  const [intent = "", value = ""] = textOf(form, "intent").split(":");
  const text = textOf(form, "text");
  const values = { intent, text, ...ticketFields(form) };
  const told = (words: string): EnquiryOutcome => ({ told: words, intent: intent.replace("-close", ""), at: Date.now() });
  try {
    switch (intent) {
      case "assign":
        await api.patch<Answer>(path, { assignee: value || textOf(form, "assignee") || null });
        return told(m.enquiry_saved());
      case "status":
        await api.patch<Answer>(path, { status: value });
        return told(m.enquiry_saved());
      case "note":
        await api.post<Answer>(`${path}/notes`, { text });
        return told(m.enquiry_note_saved());
      case "invite": {
        const { data } = await api.post<Answer>(`${path}/invitation`);
        return told(m.enquiry_invited({ email: data.email }));
      }
      case "ticket": {
        const { data } = await api.post<Answer>(`${path}/ticket`, ticketFields(form));
        return told(m.enquiry_ticket_made({ number: data.ticket?.number ?? "" }));
      }
      default: {
        const seen_answers = Number(textOf(form, "seen_answers")) || 0;
        const { data } = await api.post<Answer>(`${path}/answers`, { text, seen_answers, close: intent === "answer-close" });
        return told(m.enquiry_answer_sent({ email: data.email }));
      }
    }
  } catch (error) {
    return formFailure(error, values);
  }
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
      <EnquiryCase key={enquiry.id} enquiry={enquiry} outcome={actionData} now={now} locale={locale} back={`/staff/enquiries${search}`} />
      <EnquirySide enquiry={enquiry} people={people} me={me} failure={failure} now={now} locale={locale} />
    </>
  );
}
