// Before there is a chat: who is at the desk, what it is about, the first message. When nobody is there, the same form leaves a ticket.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Locale } from "#content/locales.ts";
import { availabilityWords } from "#features/chat/console/chat-console-words.ts";
import { askChat, failureText, notifyChat } from "#features/chat/conversation/chat-calls.ts";
import { chatDrafts } from "#features/chat/conversation/kept-outbox.ts";
import type { readChatAvailability, startChat } from "#features/chat/rules/chat.contract.ts";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import { AttachmentField } from "#features/files/attachment-field.tsx";
import { useUploads } from "#features/files/use-uploads.ts";
import { departmentShown, departmentsOffered } from "#features/support/rules/department-list.ts";
import { departmentName } from "#features/support/rules/department-settings.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import type { ServiceView } from "#features/tickets/rules/ticket-views.ts";
import { CallFailed } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { AvailabilityNow, OpeningHoursTable } from "./chat-hours.tsx";
import { PastChats, type PastList } from "./chat-side.tsx";

export type StartFailure = { message: string; errors: Record<string, string>; values: Record<string, string> };

type ChatStartProps = {
  availability: AvailabilityView | null;
  services: ServiceView[];
  past: PastList;
  failure: StartFailure | null;
  locale: Locale;
  timeZone: string;
  /** Makes the same form, posted twice, one chat. */
  clientId: string;
};

const consoleRefreshMs = 30_000;
const kept = ["topic", "body"] as const;

export function ChatStart({ availability: drawn, services, past, failure: posted, locale, timeZone, clientId: drawnId }: ChatStartProps) {
  // Kept while the page asks the server again: one form is one message, however often it is sent.
  const [clientId] = useState(drawnId);
  const availability = useConsole(drawn);
  const asTicket = availability ? availabilityWords(availability, locale).asTicket : false;
  const start = useStart(posted, clientId);
  const { failure } = start;
  const field = (name: string) => ({ name, error: failure?.errors[name], defaultValue: failure?.values[name] ?? "" });
  const names = {
    technical: m.chat_department_technical(),
    billing: m.chat_department_billing(),
    sales: m.chat_department_sales(),
    abuse: m.chat_department_abuse(),
  };
  return (
    <div className="chat-start">
      <div>
        <div className="account-title">
          <div>
            <h1>{asTicket ? m.chat_start_title_ticket() : m.chat_start_title()}</h1>
            <p>{asTicket ? m.chat_start_text_ticket() : availability?.greeting[locale] || m.chat_start_text()}</p>
          </div>
        </div>
        {availability ? <AvailabilityNow availability={availability} locale={locale} /> : <p className="quiet">{m.chat_state_unknown()}</p>}
        <form
          method="post"
          encType="multipart/form-data"
          className="form-stack apart"
          ref={start.form}
          onSubmit={start.submit}
          onInput={start.keep}
          noValidate
        >
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="client_id" value={clientId} />
          <ErrorSummary
            heading={failure?.message || m.chat_errors()}
            errors={Object.entries(failure?.errors ?? {}).map(([name, message]) => ({ name, message }))}
            attempt={failure}
          >
            {failure && Object.keys(failure.errors).length === 0 ? <span /> : null}
          </ErrorSummary>
          <TextField
            {...field("topic")}
            label={m.chat_topic()}
            placeholder={m.chat_topic_hint()}
            limit={subjectMaximum}
            autoComplete="off"
          />
          <div className="pair">
            <SelectField
              {...field("department")}
              defaultValue={failure?.values.department || "technical"}
              label={m.chat_department()}
              options={departmentsOffered().map((value) => ({
                value,
                label: departmentShown(value) ? departmentName(value)() : names[value],
              }))}
            />
            {services.length > 0 ? (
              <SelectField
                {...field("service")}
                label={m.chat_service()}
                optional={m.chat_optional()}
                options={[
                  { value: "", label: m.chat_service_none() },
                  ...services.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` })),
                ]}
              />
            ) : null}
          </div>
          <TextareaField
            {...field("body")}
            label={m.chat_first_message()}
            hint={m.chat_first_hint()}
            rows={5}
            limit={messageLimits().chatCharacters}
          />
          <AttachmentField uploads={start.uploads} error={failure?.errors.file_ids} />
          <div>
            <Button type="submit" busy={start.busy} busyLabel={m.chat_starting()}>
              {asTicket ? m.chat_start_action_ticket() : m.chat_start_action()}
            </Button>
          </div>
        </form>
      </div>
      <div className="side-panel chat-start-side">
        {availability ? <OpeningHoursTable availability={availability} locale={locale} /> : null}
        <PastChats past={past} locale={locale} timeZone={timeZone} now={availability?.now ?? new Date(0).toISOString()} />
      </div>
    </div>
  );
}

/** The state of the desk changes while somebody writes. */
function useConsole(drawn: AvailabilityView | null): AvailabilityView | null {
  const [availability, setConsole] = useState(drawn);
  useEffect(() => setConsole(drawn), [drawn]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      askChat<typeof readChatAvailability>("readChatAvailability", {}).then(
        ({ data }) => setConsole(data),
        () => {},
      );
    }, consoleRefreshMs);
    return () => clearInterval(timer);
  }, []);
  return availability;
}

function useStart(posted: StartFailure | null, clientId: string) {
  const [failure, setFailure] = useState(posted);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const uploads = useUploads();
  const navigate = useNavigate();

  // What was written and not sent is there again.
  useEffect(() => {
    for (const name of kept) {
      const input = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (input && !input.value) input.value = chatDrafts.read(`start:${name}`) ?? "";
    }
  }, []);

  function keep() {
    const values = new FormData(form.current ?? undefined);
    for (const name of kept) chatDrafts.keep(String(values.get(name) ?? "") || null, `start:${name}`);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || uploads.busy) return;
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? "");
    const values = { topic: text("topic"), body: text("body"), department: text("department"), service: text("service") };
    const service = values.service || null;
    const files = uploads.ids.length > 0 ? { file_ids: uploads.ids, draft: uploads.draft } : {};
    setBusy(true);
    try {
      // One of the departments the form offers; the API asks again.
      const department = values.department as Department;
      const body = { ...values, department, service, client_id: clientId, ...files };
      const { data } = await notifyChat<typeof startChat>("startChat", { body });
      for (const name of kept) chatDrafts.keep(null, `start:${name}`);
      await navigate(`/customer/chat/${data.id}`);
    } catch (error) {
      setFailure({ message: failureText(error), errors: error instanceof CallFailed ? error.fields : {}, values });
      setBusy(false);
    }
  }

  return { form, failure, busy, uploads, keep, submit };
}
